//! Which part of a draft a problem is about.

use super::{Draft, Fault, Key};
use crate::backtrack::link::{Link as BoardLink, LinkProblem as BoardProblem};
use crate::link::LinkProblem;
use crate::quiz::question::{Kind, QuestionProblem};

impl Draft {
    /// The part that a problem is about.
    pub(super) fn blame(&self, problem: QuestionProblem) -> Fault {
        let key = match &problem {
            QuestionProblem::Choice(choice) => Key::named(choice.parameter),
            QuestionProblem::Number { name, .. } => Key::named(name),
            QuestionProblem::Tree(problem) => of_tree(problem),
            QuestionProblem::Board(problem) => self.of_board(problem),
            QuestionProblem::TooLong { .. }
            | QuestionProblem::NoTree
            | QuestionProblem::NoLesson => None,
        };
        Fault { key: key.unwrap_or(Key::TREE), problem }
    }

    fn of_board(&self, problem: &BoardProblem) -> Option<Key> {
        match problem {
            BoardProblem::Step { .. } => Some(Key::STEP),
            BoardProblem::Size { .. } => Key::named("size"),
            BoardProblem::Clues(_) => Key::named("clues"),
            BoardProblem::Choice(choice) => Key::named(choice.parameter),
            BoardProblem::UnknownParameter { name } | BoardProblem::Encoding { name } => {
                Key::named(name)
            }
            BoardProblem::TooLong { .. } => None,
            // Parts of a tour can be wrong with one another: the first without which nothing is.
            BoardProblem::Tour(_) => {
                let kind = self.kind();
                let own = |key: Key| key.applies(kind) && !key.applies(Kind::Pruned);
                let parts = self.0.iter().map(|(key, _)| *key);
                let parts = || parts.clone().filter(|&key| own(key) || key == Key::ORDER);
                let heals = |&left_out: &Key| {
                    let rest = self.joined(|key| key != left_out && parts().any(|own| own == key));
                    let is_tour = |problem: &BoardProblem| matches!(problem, BoardProblem::Tour(_));
                    !BoardLink::parse(&rest).1.iter().any(is_tour)
                };
                parts().find(heals).or(parts().find(|&key| key != Key::STEP))
            }
        }
    }
}

fn of_tree(problem: &LinkProblem) -> Option<Key> {
    match problem {
        LinkProblem::UnknownParameter { name }
        | LinkProblem::Number { name, .. }
        | LinkProblem::Encoding { name } => Key::named(name),
        LinkProblem::Choice(choice) => Key::named(choice.parameter),
        LinkProblem::Window(_) => Some(Key::WINDOW),
        LinkProblem::Plies { .. } => Key::named("table"),
        LinkProblem::Depth { .. } => Some(Key::DEPTH),
        LinkProblem::Time { .. } => Key::named("time"),
        LinkProblem::TooLong { .. }
        | LinkProblem::Game(_)
        | LinkProblem::Step { .. }
        | LinkProblem::Tree(_) => None,
    }
}
