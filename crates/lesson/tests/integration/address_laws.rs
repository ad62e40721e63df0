//! A page writes an equivalent address for every address that it has parsed, without problems.

use std::fmt::Debug;

use plyscope_coroutine_view as coroutine;
use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::Order;
use plyscope_practice::Plan;
use plyscope_puzzle_view::backtrack;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_quiz::question::Question;
use plyscope_setup::address::{FromQuery, ToQuery};
use plyscope_setup::{link, Choice};
use proptest::prelude::*;
use proptest::sample::select;

/// Names with values, right and wrong, of all pages, without those of puzzles.
const PARTS: [&str; 86] = [
    "tree=4+8",
    "tree=((8+5)+(20+3))+((2+4)+(15+6))",
    "tree=min:+a:1+-2.5+draw",
    "tree=(4",
    "root=min",
    "root=max",
    "game=tic-tac-toe",
    "game=connect-four",
    "game=othello",
    "game=checkers",
    "game=chess",
    "game=go",
    "position=XOX/XO./O..",
    "position=.",
    "position=B:W18,K10:B12,16",
    "size=4x4",
    "size=6x6",
    "size=6",
    "line=3",
    "ending=full",
    "evaluation=mobility",
    "evaluation=lines",
    "weights=corners",
    "weights=9*queens+-0.5*centre",
    "weights=2%C3%97twos%2Bones",
    "algorithm=minimax",
    "algorithm=alpha-beta",
    "algorithm=iterative-deepening",
    "algorithm=one-ply",
    "algoritm=minimax",
    "order=random",
    "order=right",
    "order=previous",
    "order=warnsdorff",
    "seed=7",
    "seed=18446744073709551615",
    "seed=x",
    "cut=gt",
    "fail=hard",
    "window=0..15",
    "window=-inf..win",
    "window=infinite",
    "depth=2",
    "depth=end",
    "time=500",
    "table=1..3",
    "table=all",
    "keeps=numbers",
    "symmetry=yes",
    "form=two",
    "view=path",
    "step=0",
    "step=9",
    "step=last",
    "step=4294967295",
    "step=x",
    "puzzle=chess",
    "test=complete",
    "labels=5+2+8",
    "labels=b+a+%E4%B8%AD",
    "labels=4+4",
    "wanted=8",
    "wanted=-12",
    "question=pruned",
    "question=perform",
    "question=lost",
    "points=4",
    "attempts=2",
    "attempts=any",
    "hints=off",
    "hints=30",
    "grading=at-the-end",
    "practice=next",
    "level=3",
    "pace=adaptive",
    "lesson=lecture-2",
    "lesson=https://example.org/a%26b.md",
    "ask=two+words",
    "sheet=practice",
    "sheet=lesson",
    "count=5",
    "copies=30",
    "sides=both",
    "paper=letter",
    "embed",
    "author",
];

/// Values of parameters of puzzles, each right for some and wrong for others.
const VALUES: [&str; 16] = [
    "",
    "x",
    "0",
    "2",
    "9",
    "none",
    "next",
    "descending",
    "fewest-degree",
    "least-constraining",
    "1324",
    "z9",
    "c3+b1",
    "A1=B",
    "A-B-C-A+D",
    "S.%23+..G",
];

/// Names with values of puzzles: those of all examples, and each name with all values.
fn of_puzzles() -> Vec<String> {
    let shown = backtrack::gallery::gallery().flat_map(|exhibit| exhibit.link.split('&'));
    let puzzles = PuzzleId::ALL.iter().map(|(name, _)| format!("puzzle={name}"));
    let names = backtrack::link::parameters().into_iter();
    let others = names.flat_map(|name| VALUES.map(|value| format!("{name}={value}")));
    shown.map(str::to_owned).chain(puzzles).chain(others).collect()
}

fn address() -> impl Strategy<Value = String> {
    let part = prop_oneof![select(&PARTS[..]).prop_map(str::to_owned), select(of_puzzles())];
    prop::collection::vec(part, 0..8).prop_map(|parts| parts.join("&"))
}

fn is_kept<T>(address: &str) -> Result<(), TestCaseError>
where
    T: FromQuery + ToQuery,
    T::Problem: PartialEq + Debug,
{
    let printed = T::from_address(address).0.to_address();
    let (again, problems) = T::from_address(&printed);
    prop_assert_eq!(problems, vec![], "{} as {}", address, &printed);
    prop_assert_eq!(again.to_address(), printed);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn written_addresses_equal_the_parsed_ones(address in address()) {
        is_kept::<link::Link>(&address)?;
        is_kept::<backtrack::link::Link>(&address)?;
        is_kept::<coroutine::link::Link>(&address)?;
        is_kept::<Plan>(&address)?;
        is_kept::<Order>(&address)?;
    }

    #[test]
    fn the_page_for_learning_returns_to_its_place(address in address()) {
        let printed = Place::from_address(&address).0.to_address();
        let (again, _) = Place::from_address(&printed);
        prop_assert_eq!(again.to_address(), printed, "{}", address);
    }

    #[test]
    fn a_question_is_asked_again(address in address()) {
        if let (Some(question), _) = Question::parse(&address) {
            let (again, problems) = Question::parse(&question.print());
            prop_assert_eq!(problems, vec![]);
            prop_assert_eq!(again.map(|again| again.print()), Some(question.print()));
        }
    }
}
