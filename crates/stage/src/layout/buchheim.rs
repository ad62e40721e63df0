//! The algorithm of Buchheim, Jünger & Leipert 2002, "Improving Walker's algorithm to run in
//! linear time".
//!
//! Subtrees are placed beside each other as closely as they go, from left to right, and parents
//! over the middle of their children; what a subtree is moved is spread over the smaller ones in
//! between. The names are the paper's.
//!
//! The paper recurses. Here nodes are numbered breadth first, so the first walk simply runs
//! through the parents backwards (everything below a parent is then complete) and the second walk
//! forwards.

use plyscope_core::{GameTree, TreeNode};

use super::{COUSINS, SIBLINGS};

/// A node that may not be there, in four bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Link(u32);

impl Link {
    const NONE: Self = Self(u32::MAX);

    #[inline]
    fn get(self) -> Option<usize> {
        (self != Self::NONE).then_some(self.0 as usize)
    }
}

#[derive(Clone, Copy)]
struct Work {
    /// x relative to the siblings; once its own children are placed and before it is, the middle
    /// of these.
    prelim: f64,
    /// What is added to the x of everything below the node.
    modifier: f64,
    /// The amounts by which the node's left siblings are moved, shared out evenly.
    change: f64,
    /// The amount by which the node and its right siblings are moved.
    shift: f64,
    /// The next node of a contour, where it is not a child.
    thread: Link,
    /// The root, among the siblings, of the subtree that a contour node belongs to.
    ancestor: u32,
    /// The first child, and one behind the last.
    first: u32,
    end: u32,
}

struct Walk {
    work: Vec<Work>,
}

/// The x of every node, by breadth-first number, the root's being 0.
pub(super) fn place(tree: &GameTree) -> Vec<f64> {
    let mut walk = Walk { work: tree.nodes().map(|node| unplaced(tree, node)).collect() };
    for parent in (0..tree.len()).rev() {
        walk.place_children(parent);
    }
    walk.second_walk()
}

fn unplaced(tree: &GameTree, node: TreeNode) -> Work {
    let children = tree.children(node);
    let first = children.clone().next().map_or(0, |child| child.0);
    Work {
        prelim: 0.0,
        modifier: 0.0,
        change: 0.0,
        shift: 0.0,
        thread: Link::NONE,
        ancestor: node.0,
        first,
        end: first + children.len() as u32,
    }
}

impl Walk {
    /// The first walk, at one parent: places its children beside each other.
    fn place_children(&mut self, parent: usize) {
        let (first, end) = (self.work[parent].first as usize, self.work[parent].end as usize);
        if first == end {
            return;
        }
        let mut default_ancestor = first;
        for v in first + 1..end {
            let middle = self.work[v].prelim;
            let prelim = self.work[v - 1].prelim + SIBLINGS;
            self.work[v].prelim = prelim;
            if self.work[v].first != self.work[v].end {
                self.work[v].modifier = prelim - middle;
            }
            default_ancestor = self.apportion(v, first, end, default_ancestor);
        }
        self.execute_shifts(first, end);
        self.work[parent].prelim =
            f64::midpoint(self.work[first].prelim, self.work[end - 1].prelim);
    }

    /// Moves the subtree of `v` to the right until it is clear of its left siblings', and threads
    /// the contours together. `first..end` are the siblings.
    ///
    /// The letters: `i` and `o` for the inner and outer contour, `m` and `p` for minus (left of
    /// the gap) and plus (right of it); `s` sums the modifiers along each.
    fn apportion(&mut self, v: usize, first: usize, end: usize, default_ancestor: usize) -> usize {
        let (mut v_ip, mut v_op, mut v_im, mut v_om) = (v, v, v - 1, first);
        let mut s_ip = self.work[v_ip].modifier;
        let mut s_op = s_ip;
        let mut s_im = self.work[v_im].modifier;
        let mut s_om = self.work[v_om].modifier;
        let mut inner = (self.next_right(v_im), self.next_left(v_ip));
        while let (Some(im), Some(ip)) = inner {
            (v_im, v_ip) = (im, ip);
            // The outer contours are at least as deep as the inner ones.
            v_om = self.next_left(v_om).unwrap_or(v_om);
            v_op = self.next_right(v_op).unwrap_or(v_op);
            self.work[v_op].ancestor = v as u32;
            let shift = self.work[v_im].prelim + s_im - self.work[v_ip].prelim - s_ip + COUSINS;
            if shift > 0.0 {
                let ancestor = self.work[v_im].ancestor as usize;
                let left =
                    if (first..end).contains(&ancestor) { ancestor } else { default_ancestor };
                self.move_subtree(left, v, shift);
                s_ip += shift;
                s_op += shift;
            }
            s_im += self.work[v_im].modifier;
            s_ip += self.work[v_ip].modifier;
            s_om += self.work[v_om].modifier;
            s_op += self.work[v_op].modifier;
            inner = (self.next_right(v_im), self.next_left(v_ip));
        }
        if let (Some(im), None) = (inner.0, self.next_right(v_op)) {
            self.work[v_op].thread = Link(im as u32);
            self.work[v_op].modifier += s_im - s_op;
        }
        if let (Some(ip), None) = (inner.1, self.next_left(v_om)) {
            self.work[v_om].thread = Link(ip as u32);
            self.work[v_om].modifier += s_ip - s_om;
            return v;
        }
        default_ancestor
    }

    #[inline]
    fn next_left(&self, v: usize) -> Option<usize> {
        let work = &self.work[v];
        if work.first == work.end {
            work.thread.get()
        } else {
            Some(work.first as usize)
        }
    }

    #[inline]
    fn next_right(&self, v: usize) -> Option<usize> {
        let work = &self.work[v];
        if work.first == work.end {
            work.thread.get()
        } else {
            Some(work.end as usize - 1)
        }
    }

    /// Moves `right`, and notes that the siblings between it and `left` take their share.
    fn move_subtree(&mut self, left: usize, right: usize, shift: f64) {
        let share = shift / (right - left) as f64;
        let work = &mut self.work[right];
        work.change -= share;
        work.shift += shift;
        work.prelim += shift;
        work.modifier += shift;
        self.work[left].change += share;
    }

    fn execute_shifts(&mut self, first: usize, end: usize) {
        let (mut shift, mut change) = (0.0, 0.0);
        for work in self.work[first..end].iter_mut().rev() {
            work.prelim += shift;
            work.modifier += shift;
            change += work.change;
            shift += work.shift + change;
        }
    }

    /// Adds the modifiers up, from the root down.
    fn second_walk(mut self) -> Vec<f64> {
        let mut x = vec![0.0; self.work.len()];
        self.work[0].modifier = 0.0;
        for parent in 0..self.work.len() {
            let Work { prelim, modifier, first, end, .. } = self.work[parent];
            // The root stands over the middle of its children: that is its own x.
            let modifier = if parent == 0 { -prelim } else { modifier };
            let children = first as usize..end as usize;
            for (x, child) in x[children.clone()].iter_mut().zip(&mut self.work[children]) {
                *x = child.prelim + modifier;
                child.modifier += modifier;
            }
        }
        x
    }
}
