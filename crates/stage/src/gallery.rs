//! The lectures' trees, each opening at a telling step.

use crate::setup::{Algorithm, Setup, StartWindow};
use plyscope_core::algo::Fail;
use plyscope_core::{CutRule, GameTree, Order, Step, Trace, Value, Window};

/// A ready-made scene. Its title and description stand in the locale files, under its name.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-quiz`.
    pub id: &'static str,
    /// The tree.
    pub text: &'static str,
    /// Which search.
    pub algorithm: Algorithm,
    /// The window at the root, in whole numbers.
    pub window: Option<(i64, i64)>,
    /// In which order children are looked at.
    pub order: Order,
    /// What alpha-beta returns outside its window.
    pub fail: Fail,
    /// Where it opens.
    pub opens: Opening,
}

/// A telling step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// Before anything has happened.
    Start,
    /// At a cut, counted from 0.
    Cut(usize),
    /// When so many nodes have been visited.
    Visited(usize),
    /// At the end.
    End,
}

impl Exhibit {
    const fn new(id: &'static str, text: &'static str, opens: Opening) -> Self {
        Self {
            id,
            text,
            algorithm: Algorithm::AlphaBeta,
            window: None,
            order: Order::LeftToRight,
            fail: Fail::Soft,
            opens,
        }
    }

    /// The choices of its search.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let window = self.window.and_then(|(alpha, beta)| {
            StartWindow::new(Window { alpha: Value::whole(alpha)?, beta: Value::whole(beta)? })
        });
        Setup {
            algorithm: self.algorithm,
            order: self.order,
            cut: CutRule::default(),
            fail: self.fail,
            window: window.unwrap_or_default(),
            ..Setup::default()
        }
    }

    /// The step it opens at, in the trace of its search.
    #[must_use]
    pub fn step(&self, trace: &Trace) -> Step {
        match self.opens {
            Opening::Start => Step::START,
            Opening::End => trace.last_step(),
            Opening::Cut(number) => trace.cut(number).map_or(Step::START, |cut| cut.step),
            Opening::Visited(count) => count
                .checked_sub(1)
                .filter(|&last| last < trace.node_count())
                .map_or(Step::START, |last| trace.entered(plyscope_core::NodeId(last as u32))),
        }
    }

    /// The tree.
    ///
    /// # Panics
    /// Never: a test reads every text.
    #[must_use]
    pub fn tree(&self) -> GameTree {
        GameTree::parse(self.text).expect("the gallery's trees can be read")
    }
}

/// Everything in the gallery, in the order of the lectures.
pub const GALLERY: [Exhibit; 10] = [
    Exhibit::new("quiz", "((8 5) (20 3)) ((2 4) (15 6))", Opening::Cut(0)),
    Exhibit {
        algorithm: Algorithm::Minimax,
        ..Exhibit::new("minimax-small", "(4 8) (17 5)", Opening::Start)
    },
    Exhibit {
        algorithm: Algorithm::Minimax,
        ..Exhibit::new("minimax-three", "(4 3 8) (2 6 7) (17 1 5)", Opening::Visited(4))
    },
    Exhibit::new("pruning-three", "(4 3 8) (2 6 7) (17 1 5)", Opening::Cut(0)),
    Exhibit::new("cs61b", "((-30 -5) (5 15)) ((-20 -30) (9 10))", Opening::Cut(0)),
    Exhibit {
        window: Some((0, 15)),
        ..Exhibit::new(
            "heap",
            "(((4 5) (3 2)) ((6 7) (8 9))) (((1 10) (2 11)) ((12 13) (14 14)))",
            Opening::Cut(0),
        )
    },
    Exhibit::new(
        "weiss",
        "C1:draw C2:(H2A:draw H2B:loss H2C:win H2D:draw) C3:(H3A:loss H3B:draw)",
        Opening::Cut(0),
    ),
    Exhibit::new("deep", "(6 7) (((5 9) 8) 4)", Opening::Cut(0)),
    Exhibit::new(
        "best-order",
        "((5 6 7) (8 9 9) (7 8 9)) ((4 5 6) (9 9 9) (8 8 8)) ((3 4 4) (7 9 8) (9 7 7))",
        Opening::End,
    ),
    Exhibit {
        order: Order::RightToLeft,
        ..Exhibit::new(
            "worst-order",
            "((5 6 7) (8 9 9) (7 8 9)) ((4 5 6) (9 9 9) (8 8 8)) ((3 4 4) (7 9 8) (9 7 7))",
            Opening::End,
        )
    },
];
