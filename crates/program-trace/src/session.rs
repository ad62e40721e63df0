//! A session of what a program did.

use plyscope_search::trace::VisitRecorder;
use plyscope_search::{GameTree, Move, NodeId};
use plyscope_session::program::Program;
use plyscope_session::Session;

use crate::{Action, Walk};

/// What a program did on a tree, as its trace says. Each step of the walk is one of the session.
/// O(nodes + steps), where the program is depth first.
#[must_use]
pub fn session(tree: GameTree, walk: &Walk) -> Session {
    let mut recorder = VisitRecorder::default();
    let (mut node_of, mut windows) = (Vec::new(), Vec::new());
    let mut open: Vec<NodeId> = Vec::new();
    // Which visit of its parent entered a node last, and how many children each visit entered.
    let mut entered_from = vec![None; tree.len()];
    let mut entered: Vec<u32> = Vec::new();
    for step in &walk.steps {
        let visit = NodeId(step.visit);
        match step.action {
            Action::Enter { above, alpha, beta } => {
                let closed = open.split_off((above as usize).min(open.len()));
                let parent = open.last().copied();
                let by = Move(tree.number_in_siblings(step.node) as u32);
                let visit = recorder.enter(parent, by, tree.player(step.node));
                closed.into_iter().for_each(|visit| recorder.close(visit));
                open.push(visit);
                node_of.push(step.node);
                entered.push(0);
                if let Some(parent) = parent {
                    let before = entered_from[step.node.index()].replace(parent);
                    entered[parent.index()] += u32::from(before != Some(parent));
                }
                if alpha.is_some() || beta.is_some() {
                    windows.push((visit, [alpha, beta]));
                }
            }
            Action::Leave(verdict) => {
                recorder.leave(visit, verdict);
                // It may be no longer open.
                if let Ok(place) = open.binary_search(&visit) {
                    let below = open.split_off(place);
                    below.into_iter().for_each(|visit| recorder.close(visit));
                }
            }
            Action::Cut => {
                let children = tree.children(step.node).len() as u32;
                recorder.cut(visit, children.saturating_sub(entered[visit.index()]));
            }
        }
    }
    let value = walk.result().flatten();
    let program = Program::new(windows, walk.is_depth_first, value);
    Session::of_program(tree, recorder.finish(), node_of, program)
}
