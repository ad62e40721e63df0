//! “Which nodes are pruned?”

use plyscope_core::TreeNode;

use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::selection::Selection;
use super::slip::Slip;
use super::Quiz;
use crate::caption::node_name;
use crate::locale::{texts, Lang};
use crate::session::Session;
use crate::setup::Choice;

/// The question which nodes a search of a given tree never visits. The root is no part of any answer:
/// it is always visited.
#[derive(Clone, Debug)]
pub struct Pruned {
    session: Session,
}

impl Pruned {
    /// The question about a search.
    #[must_use]
    pub const fn new(session: Session) -> Self {
        Self { session }
    }

    /// The search that is asked about.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    fn finding(&self, node: TreeNode, mark: Mark, lang: Lang) -> Finding {
        let session = &self.session;
        let end = session.trace().last_step();
        let cut = session.cut_above(node, end).map(|cut| cut.step);
        let entered = session.visits(node).next().map(|visit| session.trace().entered(visit));
        let name = node_name(session, node, lang);
        Finding { spot: Spot::Node(node), mark, name, why: String::new(), step: cut.or(entered) }
    }
}

impl Quiz for Pruned {
    type Answer = Selection;

    fn key(&self) -> Selection {
        self.session.pruned().collect()
    }

    fn read(&self, text: &str) -> Result<Selection, Slip> {
        Selection::read(self.session.tree(), text)
    }

    fn print(&self, answer: &Selection) -> String {
        answer.print(self.session.tree())
    }

    fn grade(&self, answer: &Selection, lang: Lang) -> Grade {
        let mut findings = Vec::new();
        let mut score = Score::default();
        for node in self.session.tree().nodes() {
            let mark = match (answer.contains(node), self.session.is_visited(node)) {
                (true, false) => Mark::Right,
                (true, true) => Mark::Wrong,
                (false, false) => Mark::Missed,
                (false, true) => continue,
            };
            score.right += u32::from(mark == Mark::Right);
            score.wrong += u32::from(mark == Mark::Wrong);
            score.of += u32::from(mark != Mark::Wrong);
            findings.push(self.finding(node, mark, lang));
        }
        Grade { findings, score, recognised: Vec::new() }
    }

    fn hints(&self, _: &Selection, _: Lang) -> Vec<String> {
        Vec::new()
    }

    fn prompt(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        texts::quiz_pruned_prompt(lang, setup.order.id(), setup.cut.id())
    }
}
