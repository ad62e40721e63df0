//! What holds of every puzzle, by being in the list.

use std::collections::BTreeSet;

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::described::Described;
use plyscope_puzzle_view::backtrack::form::{Entry, Field, Input};
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::problem::{with, Problem, PuzzleId};
use plyscope_puzzle_view::backtrack::search::{Search, Travel};
use plyscope_puzzle_view::problems::of_link;
use plyscope_puzzles::backtrack::Moment;
use plyscope_puzzles::csp::Inference;
use plyscope_puzzles::Test;
use plyscope_setup::Choice;

/// Every puzzle as it is shown first, also by generate and test where that is possible, and all examples.
fn problems() -> Vec<Problem> {
    let usual = PuzzleId::ALL.iter().map(|(name, _)| format!("puzzle={name}"));
    let generated = PuzzleId::ALL.iter().map(|(name, _)| format!("puzzle={name}&test=complete"));
    let examples = gallery().map(|exhibit| exhibit.link.to_owned());
    let of = |address: String| Link::parse(&address).0.problem;
    usual.chain(generated).chain(examples).map(of).collect()
}

#[test]
fn every_puzzle_has_names_and_examples() {
    for lang in Lang::ALL {
        let names: BTreeSet<String> =
            PuzzleId::all().map(|puzzle| (puzzle.descriptor().name)(lang)).collect();
        assert_eq!(names.len(), PuzzleId::ALL.len(), "{names:?}");
    }
    for &(name, puzzle) in PuzzleId::ALL {
        assert_eq!(Problem::default_of(puzzle).id(), puzzle, "{name}");
        let of_it = |address: &str| Link::parse(address).0.problem.id() == puzzle;
        assert!(of_it(&format!("puzzle={name}")), "{name}");
        assert!(!puzzle.gallery().is_empty(), "{name} has no example");
        assert!(puzzle.gallery().iter().all(|exhibit| of_it(exhibit.link)), "{name}");
    }
}

/// A person goes on from the same puzzle, and is helped with every choice.
#[test]
fn every_puzzle_is_solved_by_hand() {
    for problem in problems() {
        let by_hand = Search::by_hand(&problem);
        assert_eq!(by_hand.problem().id(), problem.id());
        assert_eq!(by_hand.problem().test(), Test::AtOnce);
        let again = Search::by_hand(by_hand.problem());
        assert_eq!(again.problem(), by_hand.problem());
    }
}

/// Choices made by hand are the same in the search that they are handed over to.
#[test]
fn choices_by_hand_are_handed_over() {
    for problem in problems().into_iter().filter(|problem| problem.test() == Test::AtOnce) {
        let mut by_hand = Search::by_hand(&problem);
        let names = |search: &Search| -> Vec<String> {
            search
                .calls()
                .into_iter()
                .map(|call| format!("{:?} {}", call.cell, call.label))
                .collect()
        };
        for _ in 0..2 {
            let wished = by_hand.handed_over(&problem, 50_000);
            if let Ok(search) = wished {
                let (made, taken) = (names(&by_hand), names(&search));
                // Inference and pruning may refuse what a person has chosen.
                assert!(taken.iter().all(|name| made.contains(name)), "{made:?} {taken:?}");
                let is_plain =
                    problem.methods().is_some_and(|methods| methods.inference == Inference::None);
                assert!(!is_plain || taken.len() == made.len(), "{made:?} {taken:?}");
            }
            let Some(choice) = by_hand.status().choices().iter().next() else { break };
            assert!(by_hand.choose(choice));
        }
    }
}

#[test]
fn every_step_has_a_line_of_the_listing_and_a_caption() {
    for problem in problems() {
        let mut search = Search::new(problem);
        let lines = search.listing().lines;
        for _ in 0..300 {
            let line = search.current_line().expect("a line");
            assert!(line < lines.len());
            for lang in Lang::ALL {
                assert!(!search.caption(lang).is_empty());
            }
            if search.here().moment == Moment::Over {
                break;
            }
            search.travel(Travel::Forward, 1);
        }
    }
}

/// The example in an answer is no place of the puzzle, so that it is never the key.
#[test]
fn the_place_elsewhere_is_none_of_the_puzzle() {
    let more = ["puzzle=map&map=A-B-c", "puzzle=cryptarithm&sum=FORTY+TEN+TEN=SIXTY"];
    let more = more.map(|address| Link::parse(address).0.problem);
    for problem in problems().into_iter().chain(more) {
        let Some(elsewhere) = problem.facts().elsewhere else { continue };
        for square in 0..Search::new(problem.clone()).board().squares.len() {
            let name = with!(&problem, puzzle => puzzle.typed_name(square));
            assert!(!name.eq_ignore_ascii_case(&elsewhere), "{name}");
        }
    }
}

