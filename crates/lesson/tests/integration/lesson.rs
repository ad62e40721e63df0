//! Blocks of lessons, written and read again.

use plyscope_coroutine_view as coroutine;
use plyscope_lesson::chance::question;
use plyscope_lesson::sheet::fits_on_paper;
use plyscope_lesson::{print_question, print_scene, Asking, At, Lesson, Part, Scene, Show};
use plyscope_player::embed::Embed;
use plyscope_practice::{Level, Plan};
use plyscope_puzzle_player::Puzzle;
use plyscope_puzzle_view::backtrack;
use plyscope_quiz::details::Details;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::question::{Grading, Hints, Kind, Question, Subject, Terms};
use plyscope_search::Step;
use plyscope_setup::link::Link;
use plyscope_setup::{Choice, Setup};
use proptest::prelude::*;

use crate::core_support::tree;
use crate::setups::setup;

fn only_part(text: &str) -> Part {
    let mut parts = Lesson::parse(text).expect("short").parts;
    assert_eq!(parts.len(), 1, "{text}");
    parts.remove(0)
}

fn one_of<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    (0..C::ALL.len()).prop_map(|place| C::ALL[place].1)
}

fn words() -> impl Strategy<Value = Option<String>> {
    proptest::option::of("[a-zé≥:#`<&=]{1,8}( [a-zé≥:#<&=]{1,8}){0,3}")
}

fn terms() -> impl Strategy<Value = Terms> {
    let hints = prop_oneof![Just(Hints::Off), (0_u32..=100).prop_map(Hints::Cost)];
    let attempts = proptest::option::of(1_u32..=1_000);
    let choices = (one_of::<Grading>(), one_of::<Feedback>(), one_of::<Again>());
    (0_u32..=1_000, attempts, hints, choices).prop_map(
        |(points, attempts, hints, (grading, feedback, again))| Terms {
            points,
            attempts,
            hints,
            grading,
            feedback,
            again,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_question_is_read_as_it_was_written(
        tree in tree(),
        setup in setup(),
        terms in terms(),
        lesson in terms(),
        named in proptest::option::of("[a-zé][a-z0-9_-]{0,12}"),
        (caption, prompt) in (words(), words()),
    ) {
        let setup = Setup { time: None, ..setup.without_ignored(&Setup::default()) };
        let text = tree.to_string();
        let question = Question {
            kind: Kind::Pruned,
            subject: Subject::Tree { tree, text, setup },
            terms,
            details: Details::default(),
        };
        let id = named.unwrap_or_else(|| "1".to_owned());
        let asking = Asking { id, caption, prompt, question, chance: None };
        let plain = print_question(&asking, Terms::default());
        prop_assert_eq!(only_part(&plain), Part::Question(Box::new(asking.clone())));
        // In a lesson whose questions have other terms.
        let front = format!(
            "---\npoints: {}\nattempts: {}\nhints: {}\ngrading: {}\nfeedback: {}\nagain: {}\n---\n",
            lesson.points,
            lesson.attempts.map_or("any".to_owned(), |most| most.to_string()),
            match lesson.hints { Hints::Off => "off".to_owned(), Hints::Cost(cost) => cost.to_string() },
            lesson.grading.id(),
            lesson.feedback.id(),
            lesson.again.id(),
        );
        let text = front + &print_question(&asking, lesson);
        prop_assert_eq!(only_part(&text), Part::Question(Box::new(asking)));
    }

    #[test]
    fn a_question_by_chance_is_read_as_it_was_written(
        kind in 0..Plan::kinds().count(),
        level in 1_u8..=6,
        terms in terms(),
        named in proptest::option::of("[a-zé][a-z0-9_-]{0,12}"),
        caption in words(),
        seed in any::<u64>(),
    ) {
        let id = named.unwrap_or_else(|| "1".to_owned());
        let kind = Plan::kinds().nth(kind).expect("a kind");
        let level = Level::new(level).expect("a level");
        let question = question(kind, level, terms, &id, seed);
        prop_assert!(fits_on_paper(&question));
        let asking = Asking { id, caption, prompt: None, question, chance: Some(level) };
        let text = format!("---\nseed: {seed}\n---\n{}", print_question(&asking, Terms::default()));
        prop_assert_eq!(only_part(&text), Part::Question(Box::new(asking)));
    }

    #[test]
    fn a_scene_is_read_as_it_was_written(
        tree in tree(),
        setup in setup(),
        step in proptest::option::of(0..u32::MAX),
        from in proptest::option::of(any::<u64>()),
        caption in words(),
    ) {
        let setup = Setup { time: None, ..setup.without_ignored(&Setup::default()) };
        let link = Link {
            text: Some(tree.to_string()),
            root: Some(tree.root_player()),
            setup,
            step: step.map(|step| At::from(Step(step))),
            ..Link::default()
        };
        let to = from.map(|_| At::Last);
        let scene = Scene { show: Show::Search(link), caption, from: from.map(At::Step), to, asking: None };
        prop_assert_eq!(only_part(&print_scene(&scene)), Part::Scene(Box::new(scene)));
    }
}

#[test]
fn every_address_of_the_galleries_is_a_scene() {
    let searches = plyscope_setup::gallery::GALLERY.iter().map(|exhibit| {
        let (mut link, _) = Link::parse(exhibit.link);
        link.root = link.tree().map(|tree| tree.expect("a tree").root_player());
        Show::Search(link)
    });
    let backtracking = backtrack::gallery::gallery().map(|exhibit| {
        Show::Puzzle(Puzzle::Backtracking(backtrack::link::Link::parse(exhibit.link).0))
    });
    let coroutines = coroutine::gallery::GALLERY.iter().map(|exhibit| {
        Show::Puzzle(Puzzle::Coroutines(coroutine::link::Link::parse(exhibit.link).0))
    });
    let grown = plyscope_best_first_view::mcts::gallery::GALLERY
        .iter()
        .map(|exhibit| Embed::<Show>::parse(exhibit.link).0.show.expect("it can be searched"));
    for show in searches.chain(backtracking).chain(coroutines).chain(grown) {
        let scene = Scene { show, caption: None, from: None, to: Some(At::Step(9)), asking: None };
        let text = print_scene(&scene);
        assert_eq!(only_part(&text), Part::Scene(Box::new(scene)), "{text}");
    }
}
