//! The keys, from the lists that the help of each page shows.

use plyscope_best_first_view::best_first::keys::BEST_FIRST;
use plyscope_best_first_view::mcts::keys::MCTS;
use plyscope_coroutine_view::keys::COROUTINES;
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::keys::LEARN;
use plyscope_puzzle_view::keys::BACKTRACKING;
use plyscope_setup::keys::{program, Key, TREES};

use crate::markdown::table;
use crate::words::words;

pub fn page(lang: Lang) -> String {
    let words = words(lang).keys();
    let places: [(String, &[Key], String); 7] = [
        (
            texts::page_trees(lang),
            &TREES,
            lang.sentences([texts::help_keys_where(lang), texts::help_tree_keys(lang)]),
        ),
        (texts::page_mcts(lang), &MCTS, texts::mcts_help_keys(lang)),
        (texts::best_first_title(lang), &BEST_FIRST, texts::mcts_help_keys(lang)),
        (texts::page_backtracking(lang), &BACKTRACKING, texts::trail_help_keys(lang)),
        (texts::page_coroutines(lang), &COROUTINES, texts::coroutine_help_keys(lang)),
        (texts::page_learn(lang), &LEARN, texts::learn_help_keys(lang)),
        (
            texts::page_program(lang),
            &program(texts::writing_run, texts::writing_check),
            texts::writing_help_keys(lang),
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
                    meaning(lang),
                ]
            })
            .collect();
        format!("## {title}\n\n{acting}\n\n{}", table(words.head, &rows))
    });
    words.about.to_owned() + &sections.concat()
}
