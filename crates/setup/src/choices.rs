//! From what is given of a search to one that can be run. What the search would ignore is refused,
//! lest someone believes it has been heeded.

use plyscope_search::Player;

use crate::link::LinkProblem;
use crate::{Algorithm, Choice, Scope, SearchOption, Setup, DEPTH, OPTIONS};

/// The options that are given of a search; the others are as by default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// A search with these options.
    values: Setup,
    /// Which options are given, a bit for each place in [`OPTIONS`].
    given: u32,
}

/// The options of games themselves.
const OF_GAMES: [&str; 5] = ["position", "size", "line", "ending", "evaluation"];

/// The options of given trees only.
const OF_TREES: [&str; 1] = [Player::NAME];

/// Why something that was said of a search is not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The search has no such choice.
    NotOffered {
        /// What was said.
        option: &'static str,
        /// The word that was chosen, where others would do.
        word: Option<&'static str>,
        /// The search.
        algorithm: Algorithm,
        /// The searches that have it.
        by: Vec<&'static str>,
    },
    /// It means nothing without something else.
    Alone {
        /// What was said.
        option: &'static str,
        /// What it is for.
        is: &'static str,
        /// What it needs: an option, and the word that is chosen there, if it has to be one.
        needs: &'static str,
    },
    /// It is for games, and a tree is searched.
    OfGames {
        /// The option.
        option: &'static str,
    },
    /// It is for given trees, and a game is searched.
    OfTrees {
        /// The option.
        option: &'static str,
    },
    /// A tree is given beside a game, and only one can be searched.
    Both,
}

impl Refusal {
    /// What was said and is not taken.
    #[must_use]
    pub const fn option(&self) -> &'static str {
        match self {
            Self::NotOffered { option, .. }
            | Self::Alone { option, .. }
            | Self::OfGames { option }
            | Self::OfTrees { option } => option,
            Self::Both => "tree",
        }
    }

    /// The option because of which it is not taken.
    #[must_use]
    pub fn cause(&self) -> &'static str {
        match self {
            Self::NotOffered { .. } => Algorithm::NAME,
            Self::Alone { needs, .. } => needs.split(' ').next().unwrap_or(needs),
            Self::OfGames { .. } | Self::OfTrees { .. } | Self::Both => "game",
        }
    }

    /// Why it is not taken, in English; `sign` stands before the name of every option.
    #[must_use]
    pub fn told(&self, sign: &str) -> String {
        match self {
            Self::NotOffered { option, word, algorithm, by } => {
                let word = word.map(|word| format!(" {word}")).unwrap_or_default();
                let (others, verb) = match by.as_slice() {
                    [only] => ((*only).to_owned(), "does"),
                    [first @ .., last] => (format!("{} and {last}", first.join(", ")), "do"),
                    [] => ("none".to_owned(), "does"),
                };
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
        }
    }
}

/// What is said of a tree though a game is searched, or of a game though a tree is; `says` knows whether
/// an option is given.
#[must_use]
pub fn misplaced(is_game: bool, says: impl Fn(&str) -> bool) -> Vec<Refusal> {
    if is_game {
        let both = says("tree").then_some(Refusal::Both);
        let of_trees = OF_TREES.into_iter().filter(|option| says(option));
        both.into_iter().chain(of_trees.map(|option| Refusal::OfTrees { option })).collect()
    } else {
        let timed = OPTIONS.iter().filter(|option| option.scope == Scope::Games);
        let of_games = OF_GAMES.into_iter().chain(timed.map(|option| option.id));
        let given = of_games.filter(|option| says(option));
        given.map(|option| Refusal::OfGames { option }).collect()
    }
}

impl Choices {
    /// Takes the value of an option.
    ///
    /// # Errors
    /// What is wrong with the value, which is then not taken.
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

    /// The search that was asked for; what is not given is as in `plain`.
    ///
    /// # Errors
    /// What the search would ignore.
    pub fn setup(&self, plain: &Setup) -> Result<Setup, Refusal> {
        match self.ignored().into_iter().next() {
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

    /// The search with these options, whatever of them it ignores; what is not given is as in `plain`.
    #[must_use]
    pub fn applied(&self, plain: &Setup) -> Setup {
        let mut setup = *plain;
        for option in self.given() {
            (option.copy)(&mut setup, &self.values);
        }
        setup
    }

    /// What the search would ignore: what its algorithm does not offer, and what means nothing without
    /// something else.
    #[must_use]
    pub fn ignored(&self) -> Vec<Refusal> {
        let setup = self.applied(&Setup::default());
        let offered = self.given().filter_map(|option| refusal(option, &setup));
        let alone = self.given().filter_map(|option| {
            let need = option.needs.filter(|need| !(need.met)(&setup))?;
            Some(Refusal::Alone { option: option.id, is: need.is, needs: need.needs })
        });
        offered.chain(alone).collect()
    }
}

/// That the algorithm of a search does not take an option, if so.
fn refusal(option: &SearchOption, setup: &Setup) -> Option<Refusal> {
    if option.is_offered(setup) {
        return None;
    }
    let takes = |algorithm| option.offered.to(algorithm, setup);
    let by = Algorithm::ALL.iter().filter(|(_, other)| takes(*other)).map(|&(name, _)| name);
    Some(Refusal::NotOffered {
        option: option.id,
        word: option.word_of_refusal(setup),
        algorithm: setup.algorithm,
        by: by.collect(),
    })
}

const _: () = assert!(OPTIONS.len() <= u32::BITS as usize, "every option has a bit");
