//! The programs that the page begins with, and its examples.

use plyscope_exercise::Exercise;
use plyscope_judge::link::{Language, ProgramLink, Written};
use plyscope_setup::{Algorithm, Setup};

/// The tree that programs run on at first.
pub const TREE: &str = "(8 5) (20 3) (2 9)";

/// The program that the page begins with.
pub fn first(work: &ProgramLink) -> &'static str {
    match &work.exercise {
        Some(exercise) => gaps(exercise.exercise(), work.language),
        None => plain(work.written, work.language),
    }
}

/// The program with gaps that an exercise begins with.
const fn gaps(exercise: Exercise, language: Language) -> &'static str {
    match (exercise, language) {
        (Exercise::Minimax, Language::Python) => include_str!("examples/exercises/minimax.py"),
        (Exercise::Minimax, Language::JavaScript) => {
            include_str!("examples/exercises/minimax.mjs")
        }
        (Exercise::Negamax, Language::Python) => include_str!("examples/exercises/negamax.py"),
        (Exercise::Negamax, Language::JavaScript) => {
            include_str!("examples/exercises/negamax.mjs")
        }
        (Exercise::Queens, Language::Python) => include_str!("examples/exercises/queens.py"),
        (Exercise::Queens, Language::JavaScript) => include_str!("examples/exercises/queens.mjs"),
        (Exercise::Tour, Language::Python) => include_str!("examples/exercises/tour.py"),
        (Exercise::Tour, Language::JavaScript) => include_str!("examples/exercises/tour.mjs"),
        (Exercise::AlphaBeta, Language::Python) => {
            include_str!("examples/exercises/alpha_beta.py")
        }
        (Exercise::AlphaBeta, Language::JavaScript) => {
            include_str!("examples/exercises/alpha_beta.mjs")
        }
    }
}

const fn plain(written: Written, language: Language) -> &'static str {
    match (written, language) {
        (Written::Queens, language) => gaps(Exercise::Queens, language),
        (Written::Tour, language) => gaps(Exercise::Tour, language),
        (Written::Search, Language::Python) => include_str!("examples/minimax.py"),
        (Written::Search, Language::JavaScript) => include_str!("examples/minimax.mjs"),
        (Written::Game, Language::Python) => include_str!("examples/games/nim.py"),
        (Written::Game, Language::JavaScript) => include_str!("examples/games/nim.mjs"),
    }
}

/// An example of the gallery.
pub struct Example {
    /// Its id, also of its texts.
    pub id: &'static str,
    /// What it is.
    pub written: Written,
    algorithm: Algorithm,
    python: &'static str,
    javascript: &'static str,
}

/// The examples.
pub const EXAMPLES: [Example; 9] = [
    Example {
        id: "program-minimax",
        written: Written::Search,
        algorithm: Algorithm::Minimax,
        python: plain(Written::Search, Language::Python),
        javascript: plain(Written::Search, Language::JavaScript),
    },
    Example {
        id: "program-gaps",
        written: Written::Search,
        algorithm: Algorithm::AlphaBeta,
        python: gaps(Exercise::AlphaBeta, Language::Python),
        javascript: gaps(Exercise::AlphaBeta, Language::JavaScript),
    },
    Example {
        id: "program-wrong",
        written: Written::Search,
        algorithm: Algorithm::AlphaBeta,
        python: include_str!("examples/wrong.py"),
        javascript: include_str!("examples/wrong.mjs"),
    },
    Example {
        id: "program-nim",
        written: Written::Game,
        algorithm: Algorithm::AlphaBeta,
        python: plain(Written::Game, Language::Python),
        javascript: plain(Written::Game, Language::JavaScript),
    },
    Example {
        id: "program-misere",
        written: Written::Game,
        algorithm: Algorithm::AlphaBeta,
        python: include_str!("examples/games/tic_tac_toe.py"),
        javascript: include_str!("examples/games/tic_tac_toe.mjs"),
    },
    Example {
        id: "program-boxes",
        written: Written::Game,
        algorithm: Algorithm::AlphaBeta,
        python: include_str!("examples/games/dots_and_boxes.py"),
        javascript: include_str!("examples/games/dots_and_boxes.mjs"),
    },
    Example {
        id: "program-queens",
        written: Written::Queens,
        algorithm: Algorithm::AlphaBeta,
        python: gaps(Exercise::Queens, Language::Python),
        javascript: gaps(Exercise::Queens, Language::JavaScript),
    },
    Example {
        id: "program-tour",
        written: Written::Tour,
        algorithm: Algorithm::AlphaBeta,
        python: gaps(Exercise::Tour, Language::Python),
        javascript: gaps(Exercise::Tour, Language::JavaScript),
    },
    Example {
        id: "program-kalah",
        written: Written::Game,
        algorithm: Algorithm::AlphaBeta,
        python: include_str!("examples/games/kalah.py"),
        javascript: include_str!("examples/games/kalah.mjs"),
    },
];

/// Whether a program is that of an example.
pub fn has(program: &str) -> bool {
    EXAMPLES.iter().any(|example| [example.python, example.javascript].contains(&program))
}

impl Example {
    /// What the page shows of it, in a language of programs.
    pub fn link(&self, language: Language) -> ProgramLink {
        let program = match language {
            Language::Python => self.python,
            Language::JavaScript => self.javascript,
        };
        let setup = match self.written {
            Written::Queens | Written::Tour => Setup::default(),
            _ => Setup { algorithm: self.algorithm, ..Setup::default() },
        };
        ProgramLink {
            language,
            written: self.written,
            program: Some(program.to_owned()),
            tree: (self.written == Written::Search).then(|| TREE.to_owned()),
            setup,
            ..ProgramLink::default()
        }
    }
}
