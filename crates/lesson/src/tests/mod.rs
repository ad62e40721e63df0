//! Lessons as people write them.

mod answers;
mod chance;
mod problems;
mod prose;

use super::*;
use plyscope_puzzle_player::Puzzle;
use plyscope_quiz::question::{Hints, Kind};

fn parse(text: &str) -> Lesson {
    Lesson::parse(text).expect("not too long")
}

/// The problems of a lesson, with their lines.
fn wrong(text: &str) -> Vec<(usize, Problem)> {
    let lesson = parse(text);
    lesson.broken().map(|broken| (broken.line, broken.problem.clone())).collect()
}

const LESSON: &str = "---
title: Pruning
language: nl
author: A. Teacher
deadline: before Friday
seed: 7
shuffle: questions
points: 4
hints: 10
---
# Which *nodes*?

Look [here](https://example.org/a) first.

```scene
tree: (4 8)
  (17 5)
cut: gt
step: 3
from: 2
to: last
caption: MIN goes first.
```

- one
- two `b`

```question
id: heart
question: pruned
tree: ((8 5) (20 3)) ((2 4) (15 6))
points: 2
```
```question
tree: (4 8) (2 5)
prompt: What is cut?
```
```scene
puzzle: tour
board: 3x4
start: a1
```
```scene
labels: 2 1 3
step: 2
```
```scene
tree: (4 8) (17 5)
iterations: 40
```
";

#[test]
fn a_lesson_is_read_whole() {
    let lesson = parse(LESSON);
    assert_eq!(wrong(LESSON), []);
    let front = &lesson.front;
    assert_eq!(front.title.as_deref(), Some("Pruning"));
    assert_eq!((front.language, front.seed), (Some(Lang::Nl), Seed::Same(7)));
    assert_eq!(front.deadline.as_deref(), Some("before Friday"));
    let kinds = lesson.parts.iter().map(|part| match part {
        Part::Prose(_) => "prose",
        Part::Scene(scene) => match scene.show {
            Show::Search(_) => "search",
            Show::Growing(_) => "mcts",
            Show::Puzzle(Puzzle::Backtracking(_)) => "backtracking",
            Show::Puzzle(Puzzle::Coroutines(_)) => "coroutines",
        },
        Part::Question(_) => "question",
        Part::Broken(_) => "broken",
    });
    let expected =
        ["prose", "search", "prose", "question", "question", "backtracking", "coroutines", "mcts"];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
    let Part::Scene(scene) = &lesson.parts[1] else { panic!("a scene") };
    let Show::Search(link) = &scene.show else { panic!("a search") };
    assert_eq!(link.text.as_deref(), Some("(4 8) (17 5)"));
    assert_eq!((scene.from, scene.to), (Some(At::Step(2)), Some(At::Last)));
    let asked: Vec<_> = lesson.questions().collect();
    assert_eq!((asked[0].id.as_str(), asked[1].id.as_str()), ("heart", "2"));
    assert_eq!((asked[0].question.terms.points, asked[1].question.terms.points), (2, 4));
    assert_eq!(asked[1].question.terms.hints, Hints::Cost(10));
    assert_eq!(asked[1].question.kind, Kind::Pruned);
    assert_eq!(asked[1].prompt.as_deref(), Some("What is cut?"));
}

fn scene(lines: &str) -> String {
    format!("One.\n\n```scene\n{lines}\n```\n")
}

fn ask(lines: &str) -> String {
    format!("One.\n\n```question\n{lines}\n```\n")
}

#[test]
fn hostile_lessons_end() {
    let table = [
        ">".repeat(MAX_LESSON),
        "- ".repeat(MAX_LESSON / 2),
        "*a **a ".repeat(MAX_LESSON / 8),
        "[".repeat(50_000),
        "```question\ntree: 1\n```\n".repeat(2_000),
        format!("```question\ntree: {}\n```", "(".repeat(100_000)),
        "```scene\n".to_owned() + &"a: b\n".repeat(MAX_LESSON / 6),
        "---\n".repeat(1_000),
        "\0\u{202e}".repeat(1_000),
    ];
    for text in table {
        let lesson = parse(&text);
        assert!(lesson.parts.len() <= MAX_PARTS + 2, "{}", text.len());
    }
    let long = "x".repeat(MAX_LESSON + 1);
    assert_eq!(Lesson::parse(&long), Err(TooLong { bytes: MAX_LESSON + 1 }));
}
