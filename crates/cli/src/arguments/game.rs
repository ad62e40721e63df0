//! The arguments about games.

use clap::Args;

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
    /// How many in a row win
    #[arg(long, value_name = "N")]
    pub line: Option<String>,
    /// Play on until the board is full, whoever has won meanwhile
    #[arg(long)]
    pub all_lines: bool,
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
