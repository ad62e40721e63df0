//! The only list of options of a search, in the order of addresses and help.

use plyscope_search::algo::{Algorithm, Cutoffs, Fail, Feature, Keeps, Symmetry, TableOptions};
use plyscope_search::notation::half_width;
use plyscope_search::{excerpt, CutRule, Order};

use super::option::{
    words_of, Builder, Group, Line, Need, NoValue, Offered, Scope, SearchOption, Values, NONE,
};
use super::{
    leaf_value, print_plies, read_plies, read_time, Choice, Form, Setup, MAX_DEPTH, MAX_TIME,
};
use crate::address::{number, Problem};
use crate::link::LinkProblem;
use plyscope_i18n::{numerals, texts};

/// Every option of a search.
pub const OPTIONS: &[SearchOption] = &[
    ALGORITHM, FORM, ORDER, SEED, CUT, FAIL, WINDOW, GUESS, DEPTH, TIME, TABLE, KEEPS, SYMMETRY,
    ETC,
];

/// Which search.
pub const ALGORITHM: SearchOption = SearchOption {
    id: Algorithm::NAME,
    scope: Scope::Search,
    group: Group::First,
    builder: Builder::Field,
    offered: Offered::Always,
    needs: None,
    values: Values::Words { ids: words_of::<Algorithm>, family: "algorithm" },
    parse: |setup, text| choose(&mut setup.algorithm, text),
    print: |setup| Some(setup.algorithm.id().to_owned()),
    copy: |setup, other| setup.algorithm = other.algorithm,
    label: texts::algorithm,
    hint: texts::algorithm_hint,
    line: Line::Always,
    help: ("NAME", "Which search"),
};

/// Which listing is shown.
pub const FORM: SearchOption = SearchOption {
    id: Form::NAME,
    scope: Scope::Shown,
    group: Group::Listing,
    builder: Builder::Rare,
    offered: Offered::ByValue(|algorithm, setup| setup.form.is_of(algorithm)),
    needs: None,
    values: Values::Words { ids: words_of::<Form>, family: "form" },
    parse: |setup, text| choose(&mut setup.form, text),
    print: |setup| Some(setup.form.id().to_owned()),
    copy: |setup, other| setup.form = other.form,
    label: texts::form,
    hint: texts::form_hint,
    line: Line::Never,
    help: ("NAME", "Which listing is shown"),
};

/// The order in which children are searched.
pub const ORDER: SearchOption = SearchOption {
    id: Order::NAME,
    scope: Scope::Search,
    group: Group::First,
    builder: Builder::Field,
    offered: Offered::ByValue(|algorithm, setup| algorithm.takes(setup.order)),
    needs: None,
    values: Values::Words { ids: words_of::<Order>, family: "order" },
    parse: |setup, text| choose(&mut setup.order, text),
    print: |setup| Some(setup.order.id().to_owned()),
    copy: |setup, other| setup.order = other.order,
    label: texts::order,
    hint: texts::order_hint,
    line: Line::Always,
    help: (
        "NAME",
        "Which children are looked at first; previous remembers the best moves of up to \
         {MAX_REMEMBERED} positions",
    ),
};

/// The seed of a random order.
pub const SEED: SearchOption = SearchOption {
    id: "seed",
    scope: Scope::Search,
    group: Group::First,
    builder: Builder::Rare,
    offered: Offered::Always,
    needs: Some(Need {
        is: "is what chance begins with",
        needs: "order random",
        met: |setup| setup.order == Order::Random,
    }),
    values: Values::Typed { size: "4", problem: texts::number_bad, none: None },
    parse: |setup, text| {
        set(&mut setup.seed, number("seed", text, 0..=u64::MAX).map_err(LinkProblem::Address))
    },
    print: |setup| Some(setup.seed.to_string()),
    copy: |setup, other| setup.seed = other.seed,
    label: texts::order_seed,
    hint: texts::order_seed_hint,
    line: Line::Text(|setup, _, lang| Some(texts::line_seed(lang, &setup.seed.to_string()))),
    help: ("N", "What chance begins with in --order random: a number, 1 by default"),
};

/// When remaining moves are cut.
pub const CUT: SearchOption = SearchOption {
    id: CutRule::NAME,
    scope: Scope::Search,
    group: Group::Bounds,
    builder: Builder::Field,
    offered: Offered::With(&[Feature::Cut]),
    needs: None,
    values: Values::Words { ids: words_of::<CutRule>, family: "cut" },
    parse: |setup, text| choose(&mut setup.cut, text),
    print: |setup| Some(setup.cut.id().to_owned()),
    copy: |setup, other| setup.cut = other.cut,
    label: texts::cut,
    hint: texts::cut_hint,
    line: Line::Always,
    help: ("RULE", "Cut at α ≥ β or at α > β"),
};

