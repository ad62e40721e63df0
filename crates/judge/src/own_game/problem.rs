//! What is wrong with a game that a student has written.

use plyscope_i18n::{texts, Lang};

/// What is wrong with a game, and at which position.
#[derive(Clone, PartialEq, Debug)]
pub struct GameProblem {
    /// What is wrong.
    pub kind: Kind,
    /// The moves that lead to the position, of many the last ones after “…”; `None` where it is about
    /// none.
    pub path: Option<Vec<String>>,
    /// The position as text.
    pub board: String,
    /// The line of the program, from 1, where it is known.
    pub line: Option<u32>,
}

/// What is wrong with a game. Texts are those of the program, shortened.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// There is no object.
    NoGame {
        /// What `run` was given.
        found: String,
    },
    /// A function is missing.
    Missing {
        /// Which one.
        function: String,
    },
    /// A function ended with an error.
    Raised {
        /// The function.
        function: String,
        /// What the error says.
        found: String,
    },
    /// `play` ended with an error for a move that `moves` lists.
    Refused {
        /// The name of the move.
        name: String,
        /// What the error says.
        found: String,
    },
    /// A function returned a promise.
    Asynchronous {
        /// The function.
        function: String,
    },
    /// `start` or `play` returned nothing.
    Nothing {
        /// Which of the two.
        function: String,
    },
    /// There is no such player.
    Player {
        /// What `player` returned.
        found: String,
    },
    /// The moves are no list.
    Moves {
        /// What `moves` returned.
        found: String,
    },
    /// Two moves have the same name.
    Repeated {
        /// The name.
        name: String,
    },
    /// There are no moves, and the game goes on.
    NoMoves,
    /// `play` changed the position that it was given.
    Changed {
        /// The name of the move.
        name: String,
    },
    /// Another function changed the position that it was given.
    ChangedBy {
        /// Which one.
        function: String,
    },
    /// A value is none.
    Value {
        /// `result` or `evaluate`.
        function: String,
        /// What it returned.
        found: String,
    },
    /// The game does not end in so many moves.
    Endless {
        /// How many.
        count: usize,
    },
    /// There are more moves at the start than there may be nodes.
    TooManyMoves {
        /// How many nodes there may be.
        limit: usize,
    },
    /// The positions after the first move have longer texts than there is space for.
    TooMuchText {
        /// How many characters there may be.
        limit: usize,
    },
    /// What came from the program makes no sense.
    Unreadable,
}

impl GameProblem {
    /// A problem that is not about a position.
    #[must_use]
    pub const fn new(kind: Kind) -> Self {
        Self { kind, path: None, board: String::new(), line: None }
    }

    /// What is wrong, in a sentence.
    #[must_use]
    pub fn sentence(&self, lang: Lang) -> String {
        match &self.kind {
            Kind::NoGame { found } => texts::own_game_none(lang, found),
            Kind::Missing { function } => texts::own_game_missing(lang, function),
            Kind::Raised { function, found } => texts::own_game_raised(lang, function, found),
            Kind::Refused { name, found } => texts::own_game_refused(lang, name, found),
            Kind::Asynchronous { function } => texts::own_game_asynchronous(lang, function),
            Kind::Nothing { function } => texts::own_game_nothing(lang, function),
            Kind::Player { found } => texts::own_game_player(lang, found),
            Kind::Moves { found } => texts::own_game_moves(lang, found),
            Kind::Repeated { name } => texts::own_game_repeated(lang, name),
            Kind::NoMoves => texts::own_game_no_moves(lang),
            Kind::Changed { name } => texts::own_game_changed(lang, name),
            Kind::ChangedBy { function } => texts::own_game_changed_by(lang, function),
            Kind::Value { function, found } => texts::own_game_value(lang, function, found),
            Kind::Endless { count } => texts::own_game_endless(lang, *count),
            Kind::TooManyMoves { limit } => texts::own_game_too_many(lang, *limit),
            Kind::TooMuchText { limit } => texts::own_game_too_much_text(lang, *limit),
            Kind::Unreadable => texts::own_game_unreadable(lang),
        }
    }

    /// Where it is wrong: at the start, or after which moves; `None` if it is about no position.
    #[must_use]
    pub fn place(&self, lang: Lang) -> Option<String> {
        let path = self.path.as_ref()?;
        Some(match path.is_empty() {
            true => texts::own_game_at_start(lang),
            false => texts::own_game_after(lang, &path.join(" · ")),
        })
    }

    /// All of it as a text: the sentence, and below it the moves and the position.
    #[must_use]
    pub fn message(&self, lang: Lang) -> String {
        let place = self.place(lang).map(|place| format!("{place}\n{}", self.board));
        std::iter::once(self.sentence(lang)).chain(place).collect::<Vec<_>>().join("\n")
    }
}
