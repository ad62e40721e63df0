//! Ready-made questions about the lectures' trees. Titles and descriptions are in the locale files,
//! as `learn-example-…`.

use plyscope_quiz::question::Question;

/// A ready-made question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example {
    /// Its name, as in `learn-example-quiz`.
    pub id: &'static str,
    /// The address of the question.
    pub link: &'static str,
}

impl Example {
    /// The question. A test parses all of them.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        Question::parse(self.link).0
    }
}

/// All of them; the first is the quiz of the lectures.
pub const EXAMPLES: [Example; 6] = [
    Example { id: "quiz", link: "question=pruned&tree=((8+5)+(20+3))+((2+4)+(15+6))" },
    Example { id: "checkers", link: "question=pruned&tree=((-30+-5)+(5+15))+((-20+-30)+(9+10))" },
    Example { id: "three", link: "question=pruned&tree=(4+3+8)+(2+6+7)+(17+1+5)" },
    Example {
        id: "heap",
        link: "question=pruned&window=0..15&tree=(((4+5)+(3+2))+((6+7)+(8+9)))+(((1+10)+(2+11))+((12+13)+(14+14)))",
    },
    Example { id: "ties", link: "question=pruned&cut=gt&tree=((8+5)+(8+3))+((2+4)+(8+6))" },
    Example { id: "right", link: "question=pruned&order=right&root=min&tree=((8+5)+(20+3))+((2+4)+(15+6))" },
];
