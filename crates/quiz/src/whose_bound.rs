//! “Whose bound is it?”

use plyscope_search::trace::Cut;
use plyscope_search::{NodeId, Step, TreeNode};

use super::answer_error::{AnswerError, Wanted};
use super::follow::{can_be_followed, rule};
use super::grade::{Finding, Grade, Mark, Recognised, Spot};
use super::next::Setter;
use super::notation::OtherTree;
use super::prompt::besides;
use super::replies::Replies;
use super::Quiz;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::Window;
use plyscope_session::caption::{caption_for_max, node_name, player_name};
use plyscope_session::cause::is_deep;
use plyscope_session::Session;

/// The question whose value set the bound that causes a cutoff, at some cuts of a search. Replies
/// are written after their numbers: `1: L2-1; 2: start`, where `start` is a bound of the start
/// window.
#[derive(Clone, Debug)]
pub struct WhoseBound {
    session: Session,
    cuts: Vec<Cut>,
}

/// The most cuts that are asked about.
const MOST: usize = 8;

/// The cut node itself is named.
const CUT_NODE: &str = "cut-node";
/// The node above is named, whichever node set the bound.
const NODE_ABOVE: &str = "node-above";
/// The root is named, whichever node set the bound.
const ROOT: &str = "root";

impl WhoseBound {
    /// The question about a search; `None` if a user cannot follow it, or if it cuts nothing.
    #[must_use]
    pub fn new(session: Session) -> Option<Self> {
        let cuts = instructive_cuts(&session);
        let can_be_asked = can_be_followed(session.setup()) && !cuts.is_empty();
        can_be_asked.then_some(Self { session, cuts })
    }

    /// The search of the question.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// How many cuts are asked about.
    #[must_use]
    pub fn count(&self) -> usize {
        self.cuts.len()
    }

    /// The step before a cut, at which the window is closed.
    #[must_use]
    pub fn step(&self, stop: usize) -> Step {
        self.cuts.get(stop).map_or(Step::START, |cut| cut.step.back(1))
    }

    /// The cut node, and the question; empty if there is no such cut.
    #[must_use]
    pub fn stop_prompt(&self, stop: usize, lang: Lang) -> String {
        let Some(cut) = self.cuts.get(stop) else { return String::new() };
        let player = player_name(self.session.trace().player(cut.node));
        texts::quiz_whose_ask(lang, &self.name(cut.node, lang), player, &self.value(cut, lang))
    }

    /// The general prompt, with a description of the search.
    #[must_use]
    pub fn lead(&self, lang: Lang) -> String {
        let (order, cut) = rule(self.session.setup());
        let lead = texts::quiz_whose_lead(lang, order, cut);
        lang.sentences([lead, besides(self.session.setup(), lang)])
    }

    /// The possible replies at a cut, from the root down: the nodes on the path, and the start
    /// window if it has bounds.
    #[must_use]
    pub fn offers(&self, stop: usize) -> Vec<Setter> {
        let mut nodes: Vec<Setter> = self.path(stop).map(Setter::Node).collect();
        nodes.reverse();
        self.has_bounds().then_some(Setter::Start).into_iter().chain(nodes).collect()
    }

    /// The reply for a press on a node; `None` if it cannot have set the bound.
    #[must_use]
    pub fn at(&self, stop: usize, node: TreeNode) -> Option<Setter> {
        self.path(stop).any(|above| above == node).then_some(Setter::Node(node))
    }

    /// The answer with another reply at a cut. If the answer cannot be parsed, the reply is appended.
    #[must_use]
    pub fn with(&self, answer: &str, stop: usize, setter: Setter) -> String {
        let print = |setter: &Setter| setter.print(self.session.tree());
        Replies::written_with(self.read(answer), answer, (stop, setter), print)
    }

    /// The text of a reply.
    #[must_use]
    pub fn reply_text(&self, setter: Setter, lang: Lang) -> String {
        match setter {
            Setter::Node(node) => node_name(&self.session, node, lang),
            Setter::Start => texts::quiz_whose_start(lang),
        }
    }

    /// Whether the start window has bounds.
    fn has_bounds(&self) -> bool {
        self.session.setup().options().window != Window::FULL
    }

