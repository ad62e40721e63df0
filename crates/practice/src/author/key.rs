//! The parts of a question's address.

use plyscope_puzzle_view::backtrack::link::parameters;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_quiz::kind::{About, Detail, Kind};
use plyscope_quiz::program::{Exercise, Language, Program};
use plyscope_setup::{Builder, Choice, SearchOption, Values, CUT, OPTIONS};

/// A part of a question's address, by the name that it has there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(&'static str);

/// The parts that every question has.
const TERMS: [Key; 7] = [
    Key::QUESTION,
    Key::POINTS,
    Key::ATTEMPTS,
    Key::HINTS,
    Key::GRADING,
    Key::FEEDBACK,
    Key::AGAIN,
];

/// The parts of a tree, beside the options of its search.
const OF_TREES: [Key; 2] = [Key::TREE, Key("root")];

/// The parts that only some kinds have.
const DETAILS: [Key; 4] = [Key::BUG, Key::MISTAKE, Key::ITERATIONS, Key::EXPLORATION];

/// The parts of every board and its search, beside those of its puzzle.
const OF_BOARDS: [Key; 3] = [Key(PuzzleId::NAME), Key("test"), Key::STEP];

/// The parts of a program.
const OF_PROGRAMS: [Key; 3] = [Key(Exercise::NAME), Key::LANGUAGE, Key::VARIANT];

/// The parts of a program that is to be written, beside its options.
const OF_ASSIGNMENTS: [Key; 2] = [Key(Exercise::NAME), Key::LANGUAGE];

/// The options of a program that is to be written.
const OPTIONS_OF_ASSIGNMENTS: [Key; 3] = [Key("root"), Key::of_option(&CUT), Key::ORDER];

/// The parts that are typed, beside the options of a search.
const TYPED: [Key; 9] = [
    Key::TREE,
    Key::POINTS,
    Key::ATTEMPTS,
    Key::HINTS,
    Key::STEP,
    Key::MISTAKE,
    Key::ITERATIONS,
    Key::EXPLORATION,
    Key::VARIANT,
];

impl Key {
    /// The kind of question.
    pub const QUESTION: Self = Self("question");
    /// The tree.
    pub const TREE: Self = Self("tree");
    /// The order of children, or of moves on a board.
    pub const ORDER: Self = Self("order");
    /// The step of a search on a board.
    pub const STEP: Self = Self("step");
    /// The points for a right answer.
    pub const POINTS: Self = Self("points");
    /// How often the answer may be checked.
    pub const ATTEMPTS: Self = Self("attempts");
    /// Whether there are hints, and what they cost.
    pub const HINTS: Self = Self("hints");
    /// The bug of a search that is to be recognised.
    pub const BUG: Self = Self("bug");
    /// The step of a worked search that is wrong.
    pub const MISTAKE: Self = Self("mistake");
    /// The iterations of Monte Carlo tree search.
    pub const ITERATIONS: Self = Self("iterations");
    /// The constant of its exploration term.
    pub const EXPLORATION: Self = Self("exploration");
    /// The language of a program.
    pub const LANGUAGE: Self = Self(Language::NAME);
    /// Which question of the kind about a program it is.
    pub const VARIANT: Self = Self(Program::VARIANT);
    /// When the answer is graded.
    pub const GRADING: Self = Self("grading");
    /// How much feedback an answer gets.
    pub const FEEDBACK: Self = Self("feedback");
    /// What can be done once the right answer has been shown.
    pub const AGAIN: Self = Self("again");

    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        let options = OPTIONS.iter().map(Self::of_option);
        let of_trees = OF_TREES.into_iter().chain(options);
        let of_puzzles = parameters().into_iter().map(Self);
        let of_boards = OF_BOARDS.into_iter().chain(of_puzzles);
        TERMS.into_iter().chain(DETAILS).chain(of_trees).chain(of_boards).chain(OF_PROGRAMS)
    }

    /// The part with a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|key| key.0 == name)
    }

    /// The part that is an option of a search.
    #[must_use]
    pub const fn of_option(option: &SearchOption) -> Self {
        Self(option.id)
    }

    /// The option of a search that it is, if any.
    #[must_use]
    pub fn option(self) -> Option<&'static SearchOption> {
        SearchOption::named(self.0)
    }

    /// Its name in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// Whether a question of a kind has it.
    #[must_use]
    pub fn applies(self, kind: Kind) -> bool {
        TERMS.contains(&self)
            || self == Self::BUG && kind.has(Detail::Bug)
            || self == Self::MISTAKE && kind.has(Detail::Mistake)
            || [Self::ITERATIONS, Self::EXPLORATION].contains(&self) && kind.has(Detail::Iterations)
            || match kind.descriptor().about {
                About::Board => OF_BOARDS.contains(&self) || parameters().contains(&self.0),
                About::Program => OF_PROGRAMS.contains(&self),
                About::Assignment => {
                    OF_ASSIGNMENTS.contains(&self) || self.is_option_of_assignments()
                }
                About::Tree | About::Search | About::Playback => {
                    OF_TREES.contains(&self) || self.option().is_some()
                }
            }
    }

    /// Whether it is an option of a program that is to be written.
    #[must_use]
    pub fn is_option_of_assignments(self) -> bool {
        OPTIONS_OF_ASSIGNMENTS.contains(&self)
    }

    /// Whether it is typed, and so may be temporarily invalid.
    #[must_use]
    pub fn is_typed(self) -> bool {
        TYPED.contains(&self) || self.is_typed_option()
    }

    /// Whether it is an option with a field to type in.
    fn is_typed_option(self) -> bool {
        let is_typed = |option: &SearchOption| matches!(option.values, Values::Typed { .. });
        self.has_field() && self.option().is_some_and(is_typed)
    }

    /// Whether an empty field means the default.
    #[must_use]
    pub fn may_be_empty(self) -> bool {
        let usual =
            [Self::ATTEMPTS, Self::MISTAKE, Self::ITERATIONS, Self::EXPLORATION, Self::VARIANT];
        usual.contains(&self) || self.is_typed_option()
    }

    /// Whether it has a field of its own.
    #[must_use]
    pub fn has_field(self) -> bool {
        self.option().is_none_or(|option| option.builder == Builder::Field)
    }
}
