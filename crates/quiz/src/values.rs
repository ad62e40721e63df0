//! “What is each node's value?”, by minimax or as a search returns it.

use plyscope_search::{GameTree, NodeId, Step, TreeNode, Verdict};

use super::answer_error::AnswerError;
use super::appraise;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::misconception::{self, about_values, recognise};
use super::notation::OtherTree;
use super::prompt::{about_search, search_name};
use super::value_list::ValueList;
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::absence::shown_at;
use plyscope_session::caption::node_name;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};

/// Which value of a node is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// The minimax value, or with chance nodes the expectiminimax value, for all inner nodes.
    Minimax,
    /// The value that the search returns on its last visit, for the nodes that it expands then.
    /// Others are not asked for.
    Returned,
}

impl Worth {
    /// The search of a tree that computes these values: that of the question, or minimax to the end.
    #[must_use]
    pub fn setup(self, setup: Setup, tree: &GameTree) -> Setup {
        match self {
            Self::Returned => setup,
            Self::Minimax => {
                Setup { algorithm: whole_search(tree), depth: None, table: None, ..setup }
            }
        }
    }
}

/// The search that looks at a whole tree: minimax, with chance nodes expectiminimax.
pub(super) fn whole_search(tree: &GameTree) -> Algorithm {
    match tree.has_chance() {
        true => Algorithm::Expectiminimax,
        false => Algorithm::Minimax,
    }
}

/// The question for the values of the inner nodes of a given tree.
#[derive(Clone, Debug)]
pub struct Values {
    session: Session,
    worth: Worth,
}

impl Values {
    /// The question about a search, which is minimax for minimax values.
    #[must_use]
    pub const fn new(session: Session, worth: Worth) -> Self {
        Self { session, worth }
    }

    /// The search that computes the values: minimax for minimax values.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Which value of a node is meant.
    #[must_use]
    pub const fn worth(&self) -> Worth {
        self.worth
    }

    /// The visit of the question: the last one, if it expanded the node.
    fn asked(&self, node: TreeNode) -> Option<NodeId> {
        let last = self.session.visits(node).next_back()?;
        (!self.session.trace().is_childless(last)).then_some(last)
    }

    /// The prompt without how answers are written.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        match self.worth {
            Worth::Minimax if self.session.tree().has_chance() => {
                texts::quiz_expectiminimax_prompt(lang)
            }
            Worth::Minimax => texts::quiz_minimax_prompt(lang),
            Worth::Returned => {
                let asked = texts::quiz_returned_prompt(lang, &search_name(setup, lang));
                let asked = about_search(asked, setup, lang);
                let view = setup.algorithm.negates().then(|| texts::quiz_returned_view(lang));
                lang.sentences([Some(asked), view].into_iter().flatten())
            }
        }
    }

    /// The inner nodes of the question, with their right verdicts.
    fn right(&self) -> impl Iterator<Item = (TreeNode, Verdict)> + '_ {
        let trace = self.session.trace();
        self.session.tree().nodes().filter_map(move |node| {
            Some((node, trace.verdict(self.asked(node)?, trace.last_step())?))
        })
    }

    /// The mark of a node, given its right verdict; `None` if it is not asked for and nothing wrong
    /// is given.
    fn mark(&self, node: TreeNode, right: Option<Verdict>, given: Option<Verdict>) -> Option<Mark> {
        match (right, given) {
            (Some(right), Some(given)) if given == right => Some(Mark::Right),
            (Some(_), None) => Some(Mark::Missed),
            (None, None) => None,
            // Not asked for, but known.
            (None, given) if given == appraise::known(&self.session, node) => None,
            (_, Some(_)) => Some(Mark::Wrong),
        }
    }

    /// All nodes with a mark, by layer and then from left to right.
    fn marks(&self, answer: &ValueList) -> Vec<(TreeNode, Mark)> {
        let key = self.key();
        let mark = |node| Some((node, self.mark(node, key.get(node), answer.get(node))?));
        self.session.tree().nodes().filter_map(mark).collect()
    }

    /// The step at which the value of a node is known.
    fn shown(&self, node: TreeNode) -> Step {
        let trace = self.session.trace();
        let left = self.session.visits(node).next_back().and_then(|visit| trace.left(visit));
        left.unwrap_or_else(|| shown_at(&self.session, node))
    }

    /// The first node that is not right, in the order in which values become known.
    fn first_difference(&self, marks: &[(TreeNode, Mark)]) -> Option<(TreeNode, Step)> {
        let wrong = marks.iter().filter(|(_, mark)| *mark != Mark::Right);
        wrong.map(|&(node, _)| (node, self.shown(node))).min_by_key(|&(node, step)| (step, node))
    }

    fn finding(&self, node: TreeNode, mark: Mark, given: Option<Verdict>, lang: Lang) -> Finding {
        let why = match (mark, self.asked(node)) {
            (Mark::Right, _) => String::new(),
            (_, Some(visit)) => appraise::why(&self.session, self.worth, visit, given, lang),
            (_, None) => appraise::why_not_asked(&self.session, node, lang),
        };
        let (name, step) = (node_name(&self.session, node, lang), Some(self.shown(node)));
        Finding { spot: Spot::Node(node), mark, name, why, step }
    }
}

