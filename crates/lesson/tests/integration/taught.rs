//! Everything that can be searched with, and every puzzle, is taught by a lesson of the site.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use plyscope_best_first_view::{best_first, mcts};
use plyscope_i18n::Lang;
use plyscope_lesson::prose::Block;
use plyscope_lesson::source::SHIPPED;
use plyscope_lesson::{Lesson, Part, Show};
use plyscope_puzzle_player::{Growing, Puzzle};
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_quiz::kind::Kind;
use plyscope_quiz::question::{Question, Subject};
use plyscope_search::algo::Algorithm;
use plyscope_setup::Choice;

/// What a lesson can teach: a list of the program, and the name of a thing in it.
type Thing = (&'static str, &'static str);

const ALGORITHM: &str = "algorithm";

/// They are no search, and no kind of question is about them.
const COROUTINES: Thing = ("coroutines", "coroutines");

fn of_choice<C: Choice + PartialEq>(choice: C) -> Thing {
    (C::NAME, choice.id())
}

fn all_of<C: Choice>() -> impl Iterator<Item = Thing> {
    C::ALL.iter().map(|&(id, _)| (C::NAME, id))
}

/// All that is to be taught: what is registered, from the registries.
fn registered() -> BTreeSet<Thing> {
    let algorithms = Algorithm::ALL.iter().map(|&(id, _)| (ALGORITHM, id));
    algorithms
        .chain(all_of::<mcts::Kind>())
        .chain(all_of::<best_first::Kind>())
        .chain(all_of::<PuzzleId>())
        .collect()
}

/// What a scene shows.
fn shown(show: &Show) -> Thing {
    match show {
        Show::Search(link) => (ALGORITHM, link.setup.algorithm.descriptor().id),
        Show::Growing(Growing::Mcts(link)) => of_choice(mcts::Kind::of(link.settings.selection)),
        Show::Growing(Growing::BestFirst(link)) => of_choice(link.search.kind()),
        Show::Puzzle(Puzzle::Backtracking(link)) => of_choice(link.problem.id()),
        Show::Puzzle(Puzzle::Coroutines(_)) => COROUTINES,
    }
}

/// What a question is about; `None` for what is about no search.
fn asked(question: &Question) -> Option<Thing> {
    match (&question.subject, question.kind) {
        (_, Kind::Uct) => Some(of_choice(mcts::Kind::Uct)),
        (_, Kind::Sss) => Some(of_choice(best_first::Kind::Sss)),
        (Subject::Tree { setup, .. } | Subject::Playback { setup, .. }, kind) => {
            kind.is_about_searches().then_some((ALGORITHM, setup.algorithm.descriptor().id))
        }
        (Subject::Board { problem, .. }, _) => Some(of_choice(problem.id())),
        (Subject::Program(_) | Subject::Assignment(_), _) => None,
    }
}

/// The part of a lesson from one heading to the next.
#[derive(Default)]
struct Section {
    shown: BTreeSet<Thing>,
    asked: BTreeSet<Thing>,
    has_question: bool,
}

fn sections(lesson: &Lesson) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    for part in &lesson.parts {
        let last = sections.last_mut().expect("one at least");
        match part {
            Part::Prose(blocks) => {
                if blocks.iter().any(|block| matches!(block, Block::Heading { .. })) {
                    sections.push(Section::default());
                }
            }
            Part::Scene(scene) => {
                last.shown.insert(shown(&scene.show));
                last.has_question |= scene.asking.is_some();
            }
            Part::Question(asking) => {
                last.asked.extend(asked(&asking.question));
                last.has_question = true;
            }
            Part::Broken(broken) => panic!("{broken}"),
        }
    }
    sections
}

/// What lessons show, and what they also ask about: in a question, or in a scene that has a question
/// in its section.
fn taught(lessons: &[Lesson]) -> (BTreeSet<Thing>, BTreeSet<Thing>) {
    let (mut all_shown, mut all_asked) = (BTreeSet::new(), BTreeSet::new());
    for section in lessons.iter().flat_map(sections) {
        all_shown.extend(section.shown.iter().copied());
        all_asked.extend(section.asked);
        if section.has_question {
            all_asked.extend(section.shown);
        }
    }
    (all_shown, all_asked)
}

fn shipped(lang: Lang) -> Vec<Lesson> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../www/lessons");
    let lessons = SHIPPED.iter().map(|name| {
        let path = folder.join(format!("{name}.{}.md", lang.file()));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        Lesson::parse(&text).expect("not too long")
    });
    lessons.collect()
}

#[test]
fn all_that_is_registered_is_in_a_scene_and_beside_a_question_of_a_lesson() {
    let registered = registered();
    for lang in Lang::ALL {
        let (shown, asked) = taught(&shipped(lang));
        let lessons = format!("www/lessons/*.{}.md", lang.file());
        let missing: Vec<&Thing> = registered.difference(&shown).collect();
        assert!(missing.is_empty(), "{lessons} have no scene with {missing:?}");
        assert!(shown.contains(&COROUTINES), "{lessons} have no scene with {COROUTINES:?}");
        let missing: Vec<&Thing> = registered.difference(&asked).collect();
        assert!(missing.is_empty(), "{lessons} have no question about, or beside, {missing:?}");
    }
}

#[test]
fn a_question_counts_for_its_own_section_only() {
    let text = "# One\n\n```scene\ntree: 4 8\nalgorithm: minimax\n```\n\n# Two\n\n\
                ```scene\npuzzle: queens\n```\n\n```question\ntree: (4 8) (2 5)\n```\n";
    let (shown, asked) = taught(&[Lesson::parse(text).expect("short")]);
    let minimax = (ALGORITHM, "minimax");
    assert_eq!(shown, BTreeSet::from([minimax, ("puzzle", "queens")]));
    assert_eq!(asked, BTreeSet::from([(ALGORITHM, "alpha-beta"), ("puzzle", "queens")]));
    assert!(registered().is_superset(&shown) && registered().is_superset(&asked));
}
