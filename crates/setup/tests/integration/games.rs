//! Laws of every registered game, at random positions of it.

use std::collections::{HashMap, VecDeque};

use plyscope_games::weights::Weights;
use plyscope_games::{BoardGame, Ending, GameOptions};
use plyscope_search::algo::{minimax, Options, Symmetry, TableOptions};
use plyscope_search::{Event, Fraction, Move, Off, Tracer, Value};
use plyscope_setup::catalog::{visit, GameId, GameSpec, Sides, Visitor};
use proptest::collection::vec;
use proptest::prelude::*;

/// How many positions below a random one are looked at.
const POSITIONS: usize = 300;

/// How many events a search without a table may have; it is not made deeper than that.
const EVENTS: u32 = 2_000;

/// How many plies are searched at most.
const MOST_PLIES: u16 = 8;

/// A game on each of its boards, with each line and each ending that go with them.
fn variants(game: GameId) -> Vec<GameSpec> {
    let entry = game.entry();
    let lines: Vec<Option<u8>> = match entry.lines {
        [] => vec![None],
        lines => lines.iter().copied().map(Some).collect(),
    };
    let endings: Vec<Ending> = match entry.endings {
        [] => vec![Ending::default()],
        endings => endings.iter().map(|&(_, ending)| ending).collect(),
    };
    let mut found = Vec::new();
    for &size in entry.sizes {
        for &line in &lines {
            for &ending in &endings {
                let size = Some(size);
                let options = GameOptions { size, line, ending, ..GameOptions::default() };
                found.push(GameSpec { game, options });
            }
        }
    }
    found.retain(|spec| spec.rules().is_ok());
    found
}

/// Every game whose rules are included, in one of its variants, from where a line of play leads that ends
/// before the game does.
fn starts(variant: usize, choices: &[usize]) -> Vec<GameSpec> {
    let games = GameId::all().filter(|game| game.entry().has_rules());
    let start = |game| {
        let all = variants(game);
        let mut spec = all[variant % all.len()].clone();
        let position = visit(&spec, Later { choices }).expect("a variant");
        spec.options.position = Some(position);
        spec
    };
    games.map(start).collect()
}

/// The position after a line of play.
struct Later<'a> {
    choices: &'a [usize],
}

impl Visitor for Later<'_> {
    type Output = String;

    fn visit<G: BoardGame>(self, game: G) -> String {
        let mut position = game.root();
        for choice in self.choices {
            let moves: Vec<Move> = game.moves(&position).collect();
            let next = game.play(&position, moves[choice % moves.len()]);
            if game.utility(&next).is_some() {
                break;
            }
            position = next;
        }
        game.notation(&position)
    }
}

/// The first positions from the start on, layer by layer.
struct Laws {
    has_chance: bool,
}

impl Visitor for Laws {
    type Output = Result<(), TestCaseError>;

    fn visit<G: BoardGame>(self, game: G) -> Self::Output {
        let (mut alike, mut images) = (HashMap::new(), HashMap::new());
        let mut open = VecDeque::from([game.root()]);
        for _ in 0..POSITIONS {
            let Some(position) = open.pop_front() else { break };
            let text = game.notation(&position);
            let utility = game.utility(&position);
            let moves: Vec<Move> = match utility {
                Some(_) => Vec::new(),
                None => game.moves(&position).collect(),
            };
            prop_assert!(utility.is_some() || !moves.is_empty(), "{} has no move", text);
            prop_assert!(utility.is_some() || game.finish(&position).is_none(), "{}", text);
            let is_possible = utility.is_none_or(|value| match self.has_chance {
                true => value.is_number(),
                false => [Value::WIN, Value::DRAW, Value::LOSS].contains(&value),
            });
            prop_assert!(is_possible, "{} is worth {:?}", text, utility);

            let chances = moves.iter().filter_map(|&by| game.probability(&position, by));
            let chances: Vec<Fraction> = chances.collect();
            let sum = chances.iter().try_fold(Fraction::ZERO, |sum, &part| sum.plus(part));
            let is_certain = self.has_chance && sum == Some(Fraction::ONE);
            prop_assert!(chances.is_empty() || is_certain, "{} {:?}", text, chances);

            let worth = utility.unwrap_or_else(|| game.estimate(&position));
            let player = utility.is_none().then(|| game.player(&position));
            let goes_on = (worth, player, moves.clone());
            let known = alike.entry(game.key(&position)).or_insert_with(|| goes_on.clone());
            prop_assert_eq!(&*known, &goes_on, "{} has the key of another position", text);
            let goes_on = (worth, player, moves.len());
            let known = *images.entry(game.symmetric_key(&position)).or_insert(goes_on);
            prop_assert_eq!(known, goes_on, "{} has the key of what is no image of it", text);

            open.extend(moves.iter().map(|&by| game.play(&position, by)));
        }
        Ok(())
    }
}

