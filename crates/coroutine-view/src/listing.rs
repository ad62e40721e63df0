//! The programs of two coroutines, and the lines at which they stand.

use plyscope_puzzles::coroutine::{ConsumerLine, Label, ProducerLine};

use plyscope_session::listing::{Listing, Marked};

/// The producer's program.
#[must_use]
pub fn producer() -> Listing {
    marked_producer().into_listing()
}

/// Where one of its lines stands in the listing, from 0.
#[must_use]
pub fn producer_line(line: ProducerLine) -> Option<usize> {
    let mark = match line {
        ProducerLine::Begin => "begin",
        ProducerLine::Call => "call",
        ProducerLine::Left => "left",
        ProducerLine::Deposit => "deposit",
        ProducerLine::HandOver => "hand-over",
        ProducerLine::Right => "right",
        ProducerLine::Return => "return",
        ProducerLine::Close => "close",
        ProducerLine::End => "end",
    };
    marked_producer().find(mark)
}

/// The program of a consumer that looks for a label, or wants all.
#[must_use]
pub fn consumer(wanted: Option<&Label>) -> Listing {
    marked_consumer(wanted).into_listing()
}

/// Where one of its lines stands in the listing, from 0; `None` where it is not there.
#[must_use]
pub fn consumer_line(line: ConsumerLine, wanted: Option<&Label>) -> Option<usize> {
    let mark = match line {
        ConsumerLine::HandOver => "hand-over",
        ConsumerLine::Test => "test",
        ConsumerLine::Take => "take",
        ConsumerLine::Print => "print",
        ConsumerLine::Compare => "compare",
    };
    marked_consumer(wanted).find(mark)
}

fn marked_producer() -> Marked {
    Marked::read(include_str!("../listings/producer.txt"), &[], |_| true)
}

fn marked_consumer(wanted: Option<&Label>) -> Marked {
    let label = wanted.map(Label::to_string).unwrap_or_default();
    let source = include_str!("../listings/consumer.txt");
    Marked::read(source, &[("{wanted}", &label)], |_| wanted.is_some())
}

#[cfg(test)]
mod tests {
    use plyscope_puzzles::coroutine::{Dialogue, Line};
    use plyscope_search::Step;

    use super::*;

    /// The line, without its indentation.
    fn text(listing: &Listing, line: Option<usize>) -> &str {
        line.map_or("", |line| listing.lines[line].trim())
    }

    #[test]
    fn every_line_of_the_producer_is_listed() {
        let expected = [
            "traverse(the root)",
            "traverse(node):",
            "if node has a left child: traverse(it)",
            "put the label of node in the mailbox",
            "hand over to the consumer",
            "if node has a right child: traverse(it)",
            "return",
            "close the mailbox",
            "hand over to the consumer",
        ];
        let found = ProducerLine::ALL.map(producer_line);
        assert_eq!(found.map(|line| text(&producer(), line).to_owned()), expected);
        let mut different = found.to_vec();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), ProducerLine::ALL.len());
    }

    #[test]
    fn the_consumer_compares_where_it_looks_for_something() {
        let wanted: Label = "ant".parse().expect("a label");
        let table = [(None, "", 6), (Some(&wanted), "if it is ant: stop", 7)];
        for (wanted, compare, count) in table {
            let listing = consumer(wanted);
            assert_eq!(listing.lines.len(), count);
            let expected = [
                "hand over to the producer",
                "if the mailbox is closed: stop",
                "take the label out of the mailbox",
                "print it",
                compare,
            ];
            let found = ConsumerLine::ALL.map(|line| consumer_line(line, wanted));
            assert_eq!(found.map(|line| text(&listing, line)), expected);
        }
    }

    #[test]
    fn every_step_of_a_dialogue_is_at_a_line() {
        for wanted in [None, "3".parse::<Label>().ok()] {
            let dialogue = Dialogue::new("2 1 3 4".parse().expect("labels"), wanted);
            for step in (1..=dialogue.last_step().0).map(Step) {
                let line = match dialogue.at(step).executed {
                    Some(Line::Producer(line)) => producer_line(line),
                    Some(Line::Consumer(line)) => consumer_line(line, dialogue.wanted()),
                    None => None,
                };
                assert!(line.is_some(), "{step:?}");
            }
        }
    }
}
