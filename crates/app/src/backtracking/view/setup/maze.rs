//! The choices of a maze.

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::maze::MazeOptions;
use plyscope_puzzles::Maze;
use yew::prelude::*;

use super::super::summary::maze_bound_name;
use super::Form;

impl Form<'_> {
    pub(super) fn maze(&self, maze: &Maze) -> Html {
        let lang = self.lang;
        let options = maze.options();
        let change = |change: fn(&mut MazeOptions, &str) -> Result<(), LinkProblem>| {
            let options = options.clone();
            move |text: &str| {
                let mut options = options.clone();
                change(&mut options, text)?;
                Maze::new(options).map(Problem::Maze).map_err(LinkProblem::Maze)
            }
        };
        let rows = change(|options, text| {
            options.grid = text.parse().map_err(LinkProblem::Maze)?;
            Ok(())
        });
        let length = change(|options, text| {
            let is_any = text.trim().is_empty();
            let length = (!is_any).then(|| Maze::read_length(text)).transpose();
            options.length = length.map_err(LinkProblem::Maze)?;
            Ok(())
        });
        let order = change(|options, text| {
            options.order = text.trim().parse().map_err(LinkProblem::Maze)?;
            Ok(())
        });
        let most = options.length.map(|length| length.to_string()).unwrap_or_default();
        let by_bound = options.clone();
        html! {
            <>
                { self.typed("maze", texts::trail_maze_rows(lang), options.grid.to_string(), "30", rows) }
                { self.typed("length", texts::trail_maze_length_any(lang), most, "4", length) }
                if options.length.is_some() {
                    { self.select(texts::trail_bound(lang), texts::trail_bound_hint(lang), options.bound,
                        move |bound| maze_bound_name(bound, lang),
                        move |bound| Maze::new(MazeOptions { bound, ..by_bound.clone() }).ok().map(Problem::Maze)) }
                }
                { self.typed("headings", texts::trail_headings(lang), options.order.to_string(), "11", order) }
            </>
        }
    }
}
