//! The view of mazes.

use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Moment};
use plyscope_puzzles::maze::{Cell, Heading, MazeCut, MazeLoss, Walk};
use plyscope_puzzles::Maze;

use crate::backtrack::board::{Board, Content, Look};
use crate::backtrack::shown::{chess_name, Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for Maze {
    fn scene(&self, walk: &Walk) -> Board {
        let grid = self.grid();
        let content = |cell: Cell| match cell {
            _ if cell == grid.start() => Content::Given("S".to_owned()),
            _ if cell == grid.goal() => Content::Given("G".to_owned()),
            _ if grid.is_wall(cell) => Content::BlockedOut,
            _ => Content::Free,
        };
        Board {
            rows: grid.rows(),
            columns: grid.columns(),
            look: Look::Maze,
            squares: grid.cells().map(content).collect(),
            way: walk.squares().iter().map(|cell| cell.index()).collect(),
            ..Board::single()
        }
    }

    fn backed_out(&self, cursor: &Cursor<'_, Self>) -> Vec<usize> {
        let here = match cursor.moment() {
            Moment::Entered => Choices::NONE,
            Moment::Left(choice) => cursor.status().choices().before(Choice(choice.0 + 1)),
            Moment::Over => cursor.status().choices(),
        };
        let above = cursor.path().iter().zip(cursor.statuses());
        let above = above.map(|(&taken, status)| status.choices().before(taken));
        let tried: Vec<Choices> = above.chain([here]).collect();
        let cells = Maze::backed_out(self, cursor.state(), &tried);
        cells.into_iter().map(Cell::index).collect()
    }

    fn square_name(&self, square: usize, _: Lang) -> String {
        chess_name(square, self.grid().rows(), self.grid().columns())
    }

    fn place_of(&self, walk: &Walk, choice: Choice) -> Place {
        match self.candidate(walk, choice) {
            Some(cell) => Place { square: cell.index(), label: name(self, cell), cell: None },
            None => Place::default(),
        }
    }

    fn obstacle(&self, walk: &Walk, choice: Choice) -> Option<usize> {
        self.candidate(walk, choice).filter(|&cell| walk.has(cell)).map(Cell::index)
    }

    fn length(&self) -> usize {
        let longest = self.grid().open() - 1;
        self.options().length.map_or(longest, |length| longest.min(length.into()))
    }

    fn root_label(&self) -> String {
        name(self, self.grid().start())
    }

    fn begun(&self, _: &Walk, lang: Lang) -> String {
        let (start, goal) = (name(self, self.grid().start()), name(self, self.grid().goal()));
        match self.options().length {
            None => texts::maze_begun(lang, &start, &goal),
            Some(most) => texts::maze_begun_at_most(lang, &start, &goal, usize::from(most)),
        }
    }

    fn placed(&self, before: &Walk, choice: Choice, lang: Lang) -> String {
        let Some(cell) = self.candidate(before, choice) else { return String::new() };
        let heading = Heading::ALL
            .into_iter()
            .find(|&heading| self.grid().beside(before.here(), heading) == Some(cell));
        let heading = match heading {
            Some(Heading::North) => "north",
            Some(Heading::East) => "east",
            Some(Heading::South) => "south",
            _ => "west",
        };
        let (from, to) = (name(self, before.here()), name(self, cell));
        texts::maze_placed(lang, &(before.steps() + 1).to_string(), heading, &from, &to)
    }

    fn stuck(&self, walk: &Walk, pruned: Option<u8>, lang: Lang) -> String {
        let most = self.options().length.unwrap_or_default().to_string();
        match pruned.and_then(MazeCut::numbered) {
            Some(MazeCut::Far) => {
                let least = self.grid().distance(walk.here(), self.grid().goal());
                let (steps, sum) = (walk.steps(), walk.steps() + usize::from(least));
                texts::maze_far(lang, steps, &least.to_string(), &sum.to_string(), &most)
            }
            Some(MazeCut::UsedUp) => texts::maze_used_up(lang, &most),
            None => texts::maze_stuck(lang, &name(self, walk.here())),
        }
    }

    fn lost(&self, walk: &Walk, lang: Lang) -> Option<String> {
        let here = name(self, walk.here());
        Some(match self.loss(walk)? {
            MazeLoss::CutOff => texts::maze_lost_cut_off(lang, &here),
            MazeLoss::TooLong { least } => {
                let most = self.options().length.unwrap_or_default().to_string();
                let sum = (walk.steps() + least).to_string();
                texts::maze_lost_too_long(lang, &here, &least.to_string(), &sum, &most)
            }
        })
    }

    fn solved(&self, walk: &Walk, lang: Lang) -> String {
        texts::maze_solved(lang, walk.steps())
    }
}

fn name(maze: &Maze, cell: Cell) -> String {
    chess_name(cell.index(), maze.grid().rows(), maze.grid().columns())
}
