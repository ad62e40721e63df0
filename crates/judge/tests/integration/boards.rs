//! Programs that place queens or look for a knight's tour: right ones are found right; misconceptions and
//! other mistakes are found, on a small board, and named if the catalogue has them.

use std::collections::{BTreeMap, BTreeSet};

use plyscope_i18n::Lang;
use plyscope_judge::boards::{
    Board, Boards, Departure, ProblemWith, Reader, Report, Run, Square, Tries, Words, MAX_BOARDS,
};
use plyscope_judge::judging::{self, Failure, Judging, Program, Reading, Reason, Subject, Verdict};
use plyscope_judge::queens::{self, Queens, QueensBoard, SIZES};
use plyscope_judge::report;
use plyscope_judge::tour::{self, TourBoard, Tours};
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzles::backtrack::{Choice, Moment};
use proptest::prelude::*;

/// A kind of board, with a search of its own that is independent of the project's.
trait Tested: Words {
    /// The boards for a number and a seed.
    fn boards(count: usize, seed: u64) -> Vec<Self>;

    /// What backtracking does, without the project's search.
    fn plain(&self) -> Run;

    /// The most squares of a board that is found for a misconception.
    const MOST_SQUARES: u16;
}

impl Tested for QueensBoard {
    const MOST_SQUARES: u16 = 25;

    fn boards(count: usize, seed: u64) -> Vec<Self> {
        queens::boards(count, seed)
    }

    fn plain(&self) -> Run {
        place_queens(self)
    }
}

impl Tested for TourBoard {
    const MOST_SQUARES: u16 = 12;

    fn boards(count: usize, seed: u64) -> Vec<Self> {
        tour::boards(count, seed)
    }

    fn plain(&self) -> Run {
        find_tour(self)
    }
}

/// A program that does what a function says.
struct Placing<F>(F);

impl<B: Board, F: FnMut(&B) -> Run> Program<Boards<B>> for Placing<F> {
    fn answer(&mut self, _: &Boards<B>, board: &B) -> Result<Tries, Failure> {
        Ok(tries(board, &(self.0)(board)))
    }
}

/// What is read of a program that does this.
fn tries(board: &impl Board, run: &Run) -> Tries {
    let mut reader = Reader::new(board);
    for &square in &run.squares {
        let line = format!("{{\"event\":\"enter\",\"square\":\"{}\"}}", board.name(square));
        reader.line(&line).expect("a square of the board");
    }
    reader.line(&format!("{{\"value\":{}}}", run.value)).expect("a number");
    reader.finish()
}

fn judge<B: Tested>(count: usize, program: impl FnMut(&B) -> Run) -> Report<B> {
    judging::run(Judging::of(Boards::default(), B::boards(count, 1)), &mut Placing(program))
}

