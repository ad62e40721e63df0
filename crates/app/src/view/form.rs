//! The choices of the search.

use plyscope_core::algo::{Fail, Keeps, Symmetry, TableOptions};
use plyscope_core::notation::half_width;
use plyscope_core::{CutRule, Order, Player};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::setup::{
    print_plies, read_plies, read_time, Algorithm, Choice, Feature, Form, Setup, StartWindow,
    MAX_DEPTH, MAX_TIME,
};
use yew::prelude::*;

use super::choice::{choice, field};
use super::typed::{Meaning, Typed, When};
use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The choices: those that the search has no use for are not shown, and of a game, which has choices
/// of its own, the rarer ones are folded away.
pub fn form(model: &Model, send: &Send) -> Html {
    let (lang, setup) = (model.shell.lang, model.setup);
    let of_tree = model.game.is_none();
    // A tree is searched to its end as a rule; a game hardly ever is.
    let (usual, rarer) = if of_tree {
        (bounds(setup, lang, send), far(setup, of_tree, lang, send))
    } else {
        (far(setup, of_tree, lang, send), bounds(setup, lang, send))
    };
    html! {
        <div class="choices">
            { algorithm("algorithm", setup, lang, send) }
            if of_tree { { root(model, send) } }
            { orders(setup, lang, send) }
            { usual }
            { notes(setup, of_tree, lang) }
            <details class="more" open={is_rare(setup, of_tree)}>
                <summary>{ texts::more_choices(lang) }</summary>
                <div class="choices">
                    if setup.algorithm.offers(Feature::Form) { { form_choice(setup, lang, send) } }
                    { rarer }
                </div>
            </details>
        </div>
    }
}

/// What has to be known of a choice to understand what it does.
fn notes(setup: Setup, of_tree: bool, lang: Lang) -> Html {
    let seed = (setup.order == Order::Random && setup.algorithm.takes(setup.order))
        .then(|| texts::order_seed_note(lang));
    let estimate = (of_tree && setup.asks_evaluation()).then(|| texts::evaluation_of_tree(lang));
    let notes = seed.into_iter().chain(estimate);
    html! { <>{ for notes.map(|note| html! { <p class="choice-note">{ note }</p> }) }</> }
}

/// How far the search looks, for how long, and what it remembers.
fn far(setup: Setup, of_tree: bool, lang: Lang, send: &Send) -> Html {
    html! {
        <>
            if setup.algorithm.offers(Feature::Depth) { { depth("depth", setup, lang, send) } }
            if !of_tree && setup.algorithm.offers(Feature::Time) {
                { typed(
                    "time", "5", [texts::time(lang), texts::time_hint(lang), texts::time_bad(lang, MAX_TIME)],
                    setup.time.map_or_else(|| NO_LIMIT.to_owned(), |time| time.to_string()),
                    setup, read_limit, send,
                ) }
            }
            if setup.algorithm.offers(Feature::Table) { { table(setup, lang, send) } }
        </>
    }
}

/// Whether any of the rarer choices is not as usual.
fn is_rare(setup: Setup, of_tree: bool) -> bool {
    let window = if of_tree { StartWindow::default() } else { StartWindow::GAME };
    let plain = Setup { window, ..Setup::default() };
    let bounds = (setup.cut, setup.fail, setup.window) != (plain.cut, plain.fail, plain.window);
    let far = (setup.depth, setup.table) != (plain.depth, plain.table);
    setup.form != plain.form || if of_tree { far } else { bounds }
}

fn orders(setup: Setup, lang: Lang, send: &Send) -> Html {
    html! {
        <>
            { order("order", setup, lang, send) }
            if setup.order == Order::Random {
                { typed(
                    "order-seed", "4", [texts::order_seed(lang), texts::order_seed_hint(lang), texts::number_bad(lang)],
                    setup.seed.to_string(), setup, read_seed, send,
                ) }
            }
        </>
    }
}

/// When to cut, what to return, and where to start.
fn bounds(setup: Setup, lang: Lang, send: &Send) -> Html {
    let offers = |feature| setup.algorithm.offers(feature);
    html! {
        <>
            if offers(Feature::Cut) {
                { select(
                    "cut", texts::cut(lang), texts::cut_hint(lang), setup.cut,
                    |cut| Some(cut_name(cut, lang)),
                    changed(setup, send, |setup, id| setup.cut = Choice::from_id(id).unwrap_or_default()),
                ) }
            }
            if offers(Feature::Fail) {
                { select(
                    "fail", texts::fail(lang), texts::fail_hint(lang), setup.fail,
                    |fail| Some(fail_name(fail, lang)),
                    changed(setup, send, |setup, id| setup.fail = Choice::from_id(id).unwrap_or_default()),
                ) }
            }
            if offers(Feature::Window) {
                { typed(
                    "window", "9", [texts::window_start(lang), texts::window_hint(lang), texts::window_bad(lang)],
                    setup.window.to_string(), setup, read_window, send,
                ) }
            }
        </>
    }
}

