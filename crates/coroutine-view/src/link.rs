//! The address of a dialogue at a step: `#labels=5+2+8&wanted=8&step=12`.

use plyscope_puzzles::coroutine::{Dialogue, Label, LabelsProblem, NotALabel, SearchTree};
use plyscope_search::{excerpt, Step};

use plyscope_setup::address::{At, FromQuery, Problem, Query, ToQuery, Writer};

/// The labels that are shown first: a small tree with two full levels below its root.
const FIRST: [i32; 7] = [5, 2, 8, 1, 4, 7, 9];

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The dialogue, run to its end.
    pub dialogue: Dialogue,
    /// The step to show; it exists.
    pub step: Step,
}

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// A problem that any address can have.
    Address(Problem),
    /// The labels make no tree.
    Labels(LabelsProblem),
    /// The wanted text is not a label.
    Wanted(NotALabel),
}

impl From<Problem> for LinkProblem {
    fn from(problem: Problem) -> Self {
        Self::Address(problem)
    }
}

impl LinkProblem {
    /// Whether it is that the address is too long, and not read at all.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::Address(Problem::TooLong { .. }))
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Labels(_) => Some("labels"),
            Self::Wanted(_) => Some("wanted"),
        }
    }
}

impl FromQuery for Link {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let tree = query.read("labels", |value| value.parse().map_err(LinkProblem::Labels));
        let wanted = query.read("wanted", |value| read_wanted(value).map_err(LinkProblem::Wanted));
        let step = query.read("step", |value| {
            At::parse_recorded(value).ok_or_else(|| Problem::Step { given: excerpt(value) })
        });
        let dialogue = Dialogue::new(tree.unwrap_or_else(first_tree), wanted.flatten());
        let (at, last) = (step.unwrap_or(Step::START.into()), dialogue.last_step());
        if let Some(step) = at.beyond(last.0.into()) {
            query.complain_of("step", Problem::Beyond { step, last: last.0.into() });
        }
        Self { dialogue, step: at.among(last) }
    }
}

impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        write(writer, &self.dialogue, self.step);
    }
}

impl Link {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    /// The part of an address behind `#`.
    #[must_use]
    pub fn print(dialogue: &Dialogue, step: Step) -> String {
        let mut writer = Writer::default();
        write(&mut writer, dialogue, step);
        writer.finish()
    }
}

/// Writes a dialogue at a step.
fn write(writer: &mut Writer, dialogue: &Dialogue, step: Step) {
    // The ordinary minus sign is read as well, and needs no code in an address.
    let written = |text: String| text.replace('−', "-");
    writer.add("labels", written(dialogue.tree().to_string()));
    writer.add_some("wanted", dialogue.wanted().map(|wanted| written(wanted.to_string())));
    writer.add_some("step", Some(step.0).filter(|&step| step > 0));
}

/// Parses the wanted label; spaces mean none.
///
/// # Errors
/// When it is not a label.
pub fn read_wanted(text: &str) -> Result<Option<Label>, NotALabel> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some),
    }
}

fn first_tree() -> SearchTree {
    SearchTree::new(FIRST.map(Label::Number)).expect("a few different labels make a tree")
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_setup::address::MAX_LINK;

    #[test]
    fn addresses_are_complete() {
        #[rustfmt::skip]
        let table = [
            ("", "labels=5+2+8+1+4+7+9"),
            ("#wanted=", "labels=5+2+8+1+4+7+9"),
            ("labels=2+1+3&wanted=3&step=7", "labels=2+1+3&wanted=3&step=7"),
            ("labels=2,1;3%20-4", "labels=2+1+3+-4"),
            ("labels=a%E2%80%99s+b&wanted=%E2%88%9212", "labels=a%E2%80%99s+b&wanted=-12"),
            ("step=3&labels=7", "labels=7&step=3"),
        ];
        for (given, printed) in table {
            let (link, problems) = Link::parse(given);
            assert_eq!(problems, [], "{given}");
            assert_eq!(Link::print(&link.dialogue, link.step), printed, "{given}");
            assert_eq!(Link::parse(printed), (link, vec![]), "{given}");
        }
    }

    #[test]
    fn problems_are_reported_and_the_rest_is_used() {
        let given = |text: &str| text.to_owned();
        let many = (0..64).map(|label| label.to_string()).collect::<Vec<_>>().join("+");
        let long = format!("labels={}", "1".repeat(MAX_LINK));
        let twice = LabelsProblem::Twice { label: Label::Number(4), numbers: [0, 2] };
        let word = NotALabel { given: given("?!") };
        let no_label = LabelsProblem::Label { problem: word.clone(), number: 1 };
        let step = |text: &str| Problem::Step { given: given(text) };
        #[rustfmt::skip]
        let table = [
            (long.clone(), "labels=5+2+8+1+4+7+9", Problem::TooLong { bytes: long.len() }.into()),
            (format!("labels={many}&step=2"), "labels=5+2+8+1+4+7+9&step=2", LinkProblem::Labels(LabelsProblem::TooMany)),
            (given("labels=&wanted=4"), "labels=5+2+8+1+4+7+9&wanted=4", LinkProblem::Labels(LabelsProblem::Empty)),
            (given("labels=4+3+4"), "labels=5+2+8+1+4+7+9", LinkProblem::Labels(twice)),
            (given("labels=4+?!"), "labels=5+2+8+1+4+7+9", LinkProblem::Labels(no_label)),
            (given("labels=4&wanted=?!"), "labels=4", LinkProblem::Wanted(word)),
            (given("labels=4&step=one"), "labels=4", step("one").into()),
            (given("labels=4&step=-1"), "labels=4", step("-1").into()),
            (given("labels=4&step=99999999999"), "labels=4&step=15", Problem::Beyond { step: 99_999_999_999, last: 15 }.into()),
            (given("labels=4&step=99"), "labels=4&step=15", Problem::Beyond { step: 99, last: 15 }.into()),
            (given("labels=4&bogus=1"), "labels=4", Problem::Unknown { name: given("bogus"), near: None }.into()),
            (given("labels=%4&wanted=%FF"), "labels=5+2+8+1+4+7+9", Problem::Encoding { name: given("labels") }.into()),
        ];
        for (fragment, printed, problem) in table {
            let (link, problems) = Link::parse(&fragment);
            assert_eq!(problems.first(), Some(&problem), "{fragment}");
            assert_eq!(Link::print(&link.dialogue, link.step), printed, "{fragment}");
        }
    }
}
