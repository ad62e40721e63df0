//! The lessons that are shipped.

use std::fs;
use std::path::PathBuf;

use plyscope_i18n::Lang;
use plyscope_lesson::sheet::page::Paper;
use plyscope_lesson::sheet::{Sheet, Side};
use plyscope_lesson::source::SHIPPED;
use plyscope_lesson::{At, Lesson, Part, Show};
use plyscope_quiz::asked::Asked;
use plyscope_search::trace::Recorder;
use plyscope_setup::address::ToQuery;
use plyscope_view::engine::{search_game, search_tree};

fn lesson(name: &str, language: &str) -> Lesson {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../www/lessons");
    let path = folder.join(format!("{name}.{language}.md"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    Lesson::parse(&text).expect("not too long")
}

fn language(lang: Lang) -> &'static str {
    lang.tag().split('-').next().expect("a tag")
}

#[test]
fn every_lesson_is_read_whole() {
    for lecture in SHIPPED {
        for lang in Lang::ALL {
            let lesson = lesson(lecture, language(lang));
            let broken: Vec<String> = lesson.broken().map(ToString::to_string).collect();
            assert_eq!(broken, [""; 0], "{lecture} in {lang:?}");
            assert_eq!(lesson.front.language, Some(lang));
            assert!(lesson.front.title.is_some());
        }
    }
}

/// The scenes and questions of a lesson, without its texts.
fn bones(lesson: &Lesson) -> Vec<String> {
    let parts = lesson.parts.iter().map(|part| match part {
        Part::Prose(blocks) => format!("{} blocks", blocks.len()),
        Part::Scene(scene) => {
            format!("{} {:?} {:?}", scene.show.to_address(), scene.from, scene.to)
        }
        Part::Question(asking) => format!("{} {}", asking.id, asking.question.print()),
        Part::Broken(broken) => broken.to_string(),
    });
    parts.collect()
}

#[test]
fn every_language_has_the_same_scenes_and_questions() {
    for lecture in SHIPPED {
        let english = bones(&lesson(lecture, "en"));
        for language in ["nl", "zh"] {
            assert_eq!(bones(&lesson(lecture, language)), english, "{lecture}, {language}");
        }
    }
}

#[test]
fn every_scene_opens_at_a_step_that_there_is() {
    for lecture in SHIPPED {
        for part in lesson(lecture, "en").parts {
            let Part::Scene(scene) = part else { continue };
            let Show::Search(link) = &scene.show else { continue };
            let session = match (&link.game, link.tree()) {
                (Some(game), _) => {
                    search_game(game, link.setup, Recorder::new()).expect("a game").0
                }
                (None, Some(tree)) => {
                    search_tree(tree.expect("a tree"), link.setup, Recorder::new()).expect("small")
                }
                (None, None) => panic!("a scene shows something"),
            };
            let last = session.trace().last_step();
            assert!(link.step.is_none_or(|at| at.beyond(last.0.into()).is_none()), "{scene:?}");
            for at in [scene.from, scene.to].into_iter().flatten() {
                assert!(matches!(at, At::Step(step) if step <= u64::from(last.0)), "{scene:?}");
            }
        }
    }
}

#[test]
fn the_keys_of_all_questions_are_accepted() {
    let mut count = 0;
    for lecture in SHIPPED {
        for asking in lesson(lecture, "en").questions() {
            let asked = Asked::of(&asking.question).expect("it can be asked");
            let grade = asked.grade(&asked.key(), Lang::En).expect("the key can be read");
            assert!(grade.score.is_full() && grade.score.of > 0, "{}", asking.id);
            count += 1;
        }
    }
    assert!(count >= 20, "{count} questions");
}

#[test]
fn every_lesson_with_questions_fits_on_paper() {
    for lecture in SHIPPED {
        for lang in Lang::ALL {
            let lesson = lesson(lecture, language(lang));
            if lesson.questions().next().is_some() {
                let sheet = Sheet::of_lesson(&lesson, 1, (1, 1)).expect("a sheet");
                assert!(!sheet.pages(Side::Questions, Paper::A4, lang).is_empty());
            }
        }
    }
}

#[test]
fn the_example_of_the_documentation_is_a_lesson() {
    let page = include_str!("../../../docs/src/lessons.md");
    let (_, example) = page.split_once("````markdown\n").expect("an example");
    let (example, _) = example.split_once("````").expect("its end");
    let lesson = Lesson::parse(example).expect("short");
    assert_eq!(lesson.broken().next(), None);
    assert_eq!(lesson.questions().map(|asking| asking.id.as_str()).collect::<Vec<_>>(), ["first"]);
    let is_scene = |part: &&Part| matches!(part, Part::Scene(_));
    assert_eq!(lesson.parts.iter().filter(is_scene).count(), 1);
}
