//! Messages for problems with a search: its address, its game, or the text of its tree.

use plyscope_games::weights::WeightsProblem;
use plyscope_games::{GameProblem, Illegality};
use plyscope_search::limits::{MAX_LAYERS, MAX_NAME, MAX_NODES, MAX_TEXT};
use plyscope_search::notation::{visible, ParseError, Problem};
use plyscope_search::tree::{BadName, TooLarge};
use plyscope_search::Value;

use super::{of_address, of_checkers};
use crate::choices::Refusal;
use crate::link::LinkProblem;
use crate::{Choice, MAX_DEPTH, MAX_TIME};
use plyscope_i18n::{numerals, texts, Lang};

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Address(problem) => of_address(problem, lang),
        LinkProblem::Window(problem) => texts::link_window(lang, &problem.given),
        LinkProblem::Fraction { given } => texts::link_window_fraction(lang, given),
        LinkProblem::Plies { given } => texts::link_plies(lang, given),
        LinkProblem::Depth { given } => texts::link_depth(lang, given, usize::from(MAX_DEPTH)),
        LinkProblem::Guess { given } => texts::link_guess(lang, given),
        LinkProblem::Time { given } => texts::link_time(lang, given, MAX_TIME),
        LinkProblem::Size { given } => texts::link_size(lang, given),
        LinkProblem::Ignored(refusal) => of_refusal(refusal, lang),
        LinkProblem::NotAsked => texts::link_not_asked(lang),
        LinkProblem::NotTraced => texts::link_not_traced(lang),
        LinkProblem::Game(problem) => of_game(problem, lang),
        LinkProblem::Tree(error) => of_parse_error(error, lang),
    }
}

/// What is wrong with a tree, and where.
#[must_use]
pub fn of_parse_error(error: &ParseError, lang: Lang) -> String {
    let place = texts::line_column(lang, error.line, error.column);
    format!("{place}: {}", of_notation(&error.problem, lang))
}

/// The message for a refused option.
fn of_refusal(refusal: &Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::NotOffered { option, word, algorithm, by } => {
            let choice =
                word.map_or_else(|| (*option).to_owned(), |word| format!("{option} {word}"));
            texts::link_not_offered(lang, algorithm.id(), &choice, &by.join(", "))
        }
        Refusal::Alone { option, needs, .. } => texts::link_alone(lang, option, needs),
        Refusal::OfGames { option } => texts::link_of_games(lang, option),
        Refusal::OfTrees { option } => texts::link_of_trees(lang, option),
        Refusal::Both => texts::link_both(lang),
        Refusal::Chance { algorithm, by, .. } => {
            texts::link_chance(lang, algorithm.id(), &by.join(", "))
        }
    }
}

