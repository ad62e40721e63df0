//! Views of subset sums: their captions, and numbers and bar in their picture.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::board::{Board, Content, Fate};
use plyscope_puzzle_view::backtrack::by_hand::Hint;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::picture;
use plyscope_puzzle_view::backtrack::search::{Arrival, Search, Travel};
use plyscope_puzzle_view::problems::of_link;
use plyscope_puzzles::backtrack::{Choice, Journal, Status, Until};
use plyscope_view::picture::Shape;
use proptest::prelude::*;

fn search(link: &str) -> Search {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    Search::new(link.problem)
}

/// Each cut says its sums when the search comes to the number.
#[test]
fn captions_say_why_a_number_is_taken_or_left_out() {
    let table = [
        (
            "puzzle=subset-sum",
            0,
            "No number is decided yet. Some of 5, 10, 12, 13, 15, 18 are to add up to 30. The next number is \
             5. It can be taken or left out.",
        ),
        (
            "puzzle=subset-sum",
            3,
            "12 is taken. The sum is 5 + 10 + 12 = 27. With 13 the sum would be 40, more than 30. So 13 can \
             only be left out.",
        ),
        (
            "puzzle=subset-sum",
            5,
            "15 is left out. The sum stays 5 + 10 + 12 = 27. With 18 the sum would be 45, more than 30. \
             Without 18, the last number, the sum would be 27, less than 30. Stuck: 18 can neither be taken \
             nor left out. The last decision has to change.",
        ),
        (
            "puzzle=subset-sum",
            8,
            "Back out: everything after the choice with 12 has been tried, so the choice with 12 is taken \
             back. Next comes the choice without 12.",
        ),
        ("puzzle=subset-sum", 15, "15 is taken. The sum is 5 + 10 + 15 = 30. That is the target: solved!"),
        (
            "puzzle=subset-sum&numbers=5+8+13+18&target=31",
            5,
            "13 is left out. The sum stays 5 + 8 = 13. Without 18, the last number, the sum would be 13, less \
             than 31. So 18 can only be taken.",
        ),
        (
            "puzzle=subset-sum&numbers=20+8+13+4&target=30",
            1,
            "20 is taken. The sum is 20. The next number is 8. It can be taken or left out.",
        ),
        (
            "puzzle=subset-sum&numbers=8+13+5+4&target=30",
            0,
            "No number is decided yet. Some of 8, 13, 5, 4 are to add up to 30. Without 8, even with all that \
             is left after it, 22, the sum would be 22, less than 30. So 8 can only be taken.",
        ),
        (
            "puzzle=subset-sum&bound=next",
            2,
            "10 is taken. The sum is 5 + 10 = 15. With 12, even the smallest number left after it, 13, would \
             make the sum 40, more than 30. So 12 can only be left out.",
        ),
        (
            "puzzle=subset-sum&bound=next",
            4,
            "13 is left out. The sum stays 5 + 10 = 15. Without 15, even the smallest number left after it, \
             18, would make the sum 33, more than 30. So 15 can only be taken.",
        ),
        (
            "puzzle=subset-sum&bound=none",
            6,
            "18 is taken. The sum is 5 + 10 + 12 + 13 + 15 + 18 = 73. Every number is decided, and 73 is not \
             30. Rejected.",
        ),
        (
            "puzzle=subset-sum&target=90",
            0,
            "No number is decided yet. Some of 5, 10, 12, 13, 15, 18 are to add up to 90. Even with all that \
             is left, 73, the sum would be 73, less than 90. There is no solution.",
        ),
    ];
    for (link, step, caption) in table {
        let mut search = search(link);
        search.travel(Travel::To(step), 10_000);
        assert_eq!(search.caption(Lang::En), caption, "{link}");
    }
}

/// Bad numbers and targets are reported where they stand.
#[test]
fn problems_name_their_parameter() {
    let table = [
        ("numbers=5+0", "numbers", "“0” is not a positive whole number."),
        ("numbers=5+-3", "numbers", "“-3” is not a positive whole number."),
        ("numbers=", "numbers", "There are no numbers. Expected some, such as 5 10 12."),
        ("numbers=12000", "numbers", "12000 is too large. Expected numbers up to 9,999."),
        ("target=0", "target", "“0” is not a target. Expected 1–199,980."),
        (
            "numbers=1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1+1",
            "numbers",
            "There are 21 numbers. Expected 20 at most.",
        ),
    ];
    for (part, parameter, sentence) in table {
        let (_, problems) = Link::parse(&format!("puzzle=subset-sum&{part}"));
        let [problem] = &problems[..] else { panic!("{part}: {problems:?}") };
        assert_eq!(problem.parameter(), Some(parameter));
        assert_eq!(of_link(problem, Lang::En), sentence);
    }
}

/// What a user decides is lost only where it is; a hint leads on.
#[test]
fn by_hand_only_the_target_is_kept() {
    let plain = search("puzzle=subset-sum&bound=next");
    let mut by_hand = Search::by_hand(plain.problem());
    for choice in [1, 1, 1, 1] {
        assert!(by_hand.choose(Choice(choice)), "no bound forbids it");
    }
    assert_eq!(by_hand.hint(1_000, || true), Hint::Nowhere);
    assert_eq!(by_hand.lost(Lang::En), None, "no single sum shows it");
    by_hand.take_back();
    by_hand.take_back();
    assert_eq!(by_hand.hint(1_000, || true), Hint::Choose(Choice(0)));
    let over = search("puzzle=subset-sum&numbers=20+13+5&target=24");
    let mut by_hand = Search::by_hand(over.problem());
    by_hand.choose(Choice(0));
    assert!(!by_hand.choose(Choice(0)), "33 is more than 24");
    let lost = "The target is not reached, and even the smallest number left, 5, would make the sum 25, more \
                than 24.";
    assert_eq!(by_hand.lost(Lang::En).as_deref(), Some(lost));
}

