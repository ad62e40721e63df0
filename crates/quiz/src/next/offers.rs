//! The buttons for a reply at a stop.

use std::collections::BTreeSet;

use plyscope_search::{NodeId, Order, TreeNode, Value, Verdict, Window};

use super::{Asks, Next, Reply, Setter, Stop};
use crate::replies::Replies;
use crate::Quiz;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use plyscope_session::Session;

/// The possible replies at a stop, including the right one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offers {
    /// One of these.
    Replies(Vec<Reply>),
    /// A window with bounds from these values, in ascending order; `before` is the window before
    /// the child returned.
    Window {
        /// The previous window.
        before: Window,
        /// The possible bounds.
        ends: Vec<Value>,
    },
    /// A value or a bound, which is typed.
    Value,
}

impl Next {
    /// The possible replies at a stop; `None` if there is no such stop.
    #[must_use]
    pub fn offers(&self, stop: usize) -> Option<Offers> {
        let (stop, session) = (self.stops.get(stop)?, &self.session);
        Some(match stop.asks {
            Asks::Visit => Offers::Replies(visits(session, stop)),
            Asks::Cut => Offers::Replies(setters(session, stop)),
            Asks::IsCut => Offers::Replies(vec![Reply::SomeCut, Reply::NoCut]),
            Asks::Value => Offers::Value,
            Asks::Window => {
                let before = session.trace().window(stop.node, stop.step).window();
                Offers::Window { before, ends: ends(session, stop, before) }
            }
        })
    }

    /// The reply for a click on a node: it is visited next, or it has set the bound that causes a
    /// cutoff; `None` if it can be neither.
    #[must_use]
    pub fn at(&self, stop: usize, node: TreeNode) -> Option<Reply> {
        let stop = self.stops.get(stop)?;
        let is_reply = match stop.asks {
            Asks::Visit => is_left(&self.session, stop, node),
            Asks::Cut => path(&self.session, stop).any(|above| above == node),
            Asks::Window | Asks::IsCut | Asks::Value => false,
        };
        let reply = match stop.asks {
            Asks::Visit => Reply::Visit(node),
            Asks::Cut | Asks::Window | Asks::IsCut | Asks::Value => Reply::Cut(Setter::Node(node)),
        };
        is_reply.then_some(reply)
    }

    /// The answer with another reply at a stop. If the answer cannot be parsed, the reply is
    /// appended.
    #[must_use]
    pub fn with(&self, answer: &str, stop: usize, reply: Reply) -> String {
        let print = |reply: &Reply| reply.print(self.session.tree());
        Replies::written_with(self.read(answer), answer, (stop, reply), print)
    }

    /// A reply as it is typed.
    #[must_use]
    pub fn reply_typed(&self, reply: Reply) -> String {
        reply.print(self.session.tree())
    }

    /// The text of a reply.
    #[must_use]
    pub fn reply_text(&self, reply: Reply, lang: Lang) -> String {
        let name = |node| node_name(&self.session, node, lang);
        match reply {
            Reply::Visit(node) => name(node),
            Reply::Nothing => texts::quiz_next_reply_over(lang),
            Reply::Window(window) => numerals::window(lang, window),
            Reply::SomeCut => texts::quiz_next_reply_some(lang),
            Reply::NoCut => texts::quiz_next_reply_open(lang),
            Reply::Value(verdict) => numerals::verdict(lang, verdict),
            Reply::Cut(Setter::Start) => texts::quiz_next_reply_start(lang),
            Reply::Cut(Setter::Node(node)) => texts::quiz_next_reply_cut(lang, &name(node)),
        }
    }
}

/// The nodes from the current one up to the root.
fn path<'a>(session: &'a Session, stop: &Stop) -> impl Iterator<Item = TreeNode> + 'a {
    session.tree().ancestors(session.node(stop.node))
}

/// Whether a node was not visited yet.
fn is_left(session: &Session, stop: &Stop, node: TreeNode) -> bool {
    session.visits(node).all(|visit| session.trace().entered(visit) > stop.step)
}

/// The first unvisited nodes on the way up, by layer and from left to right, and one more, so that
/// there is a choice.
fn visits(session: &Session, stop: &Stop) -> Vec<Reply> {
    let tree = session.tree();
    let waiting = |above: TreeNode, most: usize| {
        let mut children: Vec<TreeNode> =
            tree.children(above).filter(|&child| is_left(session, stop, child)).collect();
        if session.setup().options().order == Order::RightToLeft {
            children.reverse();
        }
        children.truncate(most);
        children
    };
    let here = session.node(stop.node);
    let offered: BTreeSet<TreeNode> = path(session, stop)
        .flat_map(|above| waiting(above, if above == here { 2 } else { 1 }))
        .collect();
    offered.into_iter().map(Reply::Visit).chain([Reply::Nothing]).collect()
}

/// The replies of no cutoff, and of a cutoff by every possible setter of the bound.
fn setters(session: &Session, stop: &Stop) -> Vec<Reply> {
    let window = session.setup().options().window;
    let from_start = (window != Window::FULL).then_some(Setter::Start);
    let mut nodes: Vec<TreeNode> = path(session, stop).collect();
    nodes.reverse();
    let setters = from_start.into_iter().chain(nodes.into_iter().map(Setter::Node));
    std::iter::once(Reply::NoCut).chain(setters.map(Reply::Cut)).collect()
}

/// The bounds of the window, the value that the child returned, and the best value before it.
fn ends(session: &Session, stop: &Stop, before: Window) -> Vec<Value> {
    let trace = session.trace();
    let back = trace.verdict(stop.child, stop.step).map(Verdict::value);
    let best = |node: NodeId| trace.best(node, stop.step).map(|best| best.value);
    let ends: BTreeSet<Value> = [Value::NEG_INFINITY, before.alpha, before.beta, Value::INFINITY]
        .into_iter()
        .chain(back)
        .chain(best(stop.node))
        .collect();
    ends.into_iter().collect()
}
