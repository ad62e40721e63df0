//! Another question of the same kind, to be asked once the answer to the first has been shown: a
//! tree of the same shape with other leaves, another step of the same search on a board, or another
//! question about the same program.

use std::collections::BTreeSet;

use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, Value};

use super::author::{Draft, Key};
use super::programs::variant;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::program::{Assignment, Program};
use plyscope_quiz::question::{Kind, Question, Subject};

/// The largest tree, in nodes, of which others are made.
const LARGEST: usize = 2_000;

/// How many nodes are searched for one question.
const WORK: usize = 20_000;

/// The last step of a board's search of which others are asked.
const LAST_STEP: u64 = 20_000;

/// How many steps lie between two questions about a board.
const APART: u64 = 13;

/// How many questions about a board are dealt, itself included, until they begin again.
const DEALT: u32 = 8;

/// Another question like this one, always the same for a number from 1; `None` if none is found. That of
/// a tree has another answer, and as many cuts where that is possible; that of a board is not the same as
/// the one with the number before.
#[must_use]
pub fn fresh(question: &Question, number: u32) -> Option<Question> {
    match &question.subject {
        Subject::Tree { tree, .. } => of_tree(question, tree, number),
        Subject::Board { step, .. } => of_board(question, *step, number),
        Subject::Program(program) => of_program(question, *program, number),
        Subject::Assignment(assignment) => of_assignment(question, assignment, number),
        // The lesson shows the scene that is asked about.
        Subject::Playback { .. } => None,
    }
}

fn of_tree(question: &Question, tree: &GameTree, number: u32) -> Option<Question> {
    let Subject::Tree { setup, .. } = &question.subject else { return None };
    if tree.len() > LARGEST {
        return None;
    }
    let asked = Asked::of(question).ok()?;
    let (wanted, cuts) = (wanted(&asked), cuts(&asked));
    let leaves: Vec<Value> = tree.nodes().filter_map(|node| tree.leaf_value(node)).collect();
    let mut chance = SplitMix64::new(u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut best: Option<(usize, Question)> = None;
    for _ in 0..tries(question.kind).min(WORK / tree.len()) {
        let tree = with_leaves(tree, drawn(&leaves, &mut chance));
        let text = tree.to_string();
        // With the new leaves, the averages of chance nodes need not be numbers that can be held.
        if tree.has_chance() && GameTree::parse_for(&text, setup.algorithm).is_err() {
            continue;
        }
        let subject = Subject::Tree { tree, text, setup: *setup };
        let other = Question { subject, ..question.clone() };
        let Some(asked) = Asked::of(&other).ok().filter(|asked| self::wanted(asked) != wanted)
        else {
            continue;
        };
        let distance = self::cuts(&asked).abs_diff(cuts);
        if best.as_ref().is_none_or(|(nearest, _)| distance < *nearest) {
            best = Some((distance, other));
        }
        if distance == 0 {
            break;
        }
    }
    best.map(|(_, question)| question)
}

/// What is asked for: the right answer, or the nodes that are to be pruned.
fn wanted(asked: &Asked) -> String {
    match asked {
        Asked::Build(_) | Asked::BuildOrder(_) => asked.prompt(Lang::En),
        _ => asked.key(),
    }
}

/// How many trees are tried; finding the best order of each takes long.
const fn tries(kind: Kind) -> usize {
    match kind {
        Kind::OrderMost | Kind::OrderLeast => 20,
        _ => 400,
    }
}

/// How many cuts the search of a question has.
fn cuts(asked: &Asked) -> usize {
    asked.session().map_or(0, |session| session.trace().cuts().count())
}

/// Other leaves between the smallest and the largest of these, whole and all different where these
/// are; leaves that are no numbers change places.
fn drawn(leaves: &[Value], chance: &mut SplitMix64) -> Vec<Value> {
    let whole = |value: &Value| {
        let millionths = value.as_millionths()?;
        (millionths % 1_000_000 == 0).then_some(millionths / 1_000_000)
    };
    let numbers: Option<Vec<i64>> = leaves.iter().map(whole).collect();
    let Some(numbers) = numbers else { return shuffled(leaves, chance) };
    let low = numbers.iter().copied().min().unwrap_or(0);
    let count = numbers.iter().copied().max().unwrap_or(0).abs_diff(low) + 1;
    let different: BTreeSet<i64> = numbers.iter().copied().collect();
    let may_repeat = different.len() < numbers.len();
    // Drawing again and again from hardly more numbers than leaves would take long.
    if !may_repeat && count < 2 * numbers.len() as u64 {
        return shuffled(leaves, chance);
    }
    let mut seen = BTreeSet::new();
    let mut draw = || loop {
        let number = low.saturating_add_unsigned(chance.below(count));
        if seen.insert(number) || may_repeat {
            return Value::whole(number).unwrap_or(Value::ZERO);
        }
    };
    leaves.iter().map(|_| draw()).collect()
}

fn shuffled(leaves: &[Value], chance: &mut SplitMix64) -> Vec<Value> {
    let mut leaves = leaves.to_vec();
    for left in (1..leaves.len()).rev() {
        leaves.swap(left, chance.below(left as u64 + 1) as usize);
    }
    leaves
}

/// The tree with other leaves, given by layer and from left to right.
fn with_leaves(tree: &GameTree, leaves: Vec<Value>) -> GameTree {
    let places = tree.nodes().filter(|&node| tree.is_leaf(node));
    let mut values = vec![Value::ZERO; tree.len()];
    for (node, value) in places.zip(leaves) {
        values[node.index()] = value;
    }
    tree.clone().with_values(|leaf| values[leaf.index()])
}

fn of_board(question: &Question, step: u64, number: u32) -> Option<Question> {
    if step > LAST_STEP {
        return None;
    }
    // The same can be asked at several steps.
    let prompt = |question: &Question| Some(Asked::of(question).ok()?.prompt(Lang::En));
    let mut dealt = vec![(prompt(question)?, question.clone())];
    for place in 1..=number.min(DEALT - 1) {
        let from = step.saturating_add(APART * u64::from(place));
        // Where nothing new is left before the end of the search, there is from its beginning.
        let mut moments = moments(question, from).chain(moments(question, 0));
        let next = moments.find_map(|other| {
            let asked = prompt(&other)?;
            dealt.iter().all(|(known, _)| *known != asked).then_some((asked, other))
        });
        let Some(next) = next else { break };
        dealt.push(next);
    }
    let place = number as usize % dealt.len();
    (dealt.len() > 1).then(|| dealt.swap_remove(place).1)
}

/// The same question at later steps, one after the other, up to the end of the search.
fn moments(question: &Question, from: u64) -> impl Iterator<Item = Question> {
    let mut draft = Draft::of(question);
    draft.set(Key::STEP, from.to_string());
    std::iter::from_fn(move || {
        let before = draft.clone();
        draft.next_moment();
        draft.question().ok().filter(|_| draft != before)
    })
}

fn of_assignment(question: &Question, own: &Assignment, number: u32) -> Option<Question> {
    let all = Assignment::all(own.exercise(), own.language);
    let place = all.iter().position(|other| other == own)?;
    let other = all.get((place + number as usize) % all.len()).filter(|other| *other != own)?;
    Some(Question { subject: Subject::Assignment(*other), ..question.clone() })
}

fn of_program(question: &Question, program: Program, number: u32) -> Option<Question> {
    let place = u64::from(program.variant.saturating_sub(1)) + u64::from(number);
    let other = Subject::Program(variant(program, question.kind, place));
    (other != question.subject).then(|| Question { subject: other, ..question.clone() })
}
