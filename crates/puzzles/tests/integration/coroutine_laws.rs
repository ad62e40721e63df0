//! Laws of coroutines: both do together what neither knows of the other.

use std::collections::BTreeSet;

use plyscope_puzzles::coroutine::{
    ConsumerLine, Dialogue, Ending, Label, Line, Mailbox, Node, ProducerLine, SearchTree, Side,
};
use plyscope_search::Step;
use proptest::prelude::*;

/// Different labels in any order: numbers, and words with large and small letters.
fn labels() -> impl Strategy<Value = Vec<Label>> {
    let label = prop_oneof!["-?[0-9]{1,2}", "[a-cA-C]{1,2}"];
    let labels = prop::collection::btree_set(label, 1..=40);
    labels
        .prop_map(|texts| texts.iter().map(|text| text.parse().expect("a label")).collect())
        .prop_map(|labels: BTreeSet<Label>| labels.into_iter().collect::<Vec<_>>())
        .prop_shuffle()
}

fn steps(dialogue: &Dialogue) -> impl Iterator<Item = Step> {
    (0..=dialogue.last_step().0).map(Step)
}

fn texts(dialogue: &Dialogue, nodes: &[Node]) -> Vec<Label> {
    nodes.iter().filter_map(|&node| dialogue.tree().label(node)).cloned().collect()
}

/// The node and all that lie above it.
fn with_ancestors(tree: &SearchTree, node: Node) -> Vec<Node> {
    std::iter::successors(Some(node), |&node| tree.parent(node)).collect()
}

/// Checks one step against the step before it, by what each line may change.
fn check_step(dialogue: &Dialogue, step: Step) {
    let (before, now) = (dialogue.at(Step(step.0 - 1)), dialogue.at(step));
    let executed = now.executed.expect("a line");
    match executed {
        Line::Producer(line) => {
            assert_eq!(before.runs, Side::Producer);
            assert_eq!(now.producer.line(), Some(line));
            assert_eq!(now.consumer, before.consumer, "the other one stands still");
        }
        Line::Consumer(line) => {
            assert_eq!(before.runs, Side::Consumer);
            assert_eq!(now.consumer.line(), Some(line));
            assert_eq!(now.producer, before.producer, "the other one stands still");
        }
    }
    let hands_over = matches!(
        executed,
        Line::Producer(ProducerLine::HandOver | ProducerLine::End)
            | Line::Consumer(ConsumerLine::HandOver)
    );
    assert_eq!(now.runs != before.runs, hands_over);
    match (executed, before.mailbox, now.mailbox) {
        (Line::Producer(ProducerLine::Deposit), Mailbox::Empty, Mailbox::Holds(node)) => {
            assert_eq!(Some(node), now.focus());
        }
        (Line::Consumer(ConsumerLine::Take), Mailbox::Holds(node), Mailbox::Empty) => {
            assert_eq!(Some(node), now.consumer.held());
        }
        (Line::Producer(ProducerLine::Close), Mailbox::Empty, Mailbox::Closed) => {}
        (Line::Producer(ProducerLine::Deposit | ProducerLine::Close), ..)
        | (Line::Consumer(ConsumerLine::Take), ..) => panic!("overwritten, or taken empty"),
        (_, before, now) => assert_eq!(before, now),
    }
}

/// Checks that the calls are those on a node's ancestors, each where it waits for the next.
fn check_stack(dialogue: &Dialogue, step: Step) {
    let (tree, now) = (dialogue.tree(), dialogue.at(step));
    let stack = now.producer.stack();
    let Some(node) = now.focus() else {
        assert!(stack.is_empty());
        return;
    };
    assert_eq!(stack.len(), usize::from(tree.depth(node)) + 1);
    for pair in stack.windows(2) {
        let expected = match pair[0].line {
            ProducerLine::Left => tree.left(pair[0].node),
            ProducerLine::Right => tree.right(pair[0].node),
            _ => None,
        };
        assert_eq!(expected, Some(pair[1].node));
    }
}

fn check(dialogue: &Dialogue) {
    let tree = dialogue.tree();
    let last = dialogue.last_step();
    steps(dialogue).skip(1).for_each(|step| check_step(dialogue, step));
    steps(dialogue).for_each(|step| check_stack(dialogue, step));

    // What is printed is what a sorted list has, up to what was looked for.
    let mut sorted: Vec<Label> =
        tree.nodes().filter_map(|node| tree.label(node)).cloned().collect();
    sorted.sort();
    let found =
        dialogue.wanted().and_then(|wanted| sorted.iter().position(|label| label == wanted));
    if let Some(found) = found {
        sorted.truncate(found + 1);
    }
    assert_eq!(texts(dialogue, dialogue.printed(last)), sorted);
    match dialogue.ending() {
        Ending::Found(node) => assert!(found.is_some() && tree.label(node) == dialogue.wanted()),
        Ending::Exhausted => assert_eq!(found, None),
    }

    // Only the nodes whose labels are printed are called upon, and those above them.
    let printed = dialogue.printed(last).iter();
    let needed: BTreeSet<Node> = printed.flat_map(|&node| with_ancestors(tree, node)).collect();
    let called = tree.nodes().filter(|&node| dialogue.visit(node).called.is_some());
    assert_eq!(called.collect::<BTreeSet<Node>>(), needed);
    assert_eq!(dialogue.at(Step(u32::MAX)), dialogue.at(last));
}