/// Which search.
pub fn algorithm(id: &'static str, setup: Setup, lang: Lang, send: &Send) -> Html {
    select(
        id,
        texts::algorithm(lang),
        texts::algorithm_hint(lang),
        setup.algorithm,
        |algorithm| Some(algorithm_name(algorithm, lang)),
        changed(setup, send, |setup, id| {
            setup.algorithm = Choice::from_id(id).unwrap_or_default();
        }),
    )
}

/// In which order, of those that the search can take.
pub fn order(id: &'static str, setup: Setup, lang: Lang, send: &Send) -> Html {
    select(
        id,
        texts::order(lang),
        texts::order_hint(lang),
        setup.order,
        |order| setup.algorithm.takes(order).then(|| order_name(order, lang)),
        changed(setup, send, |setup, id| setup.order = Choice::from_id(id).unwrap_or_default()),
    )
}

/// How many plies it looks ahead.
pub fn depth(id: &'static str, setup: Setup, lang: Lang, send: &Send) -> Html {
    let shown = setup.depth.map_or_else(|| texts::depth_end(lang), |depth| depth.to_string());
    let problem = texts::depth_bad(lang, usize::from(MAX_DEPTH));
    let said = [texts::depth(lang), texts::depth_hint(lang), problem];
    typed(id, "4", said, shown, setup, read_depth, send)
}

/// From what was typed to another search, if it can be one.
type Read = fn(Setup, &str) -> Option<Setup>;

/// A choice that is typed; `said` are its label, its hint, and what is wrong with a text that cannot
/// be read.
fn typed(
    id: &'static str,
    size: &'static str,
    said: [String; 3],
    shown: String,
    setup: Setup,
    read: Read,
    send: &Send,
) -> Html {
    let [label, hint, problem] = said;
    let meaning = Callback::from(move |text: String| match read(setup, &text) {
        Some(other) if other == setup => Meaning::Same,
        Some(other) => Meaning::Change(Message::Setup(other)),
        None => Meaning::Wrong(problem.clone()),
    });
    html! {
        <Typed {id} {label} {hint} {size} about={(setup, None)} {shown} {meaning} when={When::AtOnce}
            send={send.clone()} />
    }
}

fn read_window(setup: Setup, text: &str) -> Option<Setup> {
    text.parse().ok().map(|window| Setup { window, ..setup })
}

/// A number of plies, or any word for the end.
fn read_depth(setup: Setup, text: &str) -> Option<Setup> {
    let text = half_width(text);
    let text = text.trim();
    let is_word = ["end", "einde", "终局"].contains(&text) || text == "∞";
    let depth = text.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
    (is_word || depth.is_some()).then_some(Setup { depth, ..setup })
}

/// What stands where there is no limit.
const NO_LIMIT: &str = "–";

/// A number of milliseconds; nothing, or a dash, for no limit.
fn read_limit(setup: Setup, text: &str) -> Option<Setup> {
    let text = half_width(text);
    let text = text.trim();
    let is_none = ["", "-", NO_LIMIT].contains(&text);
    let time = read_time(text);
    (is_none || time.is_some()).then_some(Setup { time, ..setup })
}

fn read_seed(setup: Setup, text: &str) -> Option<Setup> {
    half_width(text).trim().parse().ok().map(|seed| Setup { seed, ..setup })
}

fn read_table(setup: Setup, text: &str) -> Option<Setup> {
    let (from, to) = read_plies(text)?;
    let table = Some(TableOptions { from, to, ..setup.table? });
    Some(Setup { table, ..setup })
}

/// The name of a search.
pub fn algorithm_name(algorithm: Algorithm, lang: Lang) -> String {
    match algorithm {
        Algorithm::AlphaBeta => texts::algorithm_alpha_beta(lang),
        Algorithm::Minimax => texts::algorithm_minimax(lang),
        Algorithm::Negamax => texts::algorithm_negamax(lang),
        Algorithm::SingleCutoff => texts::algorithm_single_cutoff(lang),
        Algorithm::FindMaxMin => texts::algorithm_find_max_min(lang),
        Algorithm::PrincipalVariation => texts::algorithm_principal_variation(lang),
        Algorithm::Deepening => texts::algorithm_deepening(lang),
        Algorithm::Greedy => texts::algorithm_one_ply(lang),
    }
}

/// The name of an order.
pub fn order_name(order: Order, lang: Lang) -> String {
    match order {
        Order::LeftToRight => texts::order_left(lang),
        Order::RightToLeft => texts::order_right(lang),
        Order::BestFirst => texts::order_best(lang),
        Order::WorstFirst => texts::order_worst(lang),
        Order::Random => texts::order_random(lang),
        Order::PreviousPass => texts::order_previous(lang),
        Order::Killers => texts::order_killers(lang),
        Order::History => texts::order_history(lang),
    }
}

