//! Messages for problems with a search: its address or its form.

use plyscope_best_first::mcts::Exploration;
use plyscope_i18n::{numerals, texts, Lang};
use plyscope_setup::problems::search::{of_game, of_link as of_subject};

use super::link::LinkProblem;
use super::Refusal;

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Subject(problem) => of_subject(problem, lang),
        LinkProblem::Exploration { given } => {
            texts::mcts_exploration_bad(lang, given, Exploration::MOST as usize)
        }
    }
}

/// Why nothing can be searched.
#[must_use]
pub fn of_refusal(refusal: &Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Rewards(problem) => {
            texts::mcts_no_reward(lang, &numerals::value(lang, problem.number))
        }
        Refusal::Game(problem) => of_game(problem, lang),
        Refusal::AsFirst => texts::mcts_rave_tree(lang),
    }
}
