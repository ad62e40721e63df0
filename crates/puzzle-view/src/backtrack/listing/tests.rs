use std::collections::BTreeSet;

use plyscope_puzzles::backtrack::{Choice, Choices, Cursor};
use plyscope_puzzles::tour::Pruning;

use super::*;
use crate::backtrack::link::Link;
use crate::backtrack::shown::Shown;

const DEAD_END: Status = Status::Open(Choices::NONE);
const OPEN: Status = Status::Open(Choices::first_of(3));

fn problem(address: &str) -> Problem {
    let (link, problems) = Link::parse(address);
    assert_eq!(problems, []);
    link.problem
}

/// The number of the current line.
fn place(address: &str, moment: Moment, status: Status, extent: Extent) -> Option<usize> {
    with!(&problem(address), puzzle => current_line(puzzle, moment, status, extent))
}

/// The text of the current line.
fn line(address: &str, moment: Moment, status: Status, extent: Extent) -> String {
    let lines = listing_of(&problem(address)).lines;
    place(address, moment, status, extent)
        .map_or_else(String::new, |line| lines[line].trim().to_owned())
}

#[test]
fn every_moment_has_its_line() {
    let tour = "puzzle=tour&tour=closed&order=rows&prune=all";
    let queens = "puzzle=queens";
    let sudoku = "puzzle=sudoku";
    let generate = "puzzle=queens&test=complete";
    let left = Moment::Left(Choice(1));
    let table = [
        (tour, Moment::Entered, OPEN, Extent::Nothing, "extend(path):"),
        (tour, Moment::Entered, OPEN, Extent::Part, "mark it, append it to path"),
        (tour, Moment::Entered, DEAD_END, Extent::Part, "return"),
        (tour, Moment::Entered, DEAD_END, Extent::All, "return"),
        (
            tour,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if its end is one move from its start: report the tour",
        ),
        (
            tour,
            Moment::Entered,
            Status::Pruned(Pruning::Dead.number()),
            Extent::Part,
            "if a square can no longer be passed through: return",
        ),
        (
            tour,
            Moment::Entered,
            Status::Pruned(Pruning::Cut.number()),
            Extent::Nothing,
            "if a square can no longer be reached: return",
        ),
        (tour, left, OPEN, Extent::Part, "unmark it, remove it from path"),
        (tour, Moment::Over, OPEN, Extent::Nothing, "return"),
        (queens, Moment::Entered, OPEN, Extent::Nothing, "place(row):"),
        (queens, Moment::Entered, OPEN, Extent::Part, "put a queen on it"),
        (queens, Moment::Entered, DEAD_END, Extent::Part, "return"),
        (
            queens,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if all rows have a queen: report them, return",
        ),
        (queens, left, OPEN, Extent::Nothing, "take the queen away"),
        (sudoku, Moment::Entered, OPEN, Extent::Nothing, "fill():"),
        (sudoku, Moment::Entered, DEAD_END, Extent::Nothing, "return"),
        (sudoku, Moment::Entered, OPEN, Extent::Part, "write the digit in cell"),
        (
            sudoku,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if no cell is empty: report the grid, return",
        ),
        (sudoku, left, OPEN, Extent::Part, "erase it"),
        (generate, Moment::Entered, OPEN, Extent::Nothing, "generate(candidate):"),
        (generate, Moment::Entered, OPEN, Extent::Part, "add it to candidate"),
        (generate, Moment::Entered, DEAD_END, Extent::All, "reject it, return"),
        (generate, Moment::Entered, Status::Solved, Extent::All, "accept it, return"),
        (generate, left, OPEN, Extent::Part, "take it away again"),
    ];
    for (address, moment, status, extent, expected) in table {
        let found = line(address, moment, status, extent);
        assert_eq!(found, expected, "{address} {moment:?} {status:?} {extent:?}");
    }
    // The two returns of a tour are not the same.
    let at = |extent| place(tour, Moment::Entered, DEAD_END, extent);
    assert!(at(Extent::All) < at(Extent::Part));
}

