//! Misconceptions behind wrong answers. Each is modelled by its result: most as another search, the
//! others as another way to count. An answer that equals such a result is recognised.

mod chance;
mod counting;
mod searching;
mod shape;
mod valuing;
mod wrong_bound;

use plyscope_search::{CutRule, Order, Player, Step, TreeNode};

pub use searching::{
    cuts_deeply, with_deep_cutoffs, with_other_direction, with_other_fail, with_other_rule,
    without_deep_cutoffs,
};
pub(super) use shape::is_textbook;
pub use wrong_bound::faulty_run;

use super::grade::{Recognised, Spot};
use super::selection::Selection;
use super::value_list::ValueList;
use super::values::Worth;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use plyscope_session::Session;

/// A way to get an answer wrong.
#[derive(Clone, Copy)]
pub struct Misconception<A> {
    /// Its name in files and tests.
    pub id: &'static str,
    /// Whether it can lead to an answer of its own, given the shape of the tree and the options.
    pub applies: fn(&Session) -> bool,
    /// The answer it leads to; `None` where it does not apply to the search.
    pub answer: fn(&Session) -> Option<A>,
    /// The probable misconception and its correction.
    text: fn(&Session, Lang) -> String,
}

/// A misconception by itself, without the answer that it leads to.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// Its name in files and tests.
    pub id: &'static str,
    /// The probable misconception and its correction.
    pub text: fn(&Session, Lang) -> String,
}

impl<A> Misconception<A> {
    const fn thought(&self) -> Thought {
        Thought { id: self.id, text: self.text }
    }
}

impl Thought {
    /// It is recognised in an answer that is one piece.
    pub(super) fn recognised(self, session: &Session, lang: Lang) -> Recognised {
        let (text, parts_at) = ((self.text)(session, lang), Some(Spot::Item(0)));
        Recognised { id: self.id, text, parts: String::new(), parts_at, step: None }
    }
}

/// From the wrong side.
pub const DIRECTION: Thought = searching::DIRECTION.thought();
/// MAX taken for MIN.
pub const PLAYERS: Thought = searching::PLAYERS.thought();
/// > instead of ≥, or vice versa.
pub const RULE: Thought = searching::RULE.thought();
/// Only the bound of the parent is used.
pub const NO_DEEP_CUTOFFS: Thought = searching::NO_DEEP_CUTOFFS.thought();
/// Bounds from further up are used in a search without deep cutoffs.
pub const DEEP_CUTOFFS: Thought = searching::DEEP_CUTOFFS.thought();
/// The start window is forgotten.
pub const START_WINDOW: Thought = searching::START_WINDOW.thought();
/// A node is compared with the bound of its own player.
pub const OWN_BOUND: Thought = wrong_bound::OWN_BOUND.thought();
/// A cut ends the search of the node above as well.
pub const ONE_HIGHER: Thought = wrong_bound::ONE_HIGHER.thought();
/// Bounds are taken for values.
pub const EXACT: Thought = valuing::EXACT.thought();
/// Fail-soft instead of fail-hard, or vice versa.
pub const FAIL: Thought = valuing::FAIL.thought();
/// MIN's nodes are counted from MIN's point of view.
pub const MOVERS_VIEW: Thought = valuing::MOVERS_VIEW.thought();

/// Whether it applies to every search.
const fn always(_: &Session) -> bool {
    true
}

/// The misconceptions that apply to a search, the most specific first. Before all others come those that
/// forget what this question has unlike most.
fn applying<'a, A>(all: &'a [Misconception<A>], session: &Session) -> Vec<&'a Misconception<A>> {
    let options = session.setup().options();
    let unlike_most = [
        (DIRECTION.id, options.order == Order::RightToLeft),
        (PLAYERS.id, session.tree().root_player() == Player::Min),
        (RULE.id, options.cut == CutRule::Above),
    ];
    let mut applying: Vec<_> = all.iter().filter(|one| (one.applies)(session)).collect();
    applying.sort_by_key(|one| !unlike_most.contains(&(one.id, true)));
    applying
}

