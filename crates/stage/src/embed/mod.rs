//! What a page of somebody else's wants to show: the address of a search, with what only such a page
//! says of it.

mod choices;
mod problem;

pub use choices::{Controls, Repeat, Start};
pub use problem::EmbedProblem;

use plyscope_core::excerpt;

use crate::film::{At, Playing, Show};
use crate::link::{decode, Link, LinkProblem, MAX_LINK};
use crate::playback::Speed;
use crate::setup::Choice;
#[cfg(feature = "backtracking")]
use crate::{backtrack, coroutine};

/// What is to be shown, and how. What is not said is left as it is by default.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// What is shown; `None` where nothing can be.
    pub show: Option<Show>,
    /// The first moment that is shown; the search's own where nothing is said.
    pub from: Option<At>,
    /// The last moment that is shown; the search's own where nothing is said.
    pub to: Option<At>,
    /// What there is to press.
    pub controls: Controls,
    /// Whether it begins again where it ends.
    pub repeat: Repeat,
    /// Whether it plays without being asked to.
    pub start: Start,
    /// How fast it plays.
    pub speed: Speed,
}

impl Embed {
    /// Reads what a page says, which is written as the part of an address behind `#`. Whatever can
    /// be understood is kept; the rest is told.
    #[must_use]
    pub fn parse(text: &str) -> (Self, Vec<EmbedProblem>) {
        let mut embed = Self::default();
        let mut problems = Vec::new();
        if text.len() > MAX_LINK {
            return (embed, vec![LinkProblem::TooLong { bytes: text.len() }.into()]);
        }
        let mut others = Vec::new();
        for part in text.split('&').filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match embed.take(name, value) {
                Some(Ok(())) => {}
                Some(Err(problem)) => problems.push(problem),
                None => others.push(part),
            }
        }
        embed.show = show(&others, &mut problems);
        (embed, problems)
    }

    /// Runs the search, and tells where the step that is to be shown does not exist.
    #[must_use]
    pub fn play(&self, problems: &mut Vec<EmbedProblem>) -> Option<Playing> {
        let show = self.show.as_ref()?;
        let playing = Playing::of(show, self.from, self.to)?;
        if let Show::Search(Link { step: Some(step), .. }) = show {
            let (step, last) = (u64::from(step.0), playing.end());
            let is_known = playing.is_end_known() && step != u64::from(u32::MAX);
            if is_known && step > last {
                problems.push(EmbedProblem::Beyond { step, last });
            }
        }
        Some(playing)
    }

    /// Takes what is said of the showing; `None` for what is said of the search.
    fn take(&mut self, name: &str, value: &str) -> Option<Result<(), EmbedProblem>> {
        let is_own = ["from", "to", Controls::NAME, Repeat::NAME, Start::NAME, Speed::NAME];
        if !is_own.contains(&name) {
            return None;
        }
        let Some(value) = decode(value) else {
            return Some(Err(LinkProblem::Encoding { name: name.to_owned() }.into()));
        };
        Some(match name {
            "from" => moment(name, &value).map(|at| self.from = Some(at)),
            "to" => moment(name, &value).map(|at| self.to = Some(at)),
            Controls::NAME => choice(&value).map(|controls| self.controls = controls),
            Repeat::NAME => choice(&value).map(|repeat| self.repeat = repeat),
            Start::NAME => choice(&value).map(|start| self.start = start),
            _ => choice(&value).map(|speed| self.speed = speed),
        })
    }
}

/// What is shown, by what is said of it.
fn show(parts: &[&str], problems: &mut Vec<EmbedProblem>) -> Option<Show> {
    let text = parts.join("&");
    #[cfg(feature = "backtracking")]
    if let Some(show) = other_show(parts, &text, problems) {
        return Some(show);
    }
    let (mut link, wrong) = Link::parse(&text);
    problems.extend(wrong.into_iter().map(EmbedProblem::Search));
    match link.tree() {
        _ if link.game.is_some() => {}
        Some(Ok(tree)) => link.root = Some(tree.root_player()),
        Some(Err(error)) => {
            problems.push(LinkProblem::Tree(error).into());
            return None;
        }
        None => {
            problems.push(EmbedProblem::Nothing);
            return None;
        }
    }
    Some(Show::Search(link))
}

/// A search by backtracking, or two programs that hand over to each other, where that is said.
#[cfg(feature = "backtracking")]
fn other_show(parts: &[&str], text: &str, problems: &mut Vec<EmbedProblem>) -> Option<Show> {
    let says = |name: &str| parts.iter().any(|part| part.split('=').next() == Some(name));
    if says("puzzle") {
        let (link, wrong) = backtrack::link::Link::parse(text);
        problems.extend(wrong.into_iter().map(EmbedProblem::Backtracking));
        Some(Show::Backtracking(link))
    } else if says("labels") {
        let (link, wrong) = coroutine::link::Link::parse(text);
        problems.extend(wrong.into_iter().map(EmbedProblem::Coroutines));
        Some(Show::Coroutines(link))
    } else {
        None
    }
}

fn moment(name: &str, value: &str) -> Result<At, EmbedProblem> {
    At::parse(value).ok_or_else(|| {
        let given = excerpt(value);
        EmbedProblem::Moment { name: name.to_owned(), given }
    })
}

fn choice<C: Choice>(value: &str) -> Result<C, EmbedProblem> {
    C::from_id(value).map_err(|problem| LinkProblem::Choice(problem).into())
}

#[cfg(all(test, feature = "backtracking"))]
mod tests;
