//! “What happens next?”

mod during;
mod offers;
mod reply;
mod stop_text;
mod stops;

pub use during::MOST_STOPS;
pub use offers::Offers;
pub(super) use reply::{first_word, is_one_of, CUT, NO, START};
pub use reply::{Reply, Setter};
pub use stops::{Asks, Stop};

use plyscope_search::{Step, TreeNode, Window};

use super::answer_error::AnswerError;
use super::follow::{can_be_followed, rule};
use super::grade::{Finding, Grade, Mark, Recognised, Spot};
use super::notation::OtherTree;
use super::prompt::besides;
use super::replies::Replies;
use super::Quiz;
use plyscope_i18n::{texts, Lang};
use plyscope_session::Session;
use plyscope_setup::ask::Ask;
use stop_text::StopText;

/// The question what a search does next, at some instructive stops. At each, one thing is asked:
/// which node is visited next (`L3-2`, or `none`), what the window becomes (`8..inf`), or whether
/// there is a cutoff, and whose bound causes it (`no`, `cut L2-1`, or `cut start` for a bound of
/// the start window). Replies are written after their numbers: `1: L4-3; 2: 8..inf; 3: cut L2-1; 4:
/// no`. While a search plays, only one thing is asked, at every stop: also whether there is a cut (`yes`
/// or `no`), and what the node returns (`>=20`).
#[derive(Clone, Debug)]
pub struct Next {
    session: Session,
    stops: Vec<Stop>,
}

impl Next {
    /// The question about a search; `None` if a user cannot follow it, or if nothing happens in it.
    #[must_use]
    pub fn new(session: Session) -> Option<Self> {
        let stops = stops::stops(&session);
        let can_be_asked = can_be_followed(session.setup()) && !stops.is_empty();
        can_be_asked.then_some(Self { session, stops })
    }

    /// The question about one thing at every stop between two steps of a search, to be asked while
    /// it plays; `None` if a user cannot follow it, or if there is nothing to ask.
    #[must_use]
    pub fn during(session: Session, ask: Ask, from: Step, to: Step) -> Option<Self> {
        let stops = during::stops(&session, ask, from, to);
        let can_be_asked = can_be_followed(session.setup()) && !stops.is_empty();
        can_be_asked.then_some(Self { session, stops })
    }

    /// The search of the question.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Its stops, in chronological order.
    #[must_use]
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// What has just happened at a stop, and the question; empty if there is no such stop.
    #[must_use]
    pub fn stop_prompt(&self, stop: usize, lang: Lang) -> String {
        self.stop_text(stop, lang).map_or_else(String::new, |stop_text| stop_text.prompt())
    }

    /// The general prompt, with a description of the search.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let (order, cut) = rule(self.session.setup());
        let lead = texts::quiz_next_lead(lang, self.stops.len(), order, cut);
        lang.sentences([lead, besides(self.session.setup(), lang)])
    }

    fn stop_text(&self, stop: usize, lang: Lang) -> Option<StopText<'_>> {
        let stop = self.stops.get(stop)?;
        Some(StopText { session: &self.session, stop, lang })
    }

    fn finding(&self, stop: usize, mark: Mark, reply: Option<&Reply>, lang: Lang) -> Finding {
        let stop_text = self.stop_text(stop, lang);
        let why = match mark {
            Mark::Right => None,
            Mark::Wrong | Mark::Missed => stop_text.map(|stop_text| stop_text.why(reply)),
        };
        Finding {
            spot: Spot::Item(stop),
            mark,
            name: (stop + 1).to_string(),
            why: why.unwrap_or_default(),
            step: self.stops.get(stop).map(|stop| stop.shown_at(self.session.trace())),
        }
    }

    /// The misconceptions that lead to exactly this answer.
    fn recognised(&self, answer: &Replies<Reply>, lang: Lang) -> Vec<Recognised> {
        let key = self.key();
        let parts_at = answer.first_not_right(&key);
        let is_by_start = key.iter().any(|(_, reply)| *reply == Reply::Cut(Setter::Start));
        let setter = if is_by_start { "start" } else { "opponent" };
        let is_thought = |other: &Replies<Reply>| other == answer && *other != key;
        let thoughts = self.misled().into_iter().filter(|(_, other)| is_thought(other));
        let recognised = thoughts.map(|(id, _)| Recognised {
            id,
            text: match id {
                SWAPPED => texts::quiz_next_swapped(lang),
                _ => texts::quiz_next_cut_node(lang, setter),
            },
            parts: String::new(),
            parts_at: parts_at.map(Spot::Item),
            step: parts_at.map(|stop| self.stops[stop].step),
        });
        recognised.collect()
    }
}

