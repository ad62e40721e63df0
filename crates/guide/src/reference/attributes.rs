//! The attributes of `<ply-scope>`: their names from the script of the element, their values from the
//! types that parse them.

use anyhow::{bail, Context, Result};
use plyscope_games::Ending;
use plyscope_i18n::Lang;
use plyscope_player::embed::{Controls, Repeat, Start};
use plyscope_practice::{Pace, Plan};
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::{tour, Test};
use plyscope_quiz::details::Bug;
use plyscope_quiz::feedback::{Again, Feedback};
use plyscope_quiz::kind::{About, Kind};
use plyscope_quiz::program::{Exercise, Language};
use plyscope_quiz::question::Grading;
use plyscope_search::Player;
use plyscope_session::playback::Speed;
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GAMES;
use plyscope_setup::{Choice, SearchOption};

use super::{options, scene, TREE};
use crate::declarations::groups;
use crate::markdown::{code, codes, table};

const ABOUT: &str = "# Attributes of `<ply-scope>`

[Embedding](../embedding.md) shows how to put the element on a page; this is the list of its attributes. The same names, but for the last group, are parts of [addresses](../addresses.md), and keys of blocks in [lessons](../lessons.md#blocks). Where words are listed, the first is the default.

";

/// What attributes mean that are no options of a search.
const MEANINGS: &[(&str, &str)] = &[
    ("tree", "the tree, as text ([trees as text](../trees.md))"),
    ("game", "a game instead of a tree ([games](games.md))"),
    ("root", "who moves first in a tree"),
    ("position", "where a game begins"),
    ("size", "the board of a game as columns and rows, such as `7x6`; the number of queens"),
    ("line", "how many in a row make a line"),
    ("ending", "when a game ends"),
    ("evaluation", "the static evaluation of a game"),
    ("weights", "instead, a sum of features ([evaluations by weights](../evaluations.md))"),
    ("step", "the step that is shown first, or `last`; changing it goes there"),
    ("iterations", "Monte Carlo tree search of the tree or the game, with so many iterations; of `uct`: after how many it is asked"),
    ("exploration", "of this search: the constant of the exploration term, such as `1.4`"),
    ("selection", "of this search: the rule by which a move is selected, `uct`, `puct` or, for games, `rave`"),
    ("equivalence", "of `rave`: after how many visits both of its means weigh the same"),
    ("search", "instead, SSS* or proof-number search of the tree or the game"),
    ("goal", "of proof-number search: what MAX should get at least, `win`, `draw` or a number"),
    ("puzzle", "a search on a board"),
    ("board", "of a tour: the board as rows and columns, such as `3x10`"),
    ("start", "of a tour: the first square"),
    ("blocked", "of a tour: squares that are blocked, such as `c3 d4`"),
    ("path", "of a tour: moves to try first, such as `c2 e1 d3`"),
    ("tour", "whether a tour ends beside its start"),
    ("prune", "of a tour: what is given up early"),
    ("clues", "of a sudoku: the digits, with dots for empty cells"),
    ("cells", "of a sudoku: the order of cells"),
    ("map", "of map colouring: `australia`, `netherlands`, or borders such as `A-B-C-A C-D`"),
    ("colours", "of map colouring: how many colours there are"),
    ("sum", "of a cryptarithm: words with `+` between them, `=` and a word"),
    ("numbers", "of a subset sum: positive whole numbers"),
    ("target", "of a subset sum: what some of the numbers are to add up to"),
    ("bound", "of a subset sum or a maze: where the search does not go on"),
    ("maze", "of a maze: its rows, such as `S.# ... #.G`"),
    ("length", "of a maze: the most steps of a way"),
    ("variables", "of queens, sudokus, maps and cryptarithms: which row, cell, region or letter is next"),
    ("values", "of queens, sudokus, maps and cryptarithms: which column, digit or colour is tried first"),
    ("inference", "of queens, sudokus, maps and cryptarithms: what a choice removes from others"),
    ("test", "whether every choice is tested, or only complete candidates"),
    ("labels", "the labels of a binary search tree, in the order in which they were inserted"),
    ("wanted", "the label that is looked for"),
    ("from", "the first step, or `last`"),
    ("to", "the last step, or `last`"),
    ("controls", "which controls there are"),
    ("loop", "whether it starts again at the end"),
    ("autoplay", "whether it plays once it is visible, unless the reader prefers reduced motion"),
    ("speed", "steps per second"),
    ("question", "a question about the search or the program ([kinds](questions.md))"),
    ("practice", "instead, random questions of a kind"),
    ("level", "how hard they are, from `1` to `6`"),
    ("pace", "whether the level stays or follows the answers"),
    ("points", "the points for a right answer"),
    ("attempts", "how often an answer may be checked: a number, or `any`"),
    ("hints", "`off`, or the cost of a hint in per cent"),
    ("grading", "when answers are graded"),
    ("feedback", "what is shown of a wrong answer ([feedback](../lessons.md#feedback))"),
    ("again", "once the answer was shown: the same tree, or another one, which counts"),
    ("bug", "of `which-search`: the bug of the search"),
    ("mistake", "of `find-mistake`: the number of the step that is wrong"),
    ("exercise", "which program a question is about"),
    ("language", "the language of the program"),
    ("variant", "which question about the program, from 1"),
    ("lesson", "a lesson of the site, or the address of one"),
    (
        "ask",
        "of a tree: what is asked before a step shows it; of a lesson: which question is opened",
    ),
    ("src", "the file of a lesson, relative to the page"),
    ("lang", "the language of the element: `en`, `nl` or `zh`; that of the page by default"),
    ("scheme", "`light`, `dark` or `auto`; the page’s `color-scheme` by default"),
    ("height", "in pixels; that of the content by default"),
];

pub fn page(script: &str) -> Result<String> {
    let mut text = ABOUT.to_owned();
    let mut used = 0;
    for list in ["PARAMETERS", "OWN"] {
        for (title, names) in groups(script, list).with_context(|| format!("there is no {list}"))? {
            let title = if title.is_empty() { "What only the element has." } else { &title };
            let rows: Vec<_> = names.iter().map(|name| row(name)).collect::<Result<_>>()?;
            used += names.iter().filter(|name| SearchOption::named(name).is_none()).count();
            text += &format!("## {}\n\n", title.trim_end_matches('.'));
            text += &table(["attribute", "values", "meaning"], &rows);
        }
    }
    if used != MEANINGS.len() {
        bail!("{used} attributes are no options, but {} have a meaning here", MEANINGS.len());
    }
    let instead = "An example.";
    Ok(text
        + "## An example\n\n"
        + &scene(&format!("tree=\"{TREE}\" from=\"6\" to=\"16\" controls=\"reduced\""), instead))
}

fn row(name: &str) -> Result<[String; 3]> {
    if let Some(option) = SearchOption::named(name) {
        let link = format!("{} ([`{name}`](options.md#{name}))", (option.label)(Lang::En));
        return Ok([code(name), options::values(option), link]);
    }
    let (_, meaning) = MEANINGS
        .iter()
        .find(|(known, _)| *known == name)
        .with_context(|| format!("the attribute {name} has no meaning here"))?;
    Ok([code(name), codes(words(name)), (*meaning).to_owned()])
}

/// The words that an attribute takes; none where its values are not words alone.
fn words(name: &str) -> Vec<&'static str> {
    match name {
        "game" => GAMES.iter().map(|game| game.id).collect(),
        PuzzleId::NAME => of::<PuzzleId>(),
        "prune" => vec!["none", "dead", "connected", "all"],
        Plan::NAME => Plan::kinds().map(Kind::id).collect(),
        Kind::NAME => kinds(),
        Player::NAME => of::<Player>(),
        Ending::NAME => of::<Ending>(),
        tour::Ending::NAME => of::<tour::Ending>(),
        CellOrder::NAME => of::<CellOrder>(),
        VariableOrder::NAME => of::<VariableOrder>(),
        ValueOrder::NAME => of::<ValueOrder>(),
        Inference::NAME => of::<Inference>(),
        Test::NAME => of::<Test>(),
        Controls::NAME => of::<Controls>(),
        Repeat::NAME => of::<Repeat>(),
        Start::NAME => of::<Start>(),
        Speed::NAME => of::<Speed>(),
        Pace::NAME => of::<Pace>(),
        Grading::NAME => of::<Grading>(),
        Feedback::NAME => of::<Feedback>(),
        Again::NAME => of::<Again>(),
        Bug::NAME => of::<Bug>(),
        Exercise::NAME => of::<Exercise>(),
        Language::NAME => of::<Language>(),
        Ask::NAME => of::<Ask>(),
        _ => Vec::new(),
    }
}

fn of<C: Choice>() -> Vec<&'static str> {
    C::ALL.iter().map(|&(id, _)| id).collect()
}

/// The kinds that can be asked alone.
fn kinds() -> Vec<&'static str> {
    let alone = Kind::ALL.iter().filter(|(_, kind)| kind.descriptor().about != About::Playback);
    alone.map(|&(id, _)| id).collect()
}
