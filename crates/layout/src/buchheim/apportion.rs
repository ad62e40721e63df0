//! Moving a subtree clear of the subtrees on its left.
//!
//! The paper's letters: contours lie on the `i`nner or `o`uter side, seen from the gap between
//! the two sides, and belong to the `m`inus side (left) or the `p`lus side (right, being moved).
//! So `im` walks down the right contour of all that is on the left, and `ip` down the left
//! contour of the subtree that is moved.

use super::super::COUSINS;
use super::{Link, Walk};

/// A position on a contour.
#[derive(Clone, Copy)]
struct Contour {
    /// The node.
    v: usize,
    /// The sum of the modifiers from the siblings' layer down to the node, which is included.
    s: f64,
}

impl Walk {
    /// Moves the subtree of `v` to the right until it is clear of all on its left, down to the
    /// lowest layer that both sides have, and links the contours where one side ends first.
    ///
    /// `first` is the leftmost sibling. `default_ancestor` is the sibling to take for a node of
    /// the left side's right contour if the node's own `ancestor` is out of date; returns what it
    /// is once `v` belongs to that side.
    pub(super) fn apportion(&mut self, v: usize, first: usize, default_ancestor: usize) -> usize {
        let [mut im, mut om, mut ip] = [v - 1, first, v].map(|v| self.start(v));
        let mut op = ip;
        loop {
            let inner = (self.nodes[im.v].next_right.get(), self.nodes[ip.v].next_left.get());
            let (below_im, below_ip) = match inner {
                (Some(below_im), Some(below_ip)) => (below_im, below_ip),
                (Some(deeper), None) => {
                    self.thread(op, deeper, im.s);
                    return default_ancestor;
                }
                (None, Some(deeper)) => {
                    self.thread(om, deeper, ip.s);
                    return v;
                }
                (None, None) => return default_ancestor,
            };
            // An outer contour reaches as deep as the inner one of the same side.
            let below_om = self.nodes[om.v].next_left.get().unwrap_or(om.v);
            let below_op = self.nodes[op.v].next_right.get().unwrap_or(op.v);
            self.nodes[below_op].ancestor = v as u32;

            let left = self.nodes[below_im];
            let gap = (self.nodes[below_ip].prelim + ip.s) - (left.prelim + im.s);
            if gap < COUSINS {
                let ancestor = left.ancestor as usize;
                let is_sibling = (first..v).contains(&ancestor);
                let left = if is_sibling { ancestor } else { default_ancestor };
                let shift = COUSINS - gap;
                self.move_subtree(left, v, first, shift);
                ip.s += shift;
                op.s += shift;
            }
            im = self.step(im, below_im);
            om = self.step(om, below_om);
            ip = self.step(ip, below_ip);
            op = self.step(op, below_op);
        }
    }

    #[inline]
    fn start(&self, v: usize) -> Contour {
        Contour { v, s: self.nodes[v].modifier }
    }

    #[inline]
    fn step(&self, from: Contour, to: usize) -> Contour {
        Contour { v: to, s: from.s + self.nodes[to].modifier }
    }

    /// Lets a contour that ends at a leaf go on with `deeper`, above which the modifiers add up
    /// to `s`.
    fn thread(&mut self, end: Contour, deeper: usize, s: f64) {
        let leaf = &mut self.nodes[end.v];
        leaf.next_left = Link(deeper as u32);
        leaf.next_right = Link(deeper as u32);
        leaf.modifier += s - end.s;
    }

    /// Moves the subtree of `right`, and notes down that the siblings between it and `left` are
    /// to be moved by their part of the same: k-th of n by k/n.
    fn move_subtree(&mut self, left: usize, right: usize, first: usize, shift: f64) {
        let change = shift / (right - left) as f64;
        self.moves[right - first].change -= change;
        self.moves[right - first].shift += shift;
        self.moves[left - first].change += change;
        self.nodes[right].move_by(shift);
    }

    /// Moves the siblings as it was noted down.
    pub(super) fn execute_shifts(&mut self, first: usize) {
        let (mut shift, mut change) = (0.0, 0.0);
        let siblings = &mut self.nodes[first..first + self.moves.len()];
        for (node, by) in siblings.iter_mut().zip(&self.moves).rev() {
            node.move_by(shift);
            change += by.change;
            shift += by.shift + change;
        }
    }
}
