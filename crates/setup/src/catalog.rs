//! The only list of games, with what each of them offers. The page, the command and the help read
//! it.

use plyscope_games::weights::Weight;
#[cfg(feature = "chess")]
use plyscope_games::Chess;
use plyscope_games::{BoardGame, GameOptions, GameProblem, OneOfTwo, SetUp};
use plyscope_games::{
    Checkers, ConnectFour, DiceNim, Einstein, Ending, Othello, TicTacToe, TwentyFortyEight,
};
use plyscope_search::algo::{Algorithm, Feature};
use plyscope_search::{excerpt, packed, Player, Value};

use crate::rules::Rules;
use crate::{NoSuchChoice, Setup, StartWindow};

/// A game: its name and its options.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// Its name in addresses and commands.
    pub id: &'static str,
    /// The static evaluations by name; the first is the default.
    pub evaluations: fn() -> Vec<&'static str>,
    /// The features that weights can be given to, with their usual weights in millionths.
    pub features: fn() -> Vec<(&'static str, Weight)>,
    /// The sizes of the board to choose from, columns × rows; the first is the default.
    pub sizes: &'static [(u8, u8)],
    /// The lengths of a line to choose from, the first being the default; empty where there is nothing
    /// to choose.
    pub lines: &'static [u8],
    /// The endings to choose from by name, the first being the default; empty where there is nothing
    /// to choose.
    pub endings: &'static [(&'static str, Ending)],
    /// The default depth in plies; `None` for up to the end of the game.
    pub depth: Option<u16>,
    /// What the players are called.
    pub sides: Sides,
    /// Who decides what comes next.
    pub decided: Decided,
}

/// Who decides in a game what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decided {
    /// The players alone.
    ByPlayers,
    /// The players, and chance: a die is rolled, say.
    ByChanceToo,
}

/// What the players of a game are called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sides {
    /// By their marks: MAX is X, MIN is O.
    Marks,
    /// By the colours of their pieces: MAX is White, MIN is Black.
    Colours,
    /// By the colours of their pieces: MAX is Black, MIN is White.
    BlackFirst,
    /// There is one player, MAX, who neither wins nor loses.
    Alone,
}

impl GameEntry {
    /// The default search. Every game without chance ends in a win, a draw or a loss, so one window
    /// contains all values.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let plain = Setup { depth: self.depth, ..Setup::default() };
        match self.decided {
            Decided::ByPlayers => Setup { window: StartWindow::GAME, ..plain },
            Decided::ByChanceToo => Setup { algorithm: Algorithm::Expectiminimax, ..plain },
        }
    }

    /// Whether chance decides anything.
    #[must_use]
    pub fn has_chance(&self) -> bool {
        self.decided == Decided::ByChanceToo
    }

    /// Whether an algorithm can search it.
    #[must_use]
    pub fn takes(&self, algorithm: Algorithm) -> bool {
        !self.has_chance() || algorithm.offers(Feature::Chance)
    }

    /// Who has won a finished game that is worth so much; `None` for a draw, and where nobody wins.
    #[must_use]
    pub fn winner(&self, value: Value) -> Option<Player> {
        value.winner().filter(|_| self.sides != Sides::Alone)
    }

    /// Whether this program includes the rules, not only the drawing of positions.
    #[must_use]
    pub fn has_rules(&self) -> bool {
        cfg!(feature = "chess") || self.id != CHESS.id
    }

    /// Whether a search of it stores the names of its moves, since the viewer lacks the rules.
    #[must_use]
    pub fn keeps_names(&self) -> bool {
        self.id == CHESS.id
    }
}

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameId(u8);

packed!(struct GameId(number));

impl GameId {
    /// Every game.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..GAMES.len() as u8).map(Self)
    }

    /// Its entry in the catalog.
    #[must_use]
    pub fn entry(self) -> &'static GameEntry {
        // A number from elsewhere, such as an older worker, means the first game.
        GAMES.get(usize::from(self.0)).unwrap_or(&GAMES[0])
    }

    /// The game with a name.
    ///
    /// # Errors
    /// When there is none.
    pub fn from_id(name: &str) -> Result<Self, NoSuchChoice> {
        Self::all().find(|game| game.entry().id == name).ok_or_else(|| NoSuchChoice {
            parameter: "game",
            given: excerpt(name),
            known: GAMES.iter().map(|entry| entry.id).collect(),
            chapter: None,
        })
    }
}

/// A game with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSpec {
    /// Which game.
    pub game: GameId,
    /// Its options.
    pub options: GameOptions,
}

packed!(struct GameSpec { game, options });

impl GameSpec {
    /// A game with its default options, from its beginning.
    #[must_use]
    pub fn usual(game: GameId) -> Self {
        Self { game, options: GameOptions::default() }
    }

