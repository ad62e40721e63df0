//! What every search by backtracking must do.

use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{
    count, count_part, probe, Choice, Count, Cursor, Journal, Moment, Puzzle, Split, Status, Until,
};

/// What is seen at a step: the choices, and what has just happened.
pub type Seen = (Vec<Choice>, Moment);

/// The search as a recursive procedure, which writes down every step.
pub struct Recursion<'p, P: Puzzle> {
    puzzle: &'p P,
    path: Vec<Choice>,
    pub seen: Vec<Seen>,
    pub solutions: u64,
}

impl<'p, P: Puzzle> Recursion<'p, P> {
    pub fn of(puzzle: &'p P) -> Self {
        let mut recursion = Self { puzzle, path: Vec::new(), seen: Vec::new(), solutions: 0 };
        recursion.search(&mut puzzle.start());
        recursion.seen.push((Vec::new(), Moment::Over));
        recursion
    }

    fn search(&mut self, state: &mut P::State) {
        self.seen.push((self.path.clone(), Moment::Entered));
        let choices = match self.puzzle.status(state) {
            Status::Open(choices) => choices,
            Status::Solved => {
                self.solutions += 1;
                return;
            }
            Status::Pruned(_) => return,
        };
        for choice in choices.iter() {
            self.puzzle.place(state, choice);
            self.path.push(choice);
            self.search(state);
            self.path.pop();
            self.puzzle.remove(state, choice);
            self.seen.push((self.path.clone(), Moment::Left(choice)));
        }
    }
}

fn seen<P: Puzzle>(cursor: &Cursor<'_, P>) -> Seen {
    (cursor.path().to_vec(), cursor.moment())
}

/// Walks forwards, backwards, and to each of `places`, a number in 0..=1 of the whole.
pub fn check<P: Puzzle>(puzzle: &P, places: &[f64])
where
    P::State: PartialEq + std::fmt::Debug,
{
    let truth = Recursion::of(puzzle);
    let last = truth.seen.len() - 1;

    let mut cursor = Cursor::new(puzzle);
    let mut visited = 0;
    for (step, expected) in truth.seen.iter().enumerate() {
        assert_eq!(&seen(&cursor), expected, "step {step}");
        visited += u64::from(expected.1 == Moment::Entered);
        assert_eq!((cursor.step(), cursor.visited()), (step as u64, visited));
        assert_eq!(cursor.advance(), step < last);
    }
    assert_eq!(cursor.solutions(), truth.solutions);
    for (step, expected) in truth.seen.iter().enumerate().rev() {
        assert_eq!(&seen(&cursor), expected, "back at step {step}");
        assert_eq!(cursor.step(), step as u64);
        assert_eq!(cursor.retreat(), step > 0);
    }
    assert_eq!(cursor.solutions(), Cursor::new(puzzle).solutions());
    assert_eq!(cursor.state(), &puzzle.start());

    let mut journal = Journal::default();
    let mut runner = Cursor::new(puzzle);
    let (mut other, mut late) = (Journal::default(), None);
    while !journal.is_complete() {
        let until = if runner.step() % 2 == 0 { Until::Bound } else { Until::Solution };
        journal.run(&mut runner, 7919, until);
        let news = journal.since(other.reach());
        other.append(news.clone());
        // What is known changes nothing.
        late.replace(news).into_iter().for_each(|news| other.append(news));
    }
    assert_eq!(journal, other);
    assert_eq!(journal.reach(), last as u64);
    assert_eq!(journal.solutions().len() as u64, truth.solutions.min(1 << 16));
    for place in places {
        let step = (place * last as f64) as usize;
        journal.seek(&mut cursor, step as u64);
        assert_eq!(seen(&cursor), truth.seen[step], "sought {step}");
        let deepest = truth.seen[..=step].iter().map(|(path, _)| path.len()).max();
        assert_eq!(Some(journal.deepest(step as u64)), deepest);
    }
    check_counts(puzzle, &truth, places);
    let estimated = weighted(puzzle, &mut Vec::new());
    let nodes = truth.seen.iter().filter(|seen| seen.1 == Moment::Entered).count() as f64;
    assert!((estimated / nodes - 1.0).abs() < 1e-9, "{estimated} of {nodes} nodes");
}

/// What all the probes that begin with these picks say, each with its probability from there.
fn weighted<P: Puzzle>(puzzle: &P, picks: &mut Vec<u32>) -> f64 {
    let (mut made, mut open) = (picks.clone().into_iter(), None);
    let nodes = probe(puzzle, &mut |count| {
        made.next().unwrap_or_else(|| {
            open.get_or_insert(count);
            0
        })
    });
    let Some(count) = open else { return nodes };
    let mut sum = 0.0;
    for pick in 0..count {
        picks.push(pick);
        sum += weighted(puzzle, picks);
        picks.pop();
    }
    sum / f64::from(count)
}

/// Counts the whole at once, and in parts.
fn check_counts<P: Puzzle>(puzzle: &P, truth: &Recursion<'_, P>, places: &[f64]) {
    let mut looks = 0;
    let watch = |seen: &Count| {
        looks += 1;
        match seen.solutions {
            2.. => ControlFlow::Break(*seen),
            _ => ControlFlow::Continue(()),
        }
    };
    let stopped = count(puzzle, watch);
    assert_eq!(stopped.is_break(), truth.solutions >= 2, "the second solution ends it");
    assert!(looks >= truth.solutions.min(2));

    let never = |_: &Count| ControlFlow::<Infallible>::Continue(());
    let ControlFlow::Continue(whole) = count(puzzle, never);
    let expected = Count {
        nodes: truth.seen.iter().filter(|seen| seen.1 == Moment::Entered).count() as u64,
        steps: truth.seen.len() as u64 - 1,
        solutions: truth.solutions,
        deepest: truth.seen.iter().map(|(path, _)| path.len()).max().expect("a root"),
    };
    assert_eq!(whole, expected);
    for place in places.iter().take(8) {
        let split = Split::of(puzzle, (place * 100.0) as usize);
        let parts = split.parts.iter().map(|part| {
            let ControlFlow::Continue(count) = count_part(puzzle, part, never).expect("a part");
            count
        });
        assert_eq!(split.trunk + parts.sum(), whole, "{split:?}");
        assert!(split.parts.is_sorted(), "in the order of the search");
        assert!(!split.parts.is_empty(), "a worker is to report the end");
    }
}
