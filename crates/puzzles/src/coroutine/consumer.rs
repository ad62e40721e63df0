//! The consumer: a loop that asks for one label after the other.

use super::label::Label;
use super::mailbox::Mailbox;
use super::tree::{Node, SearchTree};

/// A line of the consumer's program, the last one only where something is looked for:
///
/// ```text
/// consume(wanted):
///   repeat:
///     hand over to the producer                     HandOver
///     if the mailbox is closed: stop                Test
///     take the label out of the mailbox             Take
///     print it                                      Print
///     if it is the wanted one: stop                 Compare
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConsumerLine {
    /// Control goes to the producer, and comes back here.
    HandOver,
    /// Whether the mailbox is closed; then this is the end.
    Test,
    /// The label is taken, and the mailbox empty again.
    Take,
    /// The label is printed.
    Print,
    /// Whether it is the one that was looked for; then this is the end.
    Compare,
}

impl ConsumerLine {
    /// All lines.
    pub const ALL: [Self; 5] = [Self::HandOver, Self::Test, Self::Take, Self::Print, Self::Compare];
}

/// Where the consumer stands, and what it has.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Consumer {
    line: Option<ConsumerLine>,
    held: Option<Node>,
    printed: usize,
}

impl Consumer {
    /// The line executed last; `None` before the first.
    #[must_use]
    pub const fn line(&self) -> Option<ConsumerLine> {
        self.line
    }

    /// The node whose label was taken last.
    #[must_use]
    pub const fn held(&self) -> Option<Node> {
        self.held
    }

    /// How many labels were printed.
    #[must_use]
    pub const fn printed(&self) -> usize {
        self.printed
    }

    /// Executes the next line, and says which one it was; `None` when there is none.
    pub(super) fn execute(
        &mut self,
        tree: &SearchTree,
        wanted: Option<&Label>,
        mailbox: &mut Mailbox,
    ) -> Option<ConsumerLine> {
        let line = self.next(tree, wanted, *mailbox)?;
        match (line, *mailbox) {
            (ConsumerLine::Take, Mailbox::Holds(node)) => {
                self.held = Some(node);
                *mailbox = Mailbox::Empty;
            }
            (ConsumerLine::Print, _) => self.printed += 1,
            _ => {}
        }
        self.line = Some(line);
        Some(line)
    }

    fn next(
        &self,
        tree: &SearchTree,
        wanted: Option<&Label>,
        mailbox: Mailbox,
    ) -> Option<ConsumerLine> {
        match self.line {
            None => Some(ConsumerLine::HandOver),
            Some(ConsumerLine::HandOver) => Some(ConsumerLine::Test),
            Some(ConsumerLine::Test) => (mailbox != Mailbox::Closed).then_some(ConsumerLine::Take),
            Some(ConsumerLine::Take) => Some(ConsumerLine::Print),
            Some(ConsumerLine::Print) if wanted.is_some() => Some(ConsumerLine::Compare),
            Some(ConsumerLine::Print) => Some(ConsumerLine::HandOver),
            Some(ConsumerLine::Compare) => {
                let is_found = self.held.is_some_and(|node| wanted == tree.label(node));
                (!is_found).then_some(ConsumerLine::HandOver)
            }
        }
    }
}