impl Quiz for Values {
    type Answer = ValueList;

    fn key(&self) -> ValueList {
        self.right().collect()
    }

    fn keys(&self) -> Option<Vec<ValueList>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<ValueList, AnswerError> {
        ValueList::read(self.session.tree(), text)
    }

    fn print(&self, answer: &ValueList) -> String {
        answer.print(self.session.tree())
    }

    fn grade(&self, answer: &ValueList, lang: Lang) -> Grade {
        let marks = self.marks(answer);
        let find = |&(node, mark)| self.finding(node, mark, answer.get(node), lang);
        let findings: Vec<Finding> = marks.iter().map(find).collect();
        let all = about_values(self.worth);
        let recognised = match self.first_difference(&marks) {
            Some(parting) => recognise(all, &self.session, answer, parting, lang),
            None => Vec::new(),
        };
        let score = Score::counted(&findings, self.right().count());
        Grade { findings, score, recognised }
    }

    fn misled(&self) -> Vec<(&'static str, ValueList)> {
        misconception::answers(about_values(self.worth), &self.session)
    }

    fn hints(&self, answer: &ValueList, lang: Lang) -> Vec<String> {
        let next = self.first_difference(&self.marks(answer));
        next.map_or_else(Vec::new, |(node, _)| match self.asked(node) {
            Some(visit) => {
                appraise::hints(&self.session, self.worth, visit, answer.get(node), lang)
            }
            None => appraise::hints_not_asked(&self.session, node, lang),
        })
    }

    fn notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        let written = match self.session.setup().algorithm.has_windows() {
            true => texts::quiz_write_bounds(lang, &other.value(), &other.bound()),
            false => texts::quiz_write_values(lang, &other.value()),
        };
        let has_chance = self.session.tree().has_chance();
        let exactly = has_chance.then(|| texts::quiz_write_fraction(lang, &other.fraction()));
        lang.sentences(std::iter::once(written).chain(exactly))
    }

    fn reply_notation(&self, lang: Lang) -> String {
        let tree = self.session.tree();
        let has_windows = self.session.setup().algorithm.has_windows();
        let bound = has_windows.then(|| texts::quiz_write_bound(lang));
        let number = || OtherTree::than(tree).fraction_alone();
        let exactly = tree.has_chance().then(|| texts::quiz_write_fraction(lang, &number()));
        lang.sentences([bound, exactly].into_iter().flatten())
    }

    fn prompt(&self, lang: Lang) -> String {
        let write = (self.worth == Worth::Returned).then(|| texts::quiz_returned_write(lang));
        lang.sentences([Some(self.lead(lang)), write].into_iter().flatten())
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
