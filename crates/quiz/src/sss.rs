//! “Which leaves does SSS* never evaluate?”

use std::collections::BTreeMap;

use plyscope_best_first::sss::{Settings, Status};
use plyscope_best_first::tree::Node;
use plyscope_best_first_view::best_first::{
    begin, caption::caption, Record, Search, Session as Grown,
};
use plyscope_best_first_view::Subject;
use plyscope_i18n::{texts, Lang};
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{Game, GameTree, TreeNode};
use plyscope_session::caption::node_name;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};

use super::answer_error::AnswerError;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::misconception::Thought;
use super::notation::OtherTree;
use super::selection::{is_untyped, typed, Selection};
use super::unaskable::Unaskable;
use super::Quiz;

/// The question which leaves SSS* never evaluates. A node in an answer stands for the leaves below it.
#[derive(Clone, Debug)]
pub struct Sss {
    session: Session,
    /// The step and its sentence that decide about each leaf.
    decided: BTreeMap<TreeNode, Decided>,
    evaluated: usize,
}

/// What decides about a leaf.
#[derive(Clone, Copy, Debug)]
enum Decided {
    /// It is evaluated at a step.
    Evaluated(u32),
    /// It is not, since a node above it is solved at a step.
    Solved(u32, TreeNode),
}

/// What alpha-beta visits is taken for what SSS* evaluates.
const ALPHA_BETA: Thought =
    Thought { id: "sss-alpha-beta", text: |_, lang| texts::quiz_thought_sss_alpha_beta(lang) };
/// Every leaf is taken to be evaluated.
const EVERY: Thought =
    Thought { id: "sss-every", text: |_, lang| texts::quiz_thought_sss_every(lang) };

impl Sss {
    /// The question about the tree of a search.
    ///
    /// # Errors
    /// When the tree is a single leaf or has chance nodes, or the search takes too long.
    pub fn new(session: Session) -> Result<Self, Unaskable> {
        let tree = session.tree();
        if tree.is_leaf(TreeNode::ROOT) {
            return Err(Unaskable::Nothing);
        }
        let grown = grown(tree).ok_or(Unaskable::Chance)?;
        let Record::Sss(record) = grown.record() else { return Err(Unaskable::Nothing) };
        let too_long = RecordStop::TooLong { limit: record.steps() };
        record.value().ok_or(Unaskable::TooLong(too_long))?;
        let place = |node: Node| {
            let line = record.tree().line(node);
            line.iter().fold(tree.root(), |at, &by| tree.play(&at, by)).node
        };
        let last = record.steps();
        let mut solved = BTreeMap::new();
        for node in record.tree().nodes() {
            let state = record.state(node, last).filter(|state| state.status == Status::Solved);
            solved.extend(state.map(|state| (place(node), state.inserted)));
        }
        let mut decided = BTreeMap::new();
        for step in 1..=last {
            let taken = record.taken(step).filter(|state| state.status == Status::Live);
            if let Some(state) = taken.filter(|state| record.tree().turn(state.node).is_none()) {
                decided.insert(place(state.node), Decided::Evaluated(step));
            }
        }
        let evaluated = decided.len();
        for leaf in tree.nodes().filter(|&node| tree.is_leaf(node)) {
            let above = std::iter::successors(tree.parent(leaf), |&node| tree.parent(node));
            let first = above.filter_map(|node| Some((*solved.get(&node)?, node))).min();
            let (step, node) = first.unwrap_or((last, TreeNode::ROOT));
            decided.entry(leaf).or_insert(Decided::Solved(step, node));
        }
        Ok(Self { session, decided, evaluated })
    }

