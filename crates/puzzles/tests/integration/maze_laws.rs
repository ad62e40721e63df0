//! Laws of mazes: their ways and their nodes, by a plain recursion; and what the search has been on.

use std::collections::BTreeSet;

use crate::support::backtracking::check;
use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Moment, Status};
use plyscope_puzzles::maze::{
    Cell, Grid, Headings, MazeBound, MazeLoss, MazeOptions, MazeProblem, Walk,
};
use plyscope_puzzles::Maze;
use proptest::prelude::*;
use proptest::sample::select;

const BOUNDS: [MazeBound; 2] = [MazeBound::None, MazeBound::Distance];

/// A maze as text, its rows, and the order of headings as text.
type Case = (Vec<String>, &'static str);

fn maze(rows: &[String], order: &str, length: Option<u8>, bound: MazeBound) -> Maze {
    let grid = rows.join("/").parse().expect("a maze");
    let order = order.parse().expect("an order");
    Maze::new(MazeOptions { grid, order, length, bound }).expect("a number of steps")
}

/// A plain search on the text, which shares nothing with the other: each way as its squares, in rows and
/// columns, and how many nodes there are.
struct Slow<'a> {
    rows: Vec<&'a [u8]>,
    steps: Vec<(i32, i32)>,
    length: Option<usize>,
    bound: MazeBound,
    ways: Vec<Vec<(i32, i32)>>,
    nodes: u64,
}

impl<'a> Slow<'a> {
    fn of((rows, order): &'a Case, length: Option<u8>, bound: MazeBound) -> Self {
        let heading = |digit: u8| [(-1, 0), (0, 1), (1, 0), (0, -1)][usize::from(digit - b'1')];
        let digits = match *order {
            "clockwise" => "1234",
            "clockwise-3" => "3412",
            own => own,
        };
        let mut slow = Self {
            rows: rows.iter().map(String::as_bytes).collect(),
            steps: digits.bytes().map(heading).collect(),
            length: length.map(usize::from),
            bound,
            ways: Vec::new(),
            nodes: 0,
        };
        let start = slow.find(b'S');
        slow.go(&mut vec![start]);
        slow
    }

    fn find(&self, sign: u8) -> (i32, i32) {
        let mut squares = (0..).zip(&self.rows).flat_map(|(row, squares)| {
            (0..).zip(squares.iter()).map(move |(column, &own)| ((row, column), own))
        });
        squares.find(|(_, own)| *own == sign).expect("it is there").0
    }

    fn is_free(&self, (row, column): (i32, i32)) -> bool {
        let row = usize::try_from(row).ok().and_then(|row| self.rows.get(row));
        let square = usize::try_from(column).ok().and_then(|column| row?.get(column));
        square.is_some_and(|&sign| sign != b'#')
    }

    fn go(&mut self, way: &mut Vec<(i32, i32)>) {
        self.nodes += 1;
        let here = way[way.len() - 1];
        let goal = self.find(b'G');
        if here == goal {
            self.ways.push(way.clone());
            return;
        }
        let taken = way.len() - 1;
        if let Some(length) = self.length {
            let far = here.0.abs_diff(goal.0) + here.1.abs_diff(goal.1);
            let is_given_up = match self.bound {
                MazeBound::None => taken == length,
                MazeBound::Distance => taken + far as usize > length,
            };
            if is_given_up {
                return;
            }
        }
        for (down, right) in self.steps.clone() {
            let next = (here.0 + down, here.1 + right);
            if self.is_free(next) && !way.contains(&next) {
                way.push(next);
                self.go(way);
                way.pop();
            }
        }
    }
}

fn case() -> impl Strategy<Value = Case> {
    let sizes = prop_oneof![(1..=4_usize, 1..=5_usize), (5..=5_usize, 2..=4_usize)];
    let squares = sizes.prop_filter("two squares", |(rows, columns)| rows * columns > 1);
    let squares = squares.prop_flat_map(|(rows, columns)| {
        let area = rows * columns;
        let walls = prop::collection::vec(prop::bool::weighted(0.3), area);
        let ends =
            (0..area, 1..area).prop_map(move |(start, further)| (start, (start + further) % area));
        (Just(columns), walls, ends)
    });
    let rows = squares.prop_map(|(columns, walls, (start, goal))| {
        let sign = |(place, is_wall): (usize, bool)| match place {
            _ if place == start => 'S',
            _ if place == goal => 'G',
            _ if is_wall => '#',
            _ => '.',
        };
        let signs: Vec<char> = walls.into_iter().enumerate().map(sign).collect();
        signs.chunks(columns).map(|row| row.iter().collect()).collect::<Vec<String>>()
    });
    (rows, select(vec!["clockwise", "clockwise-3", "2143", "1324"]))
}

