//! The timeline of a search through a game tree.

use std::ops::Range;

use plyscope_search::trace::NodeStatus;
use plyscope_search::{NodeId, Step, Verdict};

use super::{Bar, Chart, Kind, Lane};
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_session::caption::short_name;
use plyscope_session::Session;

/// The visits of a search, sorted by ply.
#[derive(Clone, Debug)]
pub struct SearchChart {
    session: Session,
    plies: Vec<Lane>,
    /// How many visits are sorted.
    sorted: usize,
    /// The kinds of those.
    found: Vec<Kind>,
}

/// How many visits [`Chart::prepare`] sorts at a time: so few that a slow machine takes a few
/// milliseconds for them.
const PART: usize = 10_000;

impl SearchChart {
    /// Sorts all visits of a search. O(nodes).
    #[must_use]
    pub fn new(session: Session) -> Self {
        let mut chart = Self::unsorted(session);
        chart.sort(usize::MAX);
        chart
    }

    /// A chart without visits, which [`Chart::prepare`] sorts part by part.
    #[must_use]
    pub const fn unsorted(session: Session) -> Self {
        Self { session, plies: Vec::new(), sorted: 0, found: Vec::new() }
    }

    /// Sorts the next visits, at most this many.
    fn sort(&mut self, most: usize) {
        let (trace, tree) = (self.session.trace(), self.session.tree());
        let last = trace.last_step();
        let begin = self.sorted;
        self.sorted = begin.saturating_add(most).min(trace.node_count());
        for node in (begin as u32..self.sorted as u32).map(NodeId) {
            let ply = tree.layer_of(self.session.node(node));
            if self.plies.len() <= ply {
                self.plies.resize_with(ply + 1, Lane::default);
            }
            let entered = trace.entered(node).0;
            let end = trace.left(node).unwrap_or(last).0 + 1;
            let kind = self.kind(node);
            self.plies[ply].end_by(entered);
            self.plies[ply].push(entered..end, node.0, kind);
            if !self.found.contains(&kind) {
                self.found.push(kind);
            }
        }
    }

    /// The search.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// A description of the node: its name, its place, its verdict at the step `now`, and when it
    /// is visited.
    fn node_reading(&self, node: NodeId, ply: usize, now: Step, lang: Lang) -> String {
        let trace = self.session.trace();
        let name = short_name(&self.session, self.session.node(node), lang);
        let mut parts = vec![name, texts::timeline_ply(lang, ply)];
        match trace.status(node, now) {
            NodeStatus::NotVisited => parts.push(texts::read_new(lang)),
            NodeStatus::Open => parts.push(texts::read_open(lang)),
            NodeStatus::Done => parts.extend(self.result(node, lang)),
        }
        let (entered, left) = (trace.entered(node), trace.left(node));
        parts.push(match left {
            Some(left) => steps(entered, left, lang),
            None => texts::timeline_from_step(lang, &lang.number(entered.0)),
        });
        if let Some(tally) =
            trace.tally(node).filter(|_| trace.status(node, now) == NodeStatus::Done)
        {
            parts.push(texts::timeline_counted(lang, &lang.number(tally.nodes)));
        }
        lang.list(&parts)
    }

    /// The outcome of a node.
    fn kind(&self, node: NodeId) -> Kind {
        let trace = self.session.trace();
        if trace.cut_of(node).is_some() {
            return Kind::Cut;
        }
        if trace.left(node).is_none() {
            return Kind::Open;
        }
        let verdict = trace.verdict(node, trace.last_step());
        if self.session.program().is_some() {
            return verdict.map_or(Kind::Left, |_| Kind::Returned);
        }
        if trace.is_childless(node) {
            if trace.was_evaluated(node) {
                return Kind::Horizon;
            }
            if trace.was_found(node) {
                return Kind::Table;
            }
        }
        match verdict {
            Some(Verdict::AtLeast(_) | Verdict::AtMost(_)) => Kind::Bound,
            _ => Kind::Exact,
        }
    }

    /// The outcome of a node that was left.
    fn result(&self, node: NodeId, lang: Lang) -> Vec<String> {
        let trace = self.session.trace();
        let Some(verdict) = trace.verdict(node, trace.last_step()) else { return Vec::new() };
        let value = numerals::value(lang, verdict.value());
        let known = match verdict {
            Verdict::Exact(_) => texts::read_value(lang, &value),
            Verdict::AtLeast(_) => texts::read_at_least(lang, &value),
            Verdict::AtMost(_) => texts::read_at_most(lang, &value),
        };
        let kind = self.kind(node);
        let says_more = !matches!(kind, Kind::Exact | Kind::Bound | Kind::Returned);
        std::iter::once(known).chain(says_more.then(|| kind.name(lang))).collect()
    }
}

fn steps(from: Step, to: Step, lang: Lang) -> String {
    texts::timeline_steps(lang, &lang.number(from.0), &lang.number(to.0))
}

impl Chart for SearchChart {
    fn len(&self) -> u64 {
        u64::from(self.session.trace().last_step().0) + 1
    }

    fn plies(&self) -> usize {
        self.plies.len()
    }

    fn kinds(&self) -> Vec<Kind> {
        let all: &[Kind] = match self.session.program() {
            None => &Kind::OF_SEARCHES,
            Some(_) => &Kind::OF_PROGRAMS,
        };
        all.iter().copied().filter(|kind| self.found.contains(kind)).collect()
    }

    fn prepare(&mut self, _: &Range<u64>) -> bool {
        self.sort(PART);
        !self.is_whole()
    }

    fn is_whole(&self) -> bool {
        self.sorted == self.session.trace().node_count()
    }

    fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        self.plies.get(ply).map_or_else(Vec::new, |lane| lane.bars(steps, grain))
    }

    fn bar_at(&self, ply: usize, step: u64) -> Option<Bar> {
        self.plies.get(ply)?.at(step)
    }

    fn label_at(&self, ply: usize, step: u64, lang: Lang) -> Option<String> {
        let Bar::One { node, .. } = self.bar_at(ply, step)? else { return None };
        Some(short_name(&self.session, self.session.node(NodeId(node)), lang))
    }

    fn reading(&self, ply: usize, step: u64, now: u64, lang: Lang) -> String {
        let now = Step(u32::try_from(now).unwrap_or(u32::MAX));
        match self.bar_at(ply, step) {
            Some(Bar::One { node, .. }) => self.node_reading(NodeId(node), ply, now, lang),
            _ => {
                let ply = texts::timeline_ply(lang, ply);
                let step = texts::timeline_at_step(lang, &lang.number(step));
                lang.list(&[step, ply, texts::timeline_nothing(lang)])
            }
        }
    }

    fn summary(&self, lang: Lang) -> String {
        let all = self.kinds();
        let counted = |lane: &Lane| {
            let counts = lane.counts();
            let kinds = all.iter().filter(|&&kind| counts[kind as usize] > 0);
            let kinds = kinds.map(|&kind| {
                let count = lang.number(counts[kind as usize]);
                texts::timeline_count_of(lang, &kind.name(lang), &count)
            });
            lang.list(&kinds.collect::<Vec<_>>())
        };
        let plies = self.plies.iter().enumerate().map(|(ply, lane)| {
            let nodes = lang.number(lane.len());
            texts::timeline_ply_summary(lang, ply, &nodes, &counted(lane))
        });
        let last = lang.number(self.len() - 1);
        let begin = texts::timeline_summary(lang, &last, self.plies.len());
        lang.sentences(std::iter::once(begin).chain(plies))
    }
}
