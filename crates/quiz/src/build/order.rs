//! The order of the children with which exactly the named nodes are pruned.

use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, TreeNode};

use super::compared::Compared;
use super::shuffled;
use crate::answer_error::AnswerError;
use crate::follow::can_be_performed;
use crate::grade::{Grade, Mark, Score};
use crate::notation::OtherTree;
use crate::order::Arrangement;
use crate::prompt::{about_search, search_name};
use crate::selection::Selection;
use crate::sketch::prune;
use crate::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_view::scene::tree::TreeScene;

/// The most orders of a tree of which one is asked about.
const MOST_ORDERS: u64 = 8;

/// How many nodes are searched to choose among them.
const WORK: usize = 400_000;

/// The question for an order of all children with which a search prunes exactly the nodes that it
/// prunes in the given tree. The tree is asked about in another order, by which its nodes are
/// called; the given one is a solution, and any other is right as well. An answer is an
/// [`Arrangement`].
#[derive(Clone, Debug)]
pub struct BuildOrder {
    /// The search of the tree as it is asked about.
    session: Session,
    /// The search of the tree as it was given, with the names of the asked one.
    solution: Session,
    key: Arrangement,
    /// The nodes that are to be pruned.
    target: Selection,
}

impl BuildOrder {
    /// The question about a search; `None` if a user cannot follow it to the leaves, if it prunes
    /// nothing, or if no other order prunes other nodes.
    #[must_use]
    pub fn new(session: &Session) -> Option<Self> {
        let pruned: Selection = session.pruned().collect();
        if !can_be_performed(session.setup()) || pruned.is_empty() {
            return None;
        }
        let orders = (WORK / session.tree().len()).clamp(1, MOST_ORDERS as usize) as u64;
        // As few as can be are pruned already.
        let mut best: Option<(usize, Self)> = None;
        for seed in 1..=orders {
            let Some((already, quiz)) = Self::asked(session, &pruned, seed) else { continue };
            if best.as_ref().is_none_or(|(fewest, _)| already < *fewest) {
                best = Some((already, quiz));
            }
            if already == 0 {
                break;
            }
        }
        best.map(|(_, quiz)| quiz)
    }

    /// The question with the tree in an order, and how many of the nodes that are to be pruned are
    /// pruned already; `None` if that are these nodes and no others.
    fn asked(given: &Session, pruned: &Selection, seed: u64) -> Option<(usize, Self)> {
        let (tree, before) = shuffled(given.tree(), seed);
        let mut after = vec![TreeNode::ROOT; before.len()];
        for node in tree.nodes() {
            after[before[node.index()].index()] = node;
        }
        let is_target = |node: &TreeNode| pruned.contains(before[node.index()]);
        let target: Selection = tree.nodes().filter(is_target).collect();
        let key = order_of(given, &tree, &after);
        let session = search_tree(tree, *given.setup(), Recorder::new()).ok()?;
        let already = session.pruned().filter(|&node| target.contains(node)).count();
        if already == target.len() && session.pruned().count() == already {
            return None;
        }
        let solution = given.tree().clone().with_l_names_of(&after);
        let solution = search_tree(solution, *given.setup(), Recorder::new()).ok()?;
        Some((already, Self { session, solution, key, target }))
    }

    /// The search of the tree in the order in which it is asked about.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The nodes that are to be pruned.
    #[must_use]
    pub const fn target(&self) -> &Selection {
        &self.target
    }

    /// The search of the tree in another order, in which its nodes keep their names, and which node
    /// of the asked tree each of its nodes is.
    #[must_use]
    pub fn performed(&self, answer: &Arrangement) -> (Session, Vec<TreeNode>) {
        let (tree, before) = answer.of(self.tree());
        match search_tree(tree, *self.session.setup(), Recorder::new()) {
            Ok(session) => (session, before),
            // A tree of this size has been searched before, with at most as many nodes.
            Err(_) => (self.session.clone(), self.tree().nodes().collect()),
        }
    }

    /// Draws the nodes that are to be pruned, in a tree whose nodes are these of the asked one.
    pub fn draw(&self, scene: &mut TreeScene, tree: &GameTree, before: &[TreeNode]) {
        prune(scene, tree, |node| self.target.contains(before[node.index()]));
    }

    fn tree(&self) -> &GameTree {
        self.session.tree()
    }

    fn compared(&self, answer: &Arrangement) -> Compared {
        Compared::new(self.performed(answer), &self.target)
    }
}

/// The order of a searched tree, as one of another; `after` are the nodes of that by its nodes. What
/// is never visited stays as it is.
fn order_of(searched: &Session, tree: &GameTree, after: &[TreeNode]) -> Arrangement {
    let is_visited = |node: &TreeNode| searched.is_visited(*node);
    let place = |child: TreeNode| tree.number_in_siblings(after[child.index()]);
    let with = |order: Arrangement, node: TreeNode| {
        let places = searched.tree().children(node).map(place).collect();
        order.with(tree, after[node.index()], places)
    };
    searched.tree().nodes().filter(is_visited).fold(Arrangement::default(), with)
}

impl Quiz for BuildOrder {
    type Answer = Arrangement;

    fn key(&self) -> Arrangement {
        self.key.clone()
    }

    fn read(&self, text: &str) -> Result<Arrangement, AnswerError> {
        Arrangement::read(self.tree(), text)
    }

    fn print(&self, answer: &Arrangement) -> String {
        answer.print(self.tree())
    }

    fn grade(&self, answer: &Arrangement, lang: Lang) -> Grade {
        let mut grade = self.compared(answer).grade(lang);
        if answer.is_unchanged() {
            // What is pruned without an answer earns nothing.
            grade.findings.retain(|finding| finding.mark != Mark::Right);
            grade.score = Score { right: 0, wrong: 0, of: grade.score.of };
        }
        grade
    }

    fn hints(&self, answer: &Arrangement, lang: Lang) -> Vec<String> {
        self.compared(answer).hints(&[], lang)
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_order(lang, &OtherTree::than(self.tree()).order())
    }

    fn prompt(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        let names = self.target.print(self.tree());
        let asked = texts::quiz_build_prompt(lang, "order", &search_name(setup, lang), &names);
        lang.sentences([about_search(asked, setup, lang), texts::quiz_build_any(lang, "order")])
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(&self.solution)
    }

    fn shown_session(&self) -> Option<&Session> {
        Some(&self.session)
    }

    fn dress(&self, scene: &mut TreeScene) {
        prune(scene, self.tree(), |node| self.target.contains(node));
    }
}