    /// The rules of the game.
    ///
    /// # Errors
    /// When an option is not valid for the game.
    pub fn rules(&self) -> Result<Box<dyn Rules>, GameProblem> {
        #[cfg(not(feature = "chess"))]
        if self.game.entry().id == CHESS.id {
            let drawn = crate::light_chess::LightChess::new(&self.options)?;
            return Ok(Box::new(drawn));
        }
        struct Boxed;
        impl Visitor for Boxed {
            type Output = Box<dyn Rules>;
            fn visit<G: BoardGame>(self, game: G) -> Box<dyn Rules> {
                Box::new(game)
            }
        }
        visit(self, Boxed)
    }
}

/// An operation that is generic over the type of the game.
pub trait Visitor {
    /// The result.
    type Output;

    /// Runs it.
    fn visit<G: BoardGame>(self, game: G) -> Self::Output;
}

/// Makes the list of games, with one entry for each.
macro_rules! games {
    ($( $id:literal: $game:ty { $($field:ident: $value:expr),* $(,)? } )*) => {
        /// Every game there is.
        pub const GAMES: &[GameEntry] = &[
            $( GameEntry {
                id: $id,
                evaluations: || <$game>::EVALUATIONS.iter().map(|&(name, _)| name).collect(),
                features: || <$game>::FEATURES.iter().map(|one| (one.id, one.usual)).collect(),
                $($field: $value),*
            }, )*
            CHESS,
        ];

        /// Sets up a game and passes it to a visitor. All games share one type there, so that each
        /// search is compiled once, not once per game.
        ///
        /// # Errors
        /// When an option is not valid for the game.
        pub fn visit<V: Visitor>(spec: &GameSpec, visitor: V) -> Result<V::Output, GameProblem> {
            #[cfg(not(feature = "chess"))]
            let game = one_of!(spec, $( $id: $game ),*);
            #[cfg(feature = "chess")]
            let game = one_of!(spec, $( $id: $game, )* "chess": Chess);
            game.map(|game| visitor.visit(game))
        }
    };
}

/// The chosen game as a nested [`OneOfTwo`].
macro_rules! one_of {
    ($spec:ident, $id:literal: $game:ty $(, $others:literal: $other:ty)+) => {
        match $spec.game.entry().id {
            $id => <$game>::new(&$spec.options).map(OneOfTwo::first),
            _ => one_of!($spec $(, $others: $other)+).map(OneOfTwo::second),
        }
    };
    ($spec:ident, $id:literal: $game:ty) => {
        match $spec.game.entry().id {
            $id => <$game>::new(&$spec.options),
            _ => Err(GameProblem::Unavailable),
        }
    };
}

// Chess follows: a new game comes last here, and before chess in `addresses.md`.
games! {
    "tic-tac-toe": TicTacToe {
        sizes: &[(3, 3)], lines: &[], endings: Ending::ALL, depth: None, sides: Sides::Marks,
        decided: Decided::ByPlayers
    }
    "connect-four": ConnectFour {
        sizes: &[(7, 6), (6, 5), (5, 4), (4, 4), (8, 7)], lines: &[4, 3, 5],
        endings: Ending::ALL, depth: Some(4), sides: Sides::Marks, decided: Decided::ByPlayers
    }
    "othello": Othello {
        sizes: &[(8, 8), (6, 6), (4, 4)], lines: &[], endings: &[], depth: Some(3), sides: Sides::Marks,
        decided: Decided::ByPlayers
    }
    "checkers": Checkers {
        sizes: &[(8, 8)], lines: &[], endings: &[], depth: Some(5), sides: Sides::BlackFirst,
        decided: Decided::ByPlayers
    }
    "einstein": Einstein {
        sizes: &[(3, 3)], lines: &[], endings: &[], depth: Some(4), sides: Sides::Marks,
        decided: Decided::ByChanceToo
    }
    "dice-nim": DiceNim {
        sizes: &[(4, 3)], lines: &[], endings: &[], depth: None, sides: Sides::Marks,
        decided: Decided::ByChanceToo
    }
    "2048": TwentyFortyEight {
        sizes: &[(2, 2), (3, 3)], lines: &[], endings: &[], depth: Some(3), sides: Sides::Alone,
        decided: Decided::ByChanceToo
    }
}

/// Chess. Its rules are large and need the feature `chess`; without it, boards can still be drawn.
const CHESS: GameEntry = GameEntry {
    id: "chess",
    evaluations: || crate::light_chess::EVALUATIONS.to_vec(),
    features: || crate::light_chess::FEATURES.to_vec(),
    sizes: &[(8, 8)],
    lines: &[],
    endings: &[],
    depth: Some(3),
    sides: Sides::Colours,
    decided: Decided::ByPlayers,
};

#[cfg(all(test, feature = "chess"))]
mod tests {
    use plyscope_games::{Chess, SetUp};

    #[test]
    fn chess_is_called_the_same_with_and_without_its_rules() {
        let names: Vec<&str> = Chess::EVALUATIONS.iter().map(|&(name, _)| name).collect();
        assert_eq!(names, crate::light_chess::EVALUATIONS);
        let features: Vec<_> = Chess::FEATURES.iter().map(|one| (one.id, one.usual)).collect();
        assert_eq!(features, crate::light_chess::FEATURES);
    }
}