/// 92,378 solutions, of which 65,536 are stored: those behind them are found, and counted no less.
#[test]
fn more_solutions_than_are_stored_are_found() {
    let ones = ["1"; 19].join("+");
    let beginning = search(&format!("puzzle=subset-sum&numbers={ones}&target=9"));
    let mut whole = beginning.clone();
    whole.extend(u64::MAX, Until::Bound);
    let last_stored = whole.journal().solutions()[Journal::MOST_SOLUTIONS - 1];
    let mut part = beginning;
    part.extend(last_stored, Until::Bound);
    for mut search in [whole.clone(), part] {
        search.travel(Travel::To(last_stored), 0);
        let journey = [
            (Travel::NextSolution, 65_537),
            (Travel::NextSolution, 65_538),
            (Travel::PreviousSolution, 65_537),
            (Travel::PreviousSolution, 65_536),
        ];
        for (way, number) in journey {
            assert_eq!(search.travel(way, 1_000_000), Arrival::There, "{number}");
            assert_eq!((search.here().solutions, search.status()), (number, Status::Solved));
        }
    }
    whole.travel(Travel::Last, 0);
    whole.travel(Travel::PreviousSolution, 0);
    assert_eq!((whole.here().solutions, whole.status()), (92_378, Status::Solved));
    assert_eq!(whole.travel(Travel::NextSolution, 1_000), Arrival::Nowhere);
    // The first choice with all of its solutions, the second one with some of them.
    whole.travel(Travel::Last, 0);
    whole.travel(Travel::Back, 0);
    let caption = whole.caption(Lang::En);
    assert!(caption.contains("without 1 led to at least 21,778 solutions, and"), "{caption}");
    whole.travel(Travel::BackOver, u64::MAX);
    whole.travel(Travel::Back, 0);
    let caption = whole.caption(Lang::En);
    assert!(caption.contains("with 1 led to 43,758 solutions, and"), "{caption}");
}

/// Equal numbers have names of their own.
#[test]
fn every_number_has_its_own_name() {
    let search = search("puzzle=subset-sum&numbers=7+3+7+5+7");
    let names: Vec<String> = (0..5).map(|square| search.square_name(square, Lang::En)).collect();
    assert_eq!(names, ["7a", "3", "7b", "5", "7c"]);
}

/// The sum of the numbers with a fate, as the board has them.
fn sum(board: &Board, wanted: Fate) -> u32 {
    let number = |content: &Content| match content {
        Content::Number { number, fate } => (*number, *fate),
        _ => panic!("a number"),
    };
    board.squares.iter().map(number).filter(|(_, fate)| *fate == wanted).map(|(own, _)| own).sum()
}

/// Whether an area of text is within a picture of this size.
fn is_within((left, top): (f64, f64), (right, bottom): (f64, f64), shape: &Shape) -> bool {
    let Shape::Text { at: (x, y), size, text, .. } = shape else { return true };
    let (half, high) = (text.chars().count() as f64 * size * 0.3, size * 0.5);
    x - half >= left && x + half <= right && y - high >= top && y + high <= bottom
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// At every step the bar says what is taken, and what can be reached at most; every text is within the
    /// picture, and boxes are beside one another.
    #[test]
    fn the_picture_has_the_sums(numbers in prop::collection::vec(1_u32..=9_999, 1..=20),
        target in 1_u32..=30_000, part in 0.0..=1.0) {
        let text: Vec<String> = numbers.iter().map(u32::to_string).collect();
        let mut search = search(&format!("puzzle=subset-sum&numbers={}&target={target}", text.join("+")));
        search.extend(400, Until::Bound);
        let step = (part * search.journal().reach() as f64) as u64;
        search.travel(Travel::To(step), 400);
        let (board, candidates) = (search.board(), search.candidates());
        let [left, top, width, height] = picture::view_box(&board);
        let shapes = picture::picture(&board, &candidates);
        for shape in &shapes {
            if let Shape::Text { class: "sum-digit", size, text, .. } = shape {
                prop_assert!(text.len() as f64 * size * 0.7 <= picture::CELL - 8.0, "{} in its box", text);
            }
            prop_assert!(is_within((left, top), (left + width, top + height), shape), "{:?}", shape);
        }
        let (taken, open) = (sum(&board, Fate::Taken), sum(&board, Fate::Open));
        let expected = match open {
            0 => format!("Σ = {taken}"),
            _ => format!("{taken} ≤ Σ ≤ {}", taken + open),
        };
        let texts = shapes.iter().filter_map(|shape| match shape {
            Shape::Text { text, .. } => Some(text.clone()),
            Shape::Path { .. } => None,
        });
        let texts: Vec<String> = texts.collect();
        prop_assert!(texts.contains(&expected), "{:?}", texts);
        let line = format!("= {target}");
        prop_assert!(texts.contains(&line), "{:?}", texts);
        let at: Vec<_> = (0..board.squares.len()).map(|square| picture::middle(&board, square)).collect();
        for (place, one) in at.iter().enumerate() {
            for other in &at[place + 1..] {
                let apart = (one.0 - other.0).abs().max((one.1 - other.1).abs());
                prop_assert!(apart >= picture::CELL - 0.1);
            }
        }
        let (width, height) = picture::small_size(&board);
        for shape in picture::small_picture(&board) {
            prop_assert!(is_within((0.0, 0.0), (width, height), &shape), "{:?}", shape);
        }
    }
}