/// α and β exchanged.
const SWAPPED: &str = "swapped-ends";

/// The node that is cut is taken for the one that set the bound.
const CUT_NODE: &str = "cut-node";

/// The reply with the cut node named as the setter of the bound.
fn caused_by(reply: Reply, own: Option<TreeNode>) -> Reply {
    match (reply, own) {
        (Reply::Cut(_), Some(own)) => Reply::Cut(Setter::Node(own)),
        _ => reply,
    }
}

impl Quiz for Next {
    type Answer = Replies<Reply>;

    fn key(&self) -> Replies<Reply> {
        let reply = |stop: &Stop| stop.reply(&self.session);
        self.stops.iter().map(reply).enumerate().collect()
    }

    fn keys(&self) -> Option<Vec<Replies<Reply>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Replies<Reply>, AnswerError> {
        let tree = self.session.tree();
        Replies::read(text, self.stops.len(), |stop, begin, text| {
            Reply::read(tree, self.stops[stop].asks, begin, text)
        })
    }

    fn print(&self, answer: &Replies<Reply>) -> String {
        answer.print(|_, reply| reply.print(self.session.tree()))
    }

    fn grade(&self, answer: &Replies<Reply>, lang: Lang) -> Grade {
        let finding = |stop, mark, reply: Option<&_>| self.finding(stop, mark, reply, lang);
        let recognised = self.recognised(answer, lang);
        Grade { recognised, ..answer.grade(&self.key(), finding) }
    }

    fn misled(&self) -> Vec<(&'static str, Replies<Reply>)> {
        let key = self.key();
        let own = |stop: usize| self.stops.get(stop).map(|stop| self.session.node(stop.node));
        let cut_node = key.iter().map(|(stop, reply)| (stop, caused_by(*reply, own(stop))));
        let thoughts =
            [(SWAPPED, key.map(Reply::with_ends_swapped)), (CUT_NODE, cut_node.collect())];
        // Without a stop that asks for it, it does not apply.
        thoughts.into_iter().filter(|(_, answer)| *answer != key).collect()
    }

    fn hints(&self, answer: &Replies<Reply>, lang: Lang) -> Vec<String> {
        let stop = answer.first_not_right(&self.key());
        let hints = stop.and_then(|stop| Some(self.stop_text(stop, lang)?.hints(stop)));
        hints.unwrap_or_default()
    }

    fn notation(&self, lang: Lang) -> String {
        lang.sentences([texts::quiz_write_replies(lang), self.reply_notation(lang)])
    }

    fn reply_notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        let is_asked = |asks| self.stops.iter().any(|stop| stop.asks == asks);
        let visit = is_asked(Asks::Visit).then(|| texts::quiz_write_visit(lang, &other.name()));
        let window =
            is_asked(Asks::Window).then(|| texts::quiz_write_window(lang, &other.window()));
        let cut = is_asked(Asks::Cut).then(|| texts::quiz_write_cut(lang, &other.name()));
        let has_bounds = self.session.setup().options().window != Window::FULL;
        let can_be_start = has_bounds && is_asked(Asks::Cut);
        let start = can_be_start.then(|| texts::quiz_write_start(lang));
        let yes = is_asked(Asks::IsCut).then(|| texts::quiz_write_yes(lang));
        let has_windows = self.session.setup().algorithm.has_windows();
        let value = (is_asked(Asks::Value) && has_windows).then(|| texts::quiz_write_bound(lang));
        lang.sentences([visit, window, cut, start, yes, value].into_iter().flatten())
    }

    fn prompt(&self, lang: Lang) -> String {
        let stop_texts = (0..self.stops.len()).filter_map(|stop| self.stop_text(stop, lang));
        let stops = stop_texts
            .enumerate()
            .map(|(stop, stop_text)| format!("\n{}. {}", stop + 1, stop_text.prompt_in_list()));
        std::iter::once(self.lead(lang)).chain(stops).collect()
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
