//! Reading what the unfolding of a game returns.

use plyscope_program_trace::value;
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, Turn, Value};
use plyscope_setup::Choice;
use serde_json::{Map, Value as Json};

use super::problem::{GameProblem, Kind};
use super::{text, worth, OwnGame};

/// The functions of a game, as they are named in problems.
const FUNCTIONS: [&str; 8] =
    ["start", "player", "moves", "play", "result", "evaluate", "show", "constructor"];

/// The most characters of what a problem quotes.
const MAX_QUOTED: usize = 200;

/// The most moves that a problem names.
const MAX_PATH: usize = 40;

/// Reads the tree of a game with at most so many nodes.
///
/// # Errors
/// What is wrong with the game, or that the JSON makes no sense.
pub fn read(json: &Json, most: usize) -> Result<OwnGame, GameProblem> {
    if let Some(Json::Object(fields)) = json.get("problem") {
        return Err(problem(fields));
    }
    game(json, most).ok_or(GameProblem::new(Kind::Unreadable))
}

fn game(json: &Json, most: usize) -> Option<OwnGame> {
    let columns = Columns::read(json, most)?;
    let tree = columns.tree()?;
    let worth = worth(&tree);
    let plies = usize::try_from(json.get("plies")?.as_u64()?).ok()?;
    let Columns { boards, estimates, .. } = columns;
    Some(OwnGame { tree, plies, boards, estimates, worth })
}

/// What is known of each node, breadth first.
struct Columns<'a> {
    /// Where the children of each node begin, then the number of nodes.
    first_child: Vec<usize>,
    players: Vec<Player>,
    moves: Vec<&'a str>,
    /// The values of the leaves.
    values: Vec<Option<Value>>,
    estimates: Vec<bool>,
    /// All of them or none.
    boards: Vec<String>,
}

impl<'a> Columns<'a> {
    fn read(json: &'a Json, most: usize) -> Option<Self> {
        let count = json.get("children")?.as_array()?.len();
        let list = |name: &str| json.get(name)?.as_array().filter(|list| list.len() == count);
        if count == 0 || count > most {
            return None;
        }
        let boards = match json.get("boards") {
            None => Vec::new(),
            Some(_) => all(list("boards")?, |json| json.as_str().map(text::board))?,
        };
        Some(Self {
            first_child: first_child(list("children")?)?,
            players: all(list("players")?, |json| Player::from_id(json.as_str()?).ok())?,
            moves: all(list("moves")?, Json::as_str)?,
            values: all(list("values")?, |json| match json {
                Json::Null => Some(None),
                json => value(json).filter(|value| value.is_finite()).map(Some),
            })?,
            estimates: all(list("estimates")?, Json::as_bool)?,
            boards,
        })
    }

    /// The tree, in which just the leaves have values; `None` if they do not, or if it is too deep.
    fn tree(&self) -> Option<GameTree> {
        let mut builder = TreeBuilder::new();
        self.add(&mut builder, 0, self.players[0])?;
        // What is left of the children of each node on the path, and who moves there.
        let mut open = vec![(self.children(0), self.players[0])];
        while let Some((siblings, player)) = open.last_mut() {
            match siblings.next() {
                Some(node) => {
                    self.add(&mut builder, node, player.opponent())?;
                    if self.values[node].is_none() {
                        open.push((self.children(node), self.players[node]));
                    }
                }
                None => {
                    open.pop();
                    builder.close();
                }
            }
        }
        builder.finish(self.players[0])
    }

    fn children(&self, node: usize) -> std::ops::Range<usize> {
        self.first_child[node]..self.first_child[node + 1]
    }

    /// Adds a node at which it is a player's turn if players alternate; one with children stays open.
    fn add(&self, builder: &mut TreeBuilder, node: usize, turn: Player) -> Option<()> {
        match self.values[node] {
            None if self.children(node).is_empty() || self.estimates[node] => return None,
            None => {
                builder.open().ok()?;
                // Where players alternate, the tree needs no players.
                if self.players[node] != turn {
                    builder.turn(Turn::Player(self.players[node]));
                }
            }
            Some(value) if self.children(node).is_empty() => builder.leaf(value).ok()?,
            Some(_) => return None,
        }
        if let Some(name) = text::name(self.moves[node]).filter(|_| node > 0) {
            builder.name(name);
        }
        Some(())
    }
}

/// Where the children of each node begin, given how many each has; `None` unless all nodes hang together.
fn first_child(counts: &[Json]) -> Option<Vec<usize>> {
    let mut all = Vec::with_capacity(counts.len() + 1);
    let mut next = 1_usize;
    for (node, count) in counts.iter().enumerate() {
        // Each node is the child of one before it.
        if node >= next {
            return None;
        }
        all.push(next);
        next = next.checked_add(usize::try_from(count.as_u64()?).ok()?)?;
    }
    all.push(next);
    (next == counts.len()).then_some(all)
}

fn all<'a, T>(list: &'a [Json], read: impl Fn(&'a Json) -> Option<T>) -> Option<Vec<T>> {
    list.iter().map(read).collect()
}

fn problem(fields: &Map<String, Json>) -> GameProblem {
    let quoted = |name: &str| {
        text::line(fields.get(name).and_then(Json::as_str).unwrap_or_default(), MAX_QUOTED)
    };
    let number = |name: &str| fields.get(name).and_then(Json::as_u64);
    let function = quoted("function");
    if !function.is_empty() && !FUNCTIONS.contains(&function.as_str()) {
        return GameProblem::new(Kind::Unreadable);
    }
    let (name, found) = (quoted("move"), quoted("found"));
    let count = |name: &str| number(name).and_then(|count| usize::try_from(count).ok());
    let kind = match fields.get("kind").and_then(Json::as_str).unwrap_or_default() {
        "no-game" => Kind::NoGame { found },
        "missing" => Kind::Missing { function },
        "raised" if function == "play" => Kind::Refused { name, found },
        "raised" => Kind::Raised { function, found },
        "asynchronous" => Kind::Asynchronous { function },
        "nothing" => Kind::Nothing { function },
        "player" => Kind::Player { found },
        "moves" => Kind::Moves { found },
        "repeated" => Kind::Repeated { name },
        "no-moves" => Kind::NoMoves,
        "changed" if function == "play" => Kind::Changed { name },
        "changed" => Kind::ChangedBy { function },
        "value" => Kind::Value { function, found },
        "endless" => Kind::Endless { count: count("plies").unwrap_or_default() },
        "too-many-moves" => Kind::TooManyMoves { limit: count("limit").unwrap_or_default() },
        "too-much-text" => Kind::TooMuchText { limit: count("limit").unwrap_or_default() },
        _ => return GameProblem::new(Kind::Unreadable),
    };
    let path = fields.get("path").and_then(Json::as_array).map(|path| {
        let left_out = path.len().saturating_sub(MAX_PATH);
        let dots = (left_out > 0).then(|| "…".to_owned());
        let name = |json: &Json| text::line(json.as_str().unwrap_or_default(), MAX_QUOTED);
        dots.into_iter().chain(path[left_out..].iter().map(name)).collect()
    });
    let line = number("line").and_then(|line| u32::try_from(line).ok()).filter(|&line| line > 0);
    let board = text::board(fields.get("board").and_then(Json::as_str).unwrap_or_default());
    GameProblem { kind, path, board, line }
}
