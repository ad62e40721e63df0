//! Laws of knight's tours: what is found is a tour, nothing is missed, and what is pruned could
//! not have become one.

use crate::support::backtracking::check;
use crate::support::tours::{
    board, case, count, ending, is_move, is_tour, large_case, options, order, shown,
};
use crate::support::walks::counted;
use plyscope_puzzles::backtrack::{estimate, Choice, Choices, Cursor, Moment, Puzzle, Status};
use plyscope_puzzles::tour::{
    known, Board, Continuations, Ending, Hint, Known, MoveOrder, Obstacle, Pruning, Prunings,
    Route, Square, Squares, Standing, Theorem, Ties, TourOptions, TourProblem,
};
use plyscope_puzzles::{Queens, Test, Tour};
use proptest::prelude::*;

/// The tours in the order in which they are found, and the steps of the whole search. Each is
/// checked to be one.
fn tours(tour: &Tour) -> (Vec<Vec<Square>>, u64) {
    let mut cursor = Cursor::new(tour);
    let mut found = Vec::new();
    loop {
        if (cursor.moment(), cursor.status()) == (Moment::Entered, Status::Solved) {
            let squares = cursor.state().squares().to_vec();
            assert!(is_tour(tour.board(), &squares, tour.options().ending), "{squares:?}");
            found.push(squares);
        }
        if !cursor.advance() {
            return (found, cursor.step());
        }
    }
}

/// What is known of the candidates of a route, whichever way they were found.
fn check_candidates(tour: &Tour, route: &Route) {
    let board = tour.board();
    let offered = tour.status(route).choices();
    let count = tour.candidates(route);
    let mut seen = Vec::new();
    let mut onward = Vec::new();
    for choice in (0..count).map(Choice) {
        let candidate = tour.candidate(route, choice).expect("a candidate");
        let square = candidate.square;
        assert!(is_move(board, route.here(), square));
        let expected = match route.squares().iter().position(|&visited| visited == square) {
            Some(place) => Standing::Visited(place as u8),
            None if board.blocked().contains(square) => Standing::Blocked,
            None => Standing::Free,
        };
        assert_eq!(candidate.standing, expected);
        assert!(!offered.contains(choice) || expected == Standing::Free);
        if expected == Standing::Free {
            assert_eq!(tour.choice_to(route, square), Ok(choice));
            let free = route.free().iter().filter(|&next| is_move(board, square, next));
            onward.push(free.count());
        }
        seen.push(square);
    }
    assert_eq!(tour.candidate(route, Choice(count)), None);
    let around = board.squares().filter(|&square| is_move(board, route.here(), square)).count();
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), around, "every square a move away, once");
    match tour.status(route) {
        Status::Open(choices) => assert_eq!(choices.len() as usize, onward.len()),
        Status::Pruned(_) => assert!(!onward.is_empty(), "choices were left"),
        Status::Solved => {}
    }
    if matches!(tour.options().order, MoveOrder::Warnsdorff(_)) {
        assert!(onward.is_sorted(), "the fewest ways on come first");
    }
}

/// The first pruning that shows something is made, and shows what is seen square by square.
fn check_evidence(tour: &Tour, route: &Route) {
    let options = tour.options();
    let evidence =
        tour.evidence(route).map(|(pruning, squares)| (pruning, squares.iter().collect()));
    let is_stuck = matches!(tour.status(route), Status::Open(Choices::NONE) | Status::Solved);
    let shown = options.prunings.iter().filter(|_| !is_stuck).find_map(|pruning| {
        let squares = shown(tour.board(), route.squares(), options.ending, pruning);
        (!squares.is_empty()).then_some((pruning, squares))
    });
    assert_eq!(evidence, shown);
}