    /// The search that shows the tree.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    fn mark(&self, answer: &Selection, leaf: TreeNode) -> Option<Mark> {
        let is_evaluated = matches!(self.decided.get(&leaf), Some(Decided::Evaluated(_)));
        match (answer.contains(leaf), is_evaluated) {
            (true, false) => Some(Mark::Right),
            (true, true) => Some(Mark::Wrong),
            (false, false) => Some(Mark::Missed),
            (false, true) => None,
        }
    }

    fn why(&self, grown: &Grown, leaf: TreeNode, lang: Lang) -> String {
        let at = |step: u32| (step as usize, caption(grown, step, lang));
        match self.decided.get(&leaf) {
            Some(&Decided::Evaluated(step)) => {
                let (step, sentence) = at(step);
                texts::quiz_sss_step(lang, step, &sentence)
            }
            Some(&Decided::Solved(step, node)) => {
                let ((step, sentence), name) = (at(step), node_name(&self.session, node, lang));
                let why = texts::quiz_sss_step(lang, step, &sentence);
                lang.sentences(&[why, texts::quiz_sss_solved(lang, &name)])
            }
            None => String::new(),
        }
    }

    fn thoughts(&self) -> Vec<(Thought, Selection)> {
        let setup = Setup { algorithm: Algorithm::AlphaBeta, ..Setup::default() };
        let tree = self.session.tree();
        let other = search_tree(tree.clone(), setup, Recorder::new()).ok();
        let pruned = |other: Session| other.pruned().filter(|&node| tree.is_leaf(node)).collect();
        let alpha_beta = other.map(|other| (ALPHA_BETA, pruned(other)));
        alpha_beta.into_iter().chain([(EVERY, Selection::default())]).collect()
    }
}

/// SSS* on a tree; `None` where chance decides.
fn grown(tree: &GameTree) -> Option<Grown> {
    let search = Search::Sss(Settings::default());
    let mut running = begin(&Subject::Tree(tree.clone()), search).ok()?;
    running.advance(Settings::MOST_STEPS);
    Some(running.finish())
}

impl Quiz for Sss {
    type Answer = Selection;

    fn key(&self) -> Selection {
        let never = self.decided.iter().filter(|(_, how)| matches!(how, Decided::Solved(..)));
        never.map(|(&leaf, _)| leaf).collect()
    }

    fn keys(&self) -> Option<Vec<Selection>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Selection, AnswerError> {
        let (tree, named) = (self.session.tree(), Selection::read(self.session.tree(), text)?);
        let is_named = |&leaf: &TreeNode| {
            std::iter::successors(Some(leaf), |&node| tree.parent(node))
                .any(|node| named.contains(node))
        };
        Ok(self.decided.keys().copied().filter(is_named).collect())
    }

    fn print(&self, answer: &Selection) -> String {
        typed(answer, self.session.tree())
    }

    fn is_blank(&self, text: &str) -> bool {
        is_untyped(text)
    }

    fn grade(&self, answer: &Selection, lang: Lang) -> Grade {
        let grown = grown(self.session.tree());
        let finding = |(&leaf, _): (&TreeNode, _)| {
            let mark = self.mark(answer, leaf)?;
            let why = match (mark, &grown) {
                (Mark::Wrong | Mark::Missed, Some(grown)) => self.why(grown, leaf, lang),
                _ => String::new(),
            };
            let name = node_name(&self.session, leaf, lang);
            Some(Finding { spot: Spot::Node(leaf), mark, name, why, step: None })
        };
        let findings: Vec<Finding> = self.decided.iter().filter_map(finding).collect();
        let score = Score::counted(&findings, self.decided.len() - self.evaluated);
        let led = |(_, led): &(Thought, Selection)| led == answer && !score.is_full();
        let thoughts = self.thoughts().into_iter().filter(led);
        let recognised = thoughts.map(|(thought, _)| thought.recognised(&self.session, lang));
        Grade { recognised: recognised.collect(), findings, score }
    }

    fn misled(&self) -> Vec<(&'static str, Selection)> {
        let led = self.thoughts().into_iter().map(|(thought, led)| (thought.id, led));
        led.filter(|(_, led)| *led != self.key()).collect()
    }

    fn hints(&self, answer: &Selection, lang: Lang) -> Vec<String> {
        if *answer == self.key() {
            return Vec::new();
        }
        vec![texts::quiz_sss_rule(lang), texts::quiz_sss_count(lang, self.evaluated)]
    }

    fn notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        texts::quiz_write_leaf_names(lang, &other.name(), &other.range(), &other.subtree())
    }

    fn prompt(&self, lang: Lang) -> String {
        texts::quiz_sss_prompt(lang)
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