/// The message for a problem with a game.
#[must_use]
pub fn of_game(problem: &GameProblem, lang: Lang) -> String {
    let size = |(columns, rows): (u8, u8)| format!("{columns}×{rows}");
    match problem {
        GameProblem::Size { given, least, most } => {
            texts::problem_size(lang, &size(*given), &size(*least), &size(*most))
        }
        GameProblem::NoSuchSize { given, known } => {
            let known: Vec<String> = known.iter().copied().map(size).collect();
            let known = known.join(&format!(" {} ", texts::link_or(lang)));
            texts::problem_no_such_size(lang, &size(*given), &known)
        }
        GameProblem::Line { given, least, most } => {
            texts::problem_line(lang, &given.to_string(), &least.to_string(), &most.to_string())
        }
        GameProblem::NotOffered { option } => texts::problem_not_offered(lang, option.id()),
        GameProblem::NoSuchEvaluation { given, known } => {
            texts::problem_evaluation(lang, given, &known.join(", "))
        }
        GameProblem::Weights(problem) => of_weights(problem, lang),
        GameProblem::Rows { given, expected } => {
            texts::problem_rows(lang, &expected.to_string(), &given.to_string())
        }
        GameProblem::Columns { row, given, expected } => texts::problem_columns(
            lang,
            &expected.to_string(),
            &row.to_string(),
            &given.to_string(),
        ),
        GameProblem::Character { given, at } => {
            texts::problem_character(lang, at + 1, &given.escape_debug().to_string())
        }
        GameProblem::Side { given } => texts::problem_side(lang, given),
        GameProblem::Roll { given, faces } => texts::problem_roll(lang, &faces.to_string(), given),
        GameProblem::Stones { given, most } => {
            texts::problem_stones(lang, given, &most.to_string())
        }
        GameProblem::Die { given } => texts::problem_die(lang, given),
        GameProblem::Tile { given } => texts::problem_tile(lang, given),
        GameProblem::MovesLeft { given, most } => {
            let fewer = most.saturating_sub(1);
            texts::problem_moves_left(lang, given, &most.to_string(), &fewer.to_string())
        }
        GameProblem::Counts { max, min } => {
            texts::problem_counts(lang, &max.to_string(), &min.to_string())
        }
        GameProblem::BothHaveLines => texts::problem_both_lines(lang),
        GameProblem::PlayedOn => texts::problem_played_on(lang),
        GameProblem::Floating { column } => texts::problem_floating(lang, &column.to_string()),
        GameProblem::Illegal(reason) => texts::problem_illegal(lang, &of_position(*reason, lang)),
        GameProblem::Checkers(problem) => of_checkers(problem, lang),
        GameProblem::Unavailable => texts::problem_unavailable(lang),
        GameProblem::NoSuchMove { given } => texts::problem_no_such_move(lang, given),
        GameProblem::Over => texts::problem_over(lang),
    }
}

/// The message for weights that cannot be used.
#[must_use]
pub fn of_weights(problem: &WeightsProblem, lang: Lang) -> String {
    match problem {
        WeightsProblem::Empty => texts::weights_empty(lang),
        WeightsProblem::NoSuchFeature { given, near: Some(near), .. } => {
            texts::weights_did_you_mean(lang, given, near)
        }
        WeightsProblem::NoSuchFeature { given, near: None, known } => {
            texts::weights_no_such_feature(lang, given, &known.join(", "))
        }
        WeightsProblem::Repeated { feature } => texts::weights_repeated(lang, feature),
        WeightsProblem::OutOfRange { given } => {
            texts::weights_out_of_range(lang, given, WeightsProblem::MAX)
        }
        WeightsProblem::Unexpected { given, at } if given.is_empty() => {
            texts::weights_incomplete(lang, at + 1)
        }
        WeightsProblem::Unexpected { given, at } => {
            texts::weights_unexpected(lang, at + 1, &visible(given.chars().next().unwrap_or(' ')))
        }
        WeightsProblem::WithEvaluation { evaluation } => {
            texts::weights_with_evaluation(lang, evaluation)
        }
    }
}

/// The message for a position that the rules forbid.
fn of_position(reason: Illegality, lang: Lang) -> String {
    match reason {
        Illegality::TilesTooLarge => texts::illegal_tiles_too_large(lang),
        Illegality::NoEmptySquare => texts::illegal_no_empty_square(lang),
        Illegality::EmptyMiddle => texts::illegal_middle(lang),
        Illegality::CutOff => texts::illegal_cut_off(lang),
        Illegality::Kings => texts::illegal_kings(lang),
        Illegality::KingEnPrise => texts::illegal_en_prise(lang),
        Illegality::PawnAtEdge => texts::illegal_pawn(lang),
        Illegality::TooManyPieces => texts::illegal_too_many(lang),
        Illegality::Checks => texts::illegal_checks(lang),
        Illegality::Castling => texts::illegal_castling(lang),
        Illegality::EnPassant => texts::illegal_en_passant(lang),
        Illegality::HalfmoveClock => texts::illegal_clock(lang),
        Illegality::MoveNumber => texts::illegal_number(lang),
        Illegality::TooFewFields => texts::illegal_too_few_fields(lang),
        Illegality::TooManyFields => texts::illegal_too_many_fields(lang),
        Illegality::StoneTwice => texts::illegal_stone_twice(lang),
    }
}

