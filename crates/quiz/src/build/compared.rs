//! What the search of an answer prunes, compared with what is to be pruned.

use plyscope_search::{GameTree, Step, TreeNode};

use crate::absence::shown_at;
use crate::explain::why;
use crate::grade::{Finding, Grade, Mark, Recognised, Score, Spot};
use crate::misconception::{recognise, PRUNED};
use crate::selection::Selection;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::Session;

/// The search of the tree that an answer makes.
pub(super) struct Compared {
    session: Session,
    /// Which node of the question's tree each of its nodes is.
    before: Vec<TreeNode>,
    /// Its nodes that are to be pruned.
    target: Selection,
}

impl Compared {
    /// The search of a tree, `before` being the nodes of the question's tree by its nodes, and
    /// `target` those that are to be pruned.
    pub(super) fn new((session, before): (Session, Vec<TreeNode>), target: &Selection) -> Self {
        let is_target = |node: &TreeNode| target.contains(before[node.index()]);
        let target = session.tree().nodes().filter(is_target).collect();
        Self { session, before, target }
    }

    /// The search.
    pub(super) const fn session(&self) -> &Session {
        &self.session
    }

    /// The feedback on a node of it.
    pub(super) fn finding(&self, node: TreeNode, mark: Mark, why: String, lang: Lang) -> Finding {
        let (spot, name) = (Spot::Node(self.before[node.index()]), self.name(node, lang));
        Finding { spot, mark, name, why, step: None }
    }

    /// The name of a node of it.
    pub(super) fn name(&self, node: TreeNode, lang: Lang) -> String {
        node_name(&self.session, node, lang)
    }

    /// The feedback on all nodes that are pruned or are to be.
    pub(super) fn grade(&self, lang: Lang) -> Grade {
        let finding = |node| {
            let mark = self.mark(node)?;
            let why = if mark == Mark::Right { String::new() } else { self.why(node, lang) };
            Some(self.finding(node, mark, why, lang))
        };
        let mut findings: Vec<Finding> = self.session.tree().nodes().filter_map(finding).collect();
        findings.sort_by_key(|finding| finding.spot);
        let score = Score::counted(&findings, self.target.len());
        Grade { findings, score, recognised: self.recognised(lang) }
    }

    /// Why the first node that differs is pruned, or is not; `None` if none does.
    pub(super) fn first_reason(&self, lang: Lang) -> Option<String> {
        self.first_difference().map(|node| self.why(node, lang))
    }

    fn why(&self, node: TreeNode, lang: Lang) -> String {
        why(&self.session, node, lang)
    }

    fn mark(&self, node: TreeNode) -> Option<Mark> {
        match (self.target.contains(node), self.session.is_visited(node)) {
            (true, false) => Some(Mark::Right),
            (true, true) => Some(Mark::Missed),
            (false, false) => Some(Mark::Wrong),
            (false, true) => None,
        }
    }

    /// The first node, in the order of the search, that is pruned and should not be, or is not
    /// pruned and should be.
    fn first_difference(&self) -> Option<TreeNode> {
        let differs =
            |&node: &TreeNode| matches!(self.mark(node), Some(Mark::Wrong | Mark::Missed));
        let shown = |&node: &TreeNode| (shown_at(&self.session, node), node);
        self.session.tree().nodes().filter(differs).min_by_key(shown)
    }

    /// The searches with a misconception that would prune exactly the right nodes.
    fn recognised(&self, lang: Lang) -> Vec<Recognised> {
        let Some(node) = self.first_difference() else { return Vec::new() };
        let recognised = recognise(PRUNED, &self.session, &self.target, (node, Step::START), lang);
        let at = self.before[node.index()];
        let with = |thought| Recognised { step: None, parts_at: Some(Spot::Node(at)), ..thought };
        recognised.into_iter().map(with).collect()
    }
}

/// What the first cut takes, in the tree of a question with the nodes that are to be pruned.
pub(super) fn wanted(session: &Session, target: &Selection, lang: Lang) -> Option<String> {
    let (tree, name) = (session.tree(), |node| node_name(session, node, lang));
    let (node, parent) = tops(tree, target).next()?;
    let player = tree.player(parent);
    Some(texts::quiz_build_wanted(
        lang,
        &name(node),
        &name(parent),
        player_name(player),
        player_name(player.opponent()),
    ))
}

/// The nodes to be pruned whose parents are not, with these.
fn tops<'a>(
    tree: &'a GameTree,
    target: &'a Selection,
) -> impl Iterator<Item = (TreeNode, TreeNode)> + 'a {
    let top = |node| {
        let parent = tree.parent(node)?;
        (!target.contains(parent)).then_some((node, parent))
    };
    target.iter().filter_map(top)
}
