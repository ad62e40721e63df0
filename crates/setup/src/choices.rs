//! From the given options of a search to a search that can be run. Options that the search would
//! ignore are refused, not dropped.

use plyscope_search::Player;

use crate::catalog::GameId;
use crate::link::LinkProblem;
use crate::{Algorithm, Choice, Scope, SearchOption, Setup, SubjectKind, DEPTH, OPTIONS};

/// The given options of a search; the others keep their defaults.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// A search with these options.
    values: Setup,
    /// Which options are given, a bit for each place in [`OPTIONS`].
    given: u32,
}

/// The options of games themselves.
const OF_GAMES: [&str; 6] = ["position", "size", "line", "ending", "evaluation", "weights"];

/// The options of given trees only.
const OF_TREES: [&str; 1] = [Player::NAME];

/// Why an option of a search is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The search does not have this option or value.
    NotOffered {
        /// The option.
        option: &'static str,
        /// The refused value, where other values are allowed.
        word: Option<&'static str>,
        /// The search.
        algorithm: Algorithm,
        /// The searches that have it.
        by: Vec<&'static str>,
    },
    /// It needs another option.
    Alone {
        /// The option.
        option: &'static str,
        /// What it does.
        is: &'static str,
        /// The option that it needs, with the value that option must have, if any.
        needs: &'static str,
    },
    /// It is for games, but a tree is searched.
    OfGames {
        /// The option.
        option: &'static str,
    },
    /// It is for given trees, but a game is searched.
    OfTrees {
        /// The option.
        option: &'static str,
    },
    /// Both a tree and a game are given.
    Both,
    /// Chance decides in the game, which the search does not take into account.
    Chance {
        /// The search.
        algorithm: Algorithm,
        /// The game.
        game: &'static str,
        /// The searches that do.
        by: Vec<&'static str>,
    },
}

impl Refusal {
    /// The refused option.
    #[must_use]
    pub const fn option(&self) -> &'static str {
        match self {
            Self::NotOffered { option, .. }
            | Self::Alone { option, .. }
            | Self::OfGames { option }
            | Self::OfTrees { option } => option,
            Self::Both => "tree",
            Self::Chance { .. } => Algorithm::NAME,
        }
    }

    /// The option that causes the refusal.
    #[must_use]
    pub fn cause(&self) -> &'static str {
        match self {
            Self::NotOffered { .. } => Algorithm::NAME,
            Self::Alone { needs, .. } => needs.split(' ').next().unwrap_or(needs),
            Self::OfGames { .. } | Self::OfTrees { .. } | Self::Both | Self::Chance { .. } => {
                "game"
            }
        }
    }

    /// The reason in English; `sign` is written before the name of every option.
    #[must_use]
    pub fn message(&self, sign: &str) -> String {
        match self {
            Self::NotOffered { option, word, algorithm, by } => {
                let word = word.map(|word| format!(" {word}")).unwrap_or_default();
                let (others, verb) = listed(by);
                format!("{} takes no {sign}{option}{word}; {others} {verb}", algorithm.id())
            }
            Self::Alone { option, is, needs } => {
                format!("{sign}{option} {is}; it needs {sign}{needs}")
            }
            Self::OfGames { option } => {
                format!("{sign}{option} is for games; it needs {sign}game")
            }
            Self::OfTrees { option } => {
                format!("{sign}{option} is for trees; in a game the position says who is to move")
            }
            Self::Both => "a tree and a game are given; only one can be searched".to_owned(),
            Self::Chance { algorithm, game, by } => {
                let (others, verb) = listed(by);
                format!(
                    "{} takes no chance into account, but chance decides in {game}; {others} {verb}",
                    algorithm.id()
                )
            }
        }
    }
}

/// Names with the verb that follows them.
fn listed(names: &[&str]) -> (String, &'static str) {
    match names {
        [only] => ((*only).to_owned(), "does"),
        [first @ .., last] => (format!("{} and {last}", first.join(", ")), "do"),
        [] => ("none".to_owned(), "does"),
    }
}

