//! What the marks on the board and in the tree mean.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::board::{Candidate, Content, Removal, Standing};
use plyscope_puzzle_view::backtrack::outcome::Outcome;
use plyscope_puzzle_view::backtrack::picture::{content_mark, mark};
use plyscope_puzzles::backtrack::Choice;
use plyscope_view::picture::Shape;
use yew::prelude::*;

use crate::view::panel;
use crate::view::tree::drawn_shape;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub lang: Lang,
    /// Whether squares can be left or removed by inference.
    pub has_domains: bool,
    /// Whether squares that were left again are marked.
    pub has_crosses: bool,
    /// Whether choices are named by the row and the column of a cell.
    pub has_cells: bool,
}

/// The panel. It is rendered again only when its properties change.
#[component]
pub fn Legend(props: &Props) -> Html {
    let Props { lang, has_domains, has_crosses, has_cells } = *props;
    let rows = [
        (Standing::Next, texts::mark_next(lang)),
        (Standing::Later, texts::mark_later(lang)),
        (Standing::Tried(Outcome::InVain), texts::mark_tried(lang)),
        (Standing::Tried(Outcome::Led), texts::mark_led(lang)),
        (Standing::JustLeft(Outcome::InVain), texts::mark_left(lang)),
        (Standing::Blocked(None), texts::mark_blocked(lang)),
    ];
    let domains = [
        (Content::Left, texts::mark_kept(lang)),
        (Content::Removed(Removal::Now), texts::mark_removed_now(lang)),
        (Content::Removed(Removal::Before), texts::mark_removed(lang)),
    ];
    let crosses = has_crosses.then(|| (Content::BackedOut, texts::mark_backed_out(lang)));
    let rows = rows.into_iter().map(|(standing, meaning)| {
        let candidate = Candidate { choice: Choice(0), square: 0, label: String::new(), standing };
        row(&mark(&candidate), meaning)
    });
    let domains = domains.into_iter().filter(|_| has_domains).chain(crosses);
    let domains = domains.map(|(content, meaning)| row(&content_mark(content), meaning));
    panel(
        "legend-panel",
        texts::legend_panel(lang),
        html! {
            <>
                <ul class="legend">{ for rows.chain(domains) }</ul>
                <p class="tree-key">{ texts::whole_key(lang) }</p>
                if has_cells {
                    <p class="tree-key">{ texts::scene_fact(lang, "r2c4", &texts::sudoku_cell(lang, "2", "4")) }</p>
                }
            </>
        },
    )
}

/// A mark with its meaning.
fn row(shapes: &[Shape], meaning: String) -> Html {
    html! {
        <li>
            <svg class="picture" viewBox="10 10 40 40" aria-hidden="true" focusable="false">
                { for shapes.iter().map(drawn_shape) }
            </svg>
            { meaning }
        </li>
    }
}