fn prunings() -> [Prunings; 4] {
    let only = |pruning| [pruning].into_iter().collect();
    [Prunings::NONE, only(Pruning::Dead), only(Pruning::Cut), Prunings::ALL]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn a_cursor_does_what_the_recursion_does(
        (board, start) in case(16),
        order in order(),
        ending in ending(),
        pruning in 0..4_usize,
        places in prop::collection::vec(0.0..=1.0, 12),
    ) {
        let prunings = prunings()[pruning];
        let options = TourOptions { order, ending, prunings, ..options(board, start) };
        check(&Tour::new(options.clone()).unwrap(), &places);
        // A path on which two moves were made.
        let tour = Tour::new(options.clone()).unwrap();
        let mut cursor = Cursor::new(&tour);
        while cursor.path().len() < 2 && cursor.advance() {}
        let path = cursor.state().squares().to_vec();
        check(&Tour::new(TourOptions { path, ..options }).unwrap(), &places);
    }

    #[test]
    fn generate_and_test_does_what_the_recursion_does(
        (board, start) in case(7),
        ending in ending(),
        places in prop::collection::vec(0.0..=1.0, 12),
    ) {
        let slow = TourOptions { ending, test: Test::AtTheEnd, ..options(board, start) };
        let slow = Tour::new(slow).unwrap();
        check(&slow, &places);
        let (mut found, _) = tours(&slow);
        let (mut quick, _) = tours(&Tour::new(TourOptions { ending, ..options(board, start) }).unwrap());
        found.sort();
        quick.sort();
        prop_assert_eq!(found, quick);
    }

    #[test]
    fn no_order_and_no_pruning_changes_what_is_found(
        (board, start) in case(20),
        order in order(),
        ending in ending(),
    ) {
        let expected = count(&board, &mut vec![start], ending);
        let options = TourOptions { order, ending, ..options(board, start) };
        let search = |prunings| tours(&Tour::new(TourOptions { prunings, ..options.clone() }).unwrap());
        let (plain, steps) = search(Prunings::NONE);
        prop_assert_eq!(plain.len() as u64, expected);
        for prunings in prunings() {
            let (found, fewer) = search(prunings);
            prop_assert_eq!(&found, &plain, "in the same order, too");
            prop_assert!(fewer <= steps);
        }
    }

    #[test]
    fn hints_lead_to_tours_and_continuations_are_counted(
        (board, start) in case(18),
        ending in ending(),
        steps in 0..60_u64,
    ) {
        let options = TourOptions { ending, ..options(board, start) };
        let plain = Tour::new(options.clone()).unwrap();
        let mut cursor = Cursor::new(&plain);
        cursor.walk_to(steps);
        let mut path = cursor.state().squares().to_vec();
        let tour = Tour::new(TourOptions { path: path.clone(), ..options }).unwrap();
        let found = count(&board, &mut path, ending);
        prop_assert_eq!(tour.continuations(u64::MAX), Continuations::Exactly(found));
        match tour.hint(u64::MAX) {
            Hint::Next(square) => {
                path.push(square);
                prop_assert!(count(&board, &mut path, ending) > 0);
            }
            Hint::Complete => prop_assert_eq!(path.len() as u32, board.open().len()),
            Hint::Nowhere => prop_assert_eq!(found, 0),
            Hint::Unknown => prop_assert!(false, "there was time enough"),
        }
    }

    #[test]
    fn what_is_known_before_is_what_a_search_finds((board, start) in case(16), ending in ending()) {
        let from = |start| count(&board, &mut vec![start], ending);
        let all = board.open().iter().map(from).sum();
        for (start, found) in [(Some(start), from(start)), (None, all)] {
            match known(&board, start, ending) {
                Known::Impossible(obstacle) => prop_assert_eq!(found, 0, "{:?}", obstacle),
                // The theorems are tested below.
                Known::Possible(theorem) => {
                    prop_assert!(false, "{:?} knows no tour of so few squares", theorem);
                }
                Known::Unknown => {}
            }
        }
    }

    #[test]
    fn candidates_and_evidence_are_what_the_board_shows(
        (board, start) in prop_oneof![case(18), large_case()],
        order in order(),
        ending in ending(),
        pruning in 0..4_usize,
        steps in 0..400_u64,
    ) {
        let prunings = prunings()[pruning];
        let tour = Tour::new(TourOptions { order, ending, prunings, ..options(board, start) }).unwrap();
        let mut cursor = Cursor::new(&tour);
        while cursor.step() < steps && cursor.advance() {
            check_candidates(&tour, cursor.state());
            check_evidence(&tour, cursor.state());
        }
    }

    #[test]
    fn a_path_by_hand_is_found_by_its_choices((board, start) in case(18), order in order(), steps in 0..500_u64) {
        let tour = Tour::new(TourOptions { order, ..options(board, start) }).unwrap();
        let mut cursor = Cursor::new(&tour);
        cursor.walk_to(steps);
        let squares = cursor.state().squares();
        let choices = tour.choices_to(squares).unwrap();
        prop_assert_eq!(&choices, cursor.path());
    }

    #[test]
    fn a_lead_comes_first_and_changes_no_tour(
        (board, start) in case(16),
        order in order(),
        ending in ending(),
        steps in 0..500_u64,
        places in prop::collection::vec(0.0..=1.0, 12),
    ) {
        let options = TourOptions { order, ending, ..options(board, start) };
        let plain = Tour::new(options.clone()).unwrap();
        let mut cursor = Cursor::new(&plain);
        cursor.walk_to(steps);
        let lead = cursor.state().squares()[1..].to_vec();
        let led = Tour::new(TourOptions { lead: lead.clone(), ..options }).unwrap();
        check(&led, &places);
        let mut first = Cursor::new(&led);
        first.walk_to(lead.len() as u64);
        prop_assert_eq!(&first.state().squares()[1..], &lead);
        let (mut found, all) = tours(&led);
        let (mut expected, as_many) = tours(&plain);
        found.sort();
        expected.sort();
        prop_assert_eq!((found, all), (expected, as_many));
    }

    #[test]
    fn orders_and_prunings_are_read_as_they_are_written(order in order(), pruning in 0..4_usize) {
        prop_assert_eq!(order.to_string().parse(), Ok(order));
        let prunings = prunings()[pruning];
        prop_assert_eq!(prunings.to_string().parse(), Ok(prunings));
    }

    #[test]
    fn squares_are_read_as_they_are_written(rows in 3..=16_u8, columns in 3..=16_u8) {
        let board = Board::new(rows, columns).unwrap();
        prop_assert_eq!(Board::parse(&format!("{rows}x{columns}")), Ok(board));
        prop_assert_eq!(board.squares().count(), usize::from(board.area()));
        for square in board.squares() {
            prop_assert_eq!(board.square(&board.name(square)), Ok(square));
            prop_assert_eq!(board.at(board.file(square), board.rank(square)), Some(square));
        }
    }
}

