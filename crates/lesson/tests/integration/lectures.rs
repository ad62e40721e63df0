//! The lessons that are shipped.

use std::fs;
use std::path::PathBuf;

use plyscope_i18n::Lang;
use plyscope_lesson::sheet::page::Paper;
use plyscope_lesson::sheet::{Sheet, Side};
use plyscope_lesson::source::SHIPPED;
use plyscope_lesson::{At, Lesson, Part, Show};
use plyscope_player::film::picture::{Picture, Width};
use plyscope_player::film::{Go, Playing};
use plyscope_quiz::asked::Asked;
use plyscope_search::trace::Recorder;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::address::ToQuery;

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

/// Where the lessons of the site are listed: the guide, the help of the command, and tests.
#[test]
fn every_list_of_lessons_has_all_of_them() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folders = ["src", "nl", "zh"].map(|folder| root.join("docs").join(folder));
    let chapters = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("the chapters"));
    let chapters = chapters.map(|file| file.expect("a file").path());
    let others = ["src/arguments/learning.rs", "src/arguments/classroom.rs"];
    let others = others.map(|path| root.join("crates/cli").join(path));
    let mut found = 0;
    for path in chapters.chain(others).filter(|path| path.is_file()) {
        let text = fs::read_to_string(&path).expect("a text");
        // A list begins so.
        let ranges = [
            "lecture-1` to `lecture-4",
            "lecture-1 to lecture-4",
            "lecture-1` tot en met `lecture-4",
            "lecture-1` 到 `lecture-4",
        ];
        for line in text.lines().filter(|line| ranges.iter().any(|range| line.contains(range))) {
            let words: Vec<&str> = line.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
            for name in SHIPPED.iter().filter(|name| !name.starts_with("lecture-")) {
                assert!(words.contains(name), "{path:?} has a list without {name}: {line}");
            }
            found += 1;
        }
    }
    assert!(found > 12, "{found} lists were found");
    let lists = [
        "crates/cli/tests/integration/examples.rs",
        "tests/browser/lessons.test.mjs",
        "crates/fuzz/src/targets/lesson.rs",
    ];
    for path in lists {
        let text = fs::read_to_string(root.join(path)).expect("a text");
        for name in SHIPPED {
            let is_there =
                text.contains(&format!("\"{name}\"")) || text.contains(&format!("/{name}."));
            assert!(is_there, "{path} has no {name}");
        }
    }
}

/// The scenes and questions of a lesson, without its texts.
fn bones(lesson: &Lesson) -> Vec<String> {
    let parts = lesson.parts.iter().map(|part| match part {
        Part::Prose(blocks) => format!("{} blocks", blocks.len()),
        Part::Scene(scene) => {
            let asked = scene.asking.as_ref().map(|asking| asking.question.print());
            format!("{} {:?} {:?} {asked:?}", scene.show.to_address(), scene.from, scene.to)
        }
        Part::Question(asking) => {
            let prompt = asking.prompt.is_some();
            format!("{} {} {prompt}", asking.id, asking.question.print())
        }
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

/// What the lesson on Monte Carlo tree search says of its scenes is what they show.
#[test]
fn the_scenes_of_a_growing_tree_show_what_is_said_of_them() {
    let right = "and no move is worth more";
    let wrong = "although another move is worth more";
    let expected: [&[&str]; 14] = [
        &["The tree is its root"],
        &["takes L2-1", "L2-1: 0.50 + 1.26 ≈ 1.76", "L2-2: 0.63 + 1.03 ≈ 1.66"],
        &[wrong, "L2-2: 0.50 + 0.00 ≈ 0.50"],
        &[right, "L2-2: 0.83 + 0.35 ≈ 1.18"],
        &["49 visits", "51 visits"],
        &[right, "L2-1: 48 visits, mean 0.17", "L2-2: 952 visits, mean 0.58"],
        &[wrong, "L2-1: 61 visits"],
        &[right, "L2-1: 116 visits"],
        &[wrong, "c3 has the most visits"],
        &[right, "b3 has the most visits"],
        &[right, "L2-7: 32 visits"],
        &[wrong, "L2-2 has the most visits"],
        &[right, "b2 has the most visits"],
        &[wrong, "c3 has the most visits"],
    ];
    let parts = lesson("mcts", "en").parts;
    let mut scenes = 0;
    for part in parts {
        let Part::Scene(scene) = part else { continue };
        let mut playing = Playing::of(&scene.show, scene.from, scene.to).expect("it is played");
        assert!(playing.is_end_known(), "{scene:?}");
        if scene.to.is_none() {
            playing.go(Go::Last);
        }
        let label = Picture::of(&playing, Width::Fixed(700.0), Lang::En).expect("a tree").label;
        let seen = [vec![playing.caption(Lang::En), label], playing.aside(Lang::En)].concat();
        for text in expected[scenes] {
            assert!(seen.iter().any(|line| line.contains(text)), "{text}: {seen:?}");
        }
        scenes += 1;
    }
    assert_eq!(scenes, expected.len());
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
    let page = include_str!("../../../../docs/src/lessons.md");
    let (_, example) = page.split_once("````markdown\n").expect("an example");
    let (example, _) = example.split_once("````").expect("its end");
    let lesson = Lesson::parse(example).expect("short");
    assert_eq!(lesson.broken().next(), None);
    let ids: Vec<&str> = lesson.questions().map(|asking| asking.id.as_str()).collect();
    assert_eq!(ids, ["first", "2"]);
    let is_scene = |part: &&Part| matches!(part, Part::Scene(_));
    assert_eq!(lesson.parts.iter().filter(is_scene).count(), 1);
}