#[test]
fn choices_are_seen_in_the_listing() {
    let table = [
        ("puzzle=tour&order=rows", 9, "row by row"),
        ("puzzle=tour&order=rows&tour=closed", 10, "if its end is one move"),
        ("puzzle=tour&order=rows&prune=all", 11, "can no longer be reached"),
        ("puzzle=tour&order=warnsdorff-centre", 9, "the fewest ways on"),
        ("puzzle=queens", 8, "attacks"),
        ("puzzle=queens&variables=fewest", 9, "the fewest squares are left"),
        ("puzzle=queens&values=least-constraining", 9, "the fewest squares first"),
        ("puzzle=queens&inference=forward-checking", 11, "remove the squares that she attacks"),
        ("puzzle=queens&inference=arc-consistency", 11, "(AC-3)"),
        ("puzzle=sudoku", 9, "the first empty cell"),
        ("puzzle=sudoku&cells=fewest", 9, "fewest digits left"),
        ("puzzle=map", 9, "if no neighbour of region has it:"),
        (
            "puzzle=map&inference=forward-checking",
            11,
            "take it from what is left for its neighbours",
        ),
        ("puzzle=map&inference=arc-consistency", 11, "(AC-3)"),
        ("puzzle=cryptarithm", 9, "the right column"),
        ("puzzle=cryptarithm&variables=fewest", 9, "the fewest digits are left"),
        ("puzzle=cryptarithm&values=least-constraining", 9, "the fewest from other letters"),
        ("puzzle=cryptarithm&inference=forward-checking", 11, "what cannot be in its columns"),
        ("puzzle=cryptarithm&inference=arc-consistency", 11, "make arcs and columns consistent"),
        ("puzzle=sudoku&inference=forward-checking", 11, "from the cells of its row"),
        ("puzzle=sudoku&inference=arc-consistency&variables=fewest", 11, "fewest digits"),
        ("puzzle=sudoku&values=least-constraining", 9, "the fewest from other cells"),
        ("puzzle=subset-sum&bound=none", 8, "if every number is decided: return"),
        ("puzzle=subset-sum&bound=sum", 9, "if the new sum is not more than target:"),
        ("puzzle=subset-sum&bound=rest", 8, "and can still reach it:"),
        ("puzzle=subset-sum&bound=next", 8, "the smallest number left fits"),
        ("puzzle=maze", 8, "clockwise from the north"),
        ("puzzle=maze&length=9", 9, "rows and columns to G > length: return"),
        ("puzzle=maze&length=9&bound=none", 9, "if steps = length: return"),
        ("puzzle=subset-sum&test=complete", 10, "its numbers add up to target"),
        ("puzzle=cryptarithm&test=complete", 10, "the sum is right"),
        ("puzzle=map&test=complete", 10, "the same colour"),
        ("puzzle=queens&test=complete", 10, "no queen attacks another"),
        ("puzzle=sudoku&test=complete", 10, "a digit twice"),
        ("puzzle=tour&test=complete", 10, "from the one before:"),
        ("puzzle=tour&test=complete&tour=closed", 10, "the first from the last:"),
    ];
    for (address, count, part) in table {
        let Listing { lines } = listing_of(&problem(address));
        assert_eq!(lines.len(), count, "{address}: {lines:#?}");
        assert!(lines.iter().any(|line| line.contains(part)), "{address}: {lines:#?}");
        assert!(lines.iter().all(|line| !line.contains(['@', '{', '?'])), "{lines:#?}");
    }
}

/// Walks through a whole search: every step is at a line, and these are the lines that are met.
fn check(address: &str, met: &[usize]) {
    let mut lines = BTreeSet::new();
    with!(&problem(address), puzzle => {
        let mut cursor = Cursor::new(puzzle);
        loop {
            let extent = Extent::of(cursor.path().len(), puzzle.length());
            let line = current_line(puzzle, cursor.moment(), cursor.status(), extent);
            lines.insert(line.expect("a line"));
            if !cursor.advance() {
                break;
            }
        }
    });
    assert_eq!(lines.into_iter().collect::<Vec<_>>(), met, "{address}");
}