#[test]
fn the_words_that_mean_nothing_are_told() {
    let eight = Board::parse("8x8").unwrap();
    let table: [(Result<(), TourProblem>, &str); 11] = [
        (Board::parse("8").map(drop), "“8” is no size; expected rows and columns, such as 3x10"),
        (Board::parse("2x9").map(drop), "a board of 2×9 is not possible; it can be 3×3 to 16×16"),
        (
            Board::parse("8x4000000000").map(drop),
            "a board of 8×4000000000 is not possible; it can be 3×3 to 16×16",
        ),
        (eight.square("").map(drop), "“” is no square; expected a letter and a number, such as b3"),
        (
            eight.square("é1").map(drop),
            "“é1” is no square; expected a letter and a number, such as b3",
        ),
        (
            eight.square("a+1").map(drop),
            "“a+1” is no square; expected a letter and a number, such as b3",
        ),
        (eight.square("i1").map(drop), "the board has no square i1; its squares are a1 to h8"),
        (eight.square("a0").map(drop), "the board has no square a0; its squares are a1 to h8"),
        (eight.square("a999").map(drop), "the board has no square a999; its squares are a1 to h8"),
        (path("a1 c3"), "a1 to c3 is no knight's move"),
        (path("a1 b3 a1"), "a1 is visited twice"),
    ];
    for (outcome, sentence) in table {
        assert_eq!(outcome.unwrap_err().to_string(), sentence);
    }
    assert_eq!(Board::parse("５×５"), Board::parse("5x5"));
    assert_eq!(eight.squares_named("ａ１、b２，c3"), eight.squares_named("a1 b2 c3"));
    let order = |text: &str| text.parse::<MoveOrder>();
    assert_eq!(order("clockwise－３"), order("clockwise-3"));
    let at_the_end =
        TourOptions { test: Test::AtTheEnd, ..options(eight, eight.squares().next().unwrap()) };
    assert_eq!(Tour::new(at_the_end), Err(TourProblem::TooLarge { area: 64 }));
    for order in
        ["", "clockwise-9", "1234567", "11345678", "random-x", "warnsdorffs", "warnsdorff-"]
    {
        assert!(order.parse::<MoveOrder>().is_err(), "{order}");
    }
}

