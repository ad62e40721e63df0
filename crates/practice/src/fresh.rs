//! Another question of the same kind, to be asked once the answer to the first has been shown: a
//! tree of the same shape with other leaves, another step of the same search on a board, or another
//! question about the same program.

use std::collections::BTreeSet;

use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, Value};

use super::author::next_moment;
use super::programs::variant;
use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::search::Travel;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::board::{search_at, FARTHEST};
use plyscope_quiz::program::{Assignment, Program};
use plyscope_quiz::question::{Kind, Question, Subject};

/// The largest tree, in nodes, of which others are made.
const LARGEST: usize = 2_000;

/// How many nodes are searched for one question.
const WORK: usize = 20_000;

/// The last step of a board's search of which others are asked.
const LAST_STEP: u64 = 20_000;

/// How many steps are left out between two questions about a board, and how many are then looked at.
const APART: u64 = 13;

/// How many other questions about a board are dealt until they begin again.
const DEALT: u32 = 7;

/// How many questions are made to find these.
const MOST_MADE: usize = 100;

/// Another question like this one, always the same for a number from 1; `None` if none is found. That of
/// a tree has another answer, and as many cuts where that is possible; that of a board is not the same as
/// the one with the number before, nor as this one, unless there is just one other.
#[must_use]
pub fn fresh(question: &Question, number: u32) -> Option<Question> {
    match &question.subject {
        Subject::Tree { tree, .. } => of_tree(question, tree, number),
        Subject::Board { problem, step } => of_board(question, problem, *step, number),
        Subject::Program(program) => of_program(question, *program, number),
        Subject::Assignment(assignment) => of_assignment(question, assignment, number),
        // The lesson shows the scene that is asked about.
        Subject::Playback { .. } => None,
    }
}

/// The other questions that [`fresh`] makes for the numbers up to this one; those about a board once each.
#[must_use]
pub fn others(question: &Question, count: u32) -> Vec<Question> {
    match &question.subject {
        Subject::Board { problem, step } => on_board(question, problem, *step, count),
        _ => (1..=count).filter_map(|number| fresh(question, number)).collect(),
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

fn of_board(question: &Question, problem: &Problem, step: u64, number: u32) -> Option<Question> {
    let place = number.checked_sub(1)? as usize;
    let mut others = on_board(question, problem, step, number);
    match others.len() {
        0 => None,
        // The only other one has just been answered.
        1 if place % 2 == 1 => Some(question.clone()),
        count => Some(others.swap_remove(place % count)),
    }
}

/// So many other questions about the search of a board, at most [`DEALT`], found while walking through it
/// once: from a step to the end, and then from the beginning.
fn on_board(question: &Question, problem: &Problem, step: u64, count: u32) -> Vec<Question> {
    let mut others = Vec::new();
    if count == 0 || step > LAST_STEP {
        return others;
    }
    let Ok(first) = Asked::of(question) else { return others };
    // The same can be asked at several steps.
    let mut prompts = BTreeSet::from([first.prompt(Lang::En)]);
    for (begin, apart) in [(step, APART), (0, 0)] {
        let Some(mut search) = search_at(problem, begin) else { break };
        for _ in 0..MOST_MADE {
            if others.len() == count.min(DEALT) as usize {
                return others;
            }
            search.travel(Travel::To(search.here().step + apart), FARTHEST);
            let Some(asked) = next_moment(question.kind, &mut search, APART) else { break };
            if prompts.insert(asked.prompt(Lang::En)) {
                let subject = Subject::Board { problem: problem.clone(), step: search.here().step };
                others.push(Question { subject, ..question.clone() });
            }
        }
    }
    others
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