#[test]
fn every_step_of_a_search_has_its_line() {
    let clues = "puzzle=sudoku&clues=1...+..2.+.3..+....";
    // The corners of a square around its middle, with two that face each other first.
    let map = "puzzle=map&map=A+C+A-B+C-B+C-D+A-D+A-M+C-M+B-M+D-M";
    let table: [(&str, &str, &[usize]); 26] = [
        ("puzzle=queens&size=4", "", &[0, 1, 4, 6, 7]),
        ("puzzle=queens&size=4", "&test=complete", &[0, 3, 4, 6, 8, 9]),
        // With methods that are not those of the plain search.
        ("puzzle=queens&size=6&variables=fewest", "", &[0, 1, 5, 7, 8]),
        ("puzzle=queens&size=6", "&inference=forward-checking", &[0, 1, 2, 6, 9, 10]),
        ("puzzle=queens&size=6", "&inference=arc-consistency", &[0, 1, 2, 6, 9, 10]),
        (clues, "", &[0, 1, 5, 7, 8]),
        (clues, "&cells=fewest", &[0, 1, 5, 7, 8]),
        (clues, "&variables=fewest-degree", &[0, 1, 5, 7, 8]),
        (clues, "&inference=forward-checking", &[0, 1, 2, 6, 9, 10]),
        // Its clues lead to no dead end then.
        (clues, "&inference=arc-consistency", &[0, 2, 6, 9, 10]),
        ("puzzle=cryptarithm&sum=TWO+%2B+TWO+=+FOUR", "", &[0, 1, 5, 7, 8]),
        (
            "puzzle=cryptarithm&sum=TWO+%2B+TWO+=+FOUR",
            "&inference=forward-checking",
            &[0, 1, 2, 6, 9, 10],
        ),
        (
            "puzzle=cryptarithm&sum=TWO+%2B+TWO+=+FOUR",
            "&inference=arc-consistency",
            &[0, 1, 2, 6, 9, 10],
        ),
        ("puzzle=subset-sum&order=ascending", "&bound=none", &[0, 1, 2, 4, 6, 7]),
        ("puzzle=subset-sum&order=ascending", "&bound=sum", &[0, 1, 2, 5, 7, 8]),
        ("puzzle=subset-sum&order=ascending", "&bound=rest", &[0, 1, 4, 6, 7]),
        ("puzzle=subset-sum&order=ascending", "&bound=next", &[0, 1, 4, 6, 7]),
        ("puzzle=maze", "", &[0, 1, 4, 6, 7]),
        ("puzzle=maze", "&length=11", &[0, 1, 2, 5, 7, 8]),
        ("puzzle=maze", "&length=11&bound=none", &[0, 1, 2, 5, 7, 8]),
        (map, "", &[0, 1, 5, 7, 8]),
        (map, "&inference=forward-checking", &[0, 1, 2, 6, 9, 10]),
        (map, "&inference=arc-consistency", &[0, 1, 2, 6, 9, 10]),
        ("puzzle=tour&board=3x4", "", &[0, 2, 5, 7, 8]),
        ("puzzle=tour&board=3x4", "&tour=closed", &[0, 3, 6, 8, 9]),
        // On 3×3 squares no move leads to the one in the middle, so that every sequence is rejected.
        ("puzzle=tour&board=3x3", "&test=complete", &[0, 4, 6, 8, 9]),
    ];
    for (puzzle, choices, met) in table {
        check(&format!("{puzzle}{choices}"), met);
    }
    check("puzzle=tour&board=5x6&tour=closed&prune=all", &[0, 2, 4, 5, 8, 10, 11]);
}