/// [`Value::MAX_DENOMINATOR`], for sentences.
const MAX_DENOMINATOR: u64 = Value::MAX_DENOMINATOR.unsigned_abs();
/// [`Value::MAX_NUMERATOR`], for sentences.
const MAX_NUMERATOR: u64 = Value::MAX_NUMERATOR.unsigned_abs();

/// The message for a problem with the notation of a tree.
#[must_use]
pub fn of_notation(problem: &Problem, lang: Lang) -> String {
    let character = |c: &char| visible(*c);
    match problem {
        Problem::Empty => texts::error_empty(lang),
        Problem::TooLong { bytes } => texts::error_too_long(lang, *bytes, MAX_TEXT),
        Problem::Unexpected { found } => texts::error_unexpected(lang, &character(found)),
        Problem::UnknownWord { word } => match problem.suggestion() {
            Some(near) => texts::error_did_you_mean(lang, word, near),
            None => texts::error_unknown_word(lang, word),
        },
        Problem::NotANumber { text } => texts::error_not_a_number(lang, text),
        Problem::NumberTooLarge { text } => {
            texts::error_number_too_large(lang, text, Value::MAX_WHOLE.unsigned_abs())
        }
        Problem::TooManyDecimals { text } => {
            texts::error_too_many_decimals(lang, text, Value::MAX_DECIMALS)
        }
        Problem::Unclosed { bracket } => texts::error_unclosed(lang, &character(bracket)),
        Problem::Mismatched { found, expected, line, column } => {
            let (found, expected) = (character(found), character(expected));
            texts::error_mismatched(lang, &found, *line, *column, &expected)
        }
        Problem::NotOpened { found } => texts::error_not_opened(lang, &character(found)),
        Problem::EmptyBrackets => texts::error_empty_brackets(lang),
        Problem::MissingNode => texts::error_missing_node(lang),
        Problem::NameAlone { name } => texts::error_name_alone(lang, name),
        Problem::PlayerAlone => texts::error_player_alone(lang),
        Problem::ChanceAlone => texts::error_chance_alone(lang),
        Problem::ChanceNotHere => texts::error_chance_not_here(lang),
        Problem::FractionTooFine { text } => {
            texts::error_fraction_too_fine(lang, text, MAX_DENOMINATOR, &lang.number(MAX_NUMERATOR))
        }
        Problem::WeightAlone => texts::error_weight_alone(lang),
        Problem::WeightWithoutChance => texts::error_weight_without_chance(lang),
        Problem::WeightNotPositive { weight } => {
            texts::error_weight_not_positive(lang, &numerals::value(lang, *weight))
        }
        Problem::WeightMissing => texts::error_weight_missing(lang),
        Problem::WeightSum { sum: Some(sum) } => {
            texts::error_weight_sum(lang, &numerals::value(lang, *sum))
        }
        Problem::WeightSum { sum: None } => texts::error_weight_sum_unknown(lang),
        Problem::OutcomeBelowChance => texts::error_outcome_below_chance(lang),
        Problem::ChanceTooFine => {
            texts::error_chance_too_fine(lang, MAX_DENOMINATOR, &lang.number(MAX_NUMERATOR))
        }
        Problem::UnclosedQuote => texts::error_unclosed_quote(lang),
        Problem::BadName(BadName::Turning(found)) => texts::error_turning(lang, &visible(*found)),
        Problem::BadName(_) => texts::error_bad_name(lang, MAX_NAME),
        Problem::TooLarge(TooLarge::Nodes) => texts::error_too_many_nodes(lang, MAX_NODES),
        Problem::TooLarge(TooLarge::Layers) => texts::error_too_many_layers(lang, MAX_LAYERS),
    }
}
