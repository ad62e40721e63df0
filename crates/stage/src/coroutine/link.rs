//! The address of a moment of a dialogue: `#labels=5+2+8&wanted=8&step=12`.

use plyscope_core::coroutine::{Dialogue, Label, LabelsProblem, NotALabel, SearchTree};
use plyscope_core::{excerpt, Step};

use crate::link::{decode, encode, MAX_LINK};

/// The labels that are shown first: a small tree with two full levels below its root.
const FIRST: [i32; 7] = [5, 2, 8, 1, 4, 7, 9];

/// What an address says. What it does not say is left as it is by default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The tree and what is looked for, played to the end.
    pub dialogue: Dialogue,
    /// The step to show, which there is.
    pub step: Step,
}

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkProblem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A name that means nothing here.
    UnknownParameter {
        /// The name; of a long one only the beginning.
        name: String,
    },
    /// A broken `%` code.
    Encoding {
        /// The parameter it is in.
        name: String,
    },
    /// The labels make no tree.
    Labels(LabelsProblem),
    /// What is looked for is no label.
    Wanted(NotALabel),
    /// A step that is no number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A step that there is not.
    Beyond {
        /// What was given.
        step: Step,
        /// The last step.
        last: Step,
    },
}

impl Link {
    /// Reads the part of an address behind `#`. Whatever can be understood is kept; the rest is
    /// told.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        let mut said = Said::default();
        let mut problems = Vec::new();
        if fragment.len() > MAX_LINK {
            problems.push(LinkProblem::TooLong { bytes: fragment.len() });
        } else {
            let parts = fragment.split('&').filter(|part| !part.is_empty());
            problems.extend(parts.filter_map(|part| said.take(part).err()));
        }
        let dialogue = Dialogue::new(said.tree.unwrap_or_else(first_tree), said.wanted);
        let (step, last) = (said.step, dialogue.last_step());
        if step > last {
            problems.push(LinkProblem::Beyond { step, last });
        }
        (Self { dialogue, step: step.min(last) }, problems)
    }

    /// The part of an address behind `#` that says this.
    #[must_use]
    pub fn print(dialogue: &Dialogue, step: Step) -> String {
        // The ordinary minus sign is read as well, and needs no code in an address.
        let written = |text: String| encode(&text.replace('−', "-"));
        let mut link = format!("labels={}", written(dialogue.tree().to_string()));
        if let Some(wanted) = dialogue.wanted() {
            link.push_str(&format!("&wanted={}", written(wanted.to_string())));
        }
        if step > Step::START {
            link.push_str(&format!("&step={}", step.0));
        }
        link
    }
}

/// Reads what is looked for; blanks look for nothing.
///
/// # Errors
/// When it is no label.
pub fn read_wanted(text: &str) -> Result<Option<Label>, NotALabel> {
    match text.trim() {
        "" => Ok(None),
        text => text.parse().map(Some),
    }
}

fn first_tree() -> SearchTree {
    SearchTree::new(FIRST.map(Label::Number)).expect("a few different labels make a tree")
}

/// What an address says piece by piece.
#[derive(Default)]
struct Said {
    tree: Option<SearchTree>,
    wanted: Option<Label>,
    step: Step,
}

impl Said {
    fn take(&mut self, part: &str) -> Result<(), LinkProblem> {
        let (name, value) = part.split_once('=').unwrap_or((part, ""));
        let name = excerpt(name);
        let Some(value) = decode(value) else { return Err(LinkProblem::Encoding { name }) };
        match name.as_str() {
            "labels" => self.tree = Some(value.parse().map_err(LinkProblem::Labels)?),
            "wanted" => self.wanted = read_wanted(&value).map_err(LinkProblem::Wanted)?,
            "step" => {
                let step = value.parse().map_err(|_| LinkProblem::Step { given: excerpt(&value) });
                self.step = Step(step?);
            }
            _ => return Err(LinkProblem::UnknownParameter { name }),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_say_it_all() {
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
    fn what_is_wrong_is_told_and_the_rest_holds() {
        let given = |text: &str| text.to_owned();
        let many = (0..64).map(|label| label.to_string()).collect::<Vec<_>>().join("+");
        let long = format!("labels={}", "1".repeat(MAX_LINK));
        let twice = LabelsProblem::Twice { label: Label::Number(4), numbers: [0, 2] };
        let word = NotALabel { given: given("?!") };
        let no_label = LabelsProblem::Label { problem: word.clone(), number: 1 };
        let step = |text: &str| LinkProblem::Step { given: given(text) };
        #[rustfmt::skip]
        let table = [
            (long.clone(), "labels=5+2+8+1+4+7+9", LinkProblem::TooLong { bytes: long.len() }),
            (format!("labels={many}&step=2"), "labels=5+2+8+1+4+7+9&step=2", LinkProblem::Labels(LabelsProblem::TooMany)),
            (given("labels=&wanted=4"), "labels=5+2+8+1+4+7+9&wanted=4", LinkProblem::Labels(LabelsProblem::Empty)),
            (given("labels=4+3+4"), "labels=5+2+8+1+4+7+9", LinkProblem::Labels(twice)),
            (given("labels=4+?!"), "labels=5+2+8+1+4+7+9", LinkProblem::Labels(no_label)),
            (given("labels=4&wanted=?!"), "labels=4", LinkProblem::Wanted(word)),
            (given("labels=4&step=one"), "labels=4", step("one")),
            (given("labels=4&step=-1"), "labels=4", step("-1")),
            (given("labels=4&step=99999999999"), "labels=4", step("99999999999")),
            (given("labels=4&step=99"), "labels=4&step=15", LinkProblem::Beyond { step: Step(99), last: Step(15) }),
            (given("labels=4&bogus=1"), "labels=4", LinkProblem::UnknownParameter { name: given("bogus") }),
            (given("labels=%4&wanted=%FF"), "labels=5+2+8+1+4+7+9", LinkProblem::Encoding { name: given("labels") }),
        ];
        for (fragment, printed, problem) in table {
            let (link, problems) = Link::parse(&fragment);
            assert_eq!(problems.first(), Some(&problem), "{fragment}");
            assert_eq!(Link::print(&link.dialogue, link.step), printed, "{fragment}");
        }
    }
}