/// What a node returns outside its window.
pub const FAIL: SearchOption = SearchOption {
    id: Fail::NAME,
    scope: Scope::Search,
    group: Group::Bounds,
    builder: Builder::Field,
    offered: Offered::With(&[Feature::Fail]),
    needs: None,
    values: Values::Words { ids: words_of::<Fail>, family: "fail" },
    parse: |setup, text| choose(&mut setup.fail, text),
    print: |setup| Some(setup.fail.id().to_owned()),
    copy: |setup, other| setup.fail = other.fail,
    label: texts::fail,
    hint: texts::fail_hint,
    line: Line::IfUnusual,
    help: (
        "WAY",
        "Return the best found, keep it inside the window, or begin with the player's own end of the \
         window as the best so far",
    ),
};

/// The window at the root.
pub const WINDOW: SearchOption = SearchOption {
    id: "window",
    scope: Scope::Search,
    group: Group::Bounds,
    builder: Builder::Field,
    offered: Offered::With(&[Feature::Window]),
    needs: None,
    values: Values::Typed { size: "9", problem: texts::window_bad, none: None },
    parse: |setup, text| set(&mut setup.window, text.parse().map_err(LinkProblem::Window)),
    print: |setup| Some(setup.window.to_string()),
    copy: |setup, other| setup.window = other.window,
    label: texts::window_start,
    hint: texts::window_hint,
    line: Line::Text(|setup, usual, lang| {
        (setup.window != usual.window).then(|| numerals::window(lang, setup.window.get()))
    }),
    help: (
        "A..B",
        "The window at the root, such as 0..15 or -inf..8; game is loss..win, the default of games, \
         and infinite is -inf..inf, the default of trees",
    ),
};

/// The value of the root that is guessed first.
pub const GUESS: SearchOption = SearchOption {
    id: "guess",
    scope: Scope::Search,
    group: Group::Bounds,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Guess]),
    needs: None,
    values: Values::Typed {
        size: "4",
        problem: texts::guess_bad,
        none: Some(NoValue { shown: |_| "–".to_owned(), typed: &["", "-"] }),
    },
    parse: |setup, text| {
        let guess = leaf_value(text).ok_or_else(|| LinkProblem::Guess { given: excerpt(text) });
        set(&mut setup.guess, guess.map(Some))
    },
    print: |setup| setup.guess.map(|guess| guess.to_string()),
    copy: |setup, other| setup.guess = other.guess,
    label: texts::guess,
    hint: texts::guess_hint,
    line: Line::Text(|setup, _, lang| {
        setup.guess.map(|guess| texts::line_guess(lang, &numerals::value(lang, guess)))
    }),
    help: (
        "VALUE",
        "The value that aspiration windows and MTD(f) guess first: a number such as 8, or for \
         MTD(f) also win or loss; the static evaluation of the root by default",
    ),
};

/// How many plies to look ahead.
pub const DEPTH: SearchOption = SearchOption {
    id: "depth",
    scope: Scope::Search,
    group: Group::Far,
    builder: Builder::Field,
    offered: Offered::With(&[Feature::Depth]),
    needs: None,
    values: Values::Typed {
        size: "4",
        problem: |lang| texts::depth_bad(lang, usize::from(MAX_DEPTH)),
        none: Some(NoValue { shown: texts::depth_end, typed: &["∞"] }),
    },
    parse: |setup, text| set(&mut setup.depth, depth(text)),
    print: |setup| Some(setup.depth.map_or_else(|| NONE.to_owned(), |depth| depth.to_string())),
    copy: |setup, other| setup.depth = other.depth,
    label: texts::depth,
    hint: texts::depth_hint,
    line: Line::Text(|setup, _, lang| {
        setup.depth.map(|depth| texts::line_depth(lang, &depth.to_string()))
    }),
    help: (
        "N|end",
        "How many plies to look ahead, or end; games have a depth of their own by default, and \
         single-cutoff and find-max-min look one ply further to guess",
    ),
};

/// How long to search a game.
pub const TIME: SearchOption = SearchOption {
    id: "time",
    scope: Scope::Games,
    group: Group::Far,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Time]),
    needs: None,
    values: Values::Typed {
        size: "5",
        problem: |lang| texts::time_bad(lang, MAX_TIME),
        none: Some(NoValue { shown: |_| "–".to_owned(), typed: &["", "-"] }),
    },
    parse: |setup, text| {
        let time = read_time(text).ok_or_else(|| LinkProblem::Time { given: excerpt(text) });
        set(&mut setup.time, time.map(Some))
    },
    print: |setup| setup.time.map(|time| time.to_string()),
    copy: |setup, other| setup.time = other.time,
    label: texts::time,
    hint: texts::time_hint,
    line: Line::Text(|setup, _, lang| {
        setup.time.map(|time| texts::line_time(lang, &time.to_string()))
    }),
    help: (
        "MS",
        "Stop iterative deepening of a game after so many milliseconds, up to {MAX_TIME}; the \
         first pass is always finished, and the last finished one gives the result",
    ),
};

