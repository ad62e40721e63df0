//! Searches that grow a tree, with their addresses: Monte Carlo tree search, SSS* and proof-number search.

use plyscope_best_first::mcts::Moment;
use plyscope_best_first_view::best_first::link::{self as best_first_link, Link as BestFirst};
use plyscope_best_first_view::best_first::problems as best_first_problems;
use plyscope_best_first_view::mcts::link::{self as mcts_link, Link as Mcts};
use plyscope_best_first_view::mcts::problems as mcts_problems;
use plyscope_best_first_view::{best_first, mcts, Given};
use plyscope_games::GameProblem;
use plyscope_i18n::Lang;
use plyscope_player::embed::{EmbedProblem, GROWING};
use plyscope_player::film::{At, Complaint, Playable, Reel};
use plyscope_search::Step;
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem as SubjectProblem;
use plyscope_setup::problems::search::of_link as of_subject;

use crate::{best_first_film, mcts_film};

/// A search, of a tree or of a game, that grows a tree.
#[derive(Clone, PartialEq, Debug)]
pub enum Growing {
    /// Monte Carlo tree search.
    Mcts(Mcts),
    /// SSS* or proof-number search.
    BestFirst(BestFirst),
}

/// A problem with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum GrowingProblem {
    /// With what is searched, or one that any address can have.
    Subject(SubjectProblem),
    /// With the settings of Monte Carlo tree search.
    Mcts(mcts_link::LinkProblem),
    /// With those of SSS* or proof-number search.
    BestFirst(best_first_link::LinkProblem),
    /// Monte Carlo tree search cannot search it.
    NoMcts(mcts::Refusal),
    /// SSS* or proof-number search cannot search it.
    NoBestFirst(best_first::Refusal),
}

impl Growing {
    /// Whether parameters are of such a search.
    pub(crate) fn is_meant<P: From<Problem>>(query: &Query<P>) -> bool {
        GROWING.iter().any(|name| query.has(name))
    }

    fn given(&self) -> &Given {
        match self {
            Self::Mcts(link) => &link.subject,
            Self::BestFirst(link) => &link.subject,
        }
    }

    /// Why it cannot be searched, if so.
    fn refusal(&self) -> Option<GrowingProblem> {
        if let Given::Game(spec) = self.given() {
            // Its random games would stop a page that is not its own for seconds, and the rules are large.
            if spec.game.entry().keeps_names() {
                return Some(GrowingProblem::NoMcts(mcts::Refusal::Game(GameProblem::Unavailable)));
            }
        }
        let no_tree = |error| GrowingProblem::Subject(SubjectProblem::Tree(error));
        match self {
            Self::Mcts(link) => match link.subject.read(mcts_link::read_tree) {
                Err(error) => Some(no_tree(error)),
                Ok(subject) => {
                    mcts::begin(&subject, link.settings).err().map(GrowingProblem::NoMcts)
                }
            },
            Self::BestFirst(link) => match link.subject.read(best_first_link::read_tree) {
                Err(error) => Some(no_tree(error)),
                Ok(subject) => {
                    let begun = best_first::begin(&subject, link.search);
                    begun.err().map(GrowingProblem::NoBestFirst)
                }
            },
        }
    }
}

/// Only such a search has a name, or a goal.
fn is_best_first<P: From<Problem>>(query: &Query<P>) -> bool {
    query.has("search") || query.has("goal")
}

impl From<mcts_link::LinkProblem> for GrowingProblem {
    fn from(problem: mcts_link::LinkProblem) -> Self {
        match problem {
            mcts_link::LinkProblem::Subject(problem) => Self::Subject(problem),
            other => Self::Mcts(other),
        }
    }
}

impl From<best_first_link::LinkProblem> for GrowingProblem {
    fn from(problem: best_first_link::LinkProblem) -> Self {
        match problem {
            best_first_link::LinkProblem::Subject(problem) => Self::Subject(problem),
            other => Self::BestFirst(other),
        }
    }
}

