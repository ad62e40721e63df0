//! The arguments about games.

use clap::Args;
use plyscope_games::Ending;

use super::values::{choice, listing};

/// Where a game begins, and on which board. The game reports what is wrong with it, so that it is
/// taken here as it was written.
#[derive(Args)]
pub struct BoardOptions {
    /// Where the game begins, in its own notation, such as X.O/.X./..O
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub position: Option<String>,
    /// Columns and rows of the board, such as 7x6
    #[arg(long, value_name = "CxR")]
    pub size: Option<String>,
    /// How many in a row make a line
    #[arg(long, value_name = "N")]
    pub line: Option<String>,
    #[arg(long, value_name = "WHEN", value_parser = choice::<Ending>, help = listing::<Ending>("When the game ends"))]
    pub ending: Option<Ending>,
    /// The same as --ending full
    #[arg(long, conflicts_with = "ending")]
    pub all_lines: bool,
}

impl BoardOptions {
    /// Whether an option is given.
    pub fn has(&self, option: &str) -> bool {
        match option {
            "position" => self.position.is_some(),
            "size" => self.size.is_some(),
            "line" => self.line.is_some(),
            "all-lines" => self.all_lines,
            "ending" => self.ending().is_some(),
            _ => false,
        }
    }

    /// When the game ends, if that is given.
    pub fn ending(&self) -> Option<Ending> {
        self.ending.or(self.all_lines.then_some(Ending::FullBoard))
    }
}

#[derive(Args)]
pub struct PerftOptions {
    /// The game; plyscope games lists them
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Count the sequences of 0 to N moves, instead of all finished games and all positions
    #[arg(long, value_name = "N")]
    pub depth: Option<String>,
    #[command(flatten)]
    pub board: BoardOptions,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct GamesOptions {
    /// Print one JSON array
    #[arg(long)]
    pub json: bool,
}