fn length() -> impl Strategy<Value = Option<u8>> {
    prop_oneof![Just(None), (1_u8..=19).prop_map(Some)]
}

/// The squares of a walk in rows and columns.
fn places(maze: &Maze, walk: &Walk) -> Vec<(i32, i32)> {
    let place = |&cell: &Cell| {
        let (row, column) = maze.grid().place(cell);
        (i32::from(row), i32::from(column))
    };
    walk.squares().iter().map(place).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// The ways and the nodes are those of the plain recursion, in the same order, and the bound loses none.
    #[test]
    fn ways_and_nodes_are_counted(case in case(), length in length()) {
        let mut found = Vec::new();
        let mut entered = Vec::new();
        for bound in BOUNDS {
            let slow = Slow::of(&case, length, bound);
            let maze = maze(&case.0, case.1, length, bound);
            let mut ways = Vec::new();
            each_state(&maze, |walk, status| if status == Status::Solved {
                ways.push(places(&maze, walk));
            });
            prop_assert_eq!(&ways, &slow.ways);
            prop_assert_eq!(counted(&maze), (slow.nodes, slow.ways.len() as u64));
            entered.push(slow.nodes);
            found.push(ways);
        }
        prop_assert_eq!(&found[0], &found[1]);
        prop_assert!(entered[1] <= entered[0]);
        // Without a bound on their number, ways of so many steps are those that are not longer.
        let all = Slow::of(&case, None, MazeBound::None).ways;
        let most = length.map_or(usize::MAX, usize::from);
        let short: Vec<_> = all.into_iter().filter(|way| way.len() - 1 <= most).collect();
        prop_assert_eq!(&found[1], &short);
    }

    /// What is said to be lost is lost, and nothing else.
    #[test]
    fn a_walk_is_lost_where_no_way_goes_on(case in case(), length in length(), bound in select(&BOUNDS[..])) {
        let maze = maze(&case.0, case.1, length, bound);
        let ways = Slow::of(&case, length, MazeBound::None).ways;
        each_state(&maze, |walk, _| {
            let so_far = places(&maze, walk);
            let goes_on = ways.iter().any(|way| way.starts_with(&so_far));
            assert_eq!(maze.loss(walk).is_none(), goes_on, "{so_far:?}");
            if let (Some(MazeLoss::TooLong { least }), Some(most)) = (maze.loss(walk), length) {
                assert!(walk.steps() + least > usize::from(most));
            }
        });
    }

    /// The squares that were left again are those that were entered before and are not on the walk, at every
    /// step, found by nothing but the walk and the choices tried on it.
    #[test]
    fn squares_left_again_are_those_entered_before(case in case(), length in length(), bound in select(&BOUNDS[..])) {
        let maze = maze(&case.0, case.1, length, bound);
        let mut cursor = Cursor::new(&maze);
        let mut entered = BTreeSet::new();
        loop {
            let walk = cursor.state();
            entered.extend(walk.squares().iter().copied());
            let on_it: BTreeSet<Cell> = walk.squares().iter().copied().collect();
            let expected: Vec<Cell> = entered.difference(&on_it).copied().collect();
            let last = match cursor.moment() {
                Moment::Entered => Choices::NONE,
                Moment::Left(choice) => cursor.status().choices().before(Choice(choice.0 + 1)),
                Moment::Over => cursor.status().choices(),
            };
            let above = cursor.path().iter().zip(cursor.statuses());
            let above = above.map(|(&taken, status)| status.choices().before(taken));
            let tried: Vec<Choices> = above.chain([last]).collect();
            prop_assert_eq!(maze.backed_out(walk, &tried), expected, "step {}", cursor.step());
            if !cursor.advance() {
                break;
            }
        }
    }

    #[test]
    fn notation_reads_what_it_writes(case in case(), text in "[SG#. /]{0,12}|.{0,20}", order in "[0-5]{0,5}|clockwise-?.?") {
        let grid: Grid = case.0.join(" ").parse().expect("a maze");
        prop_assert_eq!(grid.to_string(), case.0.join(" "));
        if let Ok(read) = text.parse::<Grid>() {
            prop_assert_eq!(read.to_string().parse::<Grid>(), Ok(read));
        }
        if let Ok(read) = order.parse::<Headings>() {
            prop_assert_eq!(read.to_string().parse::<Headings>(), Ok(read));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_cursor_walks_both_ways(case in case(), length in length(), bound in select(&BOUNDS[..]),
        places in prop::collection::vec(0.0..=1.0, 20)) {
        check(&maze(&case.0, case.1, length, bound), &places);
    }
}

/// The figures of the guide: `docs/src/bounds.md`.
#[test]
fn the_usual_maze_has_its_nodes() {
    let rows: Vec<String> = Grid::default().to_string().split(' ').map(str::to_owned).collect();
    let case = (rows, "clockwise");
    let table = [
        (None, [345, 345], 28),
        (Some(15), [330, 245], 28),
        (Some(13), [265, 190], 26),
        (Some(11), [180, 128], 18),
        (Some(9), [112, 63], 8),
        (Some(8), [76, 1], 0),
    ];
    for (length, nodes, ways) in table {
        for (bound, nodes) in BOUNDS.into_iter().zip(nodes) {
            let slow = Slow::of(&case, length, bound);
            assert_eq!((slow.nodes, slow.ways.len()), (nodes, ways), "{length:?} {bound:?}");
            let found = counted(&maze(&case.0, case.1, length, bound));
            assert_eq!(found, (nodes, ways as u64), "{length:?} {bound:?}");
        }
    }
}

#[test]
fn wrong_mazes_are_refused() {
    let several = |letter, count| MazeProblem::Several { letter, count };
    let table = [
        ("", MazeProblem::Empty),
        (" / ", MazeProblem::Empty),
        ("S.x G..", MazeProblem::Character { given: "x".to_owned() }),
        ("S\u{202e}G", MazeProblem::Character { given: "\u{fffd}".to_owned() }),
        ("... ..G", MazeProblem::Missing { letter: 'S' }),
        ("S.. ...", MazeProblem::Missing { letter: 'G' }),
        ("S.G ..G", several('G', 2)),
        ("SSS ..G", several('S', 3)),
        ("S.. ..", MazeProblem::Uneven { row: 2, given: 2, columns: 3 }),
        ("S............", MazeProblem::TooLarge { rows: 1, columns: 13 }),
        (&"S\n".repeat(13), MazeProblem::TooLarge { rows: 13, columns: 1 }),
    ];
    for (text, problem) in table {
        assert_eq!(text.parse::<Grid>(), Err(problem), "{text}");
    }
    assert_eq!("s.\n#ｇ".parse::<Grid>().expect("a maze").to_string(), "S. #G");
    for text in ["0", "144", "-1", "x", ""] {
        let problem = MazeProblem::Length { given: text.to_owned() };
        assert_eq!(Maze::read_length(text), Err(problem), "{text}");
    }
    assert_eq!(Maze::read_length("１43"), Ok(143));
    let headings = |text: &str| text.parse::<Headings>();
    assert_eq!(headings("１３２４"), headings("1324"));
    for text in ["", "123", "1123", "12345", "clockwise-5", "clockwise3", "north", "rows"] {
        let problem = MazeProblem::NoOrder { given: text.to_owned() };
        assert_eq!(text.parse::<Headings>(), Err(problem), "{text}");
    }
    let largest =
        format!("S{}\n{}{}G", ".".repeat(11), "............\n".repeat(10), ".".repeat(11));
    let grid: Grid = largest.parse().expect("12×12");
    assert_eq!((grid.rows(), grid.columns(), grid.open()), (12, 12, 144));
    assert_eq!(grid.distance(grid.start(), grid.goal()), 22);
}