impl ToQuery for Growing {
    fn to_query(&self, writer: &mut Writer) {
        match self {
            Self::Mcts(link) => link.to_query(writer),
            Self::BestFirst(link) => link.to_query(writer),
        }
    }
}

impl Playable for Growing {
    type Problem = GrowingProblem;

    fn take(query: &mut Query<EmbedProblem<GrowingProblem>>) -> Option<Self> {
        let is_empty = !query.has("tree") && !query.has("game");
        let growing = match is_best_first(query) {
            true => {
                let wrong = |problem| EmbedProblem::Subject(GrowingProblem::from(problem));
                Self::BestFirst(query.hand_on(BestFirst::from_query, wrong))
            }
            false => {
                let wrong = |problem| EmbedProblem::Subject(GrowingProblem::from(problem));
                Self::Mcts(query.hand_on(Mcts::from_query, wrong))
            }
        };
        if is_empty {
            query.complain(EmbedProblem::Nothing);
            return None;
        }
        // An unknown game or search is already reported.
        if query.is_wrong("game") || query.is_wrong("search") {
            return None;
        }
        if let Some(problem) = growing.refusal() {
            let name = problem.parameter().unwrap_or("tree").to_owned();
            query.complain_of(&name, EmbedProblem::Subject(problem));
            return None;
        }
        Some(growing.limited())
    }

    fn reel(&self) -> Option<Reel> {
        match self {
            Self::Mcts(link) => mcts_film::reel(link),
            Self::BestFirst(link) => best_first_film::reel(link),
        }
    }

    fn step(&self) -> Option<At> {
        Some(match self {
            Self::Mcts(link) => link.step,
            Self::BestFirst(link) => link.step,
        })
    }

    fn at(&self, step: u64) -> Self {
        let step = At::Step(step);
        match self {
            Self::Mcts(link) => Self::Mcts(Mcts { step, ..link.clone() }),
            Self::BestFirst(link) => Self::BestFirst(BestFirst { step, ..link.clone() }),
        }
    }

    fn page(&self) -> &'static str {
        match self {
            Self::Mcts(_) => "mcts.html",
            Self::BestFirst(_) => "best-first.html",
        }
    }
}

impl Growing {
    /// With the last step that is played in place of one beyond the end, which is already reported.
    fn limited(self) -> Self {
        match self {
            Self::Mcts(link) => {
                let last = |iterations| Moment::last(iterations).step();
                let all = link.settings.iterations;
                let step = match link.step.beyond(last(all).into()) {
                    Some(_) => Step(last(all.min(mcts_film::FARTHEST))).into(),
                    None => link.step,
                };
                Self::Mcts(Mcts { step, ..link })
            }
            other @ Self::BestFirst(_) => other,
        }
    }
}

impl Complaint for GrowingProblem {
    fn parameter(&self) -> Option<&str> {
        match self {
            Self::Subject(problem) => problem.parameter(),
            Self::Mcts(problem) => problem.parameter(),
            Self::BestFirst(problem) => problem.parameter(),
            Self::NoMcts(mcts::Refusal::Rewards(_)) => Some("tree"),
            Self::NoMcts(mcts::Refusal::AsFirst) => Some("selection"),
            Self::NoMcts(mcts::Refusal::Game(_))
            | Self::NoBestFirst(best_first::Refusal::Game(_) | best_first::Refusal::Chance) => {
                Some("game")
            }
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Subject(problem) => of_subject(problem, lang),
            Self::Mcts(problem) => mcts_problems::of_link(problem, lang),
            Self::BestFirst(problem) => best_first_problems::of_link(problem, lang),
            Self::NoMcts(refusal) => mcts_problems::of_refusal(refusal, lang),
            Self::NoBestFirst(refusal) => best_first_problems::of_refusal(refusal, lang),
        }
    }
}
