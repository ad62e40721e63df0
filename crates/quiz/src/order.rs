//! “In which order is most pruned?”, and “in which least?”

mod arrangement;
mod extreme;
mod marks;
mod parting;
mod typed;

pub use arrangement::Arrangement;
pub use extreme::{Plan, Plans, MOST_CHILDREN};

use plyscope_search::algo::Exercise;
use plyscope_search::trace::Recorder;
use plyscope_search::{NodeId, Order as ChildOrder, TreeNode, Value};

use super::answer_error::AnswerError;
use super::grade::{Finding, Grade, Mark, Score, Spot};
use super::Quiz;
use parting::leaves_below;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::{Algorithm, Choice, Setup};
use plyscope_view::caption::node_name;
use plyscope_view::engine::search_tree;
use plyscope_view::session::Session;

/// What the order of the children is to bring about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// That as few leaves as possible are visited.
    PruneMost,
    /// That as many as possible are.
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
    /// The tree is too large for the best order to be found.
    TooLarge,
    /// No order is better than the one that is given.
    BestAlready,
}

/// The question in which order the children of all nodes must stand, so that alpha-beta visits as few
/// leaves as possible, or as many. An answer is an [`Arrangement`]; any that does as well as the best
/// is right. Half of the way from the order that is given to the best is worth half.
#[derive(Clone, Debug)]
pub struct Order {
    session: Session,
    aim: Aim,
    plans: Plans,
    best: Arrangement,
    /// The leaves that are visited in the order that is given, and in the best.
    given: u32,
    wanted: u32,
}

impl Order {
    /// The question about a search.
    ///
    /// # Errors
    /// Why it cannot be asked.
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

    /// The search that is asked about, in the order that is given.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The same search in another order, and which node of the given tree each of its nodes is. The
    /// steps of a grade are its steps.
    #[must_use]
    pub fn performed(&self, answer: &Arrangement) -> (Session, Vec<TreeNode>) {
        let (tree, before) = answer.of(self.session.tree());
        let searched = search_tree(tree, *self.session.setup(), Recorder::new());
        // No order makes a search longer than a recorder bears, where plans were made.
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

    /// How many leaves an order visits, and how many the best one.
    fn counted(&self, answer: &Arrangement, lang: Lang) -> String {
        texts::quiz_order_count(lang, self.visited(answer) as usize, self.wanted as usize)
    }

    fn name(&self, node: TreeNode, lang: Lang) -> String {
        node_name(&self.session, node, lang)
    }
}

/// What every node is worth, by minimax.
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
            step: parting.map(|parting| self.performed(answer).0.trace().entered(parting.visit)),
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
        let count = self.counted(answer, lang);
        let look = texts::quiz_order_look(lang, &node, &window, self.aim.id());
        vec![count, look, self.told(&parting, answer, lang)]
    }

    fn prompt(&self, lang: Lang) -> String {
        texts::quiz_order_prompt(lang, self.session.setup().cut.id(), self.aim.id())
    }
}
