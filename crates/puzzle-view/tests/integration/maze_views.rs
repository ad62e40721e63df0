//! Views of mazes: their captions, and what their picture has.

use std::collections::BTreeSet;

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::Content;
use plyscope_puzzle_view::backtrack::by_hand::Hint;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::picture;
use plyscope_puzzle_view::backtrack::reading::reading;
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzle_view::problems::of_link;
use plyscope_puzzles::backtrack::{Choice, Until};
use plyscope_view::picture::Shape;
use proptest::prelude::*;

fn search(link: &str) -> Search {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    Search::new(link.problem)
}

#[test]
fn captions_say_where_a_path_goes_and_why_not_on() {
    let table = [
        (
            "puzzle=maze",
            0,
            "The path begins on a5, at S. The search looks for paths to G, on f1, that visit no square twice. There are \
             2 choices, in this order: b5, a4.",
        ),
        (
            "puzzle=maze&length=9",
            1,
            "Step 1: east, from a5 to b5. There is one choice: b4.",
        ),
        (
            "puzzle=maze&length=9",
            7,
            "Step 7: north, from e3 to e4. 7 steps so far and at least 4 more are 11, more than 9.",
        ),
        (
            "puzzle=maze&maze=S..%23+.%23..+...G&length=6",
            3,
            "Step 3: south, from c3 to c2. There are 2 choices, in this order: d2, c1.",
        ),
        ("puzzle=maze&maze=SG", 1, "Step 1: east, from a1 to b1. G is reached in one step: a path!"),
        (
            "puzzle=maze&maze=S.%23+%23.G&length=2&bound=none",
            2,
            "Step 2: south, from b2 to b1. All steps are used up, 2 of them, and G is not reached.",
        ),
        (
            "puzzle=maze&maze=S.%23G",
            1,
            "Step 1: east, from a1 to b1. Stuck: beside b1 there are only walls and squares of the path.",
        ),
        (
            "puzzle=maze&maze=S...G&length=3",
            0,
            "The path begins on a1, at S. The search looks for paths to G, on e1, that visit no square twice and have \
             at most 3 steps. 0 steps so far and at least 4 more are 4, more than 3. There is no solution.",
        ),
    ];
    for (link, step, caption) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
}

/// Bad mazes are reported where they stand.
#[test]
fn problems_name_their_parameter() {
    let table = [
        ("maze=..+.G", "maze", "The maze has no start, S."),
        ("maze=S.+..", "maze", "The maze has no goal, G."),
        ("maze=S.G+..G", "maze", "The maze has 2 squares G. Expected one."),
        ("maze=S.G+..", "maze", "Row 2 of the maze has 2 squares, and the first has 3."),
        ("maze=S?G", "maze", "“?” is not a square of a maze. Expected #, ., S or G."),
        ("maze=S...........G", "maze", "A maze of 1×13 is too large. It can be 12×12 at most."),
        ("bound=none", "bound", "“bound” means nothing here."),
        ("length=0", "length", "“0” is not a number of steps. Expected 1–143."),
        (
            "order=rows",
            "order",
            "No order of headings is called “rows”. There is clockwise, clockwise-1 to clockwise-4, or the \
             headings 1 (north) to 4 (west) in any order, such as 1324.",
        ),
    ];
    for (part, parameter, sentence) in table {
        let (_, problems) = Link::parse(&format!("puzzle=maze&{part}"));
        let [problem] = &problems[..] else { panic!("{part}: {problems:?}") };
        assert_eq!(problem.parameter(), Some(parameter));
        assert_eq!(of_link(problem, Lang::En), sentence);
    }
}

/// By hand no bound leaves a square; what is lost is said, and a hint leads on.
#[test]
fn by_hand_a_path_goes_where_it_is_free() {
    let plain = search("puzzle=maze&maze=S..+...+..G&length=4");
    let mut by_hand = Search::by_hand(plain.problem());
    for choice in [0, 1, 3] {
        assert!(by_hand.choose(Choice(choice)), "it is free");
    }
    assert_eq!(by_hand.hint(1_000, || true), Hint::Nowhere);
    let lost = "Even the shortest way on from a2 has 3 steps. With those so far that makes 6, more than 4.";
    assert_eq!(by_hand.lost(Lang::En).as_deref(), Some(lost));
    by_hand.take_back();
    assert_eq!(by_hand.hint(1_000, || true), Hint::Choose(Choice(1)));
    let cut_off = search("puzzle=maze&maze=S.%23G");
    let lost = cut_off.lost(Lang::En);
    assert_eq!(lost.as_deref(), Some("No free squares lead from a1 to G."));
    // What a user has tried is not marked.
    let marked = |search: &Search| search.board().squares.contains(&Content::BackedOut);
    assert!(!marked(&by_hand));
    let mut searching = search("puzzle=maze");
    searching.travel(Travel::To(60), 100);
    assert!(marked(&searching));
    assert!(!searching.board().without_domains().squares.contains(&Content::BackedOut));
}