/// The answers that the misconceptions lead to that apply to a search, the most specific first. One can
/// be right by chance, and two can be the same; none for trees above [`LARGEST`].
#[must_use]
pub fn answers<A>(all: &[Misconception<A>], session: &Session) -> Vec<(&'static str, A)> {
    if session.tree().len() > LARGEST {
        return Vec::new();
    }
    let applying = applying(all, session).into_iter();
    applying
        .filter_map(|misconception| Some((misconception.id, (misconception.answer)(session)?)))
        .collect()
}

/// Those about which nodes are pruned, the most specific first. An answer without nodes is named for
/// what it is, unless it comes of a part of the search that is often forgotten.
pub const PRUNED: &[Misconception<Selection>] = &[
    counting::ONLY_LEAVES,
    counting::ONLY_TOPS,
    counting::CAUSE_TOO,
    counting::CUT_NODE_TOO,
    counting::CUT_NODE_AND_BELOW,
    counting::ALL_BELOW_CUT,
    searching::START_WINDOW,
    searching::DEEP_CUTOFFS,
    searching::RULE,
    searching::NO_DEEP_CUTOFFS,
    chance::PRUNED_UNWEIGHTED,
    chance::PRUNED_AS_MIN,
    chance::PRUNED_AS_MAX,
    counting::NOTHING,
    searching::DIRECTION,
    searching::PLAYERS,
    wrong_bound::OWN_BOUND,
    wrong_bound::ONE_HIGHER,
];

/// Those about the values of nodes, in the order in which they are named.
#[must_use]
pub const fn about_values(worth: Worth) -> &'static [Misconception<ValueList>] {
    match worth {
        Worth::Minimax => &[
            chance::UNWEIGHTED,
            chance::AS_MIN,
            chance::AS_MAX,
            valuing::PLAYERS,
            valuing::MOVERS_VIEW,
        ],
        Worth::Returned => &[
            chance::UNWEIGHTED,
            chance::AS_MIN,
            chance::AS_MAX,
            valuing::EXACT,
            valuing::REVERSED,
            valuing::TRUTH,
            valuing::PLAYERS,
            valuing::DIRECTION,
            valuing::RULE,
            valuing::FAIL,
            valuing::MOVERS_VIEW,
        ],
    }
}

/// The largest tree, in nodes, for which misconceptions are checked: most of them cost a search.
pub const LARGEST: usize = 20_000;

/// The name of a misconception in lists: what is done wrong, in a few words; its id if it has none,
/// as when it comes from a later version.
#[must_use]
pub fn name(id: &str, lang: Lang) -> String {
    lang.named(&format!("quiz-misconception-{id}")).unwrap_or_else(|| id.to_owned())
}

/// The misconceptions that lead to exactly this wrong answer, the most specific first, and the first
/// node at which it differs from the key, with the step that shows it; none for trees above [`LARGEST`].
#[must_use]
pub fn recognise<A: PartialEq>(
    all: &[Misconception<A>],
    session: &Session,
    answer: &A,
    (node, step): (TreeNode, Step),
    lang: Lang,
) -> Vec<Recognised> {
    if session.tree().len() > LARGEST {
        return Vec::new();
    }
    let leads_there = |misconception: &&Misconception<A>| {
        (misconception.answer)(session).is_some_and(|led| led == *answer)
    };
    let parts = texts::quiz_thought_parts(lang, &node_name(session, node, lang));
    applying(all, session)
        .into_iter()
        .filter(leads_there)
        .map(|misconception| Recognised {
            id: misconception.id,
            text: (misconception.text)(session, lang),
            parts: parts.clone(),
            parts_at: Some(Spot::Node(node)),
            step: Some(step),
        })
        .collect()
}