/// The plies at which positions are kept in a transposition table.
pub const TABLE: SearchOption = SearchOption {
    id: "table",
    scope: Scope::Search,
    group: Group::Table,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Table]),
    needs: None,
    values: Values::Typed { size: "5", problem: texts::table_plies_bad, none: None },
    parse: |setup, text| {
        let plies = read_plies(text).ok_or_else(|| LinkProblem::Plies { given: excerpt(text) });
        let (from, to) = plies?;
        setup.table = Some(TableOptions { from, to, ..setup.table.unwrap_or_default() });
        Ok(())
    },
    print: |setup| setup.table.as_ref().map(print_plies),
    copy: |setup, other| {
        let own = setup.table.unwrap_or_default();
        setup.table =
            other.table.map(|TableOptions { from, to, .. }| TableOptions { from, to, ..own });
    },
    label: texts::table_plies,
    hint: texts::table_plies_hint,
    line: Line::Text(|setup, _, lang| {
        setup.table.map(|table| texts::line_table(lang, &print_plies(&table)))
    }),
    help: (
        "PLIES",
        "Remember positions in a table, those at some plies from the root such as 3..5, or all; up \
         to {MAX_REMEMBERED} positions",
    ),
};

/// What the table keeps.
pub const KEEPS: SearchOption = SearchOption {
    id: Keeps::NAME,
    scope: Scope::Search,
    group: Group::Table,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Table]),
    needs: Some(Need { is: "says what a table keeps", needs: "table", met: has_table }),
    values: Values::Words { ids: words_of::<Keeps>, family: "table" },
    parse: |setup, text| choose(&mut setup.table.get_or_insert_default().keeps, text),
    print: |setup| {
        let keeps = setup.table.map(|table| table.keeps);
        keeps.filter(|&keeps| keeps != Keeps::default()).map(|keeps| keeps.id().to_owned())
    },
    copy: |setup, other| {
        if let (Some(table), Some(other)) = (&mut setup.table, other.table) {
            table.keeps = other.keeps;
        }
    },
    label: texts::table_kind,
    hint: texts::table_hint,
    line: Line::IfUnusual,
    help: ("WHAT", "What the table keeps"),
};

/// Whether symmetric positions share an entry of the table.
pub const SYMMETRY: SearchOption = SearchOption {
    id: Symmetry::NAME,
    scope: Scope::Search,
    group: Group::Table,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Table]),
    needs: Some(Need { is: "is about the places in a table", needs: "table", met: has_table }),
    values: Values::Switch { family: "symmetry" },
    parse: |setup, text| choose(&mut setup.table.get_or_insert_default().symmetry, text),
    print: |setup| {
        let symmetry = setup.table.map(|table| table.symmetry);
        let rare = symmetry.filter(|&symmetry| symmetry != Symmetry::default());
        rare.map(|symmetry| symmetry.id().to_owned())
    },
    copy: |setup, other| {
        if let (Some(table), Some(other)) = (&mut setup.table, other.table) {
            table.symmetry = other.symmetry;
        }
    },
    label: texts::symmetry,
    hint: texts::symmetry_hint,
    line: Line::Text(|setup, _, lang| {
        let symmetry = setup.table?.symmetry;
        (symmetry != Symmetry::default()).then(|| texts::line_symmetry(lang))
    }),
    help: ("", "Rotated and reflected positions share their place in the table"),
};

/// Whether a position in the table also cuts the node above it.
pub const ETC: SearchOption = SearchOption {
    id: Cutoffs::NAME,
    scope: Scope::Search,
    group: Group::Table,
    builder: Builder::Rare,
    offered: Offered::With(&[Feature::Cut, Feature::Table]),
    needs: Some(Need { is: "is about what a table cuts", needs: "table", met: has_table }),
    values: Values::Switch { family: "etc" },
    parse: |setup, text| choose(&mut setup.table.get_or_insert_default().cutoffs, text),
    print: |setup| {
        let cutoffs = setup.table.map(|table| table.cutoffs);
        let rare = cutoffs.filter(|&cutoffs| cutoffs != Cutoffs::default());
        rare.map(|cutoffs| cutoffs.id().to_owned())
    },
    copy: |setup, other| {
        if let Some(table) = &mut setup.table {
            table.cutoffs = other.table.map_or_else(Cutoffs::default, |other| other.cutoffs);
        }
    },
    label: texts::etc,
    hint: texts::etc_hint,
    line: Line::Text(|setup, _, lang| {
        let cutoffs = setup.table?.cutoffs;
        (cutoffs != Cutoffs::default()).then(|| texts::line_etc(lang))
    }),
    help: (
        "",
        "Before a node's children are searched, ask the table about all of them: the enhanced \
         transposition cutoff",
    ),
};