/// Minimax, a ply deeper each time. It takes chance for the player who moves next, since an average has no
/// table.
struct Tables;

impl Visitor for Tables {
    type Output = Result<(), TestCaseError>;

    fn visit<G: BoardGame>(self, game: G) -> Self::Output {
        let text = game.notation(&game.root());
        for depth in 1..=MOST_PLIES {
            let options = Options { depth: Some(depth), ..Options::default() };
            let Ok(expected) = minimax(&game, &options, &mut AtMost(EVENTS)) else { break };
            for symmetry in [Symmetry::Apart, Symmetry::Together] {
                let table = Some(TableOptions { symmetry, ..TableOptions::default() });
                let Ok(found) = minimax(&game, &Options { table, ..options }, &mut Off);
                prop_assert_eq!(found, expected, "{} {:?} {} plies", text, symmetry, depth);
            }
        }
        Ok(())
    }
}

/// Ends a search after so many events.
struct AtMost(u32);

struct TooMany;

impl Tracer for AtMost {
    type Stop = TooMany;

    fn record(&mut self, _event: impl FnOnce() -> Event) -> Result<(), TooMany> {
        self.0 = self.0.checked_sub(1).ok_or(TooMany)?;
        Ok(())
    }
}

/// What the usual evaluation, or the one with these weights, says of the start.
fn estimate(spec: &GameSpec, weights: Option<String>) -> Value {
    let options = GameOptions { weights, ..spec.options.clone() };
    let rules = GameSpec { game: spec.game, options }.rules().expect("a position");
    rules.estimate(&[]).expect("rules")
}

/// Short and long lines of play.
fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop_oneof![vec(0_usize..100, 0..8), vec(0_usize..100, 0..60)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn a_game_goes_on_until_it_is_over_and_keys_tell_positions_apart(
        variant in 0_usize..1000,
        choices in choices(),
    ) {
        for spec in starts(variant, &choices) {
            let has_chance = spec.game.entry().has_chance();
            visit(&spec, Laws { has_chance }).expect("a position")?;
        }
    }

    #[test]
    fn a_table_does_not_change_what_minimax_finds(
        variant in 0_usize..1000,
        choices in choices(),
    ) {
        for spec in starts(variant, &choices) {
            visit(&spec, Tables).expect("a position")?;
        }
    }

    #[test]
    fn features_are_within_their_limits_and_add_up_to_the_first_evaluation(
        variant in 0_usize..1000,
        choices in choices(),
    ) {
        for spec in starts(variant, &choices) {
            let (entry, text) = (spec.game.entry(), &spec.options.position);
            let features = (entry.features)();
            let (least, most) = match entry.sides {
                Sides::Alone => (0, 100_000),
                Sides::Marks | Sides::Colours | Sides::BlackFirst => (-1000, 1000),
            };
            let [least, most] = [least, most].map(|count| Value::whole(count).expect("small"));
            for &(id, _) in &features {
                let count = estimate(&spec, Some(id.to_owned()));
                prop_assert!((least..=most).contains(&count), "{} of {:?}: {}", id, text, count);
            }
            // The usual weights are those of the usual line, and of games that a line ends.
            let options = &spec.options;
            let is_usual = options.line == entry.lines.first().copied();
            if is_usual && options.ending != Ending::FullBoard {
                let usual = Weights::of(&features).to_string();
                let (found, expected) = (estimate(&spec, Some(usual)), estimate(&spec, None));
                prop_assert_eq!(found, expected, "{} {:?}", entry.id, text);
            }
        }
    }
}
