//! Monte Carlo tree search beside other searches.

use plyscope_best_first::mcts::{Node, Settings};
use plyscope_best_first::tree::GrowingTree;
use plyscope_best_first_view::mcts::link::read_tree;
use plyscope_best_first_view::mcts::{begin, Refusal};
use plyscope_best_first_view::{Given, Subject};
use plyscope_search::notation::ParseError;
use plyscope_search::packed;

use super::choice::Choice;

/// A Monte Carlo tree search to run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planned {
    /// What is searched.
    pub given: Given,
    /// How.
    pub settings: Settings,
}

packed!(struct Planned { given, settings });

/// What a finished Monte Carlo tree search has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grown {
    /// How it was searched.
    pub settings: Settings,
    /// The tree; nodes are added by iterations.
    pub tree: GrowingTree,
    /// How often each node was visited in all.
    pub visits: Vec<u32>,
    /// What it plays at the root; `None` where the game is over.
    pub choice: Option<Choice>,
}

packed!(large struct Grown { settings, tree, visits, choice });

/// Why a Monte Carlo tree search did not run.
#[derive(Clone, PartialEq, Debug)]
pub enum NotGrown {
    /// The text is not a tree.
    Text(ParseError),
    /// There is nothing to search, or no rewards.
    Refused(Refusal),
}

packed!(enum NotGrown { 0 = Text(error), 1 = Refused(refusal) });

/// How many iterations there are between two reports.
const BETWEEN: u32 = 50;

impl Planned {
    /// What is searched.
    ///
    /// # Errors
    /// When the text is not a tree.
    pub fn subject(&self) -> Result<Subject, ParseError> {
        self.given.read(read_tree)
    }

    /// Runs the search; `report` gets the number of iterations now and then.
    ///
    /// # Errors
    /// When there is nothing to search.
    pub fn run(&self, mut report: impl FnMut(u32)) -> Result<Grown, NotGrown> {
        let subject = self.subject().map_err(NotGrown::Text)?;
        let mut running = begin(&subject, self.settings).map_err(NotGrown::Refused)?;
        while !running.advance(BETWEEN) {
            report(running.progress().0);
        }
        let session = running.finish();
        let (record, positions) = (session.record(), session.positions());
        let choice = record.choice(Node::ROOT, record.iterations()).map(|child| {
            let by = record.by(child);
            Choice { by, name: positions.move_name(&[], by) }
        });
        let (tree, visits) = (record.tree().clone(), record.visits());
        Ok(Grown { settings: self.settings, tree, visits, choice })
    }
}