/// When a search cuts.
pub fn cut_name(cut: CutRule, lang: Lang) -> String {
    match cut {
        CutRule::AtLeast => texts::cut_ge(lang),
        CutRule::Above => texts::cut_gt(lang),
    }
}

/// The name of what is returned outside the window.
pub fn fail_name(fail: Fail, lang: Lang) -> String {
    match fail {
        Fail::Soft => texts::fail_soft(lang),
        Fail::Hard => texts::fail_hard(lang),
        Fail::Start => texts::fail_start(lang),
    }
}

fn root(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let session = model.session.as_ref().filter(|session| session.game().is_none());
    let root = session.map_or(Player::Max, |session| session.tree().root_player());
    select(
        "root",
        texts::root(lang),
        texts::root_hint(lang),
        root,
        |player| {
            Some(match player {
                Player::Max => texts::root_max(lang),
                Player::Min => texts::root_min(lang),
            })
        },
        choice(send, |id| Player::from_id(id).ok().map(Message::Root)),
    )
}

fn form_choice(setup: Setup, lang: Lang, send: &Send) -> Html {
    let minimax = setup.algorithm == Algorithm::Minimax;
    select(
        "form",
        texts::form(lang),
        texts::form_hint(lang),
        setup.form,
        |form| match form {
            Form::One => Some(texts::form_one(lang)),
            Form::Two => Some(texts::form_two(lang)),
            _ if minimax => None,
            Form::Pairs => Some(texts::form_pairs(lang)),
            Form::Merged => Some(texts::form_merged(lang)),
            Form::ChooseMove => Some(texts::form_choose_move(lang)),
        },
        changed(setup, send, |setup, id| setup.form = Choice::from_id(id).unwrap_or_default()),
    )
}

/// Whether there is a transposition table, and what it keeps.
pub fn table_kind(id: &'static str, setup: Setup, lang: Lang, send: &Send) -> Html {
    let onchange = changed(setup, send, |setup, id| {
        setup.table = match id {
            "none" => None,
            id => Keeps::from_id(id)
                .ok()
                .map(|keeps| TableOptions { keeps, ..setup.table.unwrap_or_default() }),
        };
    });
    let keeps = Keeps::ALL.iter().map(|&(id, keeps)| {
        let name = match keeps {
            Keeps::Bounds => texts::table_bounds(lang),
            Keeps::Exact => texts::table_exact(lang),
            Keeps::Numbers => texts::table_numbers(lang),
        };
        let selected = setup.table.is_some_and(|table| table.keeps == keeps);
        html! { <option value={id} {selected}>{ name }</option> }
    });
    let none = html! {
        <option value="none" selected={setup.table.is_none()}>{ texts::table_none(lang) }</option>
    };
    let options = std::iter::once(none).chain(keeps).collect();
    field(id, texts::table_kind(lang), texts::table_hint(lang), onchange, options)
}

/// The choices of the transposition table; most are only shown when there is one.
fn table(setup: Setup, lang: Lang, send: &Send) -> Html {
    html! {
        <>
            { table_kind("table", setup, lang, send) }
            if let Some(table) = setup.table {
                { typed(
                    "plies", "5", [texts::table_plies(lang), texts::table_plies_hint(lang), texts::table_plies_bad(lang)],
                    print_plies(&table), setup, read_table, send,
                ) }
                { select(
                    "symmetry", texts::symmetry(lang), texts::symmetry_hint(lang), table.symmetry,
                    |symmetry| Some(match symmetry {
                        Symmetry::Apart => texts::symmetry_no(lang),
                        Symmetry::Together => texts::symmetry_yes(lang),
                    }),
                    changed(setup, send, |setup, id| {
                        if let (Some(table), Ok(symmetry)) = (&mut setup.table, Symmetry::from_id(id)) {
                            table.symmetry = symmetry;
                        }
                    }),
                ) }
            }
        </>
    }
}

/// A callback that makes another search of a choice.
fn changed(setup: Setup, send: &Send, change: fn(&mut Setup, &str)) -> Callback<Event> {
    choice(send, move |id| {
        let mut setup = setup;
        change(&mut setup, id);
        Some(Message::Setup(setup))
    })
}

/// A choice among those that have a name here.
pub fn select<C: Choice>(
    id: &'static str,
    label: String,
    hint: String,
    current: C,
    name: impl Fn(C) -> Option<String>,
    onchange: Callback<Event>,
) -> Html {
    let options = C::ALL.iter().filter_map(|&(id, one)| {
        let name = name(one)?;
        Some(html! { <option value={id} selected={one == current}>{ name }</option> })
    });
    field(id, label, hint, onchange, options.collect())
}
