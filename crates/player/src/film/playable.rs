//! What can be played, with its address.

use plyscope_i18n::Lang;
use plyscope_setup::address::{FromQuery, Query, ToQuery};
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_setup::problems::search::of_link;

use super::{game, large, tree, At, Large, Reel};
use crate::embed::EmbedProblem;

/// What can be played, with its address.
pub trait Playable: ToQuery + Clone {
    /// A problem with its parameters.
    type Problem: Complaint;

    /// Takes its parameters. Valid ones are used, the others reported; `None` if there is nothing to
    /// play.
    fn take(query: &mut Query<EmbedProblem<Self::Problem>>) -> Option<Self>;

    /// The film; `None` if it cannot be shown at once.
    fn reel(&self) -> Option<Reel>;

    /// The same, but only if it is made quickly.
    ///
    /// # Errors
    /// When it would take too long here: the request to a worker.
    fn quick_reel(&self) -> Result<Option<Reel>, Box<Large>> {
        Ok(self.reel())
    }

    /// The step that the address names, to be checked against the film; that of coroutines was
    /// checked when it was parsed.
    fn step(&self) -> Option<At>;

    /// The same, at another step.
    #[must_use]
    fn at(&self, step: u64) -> Self;

    /// The site's page for it.
    fn page(&self) -> &'static str;

    /// The site's page for it at a step, relative to the site.
    fn way(&self, step: u64) -> String {
        self.at(step).opened()
    }

    /// The same, at the step that its address names.
    fn opened(&self) -> String {
        format!("./{}#{}", self.page(), self.to_address())
    }
}

/// A problem that a person reads.
pub trait Complaint {
    /// The name of the parameter that it is about.
    fn parameter(&self) -> Option<&str>;

    /// The message, in the user's language.
    fn message(&self, lang: Lang) -> String;
}

/// A search of a tree or of a game.
impl Playable for Link {
    type Problem = LinkProblem;

    fn take(query: &mut Query<EmbedProblem<LinkProblem>>) -> Option<Self> {
        let mut link = query.hand_on(Self::from_query, EmbedProblem::Subject);
        match link.tree() {
            _ if link.game.is_some() => {}
            Some(Ok(tree)) => link.root = Some(tree.root_player()),
            Some(Err(error)) => {
                query.complain_of("tree", EmbedProblem::Subject(LinkProblem::Tree(error)));
                return None;
            }
            // An unknown game is already reported.
            None if query.is_wrong("game") => return None,
            None => {
                query.complain(EmbedProblem::Nothing);
                return None;
            }
        }
        Some(link)
    }

    fn reel(&self) -> Option<Reel> {
        match self.game {
            Some(_) => game::reel(self),
            None => tree::reel(self),
        }
    }

    fn quick_reel(&self) -> Result<Option<Reel>, Box<Large>> {
        large::reel(self)
    }

    fn step(&self) -> Option<At> {
        self.step
    }

    fn at(&self, step: u64) -> Self {
        Self { step: Some(At::Step(step)), ..self.clone() }
    }

    fn page(&self) -> &'static str {
        "index.html"
    }
}

impl Complaint for LinkProblem {
    fn parameter(&self) -> Option<&str> {
        Self::parameter(self)
    }

    fn message(&self, lang: Lang) -> String {
        of_link(self, lang)
    }
}
