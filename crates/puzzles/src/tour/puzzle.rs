//! The steps of a search for tours.

use super::{Ending, Mode, MoveOrder, Pruning, Prunings, Route, Square, Tour};
use crate::backtrack::{Choice, Choices, Puzzle, Status};
use crate::Test;

impl Puzzle for Tour {
    type State = Route;

    fn start(&self) -> Route {
        let mut free = self.board().open();
        self.options.path.iter().for_each(|&square| free.remove(square));
        let area = usize::from(self.board().area());
        let mut squares = Vec::with_capacity(area);
        squares.extend_from_slice(&self.options.path);
        let mut route = Route { squares, free, sorted: Vec::new() };
        if self.mode == Mode::Sorted {
            self.sort(&mut route);
        }
        route
    }

    #[inline]
    fn status(&self, route: &Route) -> Status {
        let choices = match self.mode {
            Mode::Sequence => Choices::from_bits(route.free.0[0] as u32),
            Mode::Fixed | Mode::Sorted => self.free_candidates(route),
        };
        // Of a stuck knight and of a tour there is no more to be found out.
        if choices.is_empty() {
            return if self.is_tour(route) { Status::Solved } else { Status::Open(choices) };
        }
        if self.prunings != Prunings::NONE {
            if let Some(pruning) = self.pruning(route) {
                return Status::Pruned(pruning.number());
            }
        }
        Status::Open(choices)
    }

    fn candidates(&self, route: &Route) -> u8 {
        match self.options.test {
            Test::AtOnce => self.counts[usize::from(route.here().0)],
            Test::AtTheEnd if route.free.is_empty() => 0,
            Test::AtTheEnd => self.board().area() as u8,
        }
    }

    #[inline]
    fn place(&self, route: &mut Route, choice: Choice) {
        let square = self.target(route, choice);
        route.free.remove(square);
        route.squares.push(square);
        if self.mode == Mode::Sorted {
            self.sort(route);
        }
    }

    #[inline]
    fn remove(&self, route: &mut Route, _: Choice) {
        if let Some(square) = route.squares.pop() {
            route.free.insert(square);
            if self.mode == Mode::Sorted {
                route.sorted.pop();
            }
        }
    }
}

impl Tour {
    /// The square of a candidate.
    #[inline]
    pub(super) fn target(&self, route: &Route, choice: Choice) -> Square {
        let place = usize::from(choice.0) % 8;
        match self.mode {
            Mode::Sequence => Square(choice.0),
            Mode::Fixed => self.targets[usize::from(route.here().0)][place],
            Mode::Sorted => match route.sorted.last() {
                Some(targets) => targets[place],
                None => self.targets[usize::from(route.here().0)][place],
            },
        }
    }

    /// The free squares a move away, as candidates.
    #[inline]
    fn free_candidates(&self, route: &Route) -> Choices {
        let here = route.here();
        match (self.mode, &self.window) {
            (Mode::Fixed, Some(window)) => {
                window.choices(here, self.jumps.near(here).0[0] & route.free.0[0])
            }
            _ => self.looked_up(route),
        }
    }

    /// The same for any board and order. By Warnsdorff's rule they come before the others, so that
    /// their number says which they are; in a fixed order, each of the eight is looked up, without a
    /// branch.
    #[inline(never)]
    fn looked_up(&self, route: &Route) -> Choices {
        let here = route.here();
        if let MoveOrder::Warnsdorff(_) = self.options.order {
            return Choices::first_of(self.jumps.count_near(here, &route.free) as u8);
        }
        let targets = route.sorted.last().unwrap_or(&self.targets[usize::from(here.0)]);
        let is_free = |place: usize| u32::from(route.free.contains(targets[place])) << place;
        let all = Choices::first_of(self.counts[usize::from(here.0)]);
        let free: u32 = (0..8).map(is_free).sum();
        Choices::from_bits(free).and(all)
    }

    /// Notes the order of the candidates. Apart from what each step does, so that steps are short.
    #[inline(never)]
    fn sort(&self, route: &mut Route) {
        let here = usize::from(route.here().0);
        let count = self.counts[here];
        let mut targets = self.targets[here];
        if let MoveOrder::Warnsdorff(ties) = self.options.order {
            ties.sort(self.board(), &self.jumps, &route.free, &mut targets, count);
        }
        if let Some(first) = self.lead(route) {
            let targets = &mut targets[..usize::from(count)];
            if let Some(place) = targets.iter().position(|&target| target == first) {
                targets[..=place].rotate_right(1);
            }
        }
        route.sorted.push(targets);
    }

    /// The square that is to be visited next, while the route has kept to the lead.
    fn lead(&self, route: &Route) -> Option<Square> {
        let lead = &self.options.lead;
        let (_, made) = route.squares.split_at(self.options.path.len());
        let next = *lead.get(made.len())?;
        lead.starts_with(made).then_some(next)
    }

    /// The first pruning that shows that the route cannot become a tour.
    #[inline(never)]
    fn pruning(&self, route: &Route) -> Option<Pruning> {
        let shows =
            |pruning: &Pruning| pruning.shown(&self.jumps, route, self.options.ending).is_some();
        self.prunings.iter().find(shows)
    }

    /// Whether all squares are visited, and make a tour.
    fn is_tour(&self, route: &Route) -> bool {
        let is_move = |from, to| self.jumps.near(from).contains(to);
        let closes = self.options.ending == Ending::Open || is_move(route.here(), route.start());
        // With every choice tested, there is no other way to come here.
        let goes = || route.squares.windows(2).all(|pair| is_move(pair[0], pair[1]));
        route.free.is_empty() && closes && (self.options.test == Test::AtOnce || goes())
    }
}
