//! What the search of an answer prunes, compared with what is to be pruned.

use plyscope_search::{Step, TreeNode, Window};

use crate::explain::why;
use crate::grade::{Finding, Grade, Mark, Recognised, Score, Spot};
use crate::misconception::{recognise, PRUNED};
use crate::selection::Selection;
use plyscope_i18n::{texts, Lang};
use plyscope_session::absence::shown_at;
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

    /// Hints about the first node that differs or has no value yet: which cut is wanted there or next, or
    /// where to look; and why the node is visited, or is not. None if there is no such node.
    pub(super) fn hints(&self, missing: &[TreeNode], lang: Lang) -> Vec<String> {
        let shown = |node: &TreeNode| (shown_at(&self.session, *node), *node);
        let open = missing.iter().copied().chain(self.first_difference());
        let Some(node) = open.min_by_key(shown) else { return Vec::new() };
        let (tree, mark) = (self.session.tree(), self.mark(node));
        let Some(parent) = tree.parent(node) else { return Vec::new() };
        let is_to_come =
            |other: &TreeNode| mark != Some(Mark::Wrong) && shown(other) >= shown(&node);
        let next = self.target.iter().filter(is_to_come).min_by_key(shown);
        let first = match next.and_then(|next| Some((next, tree.parent(next)?))) {
            Some((next, parent)) => self.wanted(next, parent, lang),
            None => texts::quiz_hint_where(lang, &self.name(parent, lang)),
        };
        let second = match mark {
            None => texts::quiz_build_missing(lang, &self.name(node, lang)),
            Some(_) => self.why(node, lang),
        };
        vec![first, second]
    }

    /// Which cut prunes a node below another that is visited.
    fn wanted(&self, node: TreeNode, parent: TreeNode, lang: Lang) -> String {
        let (node, name) = (self.name(node, lang), self.name(parent, lang));
        let player = self.session.tree().player(parent);
        let has_start = self.session.setup().options().window != Window::FULL;
        let setter = if has_start { "start" } else { "opponent" };
        let [player, opponent] = [player, player.opponent()].map(player_name);
        texts::quiz_build_wanted(lang, &node, &name, player, setter, opponent)
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
