//! The keys, from the lists that the help of each page shows.

use plyscope_best_first_view::best_first::keys::BEST_FIRST;
use plyscope_best_first_view::mcts::keys::MCTS;
use plyscope_i18n::texts;
use plyscope_lesson::keys::LEARN;
use plyscope_puzzle_view::keys::{BACKTRACKING, COROUTINES};
use plyscope_setup::keys::{program, Key, TREES};

use super::LANG;
use crate::markdown::table;

pub fn page() -> String {
    let places: [(String, &[Key], String); 7] = [
        (
            texts::page_trees(LANG),
            &TREES,
            texts::help_keys_where(LANG) + " " + &texts::help_tree_keys(LANG),
        ),
        (texts::page_mcts(LANG), &MCTS, texts::mcts_help_keys(LANG)),
        (texts::best_first_title(LANG), &BEST_FIRST, texts::mcts_help_keys(LANG)),
        (texts::page_backtracking(LANG), &BACKTRACKING, texts::trail_help_keys(LANG)),
        (texts::page_coroutines(LANG), &COROUTINES, texts::coroutine_help_keys(LANG)),
        (texts::page_learn(LANG), &LEARN, texts::learn_help_keys(LANG)),
        (
            texts::page_program(LANG),
            &program(texts::writing_run, texts::writing_check),
            texts::writing_help_keys(LANG),
        ),
    ];
    let sections = places.map(|(title, keys, acting)| {
        let rows: Vec<_> = keys
            .iter()
            .map(|Key { keys, meaning }| {
                [
                    keys.iter()
                        .map(|key| format!("<kbd>{key}</kbd>"))
                        .collect::<Vec<_>>()
                        .join(" "),
                    meaning(LANG),
                ]
            })
            .collect();
        format!("## {title}\n\n{acting}\n\n{}", table(["keys", "what they do"], &rows))
    });
    "# Keys\n\n“Help” at the top of each page lists its keys. Everything that can be pressed can also be reached with Tab.\n\n".to_owned()
        + &sections.concat()
}
