//! Programs without processes.

use plyscope_judge::judging::{Failure, Program, Searches};
use plyscope_program_trace::{Reader, Walk};
use plyscope_search::{GameTree, Player, TreeNode, Value};
use plyscope_session::run::Run;

/// A program that does what a function says.
pub struct Searching<F>(pub F);

impl<F: FnMut(&GameTree) -> Run> Program for Searching<F> {
    fn answer(&mut self, _: &Searches, tree: &GameTree) -> Result<Walk, Failure> {
        Ok(walk(tree, &(self.0)(tree)))
    }
}

/// What a program writes that does this, and what is read of it.
pub fn walk(tree: &GameTree, run: &Run) -> Walk {
    let mut reader = Reader::new(tree);
    for &node in &run.visits {
        let line = format!("{{\"event\":\"enter\",\"node\":\"{}\"}}", tree.l_name(node));
        reader.line(&line).expect("a node of the tree");
    }
    let value = plyscope_judge::departure::sent(run.value);
    let value = if value == Value::ZERO { Value::ZERO } else { value };
    let value = if value.is_finite() { value.to_string() } else { "Infinity".to_owned() };
    reader.line(&format!("{{\"value\":{value}}}")).expect("a value");
    reader.finish()
}

/// A mistake in a student's alpha-beta.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    None,
    /// β is not passed down.
    NoBeta,
    /// α is not passed down.
    NoAlpha,
    /// Nodes four plies below the root are taken for leaves.
    OneTooShallow,
    /// The best value so far is one variable for all nodes.
    GlobalBest,
    /// The best value starts at 0.
    BestFromZero,
    /// A node is cut only after its last child but one.
    LastChildOnly,
    /// A node returns its bound and not its best value.
    ReturnsAlpha,
    /// The best child is searched again.
    LooksTwice,
    /// A node with one child is left out.
    SingleChildSkipped,
}

/// The window of which both ends are open.
pub const OPEN: (i64, i64) = (i64::MIN / 2, i64::MAX / 2);

/// What a student's alpha-beta does.
pub fn student(tree: &GameTree, mistake: Mistake) -> Run {
    student_in(tree, OPEN, mistake)
}

/// What it does with a window, in millionths.
pub fn student_in(tree: &GameTree, ends: (i64, i64), mistake: Mistake) -> Run {
    let mut student = Student { tree, mistake, visits: Vec::new(), global: None };
    let value = student.search(TreeNode::ROOT, tree.root_player(), ends, 0);
    let value = Value::millionths(value).unwrap_or(Value::INFINITY);
    Run { visits: student.visits, value }
}

struct Student<'a> {
    tree: &'a GameTree,
    mistake: Mistake,
    visits: Vec<TreeNode>,
    global: Option<i64>,
}

impl Student<'_> {
    fn search(
        &mut self,
        node: TreeNode,
        player: Player,
        (mut alpha, mut beta): (i64, i64),
        ply: u32,
    ) -> i64 {
        let is = |mistake| self.mistake == mistake;
        let (is_max, children) = (player == Player::Max, self.tree.children(node));
        if !(is(Mistake::SingleChildSkipped) && children.len() == 1) {
            self.visits.push(node);
        }
        if let Some(value) = self.tree.leaf_value(node) {
            let value = plyscope_judge::departure::sent(value);
            return value.as_millionths().expect("a number");
        }
        if is(Mistake::OneTooShallow) && ply == 3 {
            return 0;
        }
        let start = match self.mistake {
            Mistake::BestFromZero => 0,
            _ if is_max => i64::MIN / 2,
            _ => i64::MAX / 2,
        };
        let mut best = if is(Mistake::GlobalBest) { self.global.unwrap_or(start) } else { start };
        let (entry_alpha, entry_beta) = (alpha, beta);
        let count = children.len();
        for (place, child) in children.enumerate() {
            let down = match self.mistake {
                Mistake::NoBeta => (alpha, i64::MAX / 2),
                Mistake::NoAlpha => (i64::MIN / 2, beta),
                _ => (alpha, beta),
            };
            let value = self.search(child, player.opponent(), down, ply + 1);
            let is_better = if is_max { value > best } else { value < best };
            if is_better {
                best = value;
            }
            if is_max {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if self.mistake == Mistake::GlobalBest {
                self.global = Some(best);
            }
            let may_cut = self.mistake != Mistake::LastChildOnly || place + 2 >= count;
            if alpha >= beta && may_cut {
                break;
            }
        }
        match self.mistake {
            Mistake::LooksTwice if ply == 0 && count > 1 => {
                let child = self.tree.child(node, 0).expect("it has children");
                self.search(child, player.opponent(), (i64::MIN / 2, i64::MAX / 2), 1);
                best
            }
            Mistake::ReturnsAlpha if is_max => entry_alpha.max(i64::MIN / 2),
            Mistake::ReturnsAlpha => entry_beta,
            _ => best,
        }
    }
}