/// The refusal of a search of a game in which chance decides, if its algorithm does not take it.
#[must_use]
pub fn without_chance(game: GameId, algorithm: Algorithm) -> Option<Refusal> {
    let entry = game.entry();
    let takers = Algorithm::ALL.iter().filter(|(_, other)| entry.takes(*other));
    (!entry.takes(algorithm)).then(|| Refusal::Chance {
        algorithm,
        game: entry.id,
        by: takers.map(|&(name, _)| name).collect(),
    })
}

/// The tree options given for a game, or game options given for a tree; `has` returns whether an
/// option is given.
#[must_use]
pub fn misplaced(subject: SubjectKind, has: impl Fn(&str) -> bool) -> Vec<Refusal> {
    if subject == SubjectKind::Game {
        let both = has("tree").then_some(Refusal::Both);
        let of_trees = OF_TREES.into_iter().filter(|option| has(option));
        both.into_iter().chain(of_trees.map(|option| Refusal::OfTrees { option })).collect()
    } else {
        let timed = OPTIONS.iter().filter(|option| option.scope == Scope::Games);
        let of_games = OF_GAMES.into_iter().chain(timed.map(|option| option.id));
        let given = of_games.filter(|option| has(option));
        given.map(|option| Refusal::OfGames { option }).collect()
    }
}

impl Choices {
    /// Sets an option.
    ///
    /// # Errors
    /// When the value is invalid; the option is then not set.
    pub fn set(&mut self, option: &SearchOption, value: &str) -> Result<(), LinkProblem> {
        (option.parse)(&mut self.values, value)?;
        let place = OPTIONS.iter().position(|other| other.id == option.id);
        self.given |= place.map_or(0, |place| 1 << place);
        Ok(())
    }

    /// The options that are given, in the order of [`OPTIONS`].
    fn given(&self) -> impl Iterator<Item = &'static SearchOption> + use<'_> {
        let all = OPTIONS.iter().enumerate();
        all.filter(|(place, _)| self.given >> place & 1 != 0).map(|(_, option)| option)
    }

    /// The requested search; options that are not given are as in `plain`.
    ///
    /// # Errors
    /// When the search would ignore an option.
    pub fn setup(&self, plain: &Setup) -> Result<Setup, Refusal> {
        match self.ignored(plain).into_iter().next() {
            Some(refusal) => Err(refusal),
            None => {
                let mut setup = self.applied(plain);
                if !DEPTH.is_offered(&setup) {
                    setup.depth = None;
                }
                Ok(setup)
            }
        }
    }

    /// The search with these options, including ignored ones; the others are as in `plain`.
    #[must_use]
    pub fn applied(&self, plain: &Setup) -> Setup {
        let mut setup = *plain;
        for option in self.given() {
            (option.copy)(&mut setup, &self.values);
        }
        setup
    }

    /// The options that the search would ignore: those that its algorithm does not offer, and those
    /// that lack another option. The algorithm is that of `plain` if none is given.
    #[must_use]
    pub fn ignored(&self, plain: &Setup) -> Vec<Refusal> {
        let setup = self.applied(&Setup { algorithm: plain.algorithm, ..Setup::default() });
        let offered = self.given().filter_map(|option| refusal(option, &setup));
        let alone = self.given().filter_map(|option| {
            let need = option.needs.filter(|need| !(need.met)(&setup))?;
            Some(Refusal::Alone { option: option.id, is: need.is, needs: need.needs })
        });
        offered.chain(alone).collect()
    }
}

/// The refusal of an option by the algorithm of a search, if it is refused.
fn refusal(option: &SearchOption, setup: &Setup) -> Option<Refusal> {
    if option.is_offered(setup) {
        return None;
    }
    let takes = |algorithm| option.offered.to(algorithm, setup);
    let by = Algorithm::ALL.iter().filter(|(_, other)| takes(*other)).map(|&(name, _)| name);
    Some(Refusal::NotOffered {
        option: option.id,
        word: option.refused_word(setup),
        algorithm: setup.algorithm,
        by: by.collect(),
    })
}

const _: () = assert!(OPTIONS.len() <= u32::BITS as usize, "every option has a bit");