/// Checks that what is known of a node is what the steps show.
fn check_visits(dialogue: &Dialogue) {
    for node in dialogue.tree().nodes() {
        let at = |line| {
            let executed = Some(Line::Producer(line));
            steps(dialogue).find(|&step| {
                let now = dialogue.at(step);
                now.executed == executed && now.focus() == Some(node)
            })
        };
        let visit = dialogue.visit(node);
        assert_eq!(visit.called, at(ProducerLine::Call));
        assert_eq!(visit.deposited, at(ProducerLine::Deposit));
        assert_eq!(visit.returned, at(ProducerLine::Return));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn both_keep_to_the_rules(labels in labels(), wanted in prop::option::of("[0-9]|[a-c]")) {
        let absent: Option<Label> = wanted.map(|text| text.parse().expect("a label"));
        let present = labels[labels.len() / 2].clone();
        let tree = SearchTree::new(labels).expect("a tree");
        for wanted in [None, absent, Some(present)] {
            let dialogue = Dialogue::new(tree.clone(), wanted);
            check(&dialogue);
            check_visits(&dialogue);
        }
    }

    #[test]
    fn trees_are_search_trees_and_read_back(labels in labels()) {
        let tree = SearchTree::new(labels.clone()).expect("a tree");
        prop_assert_eq!(tree.to_string().parse(), Ok(tree.clone()));
        let mut sorted = labels.clone();
        sorted.sort();
        for (node, label) in tree.nodes().zip(&labels) {
            prop_assert_eq!(tree.label(node), Some(label));
            prop_assert_eq!(&sorted[usize::from(tree.rank(node))], label);
            prop_assert!(tree.left(node).is_none_or(|left| tree.label(left) < Some(label)));
            prop_assert!(tree.right(node).is_none_or(|right| tree.label(right) > Some(label)));
            for child in [tree.left(node), tree.right(node)].into_iter().flatten() {
                prop_assert_eq!(tree.parent(child), Some(node));
            }
            prop_assert_eq!(with_ancestors(&tree, node).len(), usize::from(tree.depth(node)) + 1);
        }
    }
}

/// Every line that two nodes make both sides execute.
#[test]
fn a_small_dialogue_goes_line_by_line() {
    use Line::{Consumer as C, Producer as P};
    let dialogue = Dialogue::new("2 1".parse().unwrap(), "2".parse().ok());
    let expected = [
        C(ConsumerLine::HandOver),
        P(ProducerLine::Begin),
        P(ProducerLine::Call),
        P(ProducerLine::Left),
        P(ProducerLine::Call),
        P(ProducerLine::Left),
        P(ProducerLine::Deposit),
        P(ProducerLine::HandOver),
        C(ConsumerLine::Test),
        C(ConsumerLine::Take),
        C(ConsumerLine::Print),
        C(ConsumerLine::Compare),
        C(ConsumerLine::HandOver),
        P(ProducerLine::Right),
        P(ProducerLine::Return),
        P(ProducerLine::Deposit),
        P(ProducerLine::HandOver),
        C(ConsumerLine::Test),
        C(ConsumerLine::Take),
        C(ConsumerLine::Print),
        C(ConsumerLine::Compare),
    ];
    let executed = steps(&dialogue).filter_map(|step| dialogue.at(step).executed);
    assert_eq!(executed.collect::<Vec<_>>(), expected);
    let all = Dialogue::new("1".parse().unwrap(), None);
    let ends = steps(&all).filter_map(|step| all.at(step).executed).skip(8);
    let expected = [
        C(ConsumerLine::Print),
        C(ConsumerLine::HandOver),
        P(ProducerLine::Right),
        P(ProducerLine::Return),
        P(ProducerLine::Close),
        P(ProducerLine::End),
        C(ConsumerLine::Test),
    ];
    assert_eq!(ends.collect::<Vec<_>>(), expected);
}

#[test]
fn what_makes_no_tree_is_told() {
    let many = (0..64).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let table = [
        ("", "there are no labels; expected 1 to 63"),
        (" ,; ", "there are no labels; expected 1 to 63"),
        (many.as_str(), "there are more than 63 labels, the most there can be"),
        ("5 3 8 3", "labels 2 and 4 are both 3"),
        ("−1 -1", "labels 1 and 2 are both −1"),
    ];
    for (text, sentence) in table {
        let problem = SearchTree::parse(text).map_err(|problem| problem.to_string());
        assert_eq!(problem, Err(sentence.to_owned()), "{text}");
    }
    let table = [
        ("ant 1.5", 2, "1.5"),
        ("an_t", 1, "an_t"),
        ("incomprehensibilities", 1, "incomprehensibilities"),
        ("5 1000000000", 2, "1000000000"),
        ("-99999999999", 1, "-99999999999"),
        ("5．5", 1, "5．5"),
        ("\u{202e}abc", 1, "\u{fffd}abc"),
    ];
    for (text, number, given) in table {
        let problem = SearchTree::parse(text).map_err(|problem| problem.to_string());
        let sentence = format!(
            "label {number}: “{given}” is not a label; expected a whole number of at most 9 digits or a \
             word of up to 12 letters"
        );
        assert_eq!(problem, Err(sentence), "{text}");
    }
    let full_width = SearchTree::parse("−999999999，５、ａnt；-6");
    assert_eq!(full_width, SearchTree::parse("-999999999 5 ant -6"));
    let most = many.rsplit_once(' ').unwrap().0;
    assert_eq!(SearchTree::parse(most).map(|tree| tree.len()), Ok(63));
}
