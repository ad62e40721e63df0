//! Explains why a node of a given tree is visited or not.

use plyscope_search::trace::{Asked, BoundAt, Cut, WindowAt};
use plyscope_search::{Bound, CutRule, NodeId, Player, Step, TreeNode, Verdict};

use super::averaging;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::absence::{Absence, Reason};
use plyscope_session::caption::{node_name, player_name};
use plyscope_session::cause::{cause, Cause};
use plyscope_session::Session;

/// Why a node is visited or not, with the numbers of the search.
#[must_use]
pub fn why(session: &Session, node: TreeNode, lang: Lang) -> String {
    match (session.visits(node).next(), Absence::of(session, node)) {
        (Some(visit), _) => why_visited(session, visit, lang),
        (None, Some(absence)) => why_absent(session, node, &absence, lang),
        (None, None) => String::new(),
    }
}

fn why_visited(session: &Session, visit: NodeId, lang: Lang) -> String {
    let node = node_name(session, session.node(visit), lang);
    let Some(before) = Before::of(session, visit) else {
        return texts::quiz_visited_root(lang, &node);
    };
    let parent = node_name(session, session.node(before.parent), lang);
    let window = numerals::window(lang, before.window);
    if !session.setup().algorithm.has_windows() {
        return texts::quiz_visited_all(lang, &node);
    }
    if averaging::is_chance(session, before.parent) {
        return averaging::why_visited(session, visit, before.parent, lang);
    }
    let Some(value) = before.known else {
        let text = match before.is_for_order {
            true => texts::quiz_visited_for_order,
            false => texts::quiz_visited_first,
        };
        return text(lang, &node, &parent, &window);
    };
    let (player, value) = (player_name(before.player), numerals::verdict(lang, value));
    let compared = if before.met().value.is_finite() {
        let test = test(session, before.player);
        texts::quiz_visited_short(lang, player, &value, test, &numerals::end(lang, before.met()))
    } else {
        let opponent = player_name(before.player.opponent());
        texts::quiz_visited_open(lang, player, &value, opponent)
    };
    lang.sentences([texts::quiz_visited_window(lang, &node, &parent, &window), compared])
}

fn why_absent(session: &Session, node: TreeNode, absence: &Absence, lang: Lang) -> String {
    let name = node_name(session, node, lang);
    let above = node_name(session, session.node(absence.above), lang);
    if absence.top != node {
        let top = node_name(session, absence.top, lang);
        return texts::quiz_pruned_below(lang, &name, &top);
    }
    match absence.reason {
        Reason::Cut(cut) => why_cut(session, &name, &above, &cut, lang),
        Reason::Horizon => texts::quiz_pruned_horizon(lang, &name, &above),
        Reason::Table => texts::quiz_pruned_table(lang, &name, &above),
    }
}

fn why_cut(session: &Session, node: &str, at: &str, cut: &Cut, lang: Lang) -> String {
    if let Some(why) = averaging::why_cut(session, node, at, cut, lang) {
        return why;
    }
    let trace = session.trace();
    let player = trace.player(cut.node);
    let best = trace.best_value(cut.node, cut.step);
    let number = |value| numerals::value(lang, value);
    let value = best.map_or_else(String::new, number);
    let who = player_name(player);
    let is_estimate =
        trace.best(cut.node, cut.step).is_some_and(|best| trace.is_estimate(best.child))
            || trace.child_hit(cut.node).is_some_and(|hit| hit.found.is_estimate);
    let known = match is_estimate {
        true => texts::quiz_pruned_estimate(lang, at, who, &value),
        false => texts::quiz_pruned_sure(lang, at, who, &value),
    };
    // Only traces of other programs have cuts without a cause; nothing is asked about these.
    let Some(cause) = cause(session, cut) else { return String::new() };
    let mut sentences = vec![match cause {
        Cause::NullWindow(Asked { value: asked, of: Some(of) }) => {
            let of = node_name(session, session.node(of), lang);
            texts::quiz_pruned_null_of(lang, node, at, &number(asked), &of, &value)
        }
        Cause::NullWindow(Asked { value: asked, of: None }) => {
            texts::quiz_pruned_null(lang, node, at, &number(asked), &value)
        }
        Cause::Bound { setter, value: bound, .. } => {
            let setter = node_name(session, session.node(setter), lang);
            texts::quiz_pruned_cut(lang, node, &known, who, &setter, &number(bound))
        }
        Cause::Start(end) => {
            let bound = numerals::end(lang, end);
            texts::quiz_pruned_start(lang, node, &known, session.begun(), end_of(player), &bound)
        }
        // Explained as an average above.
        Cause::Chance(_) => return String::new(),
    }];
    if !matches!(cause, Cause::NullWindow(_)) && best == Some(cut.because.value) {
        sentences.push(texts::quiz_pruned_equal(lang));
    }
    let deep = cause.deep_layers(session);
    sentences.extend(deep.map(|layers| texts::step_cut_deep(lang, layers)));
    lang.sentences(sentences)
}

/// The state at a node when the search turns to one of its children.
#[derive(Clone, Copy, Debug)]
pub struct Before {
    /// The visit of the node.
    pub parent: NodeId,
    /// Who is to move there.
    pub player: Player,
    /// The window there.
    pub window: WindowAt,
    /// The best value of its player so far, or a bound where no more is known of it.
    pub known: Option<Verdict>,
    /// Whether the child is searched only to find out which move comes first.
    pub is_for_order: bool,
}

impl Before {
    /// The state at the parent when a visit began; `None` for the root.
    #[must_use]
    pub fn of(session: &Session, visit: NodeId) -> Option<Self> {
        let trace = session.trace();
        let parent = trace.parent(visit)?;
        let is_for_order = trace.reduction(visit).is_for_order;
        Some(Self { is_for_order, ..Self::at(session, parent, trace.entered(visit).back(1)) })
    }

    /// The state at a node at a step.
    #[must_use]
    pub fn at(session: &Session, parent: NodeId, step: Step) -> Self {
        let trace = session.trace();
        Self {
            parent,
            player: trace.player(parent),
            window: session.in_pass(parent, trace.window(parent, step)),
            known: session.best_known(parent, step),
            is_for_order: false,
        }
    }

    /// The bound that the node's player has to meet for a cutoff: β for MAX, α for MIN.
    #[must_use]
    pub fn met(&self) -> BoundAt {
        self.window.bound(Bound::of(self.player.opponent()))
    }
}

/// The selector in texts for the cutoff test of a player.
#[must_use]
pub fn test(session: &Session, player: Player) -> &'static str {
    match (session.setup().options().cut, player) {
        (CutRule::AtLeast, Player::Max) => "ge-max",
        (CutRule::Above, Player::Max) => "gt-max",
        (CutRule::AtLeast, Player::Min) => "ge-min",
        (CutRule::Above, Player::Min) => "gt-min",
    }
}

/// The bound that a player has to meet.
const fn end_of(player: Player) -> &'static str {
    match player {
        Player::Max => "β",
        Player::Min => "α",
    }
}
