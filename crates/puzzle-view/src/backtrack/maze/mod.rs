//! Mazes.

mod shown;

use plyscope_i18n::{texts, Lang};
use plyscope_puzzles::maze::{Grid, Headings, MazeBound, MazeCut, MazeOptions, MazeProblem};
use plyscope_puzzles::{Maze, Test};
use plyscope_session::listing::Marked;
use plyscope_setup::address::{Query, Writer};

use super::described::{Described, Descriptor, Facts};
use super::form::Field;
use super::gallery::{exhibit, Exhibit};
use super::link::{changed, Fault, LinkProblem};
use super::problem::{Problem, PuzzleId};

pub(super) const DESCRIPTOR: Descriptor = Descriptor {
    id: "maze",
    name: texts::trail_maze,
    parameters: &["maze", "length", "order", "bound"],
    read,
};

pub(super) const GALLERY: &[Exhibit] = &[
    exhibit(
        "maze-plain",
        "puzzle=maze&maze=S.%23...+...%23..+.%23...%23+...%23..+%23....G&step=12",
    ),
    exhibit(
        "maze-bound",
        "puzzle=maze&maze=S.%23...+...%23..+.%23...%23+...%23..+%23....G&length=9&step=7",
    ),
];

fn read(query: &mut Query<LinkProblem>) -> Problem {
    let grid = query.read("maze", str::parse);
    let length = query.read("length", Maze::read_length);
    let order = query.read("order", str::parse);
    // Without a most number of steps, a bound means nothing.
    let is_bounded = length.is_some() || query.is_wrong("length");
    let bound = if is_bounded { query.choice().unwrap_or_default() } else { MazeBound::default() };
    let options = MazeOptions {
        grid: grid.unwrap_or_default(),
        order: order.unwrap_or_default(),
        length,
        bound,
    };
    Problem::Maze(Maze::new(options).expect("the number of steps was looked at"))
}

impl Described for Maze {
    const ID: PuzzleId = PuzzleId::Maze;

    /// A walk is tested with every step.
    fn facts(&self) -> Facts {
        let prunes = self.options().length.is_some();
        Facts { prunes, ..Facts::new(Test::AtOnce, DESCRIPTOR.id, size(self)) }
    }

    fn write(&self, writer: &mut Writer) {
        let options = self.options();
        writer.add("maze", &options.grid);
        writer.add_some("length", options.length);
        if options.order != Headings::default() {
            writer.add("order", options.order);
        }
        writer.choose_unless(options.bound, MazeBound::default());
    }

    fn by_hand(&self) -> Problem {
        let options = MazeOptions { bound: MazeBound::None, ..self.options().clone() };
        Problem::Maze(Maze::new(options).unwrap_or_else(|_| self.clone()))
    }

    fn summary(&self, lang: Lang) -> Vec<String> {
        let options = self.options();
        let mut parts = vec![texts::trail_maze(lang), size(self)];
        if options.order != Headings::default() {
            let order = options.order.to_string();
            parts.push(texts::scene_fact(lang, &texts::trail_headings(lang), &order));
        }
        if let Some(length) = options.length {
            let (length, bound) = (length.to_string(), bound_name(options.bound, lang));
            parts.push(texts::scene_fact(lang, &texts::trail_maze_length(lang), &length));
            parts.push(texts::scene_fact(lang, &texts::trail_bound(lang), &bound));
        }
        parts
    }

    fn form(&self, lang: Lang) -> Vec<Field> {
        let MazeOptions { grid, order, length, bound } = self.options();
        let most = length.map(|length| length.to_string()).unwrap_or_default();
        let bound = Field::choice(texts::trail_bound(lang), *bound, bound_name, lang);
        let bound = bound.with_hint(texts::trail_bound_hint(lang));
        let mut fields = vec![
            Field::text("maze", texts::trail_maze_rows(lang), grid, "30"),
            Field::text("length", texts::trail_maze_length_any(lang), most, "4"),
        ];
        fields.extend(Some(bound).filter(|_| length.is_some()));
        let order = Field::text("order", texts::trail_headings(lang), order, "11");
        fields.push(order.with_id("headings"));
        fields
    }

    /// Without a most number of steps, a bound means nothing.
    fn changed(&self, parameter: &str, text: &str) -> Result<Problem, LinkProblem> {
        match parameter {
            "length" if text.trim().is_empty() => changed(self, parameter, None, &["bound"]),
            _ => changed(self, parameter, Some(text), &[]),
        }
    }

    fn listing(&self) -> Marked {
        let options = self.options();
        let way = match options.order == Headings::default() {
            true => "clockwise from the north",
            false => "by heading",
        };
        let limit = options.length.map(|_| options.bound);
        let source = include_str!("../../../listings/maze.txt");
        Marked::read(source, &[("{way}", way)], |condition| match condition {
            "distance" => limit == Some(MazeBound::Distance),
            _ => limit == Some(MazeBound::None),
        })
    }

    fn pruned_mark(&self, number: u8) -> Option<&'static str> {
        Some(match MazeCut::numbered(number)? {
            MazeCut::Far => "far",
            MazeCut::UsedUp => "used-up",
        })
    }

    /// How long a way may be.
    fn method_sentences(&self, lang: Lang) -> String {
        let Some(most) = self.options().length else { return String::new() };
        let bound = match self.options().bound {
            MazeBound::Distance => "distance",
            MazeBound::None => "none",
        };
        texts::quiz_board_steps(lang, bound, usize::from(most))
    }
}

fn size(maze: &Maze) -> String {
    format!("{}×{}", maze.grid().rows(), maze.grid().columns())
}

fn bound_name(bound: MazeBound, lang: Lang) -> String {
    match bound {
        MazeBound::Distance => texts::trail_bound_distance(lang),
        MazeBound::None => texts::trail_bound_none(lang),
    }
}

impl Fault for MazeProblem {
    fn parameter(&self) -> &'static str {
        match self {
            Self::Length { .. } => "length",
            Self::NoOrder { .. } => "order",
            _ => "maze",
        }
    }

    fn message(&self, lang: Lang) -> String {
        match self {
            Self::Empty => texts::maze_empty(lang),
            Self::Character { given } => texts::maze_character(lang, given),
            Self::Uneven { row, given, columns } => {
                texts::maze_uneven(lang, &row.to_string(), &given.to_string(), &columns.to_string())
            }
            Self::TooLarge { rows, columns } => {
                let most = Grid::LONGEST;
                texts::maze_too_large(lang, &format!("{rows}×{columns}"), &format!("{most}×{most}"))
            }
            Self::Missing { letter } => texts::maze_missing(lang, &letter.to_string()),
            Self::Several { letter, count } => {
                texts::maze_several(lang, *count, &letter.to_string())
            }
            Self::Length { given } => {
                let (least, most) = Maze::LENGTHS.into_inner();
                texts::maze_length_bad(lang, given, &format!("{least}–{most}"))
            }
            Self::NoOrder { given } => texts::maze_no_order(lang, given),
        }
    }
}