fn path(names: &str) -> Result<(), TourProblem> {
    let board = board("8x8", "h8");
    let path = board.squares_named(names)?;
    Tour::new(TourOptions { path, ..options(board, board.square("a1")?) }).map(drop)
}

/// The lecture's knight that is stuck in the corner, both of whose neighbours are visited.
#[test]
fn the_lectures_knight_is_stuck_and_can_back_out() {
    let eight = board("8x8", "");
    let squares = eight.squares_named("c2 e1 d3 b2 a4 c5 a6 b4 a2 c1 b3 a1").unwrap();
    let kept =
        Tour::new(TourOptions { path: squares.clone(), ..options(eight, squares[0]) }).unwrap();
    let mut cursor = Cursor::new(&kept);
    assert_eq!(cursor.status(), Status::Open(Choices::NONE));
    assert!(cursor.advance() && !cursor.advance(), "what was placed is kept");

    let led = TourOptions { lead: squares[1..].to_vec(), ..options(eight, squares[0]) };
    let led = Tour::new(led).unwrap();
    let mut cursor = Cursor::new(&led);
    cursor.walk_to(11);
    assert_eq!(cursor.state().squares(), squares);
    assert_eq!(cursor.status(), Status::Open(Choices::NONE));
    assert!(cursor.advance());
    assert_eq!(cursor.state().squares(), &squares[..11], "it backs out of the corner");
    assert!(cursor.advance());
    assert_eq!(
        eight.name(cursor.state().here()),
        "d4",
        "the first clockwise that is free, from b3"
    );
}

/// What was proved of whole boards, beside a search of them all.
#[test]
fn theorems_say_of_small_boards_what_a_search_finds() {
    for (rows, columns) in (3..=5).flat_map(|rows| (3..=8).map(move |columns| (rows, columns))) {
        let board = Board::new(rows, columns).unwrap();
        if board.area() > 25 {
            continue;
        }
        for ending in [Ending::Open, Ending::Closed] {
            let has_tour = |start| {
                let order = MoveOrder::Warnsdorff(Ties::Pohl);
                let prunings = Prunings::ALL;
                let options = TourOptions { order, ending, prunings, ..options(board, start) };
                let tour = Tour::new(options).unwrap();
                let mut cursor = Cursor::new(&tour);
                while cursor.solutions() == 0 && cursor.advance() {}
                cursor.solutions() > 0
            };
            let tours: Vec<bool> = board.squares().map(has_tour).collect();
            let starts = board.squares().map(Some).zip(tours.iter().copied());
            let any = tours.contains(&true);
            for (start, found) in starts.chain([(None, any)]) {
                match known(&board, start, ending) {
                    Known::Impossible(obstacle) => {
                        assert!(!found, "{board:?} {start:?} {obstacle:?}")
                    }
                    Known::Possible(theorem) => assert!(found, "{board:?} {start:?} {theorem:?}"),
                    // Only of open tours all is not known.
                    Known::Unknown => assert_eq!(ending, Ending::Open, "{board:?} {start:?}"),
                }
            }
            if known(&board, None, ending) == Known::Unknown {
                assert!(any, "{board:?}: nothing forbids a tour, and there is one");
            }
        }
    }
}

#[test]
fn what_takes_too_long_is_given_up() {
    let tour =
        Tour::new(options(board("8x8", ""), board("8x8", "").square("a1").unwrap())).unwrap();
    let Continuations::AtLeast(_) = tour.continuations(10_000) else { panic!("of 8×8, so few?") };
    assert_eq!(tour.hint(8), Hint::Unknown);
    let Hint::Next(_) = tour.hint(4_000) else { panic!("Warnsdorff finds it at once") };
}

