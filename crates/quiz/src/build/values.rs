//! The leaf values with which exactly the named nodes are pruned.

use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, TreeNode, Value, Verdict};

use super::compared::Compared;
use super::LeafValues;
use crate::answer_error::AnswerError;
use crate::follow::can_be_performed;
use crate::grade::{Grade, Mark, Score};
use crate::notation::OtherTree;
use crate::prompt::{about_search, search_name};
use crate::selection::Selection;
use crate::sketch::prune;
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_view::scene::tree::TreeScene;

/// The question for leaf values with which a search prunes exactly the nodes that it prunes in the
/// given tree. The values of that tree are one solution; any other is right as well. An answer is a
/// list of values; leaves that the search never visits need none.
#[derive(Clone, Debug)]
pub struct Build {
    session: Session,
    /// The same search with all leaves worth nothing, which shows no solution.
    blank: Session,
    target: Selection,
}

impl Build {
    /// The question about a search; `None` if a user cannot follow it to the leaves, or if it prunes
    /// nothing.
    #[must_use]
    pub fn new(session: Session) -> Option<Self> {
        let target: Selection = session.pruned().collect();
        if !can_be_performed(session.setup()) || target.is_empty() {
            return None;
        }
        let blank = session.tree().clone().with_values(|_| Value::ZERO);
        let blank = search_tree(blank, *session.setup(), Recorder::new()).ok()?;
        Some(Self { session, blank, target })
    }

    /// The search of the tree without its values.
    #[must_use]
    pub const fn blank(&self) -> &Session {
        &self.blank
    }

    /// The nodes that are to be pruned.
    #[must_use]
    pub const fn target(&self) -> &Selection {
        &self.target
    }

    /// Draws what is asked for: the nodes that are to be pruned, and the given leaf values alone.
    pub fn draw(&self, scene: &mut TreeScene, given: &LeafValues) {
        prune(scene, self.tree(), |node| self.target.contains(node));
        for mark in scene.nodes.iter_mut().filter(|mark| mark.leaf) {
            mark.known = given.get(mark.node).map(Verdict::Exact);
        }
    }

    fn tree(&self) -> &GameTree {
        self.session.tree()
    }

    /// The search of a tree with these leaf values; others are worth 0.
    fn built(&self, answer: &LeafValues) -> Compared {
        let tree = self.tree().clone();
        let tree = tree.with_values(|leaf| answer.get(leaf).unwrap_or(Value::ZERO));
        let before = tree.nodes().collect();
        // A tree of this size has been searched before, with at most as many nodes.
        let built = search_tree(tree, *self.session.setup(), Recorder::new())
            .unwrap_or_else(|_| self.blank.clone());
        Compared::new((built, before), &self.target)
    }

    /// The leaves that the search visits, and that have no value yet.
    fn missing(&self, answer: &LeafValues, built: &Compared) -> Vec<TreeNode> {
        let built = built.session();
        let is_missing = |&node: &TreeNode| {
            built.is_leaf(node) && built.is_visited(node) && answer.get(node).is_none()
        };
        built.tree().nodes().filter(is_missing).collect()
    }
}

impl Quiz for Build {
    type Answer = LeafValues;

    fn key(&self) -> LeafValues {
        let tree = self.tree();
        tree.nodes().filter_map(|node| Some((node, tree.leaf_value(node)?))).collect()
    }

    fn read(&self, text: &str) -> Result<LeafValues, AnswerError> {
        LeafValues::read(self.tree(), text)
    }

    fn print(&self, answer: &LeafValues) -> String {
        answer.print(self.tree())
    }

    fn grade(&self, answer: &LeafValues, lang: Lang) -> Grade {
        let built = self.built(answer);
        let missing = self.missing(answer, &built);
        if missing.is_empty() {
            return built.grade(lang);
        }
        let finding = |&leaf: &TreeNode| {
            let why = texts::quiz_build_missing(lang, &built.name(leaf, lang));
            built.finding(leaf, Mark::Missed, why, lang)
        };
        let score = Score { right: 0, wrong: 0, of: self.target.len() as u32 };
        let findings = missing.iter().map(finding).collect();
        Grade { findings, score, recognised: Vec::new() }
    }

    fn hints(&self, answer: &LeafValues, lang: Lang) -> Vec<String> {
        let built = self.built(answer);
        built.hints(&self.missing(answer, &built), lang)
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_leaves(lang, &OtherTree::than(self.tree()).value())
    }

    fn prompt(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        let names = self.target.print(self.tree());
        let asked = texts::quiz_build_prompt(lang, "values", &search_name(setup, lang), &names);
        lang.sentences([about_search(asked, setup, lang), texts::quiz_build_any(lang, "values")])
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn shown_session(&self) -> Option<&Session> {
        Some(&self.blank)
    }

    fn dress(&self, scene: &mut TreeScene) {
        self.draw(scene, &LeafValues::default());
    }
}