/// What a button shows as text has to be in its name: a small board has no letters under its marks.
#[test]
fn small_boards_of_paths_have_no_letters() {
    let mut search = search("puzzle=maze&length=9");
    search.extend(u64::MAX, Until::Bound);
    search.travel(Travel::To(search.journal().reach()), u64::MAX);
    let solutions = search.solutions(24);
    assert_eq!(solutions.len(), 8);
    for solution in solutions {
        let shapes = picture::small_picture(&solution.board);
        assert!(shapes.iter().all(|shape| !matches!(shape, Shape::Text { .. })), "{shapes:?}");
    }
}

/// What stands in the squares, as it is read.
#[test]
fn squares_are_read() {
    let mut search = search("puzzle=maze&maze=S.%23+...+.%23G");
    search.extend(100, Until::Bound);
    let read = |search: &Search| {
        let (board, candidates) = (search.board(), search.candidates());
        (0..9).map(|at| reading(search, &board, &candidates, at, Lang::En)).collect::<Vec<_>>()
    };
    search.travel(Travel::To(4), 0);
    assert_eq!(
        read(&search),
        [
            "a3, start",
            "b3, step 1",
            "c3, wall",
            "a2, free",
            "b2, step 2",
            "c2, step 3",
            "a1, free",
            "b1, wall",
            "c1, goal; the path ends here",
        ]
    );
    search.travel(Travel::To(3), 0);
    assert_eq!(read(&search)[5], "c2, step 3; the path ends here");
    search.travel(Travel::Last, 0);
    assert_eq!(read(&search)[5], "c2, left again");
    assert_eq!(read(&search)[0], "a3, start; the path ends here");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// At every step the crosses are in the squares that were on a path before and are not on this one, and
    /// each square of the path has the number of its step.
    #[test]
    fn the_picture_has_the_path_and_what_was_left(length in prop_oneof![Just(None), (7_u8..=17).prop_map(Some)],
        bound in prop::sample::select(vec!["distance", "none"]), part in 0.0..=1.0) {
        let length = length.map(|length| format!("&length={length}&bound={bound}")).unwrap_or_default();
        let mut search = search(&format!("puzzle=maze{length}"));
        search.extend(u64::MAX, Until::Bound);
        let step = (part * search.journal().reach() as f64) as u64;
        let mut been = BTreeSet::new();
        for earlier in 0..=step {
            search.travel(Travel::To(earlier), 0);
            been.extend(search.board().way);
        }
        let (board, candidates) = (search.board(), search.candidates());
        let way: BTreeSet<usize> = board.way.iter().copied().collect();
        let goal = board.squares.iter().position(|content| *content == Content::Given("G".to_owned()));
        let expected: Vec<usize> =
            been.difference(&way).copied().filter(|square| Some(*square) != goal).collect();
        let squares = board.squares.iter().enumerate();
        let crosses = squares.filter(|(_, content)| **content == Content::BackedOut);
        let crosses: Vec<usize> = crosses.map(|(square, _)| square).collect();
        prop_assert_eq!(crosses, expected, "step {}", step);
        prop_assert_eq!(&search.view(Lang::En).board, &board);
        let shapes = picture::picture(&board, &candidates);
        let numbers = shapes.iter().filter_map(|shape| match shape {
            Shape::Text { class: "stop-number", text, .. } => Some(text.clone()),
            _ => None,
        });
        let numbers: Vec<String> = numbers.collect();
        let steps: Vec<String> = (0..board.way.len()).map(|step| step.to_string()).collect();
        prop_assert_eq!(numbers, steps);
        let letters = shapes.iter().filter(|shape| {
            matches!(shape, Shape::Text { class: "given", text, .. } if text == "S" || text == "G")
        });
        prop_assert_eq!(letters.count(), 2);
    }
}
