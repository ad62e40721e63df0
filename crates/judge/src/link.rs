//! The address of a program that is being written. Of a search: its text, the search that it is meant to
//! be, and the tree that it runs on: `#language=python&tree=…&algorithm=…&program=…`. Of a game: its text,
//! how deep its tree is, and its search: `#language=python&write=game&plies=4&algorithm=…&program=…`.
//! Of an exercise: what is to be written, as in a question: `#exercise=alpha-beta&language=python`.

pub use plyscope_exercise::Language;
use plyscope_exercise::{Assignment, Exercise};
use plyscope_search::{Order, Player};
use plyscope_setup::address::{FromQuery, Problem, Query, ToQuery, Writer};
use plyscope_setup::link::{Link, LinkProblem};
use plyscope_setup::{Algorithm, Choice, NoSuchChoice, Setup, StartWindow, MAX_DEPTH};

use crate::judging::{can_be_judged, is_order_judged, is_window_judged};

/// The most characters of a program.
pub const MAX_PROGRAM: usize = 40_000;

/// The most characters of a program in an address.
pub const MAX_LINKED: usize = 8_000;

/// What is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Written {
    /// A search, which runs on a tree.
    #[default]
    Search,
    /// A game, which is searched.
    Game,
    /// A search on boards on which queens are placed.
    Queens,
    /// A search for a knight's tour on boards.
    Tour,
}

impl Choice for Written {
    const NAME: &'static str = "write";
    const ALL: &'static [(&'static str, Self)] = &[
        ("search", Self::Search),
        ("game", Self::Game),
        ("queens", Self::Queens),
        ("tour", Self::Tour),
    ];
}

impl Written {
    /// Whether it runs on boards, not on a tree.
    #[must_use]
    pub const fn has_boards(self) -> bool {
        matches!(self, Self::Queens | Self::Tour)
    }

    /// What an exercise asks for.
    const fn of(exercise: Exercise) -> Self {
        match exercise {
            Exercise::AlphaBeta | Exercise::Minimax | Exercise::Negamax => Self::Search,
            Exercise::Queens => Self::Queens,
            Exercise::Tour => Self::Tour,
        }
    }
}

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct ProgramLink {
    /// The language of the program.
    pub language: Language,
    /// What it is.
    pub written: Written,
    /// What is to be written for a question; the rest follows from it.
    pub exercise: Option<Assignment>,
    /// How many plies of a game are unfolded; `None` for as many as fit.
    pub plies: Option<u32>,
    /// Its text; `None` if the address has none.
    pub program: Option<String>,
    /// The text of the tree, valid or not; `None` if the address has none.
    pub tree: Option<String>,
    /// The player to move at the root.
    pub root: Player,
    /// The search that the program is meant to be, or that of the game.
    pub setup: Setup,
}

impl FromQuery for ProgramLink {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        if query.has(Exercise::NAME) {
            return Self::of(Assignment::from_query(query));
        }
        let (language, written) =
            (query.choice().unwrap_or_default(), query.choice().unwrap_or_default());
        let plies = match written {
            Written::Search | Written::Queens | Written::Tour => None,
            Written::Game => query.number("plies", 0..=MAX_DEPTH.into()),
        };
        let program = query.text("program");
        let program = program.map(|text| text.chars().take(MAX_PROGRAM).collect());
        if written.has_boards() {
            return Self { language, written, program, ..Self::default() };
        }
        // A game has its own usual search, which nobody asked for.
        let is_asked_for = query.has(Algorithm::NAME);
        let link = Link::from_query(query);
        if link.game.is_some() {
            let problem = Problem::Unknown { name: "game".to_owned(), near: None };
            query.complain_of("game", problem);
        }
        let mut setup = link.setup;
        if written == Written::Game {
            return Self { language, written, plies, program, setup, ..Self::default() };
        }
        if !can_be_judged(setup.algorithm) {
            if is_asked_for {
                query.complain_of(Algorithm::NAME, refused(setup.algorithm.id(), can_be_judged));
            }
            setup = Setup::default();
        }
        if !is_order_judged(setup.order) {
            query.complain_of("order", refused(setup.order.id(), is_order_judged));
            setup.order = Order::default();
        }
        if !is_window_judged(setup.window) {
            let given = setup.window.to_string();
            query.complain_of("window", LinkProblem::Fraction { given });
            setup.window = StartWindow::default();
        }
        let own = link.tree().and_then(Result::ok).map(|tree| tree.root_player());
        let root = link.root.or(own).unwrap_or_default();
        let tree = link.text;
        Self { language, written, exercise: None, plies, program, tree, root, setup }
    }
}