#[test]
fn the_line_of_choices_begins_with_the_name() {
    for problem in problems() {
        for lang in Lang::ALL {
            let (summary, name) = (problem.summary(lang), (problem.id().descriptor().name)(lang));
            assert!(summary.starts_with(&name), "{summary}");
        }
    }
}

/// The texts of a field that are chosen or typed already, and those of its other options.
fn texts(field: &Field) -> [Vec<&str>; 2] {
    match &field.input {
        Input::Select(options) => {
            let (chosen, others): (Vec<&Entry>, Vec<&Entry>) =
                options.iter().partition(|option| option.is_chosen);
            assert_eq!(chosen.len(), 1, "{}", field.id);
            // What has no name of its own is not offered for choosing.
            let chosen = chosen.into_iter().filter(|option| !["", "own"].contains(&option.id));
            [chosen.map(|option| &*option.text).collect(), of(others)]
        }
        Input::Text { shown, .. } => [vec![shown], Vec::new()],
        Input::Ticks(options) => [Vec::new(), of(options.iter().collect())],
        Input::Blocking => [Vec::new(), Vec::new()],
    }
}

fn of(options: Vec<&Entry>) -> Vec<&str> {
    options.into_iter().map(|option| &*option.text).collect()
}

#[test]
fn forms_show_the_puzzle_and_change_it() {
    for problem in problems().into_iter().filter(|problem| problem.led() == 0) {
        let fields = problem.form(Lang::En);
        let ids: BTreeSet<&str> = fields.iter().map(|field| field.id).collect();
        assert_eq!(ids.len(), fields.len(), "{ids:?}");
        for field in &fields {
            assert!(!field.label.is_empty(), "{}", field.id);
            let [same, others] = texts(field);
            let changed = |text: &&str| {
                let changed = problem.changed(field.parameter, text);
                changed.unwrap_or_else(|wrong| panic!("{text}: {}", of_link(&wrong, Lang::En)))
            };
            for same in same.iter().map(changed) {
                assert_eq!(same, problem, "{}", field.id);
            }
            for other in others.iter().map(changed) {
                assert_ne!(other, problem, "{}", field.id);
                assert_eq!(other.id(), problem.id(), "{}", field.id);
                let printed = Link::print(&other, 0);
                assert_eq!(Link::parse(&printed), (Link { problem: other, step: 0 }, vec![]));
            }
        }
    }
}

/// What is typed and cannot be read is refused with a sentence in every language.
#[test]
fn forms_refuse_what_cannot_be_read() {
    for (name, puzzle) in PuzzleId::ALL {
        let problem = Problem::default_of(*puzzle);
        let mut refused = 0;
        for field in problem.form(Lang::En) {
            let Input::Text { .. } = field.input else { continue };
            let Err(wrong) = problem.changed(field.parameter, "?!") else {
                panic!("{name}: {} takes anything", field.id)
            };
            refused += 1;
            for lang in Lang::ALL {
                assert!(of_link(&wrong, lang).chars().count() > 3, "{name}: {}", field.id);
            }
        }
        assert!(refused > 0, "{name} has no field for a text");
    }
}

/// What other fields of a tour or a maze lose when one is changed.
#[test]
fn one_change_may_need_others() {
    let table = [
        (
            "puzzle=tour&board=5x5&start=e5&blocked=a1+d4",
            "board",
            "4x4",
            "puzzle=tour&board=4x4&start=b1&blocked=a1+d4",
        ),
        (
            "puzzle=tour&board=4x4&start=a1&test=complete",
            "board",
            "8x8",
            "puzzle=tour&board=8x8&start=a1",
        ),
        (
            "puzzle=tour&board=3x4&start=a1&path=a1+b3",
            "start",
            "b1",
            "puzzle=tour&board=3x4&start=b1",
        ),
        (
            "puzzle=tour&board=3x4&start=a1&path=a1+b3",
            "prune",
            "all",
            "puzzle=tour&board=3x4&start=a1&path=a1+b3&prune=all",
        ),
        ("puzzle=maze&length=9&bound=none", "length", " ", "puzzle=maze"),
        ("puzzle=sudoku&cells=fewest", "variables", "given", "puzzle=sudoku"),
        (
            "puzzle=sudoku&cells=fewest",
            "inference",
            "arc-consistency",
            "puzzle=sudoku&variables=fewest&inference=arc-consistency",
        ),
        ("puzzle=queens", "size", "８", "puzzle=queens&size=8"),
        (
            "puzzle=map&inference=forward-checking",
            "colours",
            "４ ",
            "puzzle=map&colours=4&inference=forward-checking",
        ),
    ];
    for (address, parameter, text, expected) in table {
        let of = |address: &str| Link::parse(address).0.problem;
        let changed = of(address).changed(parameter, text);
        assert_eq!(changed, Ok(of(expected)), "{address} {parameter}={text}");
    }
}