#[test]
fn an_estimate_comes_near_the_number_of_nodes() {
    let queens = Queens::new(8, Test::AtOnce).unwrap();
    let found = estimate(&queens, 2_000, 1);
    assert_eq!(found, estimate(&queens, 2_000, 1));
    // As Knuth says as well.
    assert_eq!(counted(&queens), (2_057, 92));
    assert!((found.nodes - 2_057.0).abs() < 3.0 * found.error, "{found:?}");
    assert!(found.error < 100.0, "{found:?}");
    assert_eq!(estimate(&queens, 1, 1).error, f64::INFINITY);
    // Of the largest board, the squares of what the probes say are no numbers any more.
    let a1 = board("16x16", "").square("a1").unwrap();
    let large = estimate(&Tour::new(options(board("16x16", ""), a1)).unwrap(), 50, 1);
    assert!(large.nodes > 1e30 && large.nodes.is_finite() && large.error.is_finite(), "{large:?}");
}

#[test]
fn obstacles_are_distinguished() {
    use Ending::{Closed, Open};
    let squares = |size: &str, names: &str| {
        let board = Board::parse(size).unwrap();
        board.squares_named(names).unwrap().into_iter().collect::<Squares>()
    };
    let first = |size: &str, name: &str| Board::parse(size).unwrap().square(name).unwrap();
    let table = [
        ("3x3", "", "a1", Open, Known::Impossible(Obstacle::Isolated(first("3x3", "b2")))),
        ("5x5", "", "a1", Closed, Known::Impossible(Obstacle::Colours { dark: 13, light: 12 })),
        ("5x5", "", "b1", Open, Known::Impossible(Obstacle::Colours { dark: 13, light: 12 })),
        ("5x5", "", "a1", Open, Known::Possible(Theorem::Conrad)),
        ("5x7", "", "", Open, Known::Possible(Theorem::Cull)),
        ("5x7", "", "a1", Open, Known::Unknown),
        ("8x8", "", "a1", Closed, Known::Possible(Theorem::Schwenk)),
        ("8x8", "", "a1", Open, Known::Possible(Theorem::Schwenk)),
        ("8x8", "a1", "b1", Open, Known::Unknown),
        ("8x8", "a1 h8", "b1", Open, Known::Impossible(Obstacle::Colours { dark: 30, light: 32 })),
        ("4x6", "", "a1", Closed, Known::Impossible(Obstacle::Schwenk)),
        ("3x8", "", "a1", Closed, Known::Impossible(Obstacle::Schwenk)),
        ("3x10", "", "a1", Closed, Known::Possible(Theorem::Schwenk)),
        ("4x4", "", "", Open, Known::Impossible(Obstacle::Exhausted)),
        ("8x8", "b3", "d4", Closed, Known::Impossible(Obstacle::Colours { dark: 32, light: 31 })),
        ("8x8", "b3 c1", "d4", Closed, Known::Impossible(Obstacle::Ends(squares("8x8", "a1")))),
        ("8x8", "b3 c1", "d4", Open, Known::Unknown),
        (
            "3x4",
            "a1 a2 d1 d2",
            "a3",
            Open,
            Known::Impossible(Obstacle::Apart(squares("3x4", "b2 b3 c1 d3"))),
        ),
    ];
    for (size, blocked, start, ending, expected) in table {
        let board = board(size, blocked);
        let start = board.squares_named(start).unwrap().first().copied();
        assert_eq!(known(&board, start, ending), expected, "{size} {blocked} {start:?} {ending:?}");
    }
}

#[test]
fn tours_are_as_many_as_is_known() {
    use Ending::{Closed, Open};
    // The board, the first square or all of them, and the directed tours.
    let table = [
        ("3x4", "", Open, 16),
        ("5x5", "a1", Open, 304),
        ("5x5", "", Open, 1_728),
        ("5x5", "", Closed, 0),
        ("3x10", "a1", Closed, 32),
        ("5x6", "a1", Closed, 16),
    ];
    for (size, start, ending, expected) in table {
        let board = board(size, "");
        let mut starts = board.squares_named(start).unwrap();
        if starts.is_empty() {
            starts.extend(board.squares());
        }
        let counted: usize = starts
            .into_iter()
            .map(|start| {
                let prunings = Prunings::ALL;
                let options = TourOptions { ending, prunings, ..options(board, start) };
                tours(&Tour::new(options).unwrap()).0.len()
            })
            .sum();
        assert_eq!(counted, expected, "{size} from {start} {ending:?}");
    }
}