    /// The cut node and the nodes above it.
    fn path(&self, stop: usize) -> impl Iterator<Item = TreeNode> + '_ {
        let node = self.cuts.get(stop).map(|cut| self.session.node(cut.node));
        node.into_iter().flat_map(|node| self.session.tree().ancestors(node))
    }

    fn name(&self, visit: NodeId, lang: Lang) -> String {
        node_name(&self.session, self.session.node(visit), lang)
    }

    /// The best value at a node that is cut.
    fn value(&self, cut: &Cut, lang: Lang) -> String {
        let best = self.session.trace().best(cut.node, cut.step);
        best.map_or_else(String::new, |best| numerals::value(lang, best.value))
    }

    fn finding(&self, stop: usize, mark: Mark, lang: Lang) -> Finding {
        let cut = self.cuts.get(stop);
        let why = match (mark, cut) {
            (Mark::Wrong | Mark::Missed, Some(cut)) => {
                caption_for_max(&self.session, cut.step, lang)
            }
            _ => String::new(),
        };
        let (name, step) = ((stop + 1).to_string(), cut.map(|cut| cut.step));
        Finding { spot: Spot::Item(stop), mark, name, why, step }
    }

    /// The reply at every cut that a rule gives.
    fn by(&self, setter: impl Fn(&Cut) -> Option<NodeId>) -> Replies<Setter> {
        let reply = |cut: &Cut| match setter(cut) {
            Some(visit) => Setter::Node(self.session.node(visit)),
            None => Setter::Start,
        };
        self.cuts.iter().map(reply).enumerate().collect()
    }

    /// The misconceptions that lead to exactly this answer.
    fn recognised(&self, answer: &Replies<Setter>, lang: Lang) -> Vec<Recognised> {
        let key = self.key();
        let Some(parts_at) = answer.first_not_right(&key) else { return Vec::new() };
        let is_by_start = key.iter().any(|(_, setter)| *setter == Setter::Start);
        let setter = if is_by_start { "start" } else { "opponent" };
        let thoughts = self.misled().into_iter().filter(|(_, other)| other == answer);
        let recognised = thoughts.map(|(id, _)| Recognised {
            id,
            text: match id {
                CUT_NODE => texts::quiz_next_cut_node(lang, setter),
                NODE_ABOVE => texts::quiz_whose_above(lang, setter),
                _ => texts::quiz_whose_root(lang, setter),
            },
            parts: String::new(),
            parts_at: Some(Spot::Item(parts_at)),
            step: self.cuts.get(parts_at).map(|cut| cut.step),
        });
        recognised.collect()
    }
}

/// The cuts that are asked about, in chronological order: of too many, the deep ones first.
fn instructive_cuts(session: &Session) -> Vec<Cut> {
    let trace = session.trace();
    let (mut chosen, other): (Vec<Cut>, Vec<Cut>) =
        trace.cuts().partition(|cut| is_deep(session, cut));
    chosen.truncate(MOST);
    let left = MOST - chosen.len();
    chosen.extend(other.into_iter().take(left));
    chosen.sort_by_key(|cut| cut.step);
    chosen
}

impl Quiz for WhoseBound {
    type Answer = Replies<Setter>;

    fn key(&self) -> Replies<Setter> {
        self.by(|cut| cut.because.set_by())
    }

    fn keys(&self) -> Option<Vec<Replies<Setter>>> {
        Some(vec![self.key()])
    }

    fn read(&self, text: &str) -> Result<Replies<Setter>, AnswerError> {
        let tree = self.session.tree();
        Replies::read(text, self.cuts.len(), |_, begin, text| {
            Setter::read(tree, begin, text, Wanted::Setter)
        })
    }

    fn print(&self, answer: &Replies<Setter>) -> String {
        answer.print(|_, setter| setter.print(self.session.tree()))
    }

    fn grade(&self, answer: &Replies<Setter>, lang: Lang) -> Grade {
        let finding = |stop, mark, _: Option<&Setter>| self.finding(stop, mark, lang);
        let recognised = self.recognised(answer, lang);
        Grade { recognised, ..answer.grade(&self.key(), finding) }
    }

    fn hints(&self, answer: &Replies<Setter>, lang: Lang) -> Vec<String> {
        let stop = answer.first_not_right(&self.key());
        let Some((stop, cut)) = stop.and_then(|stop| Some((stop, self.cuts.get(stop)?))) else {
            return Vec::new();
        };
        let player = self.session.trace().player(cut.node);
        let (node, opponent) = (self.name(cut.node, lang), player_name(player.opponent()));
        let bound = numerals::value(lang, cut.because.value);
        vec![
            texts::quiz_whose_look(lang, &(stop + 1).to_string(), &node, opponent),
            texts::quiz_whose_bound(lang, &bound, opponent, &node),
        ]
    }

    fn notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        let setters = texts::quiz_write_setters(lang, &other.name());
        let start = self.has_bounds().then(|| texts::quiz_write_start(lang));
        lang.sentences([Some(setters), start].into_iter().flatten())
    }

    fn reply_notation(&self, lang: Lang) -> String {
        let other = OtherTree::than(self.session.tree());
        let setter = texts::quiz_write_setter(lang, &other.name());
        let start = self.has_bounds().then(|| texts::quiz_write_start(lang));
        lang.sentences([Some(setter), start].into_iter().flatten())
    }

    fn misled(&self) -> Vec<(&'static str, Replies<Setter>)> {
        let trace = self.session.trace();
        let key = self.key();
        let thoughts = [
            (CUT_NODE, self.by(|cut| Some(cut.node))),
            (NODE_ABOVE, self.by(|cut| Some(trace.parent(cut.node).unwrap_or(cut.node)))),
            (ROOT, self.by(|_| Some(NodeId::ROOT))),
        ];
        // Where every bound was set there, it is no misconception.
        thoughts.into_iter().filter(|(_, answer)| *answer != key).collect()
    }

    fn prompt(&self, lang: Lang) -> String {
        let stops = (0..self.cuts.len())
            .map(|stop| format!("\n{}. {}", stop + 1, self.stop_prompt(stop, lang)));
        std::iter::once(self.lead(lang)).chain(stops).collect()
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(&self.session)
    }
}
