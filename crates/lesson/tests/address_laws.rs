//! A page writes an equivalent address for every address that it has parsed, without problems.

use std::fmt::Debug;

use plyscope_lesson::place::Place;
use plyscope_lesson::sheet::order::Order;
use plyscope_practice::Plan;
use plyscope_puzzle_view::{backtrack, coroutine};
use plyscope_quiz::question::Question;
use plyscope_setup::address::{FromQuery, ToQuery};
use plyscope_setup::link;
use proptest::prelude::*;
use proptest::sample::select;

/// Names with values, right and wrong, of all pages.
const PARTS: [&str; 125] = [
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
    "puzzle=tour",
    "puzzle=queens",
    "puzzle=sudoku",
    "puzzle=map",
    "puzzle=cryptarithm",
    "puzzle=subset-sum",
    "puzzle=maze",
    "maze=S.%23+..G",
    "maze=S..",
    "length=9",
    "length=0",
    "bound=none",
    "order=1324",
    "numbers=4+3+2",
    "numbers=4+0",
    "target=6",
    "target=0",
    "bound=next",
    "order=descending",
    "sum=TWO+TWO=FOUR",
    "sum=A%2BB%3DC",
    "sum=A1=B",
    "map=netherlands",
    "map=A-B-C-A+D",
    "colours=2",
    "inference=forward-checking",
    "variables=fewest-degree",
    "values=least-constraining",
    "puzzle=chess",
    "board=3x4",
    "board=8x8",
    "start=b2",
    "start=z9",
    "blocked=c3+b1",
    "path=a1+b3+c5",
    "path=b2+d3",
    "tour=closed",
    "prune=all",
    "test=complete",
    "clues=..2.+2.1.+.3.2+.2..",
    "cells=fewest",
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

fn address() -> impl Strategy<Value = String> {
    prop::collection::vec(select(&PARTS[..]), 0..8).prop_map(|parts| parts.join("&"))
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