/// A tour: each square is compared with all before it.
fn find_tour(board: &TourBoard) -> Run {
    fn complete(sides: (u8, u8), route: &mut Vec<Square>, squares: &mut Vec<Square>) -> bool {
        if route.len() == usize::from(sides.0) * usize::from(sides.1) {
            return true;
        }
        let here = route[route.len() - 1];
        for (up, right) in [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
        {
            let (row, column) = (i16::from(here.row) - up, i16::from(here.column) + right);
            let (Ok(row), Ok(column)) = (u8::try_from(row), u8::try_from(column)) else { continue };
            let square = Square { row, column };
            if row < sides.0 && column < sides.1 && !route.contains(&square) {
                route.push(square);
                squares.push(square);
                if complete(sides, route, squares) {
                    return true;
                }
                route.pop();
            }
        }
        false
    }
    let (mut route, mut squares) = (board.given(), Vec::new());
    let value = u64::from(complete(board.sides(), &mut route, &mut squares));
    Run { squares, value }
}

/// Backtracking without the project's search: each row's queen is compared with all above her.
fn place_queens(board: &QueensBoard) -> Run {
    fn place(size: u8, queens: &mut Vec<Square>, squares: &mut Vec<Square>) -> u64 {
        let row = queens.len() as u8;
        if row == size {
            return 1;
        }
        let mut solutions = 0;
        for column in 0..size {
            let is_free = queens.iter().all(|queen| {
                let aside = (i16::from(queen.column) - i16::from(column)).abs();
                aside != 0 && aside != i16::from(row) - i16::from(queen.row)
            });
            if is_free {
                queens.push(Square { row, column });
                squares.push(Square { row, column });
                solutions += place(size, queens, squares);
                queens.pop();
            }
        }
        solutions
    }
    let (mut queens, mut squares) = (board.given(), Vec::new());
    let value = place(board.size(), &mut queens, &mut squares);
    Run { squares, value }
}

/// Laws that hold for every kind of board.
fn check_right<B: Tested>() {
    let report = judge(MAX_BOARDS, B::plain);
    assert_eq!((report.verdict, report.passed), (Verdict::Right, MAX_BOARDS), "{}", B::PUZZLE);
    assert_eq!(report.nodes_expected, report.nodes_visited);
    assert!(report.counterexample.is_none() && report.misconceptions.is_empty());
    let made = B::boards(MAX_BOARDS, 1);
    let asked = Boards::default();
    let questions: BTreeSet<String> = made.iter().map(|board| asked.question(board)).collect();
    assert_eq!(questions.len(), MAX_BOARDS, "no board twice");
    for board in made {
        assert_eq!(Run::of(&board), board.plain(), "{board:?}");
        for square in board.given() {
            assert_eq!(board.find(&board.name(square)), Some(square), "{board:?}");
        }
    }
}

#[test]
fn right_programs_are_right_on_all_boards() {
    check_right::<QueensBoard>();
    check_right::<TourBoard>();
    assert!(queens::boards(MAX_BOARDS, 1).iter().all(|board| SIZES.contains(&board.size())));
}

#[test]
fn tours_are_found_and_not_found() {
    let made = tour::boards(MAX_BOARDS, 1);
    let found = made.iter().filter(|board| Run::of(*board).value == 1).count();
    assert!((100..MAX_BOARDS - 100).contains(&found), "{found}");
}

#[test]
fn the_numbers_of_solutions_are_those_of_the_literature() {
    // A000170 of the OEIS.
    for (size, solutions) in (1..).zip([1, 0, 0, 2, 10]) {
        let board = QueensBoard::new(size, &[]).expect("a board");
        assert_eq!(Run::of(&board).value, solutions, "{size}");
    }
    // Where one queen stands in the middle of the first of 6 rows, one of the four solutions is left.
    assert_eq!(Run::of(&QueensBoard::new(6, &[2]).expect("a board")).value, 1);
}

/// What a report must have that found a program wrong.
fn check_wrong<B: Tested>(report: &Report<B>, what: &str) {
    assert_ne!(report.verdict, Verdict::Right, "{what}");
    let found = report.counterexample.as_ref().unwrap_or_else(|| panic!("{what}: no board"));
    let (rows, columns) = found.board.sides();
    let area = u16::from(rows) * u16::from(columns);
    assert!(area <= B::MOST_SQUARES, "{what}: {:?}", found.board);
    assert!(found.departure.is_some(), "{what}: {:?} does not differ", found.board);
    for lang in Lang::ALL {
        let text = report::text(report, lang);
        let departure = found.departure.as_ref().expect("it departs");
        assert!(text.contains(&departure.sentences(&found.board, lang)), "{what}: {text}");
    }
}

fn check_misconceptions<B: Tested>() {
    // A few boards are enough: those that distinguish are asked about afterwards.
    for count in [20, 200] {
        for wrong in B::misconceptions() {
            let report = judge::<B>(count, |board| wrong.run(board));
            check_wrong(&report, wrong.id());
            let ids: Vec<&str> = report.misconceptions.iter().map(|wrong| wrong.id()).collect();
            assert_eq!(ids, [wrong.id()]);
            for lang in Lang::ALL {
                assert!(report::text(&report, lang).contains(&wrong.text(lang)), "{}", wrong.id());
            }
        }
    }
}

#[test]
fn each_misconception_is_found_and_named() {
    check_misconceptions::<QueensBoard>();
    check_misconceptions::<TourBoard>();
}

fn check_mistakes<B: Tested>() {
    type Mistake<B> = fn(&B, Run) -> Run;
    let table: [(&str, Verdict, Mistake<B>); 4] = [
        ("one too many", Verdict::WrongValue, |_, run| Run { value: run.value + 1, ..run }),
        ("tries twice", Verdict::WrongNodes, |_, mut run| {
            run.squares.extend(run.squares.first().copied());
            run
        }),
        ("leaves out the last", Verdict::WrongNodes, |_, mut run| {
            run.squares.pop();
            run
        }),
        ("upside down", Verdict::WrongNodes, |board, mut run| {
            let last = board.sides().0 - 1;
            run.squares.iter_mut().for_each(|square| square.row = last - square.row);
            run
        }),
    ];
    for (name, verdict, mistake) in table {
        let report = judge::<B>(200, |board| mistake(board, Run::of(board)));
        assert_eq!(report.verdict, verdict, "{name}");
        check_wrong(&report, name);
        assert!(report.misconceptions.is_empty(), "{name}: {:?}", report.misconceptions);
    }
}

#[test]
fn mistakes_without_a_name_are_found() {
    check_mistakes::<QueensBoard>();
    check_mistakes::<TourBoard>();
}

#[test]
fn a_mistake_on_large_boards_alone_is_shown_where_little_is_left_to_try() {
    let report = judge::<TourBoard>(200, |board| {
        let run = Run::of(board);
        let is_large = board.sides() == (5, 5) && !run.squares.is_empty();
        Run { value: if is_large { 1 - run.value } else { run.value }, ..run }
    });
    let found = report.counterexample.expect("a board");
    assert_eq!(found.board.sides(), (5, 5));
    assert!(found.expected.squares.len() <= 2, "{:?}", found.board);
}

/// The report on a program with a misconception.
fn judged_wrong<B: Tested>(id: &str) -> Report<B> {
    let wrong = B::misconceptions().iter().find(|wrong| wrong.id() == id).expect(id);
    judge(200, |board| wrong.run(board))
}

#[test]
fn the_first_square_of_a_tour_that_differs_is_explained() {
    for (id, sentences) in TOURS {
        let report = judged_wrong::<TourBoard>(id);
        let json = report::json(&report, Lang::En);
        assert_eq!(json["counterexample"]["first_difference"]["text"], sentences, "{id}");
        let link = json["counterexample"]["link"].as_str().expect("a link");
        assert!(link.starts_with("backtracking.html#puzzle=tour&"), "{link}");
    }
}

/// What is said of programs with misconceptions.
const TOURS: [(&str, &str); 4] = [
    (
        "visited-again",
        "Try 1: your program moves the knight to c3, but the search has ended. The knight has been on \
         c3 already. Backtracking, step 0: The knight begins on b1. b2 has no free neighbour left. \
         There is no solution.",
    ),
    // The knight has been on a2, but has left it again.
    (
        "goes-on",
        "Try 6: your program moves the knight to a2, but the search has ended. Backtracking, step 5: \
         Visit 12: the knight goes from c1 to a2. All 12 squares are visited: a tour!",
    ),
    ("true-at-dead-end", "Your program’s answer is: a tour. The right one is: no tour."),
    (
        "direction",
        "Try 1: your program moves the knight to b1, the search to c2. Backtracking, step 0: The \
         knight begins on a3. There are 2 choices, in this order: c2, b1.",
    ),
];

#[test]
fn the_first_square_that_differs_is_explained() {
    let table = [
        (
            "no-diagonals",
            "Try 1: your program puts a queen on b1, but the search has ended. The queen on a2 \
             attacks b1. Backtracking, step 1: Row 2: a queen on a2. Stuck: every square of row 1 is \
             attacked. The last queen has to move.",
        ),
        (
            "not-taken-away",
            "Try 4: your program has ended, but the search puts a queen on b2. Backtracking, step \
             4: Row 3: a queen on d3. There is one choice: b2.",
        ),
        (
            "direction",
            "Try 1: your program puts a queen on b2, the search on a2. Backtracking, step 0: The \
             board is empty. 2 queens are to be placed, one in each row, none attacking another. \
             There are 2 choices, in this order: a2, b2.",
        ),
        ("last-row", "Your program’s number of solutions is 1; the right one is 0."),
    ];
    for (id, sentences) in table {
        let report = judged_wrong::<QueensBoard>(id);
        let json = report::json(&report, Lang::En);
        let difference = &json["counterexample"]["first_difference"];
        assert_eq!(difference["text"], sentences, "{id}");
        let step = &difference["step"];
        let size = &json["counterexample"]["size"];
        let link = json["counterexample"]["link"].as_str().expect("a link");
        let expected = match step.as_u64() {
            Some(0) => format!("backtracking.html#puzzle=queens&size={size}"),
            _ => format!("backtracking.html#puzzle=queens&size={size}&step={step}"),
        };
        assert_eq!(link, expected, "{id}");
    }
}

/// Where the page shows a search that tries nothing more.
#[test]
fn a_wrong_number_is_shown_at_the_end_of_the_search() {
    let table: [(u8, &[u8], &str); 3] = [
        (4, &[], "Nothing else is left to try at all."),
        (4, &[1], "Nothing else is left to try here, so it goes back one more."),
        (4, &[0, 3, 1], "Stuck: every square of row 1 is attacked. The last queen has to move."),
    ];
    for (size, given, caption) in table {
        let board = QueensBoard::new(size, given).expect("a board");
        let run = Run::of(&board);
        let departure = |squares, value| {
            Departure::of(&board, &tries(&board, &Run { squares, value })).expect("it departs")
        };
        let result = departure(run.squares.clone(), run.value + 1);
        let mut search = Search::new(board.problem());
        search.travel(Travel::To(result.step(&board)), 1_000);
        let is_left = match search.here().moment {
            Moment::Over => given.is_empty(),
            moment => Some(moment) == given.last().map(|&column| Moment::Left(Choice(column))),
        };
        assert!(is_left, "{given:?}: {:?}", search.here());
        let last = Square { row: 0, column: 3 };
        let more = departure([run.squares, vec![last]].concat(), run.value);
        let sentences = more.sentences(&board, Lang::En);
        assert!(sentences.ends_with(caption), "{given:?}: {sentences}");
    }
}

/// Starting a program for each board again takes long.
#[test]
fn no_smaller_board_is_asked_about_twice() {
    fn check<B: Tested>() {
        let mut asked = BTreeMap::new();
        let report = judge::<B>(200, |board| {
            *asked.entry(Boards::default().question(board)).or_insert(0) += 1;
            let (rows, columns) = board.sides();
            let run = Run::of(board);
            Run { value: run.value + u64::from(rows * columns >= 12), ..run }
        });
        assert_eq!(report.verdict, Verdict::WrongValue, "{}", B::PUZZLE);
        // Some of them are among the first boards as well.
        let most = asked.iter().max_by_key(|(_, times)| **times);
        assert!(most.is_some_and(|(_, &times)| times <= 2), "{}: {most:?}", B::PUZZLE);
    }
    check::<QueensBoard>();
    check::<TourBoard>();
}

#[test]
fn a_program_without_an_answer_is_shown_the_smallest_board() {
    struct Failing;
    impl Program<Queens> for Failing {
        fn answer(&mut self, _: &Queens, board: &QueensBoard) -> Result<Tries, Failure> {
            let run = Run::of(board);
            match run.squares.len() >= 5 {
                true => Err(Failure { reason: Reason::Closed, errors: String::new() }),
                false => Ok(tries(board, &run)),
            }
        }
    }
    let report = judging::run(Judging::of(Queens::default(), queens::boards(200, 1)), &mut Failing);
    assert_eq!(report.verdict, Verdict::Crash);
    let json = report::json(&report, Lang::En);
    let found = &json["counterexample"];
    assert_eq!((&found["size"], &found["given"]), (&3.into(), &serde_json::json!([])));
    assert_eq!(found["got"]["error"], "The program closed its output without an answer.");
}

#[test]
fn a_question_is_one_line_of_json() {
    let table: [(u8, &[u8], &str); 3] = [
        (1, &[], r#"{"puzzle": "queens", "size": 1, "given": []}"#),
        (4, &[1], r#"{"puzzle": "queens", "size": 4, "given": ["b4"]}"#),
        (5, &[0, 2, 4], r#"{"puzzle": "queens", "size": 5, "given": ["a5","c4","e3"]}"#),
    ];
    for (size, given, question) in table {
        let board = QueensBoard::new(size, given).expect("a board");
        assert_eq!(Queens::default().question(&board), format!("{question}\n"));
    }
}

#[test]
fn a_question_about_a_tour_is_one_line_of_json() {
    let route = [Square { row: 2, column: 0 }, Square { row: 0, column: 1 }];
    let board = TourBoard::new(3, 4, &route).expect("a board");
    let question =
        "{\"puzzle\": \"tour\", \"rows\": 3, \"columns\": 4, \"given\": [\"a1\",\"b3\"]}\n";
    assert_eq!(Tours::default().question(&board), question);
}

#[test]
fn lines_that_make_no_sense_are_reported_with_their_numbers() {
    let board = QueensBoard::new(4, &[]).expect("a board");
    let none = |given: &str| ProblemWith::NoSuchSquare { given: given.to_owned() };
    let table = [
        (r#"{"event":"enter"}"#, ProblemWith::NoSquare),
        (r#"{"event":"enter","node":"L1-1"}"#, ProblemWith::NoSquare),
        (r#"{"event":"enter","square":"e1"}"#, none("\"e1\"")),
        (r#"{"event":"enter","square":"a0"}"#, none("\"a0\"")),
        (r#"{"event":"enter","square":[0,1]}"#, none("[0,1]")),
        (r#"{"event":"enter","square":null}"#, none("null")),
        // What would control a terminal.
        ("{\"event\":\"enter\",\"square\":\"\u{9b}2J\"}", none("\"\u{fffd}2J\"")),
    ];
    for (line, what) in table {
        let mut reader = Reader::new(&board);
        reader.line("hello").expect("a line without meaning");
        let Err(Reason::Square(problem)) = reader.line(line) else { panic!("{line}") };
        assert_eq!((problem.line, &problem.what), (2, &what), "{line}");
        for lang in Lang::ALL {
            assert!(problem.sentence(lang).contains('2'), "{line}");
        }
    }
}

#[test]
fn an_answer_begins_with_its_first_square() {
    let board = QueensBoard::new(4, &[]).expect("a board");
    let mut reader = Reader::new(&board);
    let first = "\u{feff}{\"event\":\"enter\",\"square\":\"a4\"}";
    for (line, has_begun) in [("", false), ("hello", false), (first, true)] {
        reader.line(line).expect("a line that is read");
        assert_eq!(reader.has_begun(), has_begun, "{line}");
    }
    assert_eq!(reader.finish().unknown.count, 1);
}

#[test]
fn whether_there_is_a_tour_is_said_in_both_ways() {
    let board = TourBoard::new(3, 3, &[Square { row: 1, column: 1 }]).expect("a board");
    for (value, is_right) in [
        ("false", true),
        ("0", true),
        ("true", false),
        ("1", false),
        ("null", false),
        ("\"no\"", false),
    ] {
        let mut reader = Reader::new(&board);
        reader.line(&format!("{{\"value\": {value}}}")).expect("a value");
        let verdict = Tours::default().compare(&board, &reader.finish()).verdict;
        assert_eq!(verdict == Verdict::Right, is_right, "{value}");
    }
}

#[test]
fn answers_are_read_as_programs_write_them() {
    let board = QueensBoard::new(4, &[]).expect("a board");
    let enter = r#"{"event": "enter", "square": "b4"}"#;
    // The lines, how many squares, how many lines without meaning, and whether the number is 2.
    let table: [(&[&str], usize, u32, bool); 8] = [
        (&[enter, r#"{"event": "leave"}"#, r#"{"value": 2}"#], 1, 0, true),
        (&[enter, enter, "", r#"{"value": 2.0, "time": 3}"#], 2, 0, true),
        (&["x", "[]", r#"{"event": "rotate"}"#, r#"{"value": "two"}"#], 0, 3, false),
        (&[r#"{"value": null}"#], 0, 0, false),
        (&[r#"{"value": true}"#], 0, 0, false),
        (&[r#"{"value": NaN}"#], 0, 0, false),
        (&[r#"{"value": Infinity}"#], 0, 0, false),
        (&[r#"{"value": 1e400}"#], 0, 0, false),
    ];
    for (lines, squares, unknown, is_right) in table {
        let mut reader = Reader::new(&board);
        for line in lines {
            assert!(!reader.is_ended(), "{lines:?}");
            reader.line(line).unwrap_or_else(|problem| panic!("{lines:?}: {problem:?}"));
        }
        assert!(reader.is_ended(), "{lines:?}");
        let tries = reader.finish();
        assert_eq!((tries.tried.len(), tries.unknown.count), (squares, unknown), "{lines:?}");
        let is_value = Queens::default().compare(&board, &tries).verdict != Verdict::WrongValue;
        assert_eq!(is_value, is_right, "{lines:?}");
    }
}

proptest! {
    #[test]
    fn any_lines_are_read(lines in proptest::collection::vec(
        prop_oneof![
            ".*",
            r#"\{"event":"(enter|leave|cut)","square":"[a-i][0-9]{1,2}"\}"#,
            r#"\{"value":-?[0-9]{1,20}\}"#,
        ],
        0..20,
    )) {
        let board = QueensBoard::new(5, &[1]).expect("a board");
        let mut reader = Reader::new(&board);
        let entered = lines.iter().filter(|line| reader.line(line).is_ok()).count();
        let tries = reader.finish();
        prop_assert!(tries.tried.len() <= entered);
        let is_right = Queens::default().compare(&board, &tries).verdict == Verdict::Right;
        let report = judging::run(Judging::of(Queens::default(), vec![board]), &mut Same(tries));
        prop_assert_eq!(report.verdict == Verdict::Right, is_right);
        prop_assert!(!report::text(&report, Lang::En).is_empty());
    }
}

/// A program that always does the same.
struct Same(Tries);

impl Program<Queens> for Same {
    fn answer(&mut self, _: &Queens, _: &QueensBoard) -> Result<Tries, Failure> {
        Ok(self.0.clone())
    }
}
