//! Monte Carlo tree search, with its address.

use plyscope_best_first::mcts::Moment;
use plyscope_best_first_view::mcts::link::{read_tree, Link, LinkProblem};
use plyscope_best_first_view::mcts::problems::{of_exploration, of_refusal};
use plyscope_best_first_view::mcts::{begin, Refusal};
use plyscope_best_first_view::{Given, Subject};
use plyscope_games::GameProblem;
use plyscope_i18n::Lang;
use plyscope_player::embed::EmbedProblem;
use plyscope_player::film::{At, Complaint, Playable, Reel};
use plyscope_search::Step;
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::link::LinkProblem as SubjectProblem;
use plyscope_setup::problems::search::of_link as of_subject;

use crate::growth;

/// Monte Carlo tree search of a tree or of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Mcts(Link);

/// A problem with its parameters.
#[derive(Clone, PartialEq, Debug)]
pub enum MctsProblem {
    /// With what is searched, or one that any address can have.
    Subject(SubjectProblem),
    /// The constant is none.
    Exploration {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// What they describe cannot be searched.
    Refused(Refusal),
}

impl Mcts {
    /// Whether parameters are of such a search: only it has iterations and an exploration term.
    pub(crate) fn is_meant<P: From<Problem>>(query: &Query<P>) -> bool {
        query.has("iterations") || query.has("exploration")
    }
}

impl From<LinkProblem> for MctsProblem {
    fn from(problem: LinkProblem) -> Self {
        match problem {
            LinkProblem::Subject(problem) => Self::Subject(problem),
            LinkProblem::Exploration { given } => Self::Exploration { given },
        }
    }
}

impl ToQuery for Mcts {
    fn to_query(&self, writer: &mut Writer) {
        self.0.to_query(writer);
    }
}

impl Playable for Mcts {
    type Problem = MctsProblem;

    fn take(query: &mut Query<EmbedProblem<MctsProblem>>) -> Option<Self> {
        let is_empty = !query.has("tree") && !query.has("game");
        let wrong = |problem| EmbedProblem::Subject(MctsProblem::from(problem));
        let link = query.hand_on(Link::from_query, wrong);
        if is_empty {
            query.complain(EmbedProblem::Nothing);
            return None;
        }
        // An unknown game is already reported.
        if query.is_wrong("game") {
            return None;
        }
        match searchable(&link) {
            // A step beyond the end is already reported.
            Ok(()) => Some(Self(Link { step: limited(&link), ..link })),
            Err(problem) => {
                let name = match &link.subject {
                    Given::Tree(_) => "tree",
                    Given::Game(_) => "game",
                };
                query.complain_of(name, EmbedProblem::Subject(problem));
                None
            }
        }
    }

    fn reel(&self) -> Option<Reel> {
        growth::reel(&self.0)
    }

    fn step(&self) -> Option<At> {
        Some(self.0.step)
    }

    fn at(&self, step: u64) -> Self {
        Self(Link { step: At::Step(step), ..self.0.clone() })
    }

    fn page(&self) -> &'static str {
        "mcts.html"
    }
}

impl Complaint for MctsProblem {
    fn parameter(&self) -> Option<&str> {
        match self {
            Self::Subject(problem) => problem.parameter(),
            Self::Exploration { .. } => Some("exploration"),
            Self::Refused(Refusal::Rewards(_)) => Some("tree"),
            Self::Refused(Refusal::Game(_)) => Some("game"),
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Subject(problem) => of_subject(problem, lang),
            Self::Exploration { given } => of_exploration(given, lang),
            Self::Refused(refusal) => of_refusal(refusal, lang),
        }
    }
}

/// Why something cannot be searched, if so.
fn searchable(link: &Link) -> Result<(), MctsProblem> {
    let no_tree = |error| MctsProblem::Subject(SubjectProblem::Tree(error));
    let subject = link.subject.read(read_tree).map_err(no_tree)?;
    match &subject {
        // No page has the rules beside this search, although a command may.
        Subject::Game(spec) if spec.game.entry().keeps_names() => {
            Err(MctsProblem::Refused(Refusal::Game(GameProblem::Unavailable)))
        }
        subject => {
            begin(subject, link.settings).map_err(MctsProblem::Refused)?;
            Ok(())
        }
    }
}

/// The step, at most the last one.
fn limited(link: &Link) -> At {
    let last = Step(Moment::last(link.settings.iterations).step());
    match link.step {
        At::Step(_) => link.step.among(last).into(),
        At::Last => At::Last,
    }
}