impl SearchOption {
    /// The option with an id.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Self> {
        OPTIONS.iter().find(|option| option.id == id)
    }
}

fn has_table(setup: &Setup) -> bool {
    setup.table.is_some()
}

fn set<T>(place: &mut T, value: Result<T, LinkProblem>) -> Result<(), LinkProblem> {
    *place = value?;
    Ok(())
}

fn choose<C: Choice>(place: &mut C, text: &str) -> Result<(), LinkProblem> {
    set(place, C::from_id(text).map_err(|wrong| Problem::Choice(wrong).into()))
}

fn depth(text: &str) -> Result<Option<u16>, LinkProblem> {
    let plain = half_width(text);
    if plain.trim() == NONE {
        return Ok(None);
    }
    let plies = plain.trim().parse().ok().filter(|plies| *plies <= MAX_DEPTH);
    plies.map(Some).ok_or_else(|| LinkProblem::Depth { given: excerpt(text) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_i18n::Lang;

    #[test]
    fn every_word_is_read_printed_and_named_in_every_language() {
        for option in OPTIONS {
            for (number, word) in option.words().into_iter().enumerate() {
                let mut setup = Setup { table: Some(TableOptions::default()), ..Setup::default() };
                let usual = (option.print)(&setup);
                assert_eq!((option.parse)(&mut setup, word), Ok(()), "{}", option.id);
                match (option.print)(&setup) {
                    Some(printed) => assert_eq!(printed, word, "{}", option.id),
                    None => assert_eq!((number, usual), (0, None), "{}", option.id),
                }
                for lang in Lang::ALL {
                    let name = option.word_name(word, lang);
                    let family = match option.values {
                        Values::Words { family, .. } | Values::Switch { family } => family,
                        Values::Typed { .. } => unreachable!("it has words"),
                    };
                    let text = lang.named(&format!("{family}-{word}"));
                    let place = "a family in i18n/build/locale/named.rs, a text in www/locales";
                    assert_eq!(text, Some(name), "{family}-{word} in {lang:?}: {place}");
                }
            }
        }
    }

    #[test]
    fn what_an_option_does_not_print_is_as_usual() {
        let usual = Setup::default();
        for option in OPTIONS {
            let mut setup = usual;
            if let Some(text) = (option.print)(&usual) {
                assert_eq!((option.parse)(&mut setup, &text), Ok(()), "{}", option.id);
            }
            assert_eq!(setup, usual, "{}", option.id);
            (option.copy)(&mut setup, &usual);
            assert_eq!(setup, usual, "{}", option.id);
        }
    }

    #[test]
    fn typed_values_may_be_in_full_width_and_between_spaces() {
        let table = [
            ("seed", " ４ ", "4"),
            ("window", "　０．．５", "0..5"),
            ("guess", "－４ ", "-4"),
            ("depth", " ４", "4"),
            ("depth", "+4 ", "4"),
            ("depth", "　ｅｎｄ", "end"),
            ("time", "２０００ ", "2000"),
            ("table", "３．．５ ", "3..5"),
        ];
        for (id, text, printed) in table {
            let mut setup = Setup::default();
            let option = SearchOption::named(id).expect(id);
            assert_eq!((option.parse)(&mut setup, text), Ok(()), "{id} {text}");
            assert_eq!((option.print)(&setup).as_deref(), Some(printed), "{id} {text}");
        }
    }

    #[test]
    fn nonsense_is_a_problem_of_the_option() {
        for option in OPTIONS {
            let problem = (option.parse)(&mut Setup::default(), "nonsense").expect_err(option.id);
            assert_eq!(problem.parameter(), Some(option.id));
        }
    }

    #[test]
    fn what_an_option_needs_is_another_option() {
        for need in OPTIONS.iter().filter_map(|option| option.needs) {
            let (id, word) = need.needs.split_once(' ').unwrap_or((need.needs, ""));
            let needed = SearchOption::named(id).expect(id);
            assert!(word.is_empty() || needed.words().contains(&word), "{id} {word}");
            assert!(!(need.met)(&Setup::default()), "{id} {word}");
        }
    }
}