impl ProgramLink {
    /// The page for an exercise, in its language or in the usual one.
    #[must_use]
    pub fn of(exercise: Assignment) -> Self {
        let written = Written::of(exercise.exercise());
        let setup = exercise.search().copied().unwrap_or_default();
        let language = exercise.language.unwrap_or_default();
        let (exercise, root) = (Some(exercise), exercise.root());
        Self { language, written, exercise, root, setup, ..Self::default() }
    }
}

/// A choice that there is, but not for programs.
fn refused<C: Choice>(given: &str, can: impl Fn(C) -> bool) -> Problem {
    let known = C::ALL.iter().filter(|(_, choice)| can(*choice)).map(|(id, _)| *id).collect();
    let given = given.to_owned();
    Problem::Choice(NoSuchChoice { parameter: C::NAME, given, known, chapter: None })
}

impl ToQuery for ProgramLink {
    fn to_query(&self, writer: &mut Writer) {
        if let Some(exercise) = &self.exercise {
            return exercise.to_query(writer);
        }
        writer.choose(self.language);
        match self.written {
            Written::Search => {
                let tree = self.tree.as_deref().unwrap_or_default();
                Link::write(writer, tree, self.root, &self.setup);
            }
            Written::Game => {
                writer.choose(self.written);
                writer.add_some("plies", self.plies);
                Link::write_search(writer, &self.setup);
            }
            Written::Queens | Written::Tour => writer.choose(self.written),
        }
        let linked = self.program.as_ref().filter(|text| text.chars().count() <= MAX_LINKED);
        writer.add_some("program", linked);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judging::judged_as;

    #[test]
    fn addresses_are_complete() {
        let table = [
            "language=python&tree=8+5&algorithm=alpha-beta&root=max",
            "language=javascript&tree=(8+5)+3&algorithm=minimax&root=min&order=right",
            "language=python&tree=8+5&algorithm=alpha-beta&root=max&cut=gt&program=run(a%0A++b)",
            "language=python&write=game&algorithm=alpha-beta",
            "language=javascript&write=game&plies=4&algorithm=mtd-f&guess=3&program=run(a)",
            "language=python&write=queens&program=run(a)",
            "language=javascript&write=tour",
            "exercise=alpha-beta",
            "exercise=negamax&language=javascript&root=min&cut=gt&order=right",
            "exercise=queens&language=python",
            "exercise=tour",
        ];
        for address in table {
            let (link, problems) = ProgramLink::from_address(address);
            assert_eq!(problems, [], "{address}");
            assert_eq!(link.to_address(), address);
        }
        let (link, _) = ProgramLink::from_address(table[2]);
        assert_eq!(link.program.as_deref(), Some("run(a\n  b)"));
    }

    #[test]
    fn what_programs_cannot_be_is_refused_with_its_name() {
        let table = [
            ("algorithm=mtd", Some("algorithm")),
            ("order=random", Some("order")),
            ("window=0..2.5", None),
            ("window=-inf..1/3", Some("window")),
            ("language=cobol", Some("language")),
            ("game=chess", Some("game")),
            ("game=einstein", Some("game")),
            ("cut=gt", None),
            ("write=poem", Some("write")),
            ("write=game&plies=401", Some("plies")),
            ("plies=4", Some("plies")),
            ("write=queens&tree=4+8", Some("tree")),
            ("exercise=tourney", Some("exercise")),
            ("exercise=tour&root=min", Some("root")),
            ("exercise=queens&cut=gt", Some("cut")),
            ("exercise=minimax&program=run(a)", Some("program")),
        ];
        for (address, name) in table {
            let (link, problems) = ProgramLink::from_address(address);
            let found = problems.first().and_then(LinkProblem::parameter);
            assert_eq!(found, name, "{address}: {problems:?}");
            assert_eq!(judged_as(&link.setup), Ok(()), "{address}");
        }
    }

    #[test]
    fn a_long_program_is_cut_off_and_not_linked() {
        let long = "x".repeat(MAX_PROGRAM + 10);
        let (link, _) = ProgramLink::from_address(&format!("program={long}"));
        assert_eq!(link.program.as_ref().map(String::len), Some(MAX_PROGRAM));
        assert!(!link.to_address().contains("program"));
    }
}
