//! The producer: an in-order traversal that hands over after each label.

use super::mailbox::Mailbox;
use super::tree::{Node, SearchTree};

/// A line of the producer's program:
///
/// ```text
/// produce():
///   traverse(the root)                              Begin
///   close the mailbox                               Close
///   hand over to the consumer                       End
///
/// traverse(node):                                   Call
///   if node has a left child: traverse(it)          Left
///   put the label of node in the mailbox            Deposit
///   hand over to the consumer                       HandOver
///   if node has a right child: traverse(it)         Right
///   return                                          Return
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProducerLine {
    /// The traversal of the root, until it has come to its end.
    Begin,
    /// The traversal is called on a node.
    Call,
    /// The nodes below to the left, whose labels come before.
    Left,
    /// The label is put in the mailbox.
    Deposit,
    /// Control goes to the consumer, and comes back here.
    HandOver,
    /// The nodes below to the right, whose labels come after.
    Right,
    /// The call comes to its end.
    Return,
    /// The mailbox is closed: there are no more labels.
    Close,
    /// Control goes to the consumer, and does not come back.
    End,
}

impl ProducerLine {
    /// All lines.
    pub const ALL: [Self; 9] = [
        Self::Begin,
        Self::Call,
        Self::Left,
        Self::Deposit,
        Self::HandOver,
        Self::Right,
        Self::Return,
        Self::Close,
        Self::End,
    ];
}

/// A call of the traversal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame {
    /// The node it was called on.
    pub node: Node,
    /// The line that it executed last.
    pub line: ProducerLine,
}

/// Where the producer stands: the lines executed last in the main procedure and in each of the
/// calls within.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Producer {
    main: Option<ProducerLine>,
    stack: Vec<Frame>,
}

impl Producer {
    /// The line executed last, in the innermost call; `None` before the first.
    #[must_use]
    pub fn line(&self) -> Option<ProducerLine> {
        self.stack.last().map(|frame| frame.line).or(self.main)
    }

    /// The calls of the traversal, the one on the root first.
    #[must_use]
    pub fn stack(&self) -> &[Frame] {
        &self.stack
    }

    /// Executes the next line, and says which one it was.
    pub(super) fn execute(&mut self, tree: &SearchTree, mailbox: &mut Mailbox) -> ProducerLine {
        let line = match self.stack.last_mut() {
            Some(frame) => match frame.line {
                ProducerLine::Call => self.go_to(ProducerLine::Left),
                ProducerLine::Left => match tree.left(frame.node) {
                    Some(child) => self.call(child),
                    None => self.go_to(ProducerLine::Deposit),
                },
                ProducerLine::Deposit => self.go_to(ProducerLine::HandOver),
                ProducerLine::HandOver => self.go_to(ProducerLine::Right),
                ProducerLine::Right => match tree.right(frame.node) {
                    Some(child) => self.call(child),
                    None => self.go_to(ProducerLine::Return),
                },
                _ => self.go_on(),
            },
            None => match self.main {
                None => self.go_to(ProducerLine::Begin),
                Some(ProducerLine::Begin) => self.call(Node::ROOT),
                Some(_) => self.go_to(ProducerLine::End),
            },
        };
        match (line, self.stack.last()) {
            (ProducerLine::Deposit, Some(frame)) => *mailbox = Mailbox::Holds(frame.node),
            (ProducerLine::Close, _) => *mailbox = Mailbox::Closed,
            _ => {}
        }
        line
    }

    /// Ends the innermost call, and executes the line that follows where it was called.
    fn go_on(&mut self) -> ProducerLine {
        self.stack.pop();
        match self.line() {
            Some(ProducerLine::Left) => self.go_to(ProducerLine::Deposit),
            Some(ProducerLine::Right) => self.go_to(ProducerLine::Return),
            _ => self.go_to(ProducerLine::Close),
        }
    }

    fn call(&mut self, node: Node) -> ProducerLine {
        self.stack.push(Frame { node, line: ProducerLine::Call });
        ProducerLine::Call
    }

    fn go_to(&mut self, line: ProducerLine) -> ProducerLine {
        match self.stack.last_mut() {
            Some(frame) => frame.line = line,
            None => self.main = Some(line),
        }
        line
    }
}
