//! The timeline of a search that grows a tree: x is the place of the scrubber, an iteration or a step; y
//! is the ply; and a bar covers the places whose path goes through its node. So the bars over a place are
//! its path, and the lowest one is the node that the tree gets there.

mod blocks;
mod grown;

use std::ops::Range;
use std::rc::Rc;

use plyscope_best_first::tree::Node;
use plyscope_i18n::{texts, Lang};
use plyscope_view::timeline::{Bar, Chart, Kind, Lane, Shares};

use blocks::{Blocks, BLOCK};
pub use grown::{Growing, Place};

/// The timeline of a finished search.
pub struct GrowthChart<S> {
    session: Rc<S>,
    blocks: Blocks,
}

/// The most places whose paths are looked up one by one.
const NEAR: u64 = 4_096;

impl<S: Growing> GrowthChart<S> {
    /// O(nodes + places · depth).
    #[must_use]
    pub fn new(session: Rc<S>) -> Self {
        let blocks = Blocks::of(&*session);
        Self { session, blocks }
    }

    /// The node at a ply and a place, and whether it is new there.
    fn node(&self, ply: usize, place: u64) -> Option<(Node, bool)> {
        let place = u32::try_from(place).ok().filter(|&place| place <= self.session.last())?;
        let Place { end, added } = self.session.place(place);
        let depth = self.blocks.depth(place);
        if ply > depth {
            return added.filter(|_| ply == depth + 1).map(|node| (node, true));
        }
        let node = self.session.tree().and_above(end).nth(depth - ply)?;
        Some((node, false))
    }

    /// The places around one whose paths go through a node. O(places / 64 · depth).
    fn around(&self, node: Node, place: u64) -> Range<u64> {
        const MANY: u64 = BLOCK as u64;
        let tree = self.session.tree();
        // Those above have smaller numbers.
        let passes = |end| tree.and_above(end).find(|&one| one <= node) == Some(node);
        let passes_at = |place: u64| passes(self.session.place(place as u32).end);
        let all_pass = |block: u64| passes(self.blocks.common(block as usize));
        let (mut start, mut end) = (place, place + 1);
        while start > 0 {
            match start.is_multiple_of(MANY) && all_pass(start / MANY - 1) {
                true => start -= MANY,
                false if passes_at(start - 1) => start -= 1,
                false => break,
            }
        }
        while end < self.len() {
            match end.is_multiple_of(MANY) && all_pass(end / MANY) {
                true => end = (end + MANY).min(self.len()),
                false if passes_at(end) => end += 1,
                false => break,
            }
        }
        start..end
    }

    /// The bars of a ply, from the path of each place: equal neighbours are one bar.
    fn near(&self, ply: usize, places: Range<u64>, grain: u64) -> Vec<Bar> {
        let mut lane = Lane::default();
        let mut run: Option<(Node, Range<u64>)> = None;
        let mut end = |run: &mut Option<(Node, Range<u64>)>, kind| {
            if let Some((node, places)) = run.take() {
                lane.push(places.start as u32..places.end as u32, node.index() as u32, kind);
            }
        };
        for place in places.clone() {
            let found = self.node(ply, place);
            match (&mut run, found) {
                (Some((before, places)), Some((node, false))) if *before == node => {
                    places.end += 1;
                    continue;
                }
                _ => end(&mut run, Kind::Reached),
            }
            let Some((node, is_new)) = found else { continue };
            run = Some((node, place..place + 1));
            if is_new {
                end(&mut run, Kind::Added);
            }
        }
        end(&mut run, Kind::Reached);
        lane.bars(&places, grain)
    }

    /// What each kind covers of the cells of a grid.
    fn far(&self, ply: usize, places: Range<u64>, grain: u64) -> Vec<Bar> {
        let cells = places.start / grain..places.end.div_ceil(grain);
        let bars = cells.filter_map(|cell| {
            let steps = cell * grain..((cell + 1) * grain).min(self.len());
            let (reached, added) = self.blocks.count(ply, &steps);
            let mut shares = Shares::default();
            shares[Kind::Reached as usize] = reached.into();
            shares[Kind::Added as usize] = added.into();
            let count = reached + added;
            (count > 0).then_some(Bar::Many { steps, count, shares })
        });
        bars.collect()
    }
}

impl<S: Growing> Chart for GrowthChart<S> {
    fn len(&self) -> u64 {
        u64::from(self.session.last()) + 1
    }

    fn plies(&self) -> usize {
        self.blocks.plies()
    }

    fn kinds(&self) -> Vec<Kind> {
        Kind::OF_GROWTH.to_vec()
    }

    fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        let places = steps.start..steps.end.min(self.len());
        if ply == 0 {
            let kind = Kind::Reached;
            return vec![Bar::One { steps: 0..self.len(), node: Node::ROOT.index() as u32, kind }];
        }
        match places.end.saturating_sub(places.start) {
            ..=NEAR => self.near(ply, places, grain.max(1)),
            _ => self.far(ply, places, grain.max(1)),
        }
    }

    fn bar_at(&self, ply: usize, step: u64) -> Option<Bar> {
        if ply == 0 && step < self.len() {
            return self.bars(0, &(0..1), 1).pop();
        }
        let (node, is_new) = self.node(ply, step)?;
        let (steps, kind) = match is_new {
            true => (step..step + 1, Kind::Added),
            false => (self.around(node, step), Kind::Reached),
        };
        Some(Bar::One { steps, node: node.index() as u32, kind })
    }

    /// Paths are drawn anew at every place: nothing stays open.
    fn has_open_bars(&self) -> bool {
        false
    }

    fn label_at(&self, ply: usize, step: u64, _: Lang) -> Option<String> {
        let (node, _) = self.node(ply, step)?;
        let line = self.session.tree().line(node);
        self.session.positions().names(&line).pop()
    }

    fn reading(&self, ply: usize, step: u64, _: u64, lang: Lang) -> String {
        let depth = texts::timeline_ply(lang, ply);
        let Some(bar) = self.bar_at(ply, step) else {
            let at = self.session.span(step, step, lang);
            return lang.list(&[at, depth, texts::timeline_nothing(lang)]);
        };
        let mut parts: Vec<String> = self.label_at(ply, step, lang).into_iter().collect();
        let steps = bar.steps();
        let span = self.session.span(steps.start, steps.end - 1, lang);
        parts.extend([depth, bar.kind().name(lang), span]);
        lang.list(&parts)
    }

    fn summary(&self, lang: Lang) -> String {
        let nodes = lang.number(self.session.tree().nodes().len());
        let begin = self.session.summary(self.plies(), lang);
        lang.sentences([begin, texts::timeline_growth(lang, &nodes)])
    }
}
