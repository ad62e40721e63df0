//! “In which order is most pruned?”, and “in which least?”

mod arrangement;
mod extreme;
mod marks;
mod parting;
mod typed;

pub use arrangement::Arrangement;
pub use extreme::{Plan, Plans, MOST_CHILDREN};

use plyscope_search::algo::{Exercise, Fail};
use plyscope_search::trace::Recorder;
use plyscope_search::{CutRule, NodeId, Order as ChildOrder, TreeNode, Value};

use super::answer_error::AnswerError;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::notation::OtherTree;
use super::prompt::{about_search, search_name};
use super::Quiz;
use parting::leaves_below;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::node_name;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::{Algorithm, Setup};

/// The aim of ordering the children.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// To visit as few leaves as possible.
    PruneMost,
    /// To visit as many as possible.
    PruneLeast,
}

impl Aim {
    /// Whether a number of visited leaves is better than another.
    const fn is_better(self, leaves: u32, other: u32) -> bool {
        match self {
            Self::PruneMost => leaves < other,
            Self::PruneLeast => leaves > other,
        }
    }

    /// Its name in the texts.
    const fn id(self) -> &'static str {
        match self {
            Self::PruneMost => "most",
            Self::PruneLeast => "least",
        }
    }
}

/// Why the question cannot be asked of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unorderable {
    /// It is not alpha-beta from left to right, through the whole tree.
    OtherSearch,
    /// It clips values and cuts at α > β.
    Clips,
    /// The tree is too large for the best order to be found.
    TooLarge,
    /// The given order is already the best.
    BestAlready,
}

/// The question of the order of all children in which alpha-beta visits as few leaves as possible,
/// or as many. An answer is an [`Arrangement`]; any that is as good as the best is right. Points
/// are proportional to the progress from the given order to the best.
#[derive(Clone, Debug)]
pub struct Order {
    session: Session,
    aim: Aim,
    plans: Plans,
    best: Arrangement,
    /// The leaves visited in the given order, and in the best.
    given: u32,
    wanted: u32,
}

impl Order {
    /// The question about a search.
    ///
    /// # Errors
    /// When it cannot be asked.
    pub fn new(session: Session, aim: Aim) -> Result<Self, Unorderable> {
        let setup = *session.setup();
        let options = setup.options();
        let is_plain = setup.algorithm.can_be_asked(Exercise::Reorder)
            && options.order == ChildOrder::LeftToRight
            && options.depth.is_none()
            && options.table.is_none();
        if !is_plain {
            return Err(Unorderable::OtherSearch);
        }
        // In the plans a value outside of a window stays so. Clipped to its end, it is enough for α ≥ β alone.
        if options.cut == CutRule::Above && options.fail != Fail::Soft {
            return Err(Unorderable::Clips);
        }
        let truth = truth(&session).ok_or(Unorderable::TooLarge)?;
        let (tree, window) = (session.tree(), options.window);
        let plans = Plans::of(tree, &truth, (options.cut, window), aim);
        let plans = plans.ok_or(Unorderable::TooLarge)?;
        let wanted = plans.get(TreeNode::ROOT, window).map_or(0, |plan| plan.leaves);
        let given = leaves_below(&session, NodeId::ROOT);
        if !aim.is_better(wanted, given) {
            return Err(Unorderable::BestAlready);
        }
        let best = plans.arrangement(tree, &truth, window);
        Ok(Self { session, aim, plans, best, given, wanted })
    }

    /// The search of the question, in the given order.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The same search in another order, and which node of the given tree each of its nodes is.
    #[must_use]
    pub fn performed(&self, answer: &Arrangement) -> (Session, Vec<TreeNode>) {
        let (tree, before) = answer.of(self.session.tree());
        let searched = search_tree(tree, *self.session.setup(), Recorder::new());
        // With plans made, no order makes a search too long for a recorder.
        (searched.unwrap_or_else(|_| self.session.clone()), before)
    }

    /// How many leaves are visited in an order.
    #[must_use]
    pub fn visited(&self, answer: &Arrangement) -> u32 {
        leaves_below(&self.performed(answer).0, NodeId::ROOT)
    }

    /// How many leaves are visited in the best order.
    #[must_use]
    pub const fn wanted(&self) -> u32 {
        self.wanted
    }

    /// A sentence on how many leaves an order visits, and how many the best one.
    fn counted(&self, answer: &Arrangement, lang: Lang) -> String {
        texts::quiz_order_count(lang, self.visited(answer) as usize, self.wanted as usize)
    }

    fn name(&self, node: TreeNode, lang: Lang) -> String {
        node_name(&self.session, node, lang)
    }
}

/// The minimax value of every node.
fn truth(session: &Session) -> Option<Vec<Value>> {
    let setup = Setup { algorithm: Algorithm::Minimax, ..Setup::default() };
    let whole = search_tree(session.tree().clone(), setup, Recorder::new()).ok()?;
    let end = whole.trace().last_step();
    whole.tree().nodes().map(|node| Some(whole.known(node, end)?.value())).collect()
}

impl Quiz for Order {
    type Answer = Arrangement;

    fn key(&self) -> Arrangement {
        self.best.clone()
    }

    fn read(&self, text: &str) -> Result<Arrangement, AnswerError> {
        Arrangement::read(self.session.tree(), text)
    }

    fn print(&self, answer: &Arrangement) -> String {
        answer.print(self.session.tree())
    }

    fn grade(&self, answer: &Arrangement, lang: Lang) -> Grade {
        let visited = self.visited(answer);
        let (given, wanted) = (i64::from(self.given), i64::from(self.wanted));
        let gained = match self.aim {
            Aim::PruneMost => given - i64::from(visited),
            Aim::PruneLeast => i64::from(visited) - given,
        };
        let is_best = visited == self.wanted;
        let mark = match (is_best, answer.is_unchanged()) {
            (true, _) => Mark::Right,
            (false, true) => Mark::Missed,
            (false, false) => Mark::Wrong,
        };
        let parting = self.parting(answer);
        let finding = Finding {
            spot: Spot::Node(parting.as_ref().map_or(TreeNode::ROOT, |parting| parting.node)),
            mark,
            name: parting.as_ref().map_or_else(String::new, |at| self.name(at.node, lang)),
            why: if is_best { String::new() } else { self.why(answer, lang) },
            // The step would be of the tree in the order of the answer.
            step: None,
        };
        let score = Score {
            right: u32::try_from(gained).unwrap_or(0),
            wrong: 0,
            of: given.abs_diff(wanted) as u32,
        };
        Grade { findings: vec![finding], score, recognised: Vec::new() }
    }

    fn hints(&self, answer: &Arrangement, lang: Lang) -> Vec<String> {
        let Some(parting) = self.parting(answer) else { return Vec::new() };
        let node = self.name(parting.node, lang);
        let window = numerals::window(lang, parting.window);
        let look = texts::quiz_order_look(lang, &node, &window, self.aim.id());
        vec![look, self.describe(&parting, answer, lang)]
    }

    fn notation(&self, lang: Lang) -> String {
        texts::quiz_write_order(lang, &OtherTree::than(self.session.tree()).order())
    }

    fn prompt(&self, lang: Lang) -> String {
        let setup = self.session.setup();
        let asked = texts::quiz_order_prompt(lang, &search_name(setup, lang), self.aim.id());
        about_search(asked, setup, lang)
    }

    fn tree_session(&self) -> Option<&Session> {
        Some(self.session())
    }
}
