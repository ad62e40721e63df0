//! “Which nodes are pruned?”

use plyscope_search::TreeNode;

use super::answer_error::AnswerError;
use super::explain::why;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::misconception::{self, recognise, PRUNED};
use super::notation::OtherTree;
use super::pointer;
use super::prompt::{about_search, search_name};
use super::selection::{is_untyped, typed, Selection};
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::absence::shown_at;
use plyscope_session::caption::node_name;
use plyscope_session::Session;

/// The question which nodes a search of a given tree never visits. The root is never part of an
/// answer.
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

    /// The search of the question.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The mark of a node; `None` if it is neither in the answer nor in the key.
    fn mark(&self, answer: &Selection, node: TreeNode) -> Option<Mark> {
        match (answer.contains(node), self.session.is_visited(node)) {
            (true, false) => Some(Mark::Right),
            (true, true) => Some(Mark::Wrong),
            (false, false) => Some(Mark::Missed),
            (false, true) => None,
        }
    }

    /// The first node, in the order of the search, that is not as in the key.
    fn first_difference(&self, answer: &Selection) -> Option<TreeNode> {
        let differs =
            |&node: &TreeNode| matches!(self.mark(answer, node), Some(Mark::Wrong | Mark::Missed));
        let tree = self.session.tree();
        tree.nodes().filter(differs).min_by_key(|&node| (shown_at(&self.session, node), node))
    }

    fn finding(&self, node: TreeNode, mark: Mark, lang: Lang) -> Finding {
        let session = &self.session;
        let why = match mark {
            Mark::Right => String::new(),
            Mark::Wrong | Mark::Missed => why(session, node, lang),
        };
        let (name, step) = (node_name(session, node, lang), Some(shown_at(session, node)));
        Finding { spot: Spot::Node(node), mark, name, why, step }
    }
}

impl Quiz for Pruned {
    type Answer = Selection;

    fn key(&self) -> Selection {
        self.session.pruned().collect()
    }

    fn keys(&self) -> Option<Vec<Selection>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Selection, AnswerError> {
        Selection::read(self.session.tree(), text)
    }

    fn print(&self, answer: &Selection) -> String {
        typed(answer, self.session.tree())
    }

    fn is_blank(&self, text: &str) -> bool {
        is_untyped(text)
    }

    fn grade(&self, answer: &Selection, lang: Lang) -> Grade {
        let marked = |node| self.mark(answer, node).map(|mark| self.finding(node, mark, lang));
        let findings: Vec<Finding> = self.session.tree().nodes().filter_map(marked).collect();
        let parting =
            self.first_difference(answer).map(|node| (node, shown_at(&self.session, node)));
        let recognised = match parting {
            Some(parting) => recognise(PRUNED, &self.session, answer, parting, lang),
            None => Vec::new(),
        };
        let score = Score::counted(&findings, self.session.pruned().count());
        Grade { findings, score, recognised }
    }

    fn misled(&self) -> Vec<(&'static str, Selection)> {
        misconception::answers(PRUNED, &self.session)
    }

    fn hints(&self, answer: &Selection, lang: Lang) -> Vec<String> {
        let next = self.first_difference(answer);
        next.map_or_else(Vec::new, |node| pointer::hints(&self.session, node, lang))
    }

    fn notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        texts::quiz_write_nodes(lang, &other.name(), &other.range(), &other.subtree())
    }

    fn prompt(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        let asked = texts::quiz_pruned_prompt(lang, &search_name(setup, lang));
        about_search(asked, setup, lang)
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
