//! Lessons in Markdown. Their scenes are parsed, and not searched.

use plyscope_lesson::{print_question, print_scene, Lesson, Part};
use plyscope_quiz::question::Terms;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "lesson", check: Check::Text(check), seeds, words, max_bytes: 4_096 };

/// The lessons of the site.
const LESSONS: [&str; 15] = [
    include_str!("../../../../www/lessons/lecture-1.en.md"),
    include_str!("../../../../www/lessons/lecture-2.en.md"),
    include_str!("../../../../www/lessons/lecture-3.en.md"),
    include_str!("../../../../www/lessons/lecture-4.en.md"),
    include_str!("../../../../www/lessons/chance.en.md"),
    include_str!("../../../../www/lessons/mcts.en.md"),
    include_str!("../../../../www/lessons/windows.en.md"),
    include_str!("../../../../www/lessons/horizons.en.md"),
    include_str!("../../../../www/lessons/best-first.en.md"),
    include_str!("../../../../www/lessons/constraints.en.md"),
    include_str!("../../../../www/lessons/bounds.en.md"),
    include_str!("../../../../www/lessons/lecture-1.zh.md"),
    include_str!("../../../../www/lessons/lecture-2.nl.md"),
    include_str!("../../../../www/lessons/lecture-3.zh.md"),
    include_str!("../../../../www/lessons/lecture-4.nl.md"),
];

/// The lessons, and each of their parts between headings alone.
fn seeds() -> Vec<Vec<u8>> {
    let parts = LESSONS.iter().flat_map(|lesson| lesson.split("\n## "));
    inputs(LESSONS.iter().copied().chain(parts))
}

fn words() -> Vec<String> {
    [
        "---\n",
        "```scene\n",
        "```question\n",
        "```program\n",
        "```\n",
        "~~~\n",
        "points: 4\n",
        "id: a\n",
        "seed: 7\n",
        "caption: ",
        "level: 3\n",
        "ask: cuts\n",
        "question: next\n",
        "step: last\n",
        "tree: (4 8) (17 5)\n",
        "$x \\le 3$",
        "$$\\frac{a}{b}$$",
        "\\begin{matrix}",
        "**",
        "`",
        "> ",
        "1. ",
        "![a](b.png)",
        "[a](https://example.org)",
        "| a | b |\n| - | - |\n",
        "<div>",
        "&amp;",
        "    ",
    ]
    .map(Into::into)
    .into()
}

fn check(text: &str) {
    let lesson = Lesson::parse(text).expect("short enough");
    for broken in lesson.broken() {
        laws::is_at_a_line(text, broken.line, broken.column);
        laws::in_every_language(|lang| broken.message(lang));
    }
    let mut ids: Vec<&str> = lesson.questions().map(|asking| asking.id.as_str()).collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count, "two questions with one name");
    for part in &lesson.parts {
        match part {
            Part::Scene(scene) => is_kept(part, &print_scene(scene)),
            // A random question is another one without the seed of its lesson.
            Part::Question(asking) if asking.chance.is_none() => {
                is_kept(part, &print_question(asking, Terms::default()));
            }
            Part::Question(_) | Part::Prose(_) | Part::Broken(_) => {}
        }
    }
}

/// A part is the same in a lesson of its own.
fn is_kept(part: &Part, printed: &str) {
    let again = Lesson::parse(printed).expect("short enough").parts;
    match (part, &again[..]) {
        // Without a name, a question is called by its number.
        (Part::Question(asking), [Part::Question(again)]) => {
            let mut again = again.clone();
            again.id.clone_from(&asking.id);
            assert_eq!(again, *asking, "printed as {printed}");
        }
        (Part::Scene(scene), [Part::Scene(again)]) => {
            let mut again = again.clone();
            if let (Some(again), Some(asking)) = (&mut again.asking, &scene.asking) {
                again.id.clone_from(&asking.id);
                // A scene says its points; the other terms are those of its lesson.
                let points = again.question.terms.points;
                again.question.terms = Terms { points, ..asking.question.terms };
            }
            assert_eq!(again, *scene, "printed as {printed}");
        }
        _ => panic!("{printed} became {again:?}"),
    }
}
