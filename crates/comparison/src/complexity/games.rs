//! The games' complexities, and where a tree lies among them.

use super::UniformTree;

/// A game with the size of its tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// The name of its name in the locale files.
    pub id: &'static str,
    /// The complexity of its game tree: the logarithm to base ten of the leaves of the smallest
    /// tree that looks at everything (Allis 1994).
    pub log10: u16,
}

/// The games of the lecture, the smallest first.
pub const GAMES: [Game; 10] = [
    Game { id: "complexity-game-tic-tac-toe", log10: 5 },
    Game { id: "complexity-game-connect-four", log10: 21 },
    Game { id: "complexity-game-checkers", log10: 31 },
    Game { id: "complexity-game-morris", log10: 50 },
    Game { id: "complexity-game-draughts", log10: 54 },
    Game { id: "complexity-game-chess", log10: 123 },
    Game { id: "complexity-game-backgammon", log10: 144 },
    Game { id: "complexity-game-chinese-chess", log10: 150 },
    Game { id: "complexity-game-shogi", log10: 226 },
    Game { id: "complexity-game-go", log10: 360 },
];

/// A tree that is ready to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name of its name in the locale files.
    pub id: &'static str,
    /// The tree.
    pub tree: UniformTree,
}

/// Two trees of the gallery, and the lecture's figures for chess and Go.
pub const PRESETS: [Preset; 4] = [
    preset("gallery-quiz", 2, 3),
    preset("gallery-best-order", 3, 3),
    preset("complexity-game-chess", 35, 100),
    preset("complexity-game-go", 250, 150),
];

const fn preset(id: &'static str, branching: u32, depth: u32) -> Preset {
    Preset { id, tree: UniformTree { branching, depth } }
}

/// The owner of a bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// A game's.
    Game(Game),
    /// The size of the tree that is being looked at.
    Own,
}

/// A bar of the plot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// Whose.
    pub of: Whose,
    /// The logarithm to base ten of the leaves.
    pub log10: f64,
    /// How long the bar is, from 0 to 1 for the longest.
    pub part: f64,
}

/// The games and a tree among them, the smallest first; of equals the tree comes last. It is given
/// by the logarithm to base ten of its leaves.
#[must_use]
pub fn plot(own: f64) -> Vec<Bar> {
    let games = GAMES.map(|game| (Whose::Game(game), f64::from(game.log10)));
    let longest = games.iter().map(|(_, log10)| *log10).fold(own, f64::max);
    let place = games.iter().filter(|(_, log10)| *log10 <= own).count();
    let mut sizes = games.to_vec();
    sizes.insert(place, (Whose::Own, own));
    let bar = |(of, log10): (Whose, f64)| Bar { of, log10, part: log10 / longest };
    sizes.into_iter().map(bar).collect()
}
