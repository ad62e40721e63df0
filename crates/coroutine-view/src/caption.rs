//! The caption of a step.

use plyscope_puzzles::coroutine::{
    ConsumerLine, Dialogue, Line, Mailbox, Node, ProducerLine, Standing,
};
use plyscope_search::Step;

use crate::progress::Progress;
use crate::reading::label_name;
use plyscope_i18n::{texts, Lang};

/// What the last executed line did, and its consequence.
#[must_use]
pub fn caption(dialogue: &Dialogue, step: Step, lang: Lang) -> String {
    let now = dialogue.at(step);
    let writer = CaptionWriter { dialogue, step: step.min(dialogue.last_step()), now, lang };
    match now.executed {
        None => writer.begun(),
        Some(Line::Producer(line)) => writer.producer(line),
        Some(Line::Consumer(line)) => writer.consumer(line),
    }
}

struct CaptionWriter<'a> {
    dialogue: &'a Dialogue,
    step: Step,
    now: &'a Standing,
    lang: Lang,
}

impl CaptionWriter<'_> {
    fn begun(&self) -> String {
        match self.dialogue.wanted() {
            None => texts::coroutine_begun(self.lang),
            Some(wanted) => texts::coroutine_begun_wanted(self.lang, &label_name(wanted)),
        }
    }

    fn producer(&self, line: ProducerLine) -> String {
        let lang = self.lang;
        match (line, self.now.focus()) {
            (ProducerLine::Begin, _) => texts::coroutine_begin(lang),
            (ProducerLine::Close, _) => texts::coroutine_close(lang),
            (ProducerLine::End, _) => texts::coroutine_end(lang),
            (_, Some(node)) => self.traversal(line, node),
            // The other lines stand in the traversal, which has a node.
            (_, None) => String::new(),
        }
    }

    fn traversal(&self, line: ProducerLine, node: Node) -> String {
        let lang = self.lang;
        let tree = self.dialogue.tree();
        let name = self.name(node);
        let depth = self.now.producer.stack().len();
        match line {
            ProducerLine::Call => texts::coroutine_call(lang, &name, depth),
            ProducerLine::Left => match tree.left(node) {
                Some(child) => texts::coroutine_left(lang, &name, &self.name(child)),
                None => texts::coroutine_left_none(lang, &name),
            },
            ProducerLine::Deposit => texts::coroutine_deposit(lang, &name),
            ProducerLine::HandOver => texts::coroutine_hand_over(lang, depth, &name),
            ProducerLine::Right => match tree.right(node) {
                Some(child) => texts::coroutine_right(lang, &name, &self.name(child)),
                None => texts::coroutine_right_none(lang, &name),
            },
            _ => match tree.parent(node) {
                Some(parent) if tree.left(parent) == Some(node) => {
                    texts::coroutine_return_left(lang, &name, &self.name(parent))
                }
                Some(parent) => texts::coroutine_return_right(lang, &name, &self.name(parent)),
                None => texts::coroutine_return_root(lang, &name),
            },
        }
    }

    fn consumer(&self, line: ConsumerLine) -> String {
        let lang = self.lang;
        let held = self.now.consumer.held().map(|node| self.name(node)).unwrap_or_default();
        match line {
            ConsumerLine::HandOver => match self.now.focus() {
                None => texts::coroutine_ask_first(lang),
                Some(node) => texts::coroutine_ask(lang, &self.name(node)),
            },
            ConsumerLine::Test => match (self.now.mailbox, self.dialogue.wanted()) {
                (Mailbox::Closed, None) => {
                    texts::coroutine_closed(lang, self.now.consumer.printed())
                }
                (Mailbox::Closed, Some(wanted)) => {
                    texts::coroutine_closed_wanted(lang, &label_name(wanted))
                }
                _ => texts::coroutine_not_closed(lang),
            },
            ConsumerLine::Take => texts::coroutine_take(lang, &held),
            ConsumerLine::Print => texts::coroutine_print(lang, &held),
            ConsumerLine::Compare => match self.dialogue.wanted().map(label_name) {
                Some(wanted) if wanted != held => texts::coroutine_other(lang, &held, &wanted),
                _ => texts::coroutine_found(lang, &held, self.unvisited()),
            },
        }
    }

    fn name(&self, node: Node) -> String {
        self.dialogue.tree().label(node).map(label_name).unwrap_or_default()
    }

    /// How many nodes the producer has not visited.
    fn unvisited(&self) -> usize {
        let progress = |node| Progress::of(self.dialogue, self.step, node);
        self.dialogue.tree().nodes().filter(|&node| progress(node) == Progress::New).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_step_has_its_sentence() {
        let all = Dialogue::new("2 1 3".parse().expect("labels"), None);
        let found = Dialogue::new("2 1 3".parse().expect("labels"), "1".parse().ok());
        let missing = Dialogue::new("2".parse().expect("labels"), "7".parse().ok());
        #[rustfmt::skip]
        let table = [
            (&all, 0, "Two programs take turns: the consumer wants labels, the producer finds them in the tree. The consumer begins."),
            (&found, 0, "Two programs take turns: the producer finds labels in the tree, the consumer takes them until it has 1. The consumer begins."),
            (&all, 1, "The consumer needs a label, so it hands over. The producer begins."),
            (&all, 2, "The producer begins to traverse the tree at its root."),
            (&all, 3, "traverse is called on 2. One call is open."),
            (&all, 4, "2 has a left child, 1. All labels there are less and come first."),
            (&all, 5, "traverse is called on 1. 2 calls are open, each waiting for the one inside it."),
            (&all, 6, "1 has no left child, so its own label is next."),
            (&all, 7, "It is the turn of 1: the producer puts it in the mailbox."),
            (&all, 8, "The producer hands over in the middle of its work. It keeps its place: 2 open calls, the innermost on 1."),
            (&all, 9, "The consumer goes on where it stood. The mailbox is not closed: there is a label."),
            (&all, 10, "The consumer takes 1 out of the mailbox, which is empty again."),
            (&all, 11, "The consumer prints 1."),
            (&all, 12, "The consumer needs the next label, so it hands over. The producer goes on inside the call on 1, right after the line where it stopped."),
            (&all, 13, "1 has no right child, so nothing more is to be done here."),
            (&all, 14, "The call on 1 is done. It returns to the call on 2, whose own label comes next."),
            (&all, 21, "2 has a right child, 3. All labels there are greater and come next."),
            (&all, 31, "The call on 3 is done. It returns to the call on 2, which is done as well."),
            (&all, 32, "The call on 2, the root, is done: the whole tree is traversed."),
            (&all, 33, "There are no more labels, so the producer closes the mailbox."),
            (&all, 34, "The producer hands over for the last time. It has finished."),
            (&all, 35, "The mailbox is closed, so the consumer stops. It has printed 3 labels."),
            (&missing, 10, "2 is not 7, so the consumer goes round again."),
            (&missing, 16, "The mailbox is closed, so the consumer stops. 7 is not in the tree."),
            (&found, 12, "1 is what it looked for, so the consumer stops. The producer never goes on: one node was never visited."),
        ];
        for (dialogue, step, text) in table {
            assert_eq!(caption(dialogue, Step(step), Lang::En), text, "{step}");
        }
    }
}
