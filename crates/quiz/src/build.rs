//! “Build it”: a tree on which exactly these nodes are pruned.

mod leaves;

pub use leaves::{with_values, LeafValues};

use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step, TreeNode, Value, Verdict};

use super::absence::shown_at;
use super::answer_error::AnswerError;
use super::explain::why;
use super::follow::{can_be_performed, rule};
use super::grade::{Finding, Grade, Mark, Recognised, Score, Spot};
use super::misconception::{recognise, PRUNED};
use super::notation::OtherTree;
use super::selection::Selection;
use super::sketch::prune;
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_view::caption::{node_name, player_name};
use plyscope_view::engine::search_tree;
use plyscope_view::scene::tree::TreeScene;
use plyscope_view::session::Session;

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
        let blank = with_values(session.tree(), |_| Value::ZERO);
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
    fn built(&self, answer: &LeafValues) -> Session {
        let tree = with_values(self.tree(), |leaf| answer.get(leaf).unwrap_or(Value::ZERO));
        // A tree of this size has been searched before, with at most as many nodes.
        search_tree(tree, *self.session.setup(), Recorder::new())
            .unwrap_or_else(|_| self.blank.clone())
    }

    /// The leaves that the search visits, and that have no value yet.
    fn missing(&self, answer: &LeafValues, built: &Session) -> Vec<TreeNode> {
        let is_missing = |&node: &TreeNode| {
            built.is_leaf(node) && built.is_visited(node) && answer.get(node).is_none()
        };
        built.tree().nodes().filter(is_missing).collect()
    }

    fn mark(&self, built: &Session, node: TreeNode) -> Option<Mark> {
        match (self.target.contains(node), built.is_visited(node)) {
            (true, false) => Some(Mark::Right),
            (true, true) => Some(Mark::Missed),
            (false, false) => Some(Mark::Wrong),
            (false, true) => None,
        }
    }

    /// The first node, in the order of the built search, that is pruned and should not be, or is not
    /// pruned and should be.
    fn first_difference(&self, built: &Session) -> Option<TreeNode> {
        let differs =
            |&node: &TreeNode| matches!(self.mark(built, node), Some(Mark::Wrong | Mark::Missed));
        let shown = |&node: &TreeNode| (shown_at(built, node), node);
        built.tree().nodes().filter(differs).min_by_key(shown)
    }

    fn finding(&self, built: &Session, node: TreeNode, mark: Mark, lang: Lang) -> Finding {
        let why = if mark == Mark::Right { String::new() } else { why(built, node, lang) };
        Finding {
            spot: Spot::Node(node),
            mark,
            name: node_name(built, node, lang),
            why,
            step: None,
        }
    }

    /// The searches with a misconception that would prune exactly the right nodes.
    fn recognised(&self, built: &Session, lang: Lang) -> Vec<Recognised> {
        let Some(node) = self.first_difference(built) else { return Vec::new() };
        let recognised = recognise(PRUNED, built, &self.target, (node, Step::START), lang);
        recognised.into_iter().map(|thought| Recognised { step: None, ..thought }).collect()
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
        let of = self.target.len() as u32;
        let missing = self.missing(answer, &built);
        if !missing.is_empty() {
            let finding = |&leaf: &TreeNode| Finding {
                spot: Spot::Node(leaf),
                mark: Mark::Missed,
                name: node_name(&built, leaf, lang),
                why: texts::quiz_build_missing(lang, &node_name(&built, leaf, lang)),
                step: None,
            };
            let score = Score { right: 0, wrong: 0, of };
            let findings = missing.iter().map(finding).collect();
            return Grade { findings, score, recognised: Vec::new() };
        }
        let marked =
            |node| self.mark(&built, node).map(|mark| self.finding(&built, node, mark, lang));
        let findings: Vec<Finding> = built.tree().nodes().filter_map(marked).collect();
        let score = Score::counted(&findings, self.target.len());
        Grade { findings, score, recognised: self.recognised(&built, lang) }
    }

    fn hints(&self, answer: &LeafValues, lang: Lang) -> Vec<String> {
        let built = self.built(answer);
        let name = |node| node_name(&self.session, node, lang);
        // The first cut, and what it takes.
        let top = self.target.iter().find_map(|node| {
            let parent = self.tree().parent(node)?;
            (!self.target.contains(parent)).then_some((node, parent))
        });
        let wanted = top.map(|(node, parent)| {
            let player = self.tree().player(parent);
            let (player, opponent) = (player, player.opponent());
            texts::quiz_build_wanted(
                lang,
                &name(node),
                &name(parent),
                player_name(player),
                player_name(opponent),
            )
        });
        let missing = self.missing(answer, &built);
        let next = match (missing.first(), self.first_difference(&built)) {
            (Some(&leaf), _) => texts::quiz_build_missing(lang, &name(leaf)),
            (None, Some(node)) => why(&built, node, lang),
            (None, None) => return Vec::new(),
        };
        wanted.into_iter().chain([next]).collect()
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_leaves(lang, &OtherTree::than(self.tree()).value())
    }

    fn prompt(&self, lang: Lang) -> String {
        let (order, cut) = rule(self.session.setup());
        let names = self.target.print(self.tree());
        texts::quiz_build_prompt(lang, &names, order, cut)
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
