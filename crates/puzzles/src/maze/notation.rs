//! Mazes as texts: `S.# ... #.G`.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::{Cell, Grid, Maze, MazeProblem};

/// A maze in which the first way is found late.
const USUAL: &str = "S.#... ...#.. .#...# ...#.. #....G";

impl Default for Grid {
    fn default() -> Self {
        USUAL.parse().unwrap_or(Self {
            columns: 2,
            walls: vec![false; 2],
            start: Cell(0),
            goal: Cell(1),
        })
    }
}

/// Reads the rows from the top, with spaces, new lines or `/` between them: `#` is a wall, `.` is free, `S`
/// is the start and `G` the goal.
impl FromStr for Grid {
    type Err = MazeProblem;

    fn from_str(text: &str) -> Result<Self, MazeProblem> {
        let text = half_width(text);
        let is_between = |c: char| c.is_whitespace() || c == '/';
        let rows: Vec<&str> = text.split(is_between).filter(|row| !row.is_empty()).collect();
        let Some(columns) = rows.first().map(|row| row.chars().count()) else {
            return Err(MazeProblem::Empty);
        };
        let strange = rows.iter().flat_map(|row| row.chars());
        if let Some(given) = strange.into_iter().find(|c| !"#.SsGg".contains(*c)) {
            return Err(MazeProblem::Character { given: excerpt(&given.to_string()) });
        }
        let uneven = rows.iter().zip(1..).find(|(row, _)| row.len() != columns);
        if let Some((given, row)) = uneven {
            return Err(MazeProblem::Uneven { row, given: given.len(), columns });
        }
        let longest = usize::from(Self::LONGEST);
        if rows.len() > longest || columns > longest {
            return Err(MazeProblem::TooLarge { rows: rows.len(), columns });
        }
        let squares: String = rows.concat().to_ascii_uppercase();
        let only = |wanted: char| {
            let mut places = squares.chars().zip(0..).filter(|(c, _)| *c == wanted);
            match (places.next(), places.count()) {
                (Some((_, place)), 0) => Ok(Cell(place)),
                (None, _) => Err(MazeProblem::Missing { letter: wanted }),
                (Some(_), more) => Err(MazeProblem::Several { letter: wanted, count: more + 1 }),
            }
        };
        let (start, goal) = (only('S')?, only('G')?);
        let walls = squares.chars().map(|c| c == '#').collect();
        Ok(Self { columns: columns as u8, walls, start, goal })
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells() {
            if cell.0 > 0 && cell.0.is_multiple_of(self.columns) {
                write!(f, " ")?;
            }
            let sign = match cell {
                _ if cell == self.start => 'S',
                _ if cell == self.goal => 'G',
                _ if self.is_wall(cell) => '#',
                _ => '.',
            };
            write!(f, "{sign}")?;
        }
        Ok(())
    }
}

impl Maze {
    /// Reads the most number of steps of a way.
    ///
    /// # Errors
    /// Where it is not one of [`Maze::LENGTHS`].
    pub fn read_length(text: &str) -> Result<u8, MazeProblem> {
        let length = half_width(text).trim().parse().ok();
        let length = length.filter(|length| Self::LENGTHS.contains(length));
        length.ok_or_else(|| MazeProblem::Length { given: excerpt(text) })
    }
}
