//! The choices of the search.

use plyscope_i18n::{texts, Lang};
use plyscope_search::algo::{Keeps, TableOptions};
use plyscope_search::limits::MAX_REMEMBERED;
use plyscope_search::{Order, Player};
use plyscope_setup::ask::Ask;
use plyscope_setup::catalog::GameId;
use plyscope_setup::{
    Choice, Feature, Group, Scope, SearchOption, Setup, StartWindow, SubjectKind, Values,
    ALGORITHM, ETC, KEEPS, OPTIONS, ORDER, SEED, SYMMETRY, TABLE,
};
use yew::prelude::*;

use super::choice::{choice, field};
use super::typed::{Meaning, Typed, When};
use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The choices that apply to the search; for a game, the rarer ones are collapsed.
pub fn form(model: &Model, send: &Send) -> Html {
    let game = model.game.as_ref().map(|spec| spec.game);
    let of_tree = game.is_none();
    let root = of_tree.then(|| root(model, send));
    let asks = (of_tree && !model.is_large()).then(|| asks(model, send));
    html! {
        <div class="choices">
            { fields(model.setup, game, [root, asks], model.shell.lang, send) }
        </div>
    }
}

/// The choices that apply to a search, with other fields behind the algorithm and behind the usual ones.
pub fn fields(
    setup: Setup,
    game: Option<GameId>,
    others: [Option<Html>; 2],
    lang: Lang,
    send: &Send,
) -> Html {
    let [second, last] = others;
    let subject = SubjectKind::of(game.as_ref());
    let takes = |other: &Setup| game.is_none_or(|game| game.entry().takes(other.algorithm));
    // Trees are usually searched to the end, games hardly ever.
    let bounds = grouped(Group::Bounds, setup, subject, lang, send);
    let far = far(setup, subject, lang, send);
    let (usual, rarer) = match subject {
        SubjectKind::Tree => (bounds, far),
        SubjectKind::Game => (far, bounds),
    };
    html! {
        <>
            { chosen(&ALGORITHM, "algorithm", (setup, &takes), lang, send) }
            { for second }
            { orders(setup, lang, send) }
            { usual }
            { for last }
            { notes(setup, subject, lang) }
            <details class="more" open={is_rare(setup, game)}>
                <summary>{ texts::more_choices(lang) }</summary>
                <div class="choices">
                    { grouped(Group::Listing, setup, subject, lang, send) }
                    { rarer }
                </div>
            </details>
        </>
    }
}

/// Notes that explain the effects of choices.
fn notes(setup: Setup, subject: SubjectKind, lang: Lang) -> Html {
    let seed = (setup.order == Order::Random && setup.algorithm.takes(setup.order))
        .then(|| texts::order_seed_note(lang));
    let previous = (setup.order == Order::PreviousPass && setup.algorithm.takes(setup.order))
        .then(|| texts::order_previous_note(lang, MAX_REMEMBERED));
    let table = (subject == SubjectKind::Game && setup.options().table.is_some())
        .then(|| texts::table_note(lang, MAX_REMEMBERED));
    let estimate = (subject == SubjectKind::Tree && setup.asks_evaluation())
        .then(|| texts::evaluation_of_tree(lang));
    let algorithm = setup.algorithm;
    let alike = match subject {
        SubjectKind::Tree if algorithm.needs_game() => Some(texts::alike_in_tree(lang)),
        _ if algorithm.needs_depth() && setup.depth.is_none() => Some(texts::alike_to_end(lang)),
        _ => None,
    };
    let notes = [alike, seed, previous, table, estimate].into_iter().flatten();
    html! { <>{ for notes.map(|note| html! { <p class="choice-note">{ note }</p> }) }</> }
}

/// Depth, time limit and transposition table.
fn far(setup: Setup, subject: SubjectKind, lang: Lang, send: &Send) -> Html {
    html! {
        <>
            { grouped(Group::Far, setup, subject, lang, send) }
            if setup.algorithm.offers(Feature::Table) { { table(setup, lang, send) } }
        </>
    }
}

/// The options of a group that apply to the search, in order.
fn grouped(group: Group, setup: Setup, subject: SubjectKind, lang: Lang, send: &Send) -> Html {
    let shown = OPTIONS.iter().filter(|option| {
        let is_placed = option.group == group && option.scope.includes(subject);
        is_placed && option.has_choice(&setup)
    });
    html! { <>{ for shown.map(|option| search_option(option, option.id, setup, lang, send)) }</> }
}

/// Whether any of the rarer options is not default.
fn is_rare(setup: Setup, game: Option<GameId>) -> bool {
    let (window, rare): (_, &[Group]) = match game {
        None => (StartWindow::default(), &[Group::Listing, Group::Far, Group::Table]),
        Some(game) => (game.entry().setup().window, &[Group::Listing, Group::Bounds]),
    };
    let plain = Setup { window, ..Setup::default() };
    OPTIONS.iter().any(|option| {
        let is_placed = rare.contains(&option.group) && option.scope != Scope::Games;
        is_placed && (option.print)(&setup) != (option.print)(&plain)
    })
}

fn orders(setup: Setup, lang: Lang, send: &Send) -> Html {
    html! {
        <>
            { search_option(&ORDER, "order", setup, lang, send) }
            if setup.order == Order::Random {
                { search_option(&SEED, "order-seed", setup, lang, send) }
            }
        </>
    }
}

/// A field for an option of the search; `id` is its element id.
pub fn search_option(
    option: &'static SearchOption,
    id: &'static str,
    setup: Setup,
    lang: Lang,
    send: &Send,
) -> Html {
    match option.values {
        Values::Words { .. } | Values::Switch { .. } => {
            chosen(option, id, (setup, &|_| true), lang, send)
        }
        Values::Typed { size, problem, .. } => {
            let meaning =
                Callback::from(move |text: String| match option.typed(&setup, &text, lang) {
                    Some(other) if other == setup => Meaning::Same,
                    Some(other) => Meaning::Change(Message::Setup(other)),
                    None => Meaning::Wrong(problem(lang)),
                });
            html! {
                <Typed {id} label={(option.label)(lang)} hint={(option.hint)(lang)} {size}
                    about={(setup, None)} shown={option.shown(&setup, lang)} {meaning}
                    when={When::AtOnce} send={send.clone()} />
            }
        }
    }
}

/// A select field of an option's words that apply to the search and lead to one that can be run.
fn chosen(
    option: &'static SearchOption,
    id: &'static str,
    (setup, can_be_run): (Setup, &dyn Fn(&Setup) -> bool),
    lang: Lang,
    send: &Send,
) -> Html {
    let words = option.words().into_iter().filter_map(|word| {
        let selected = option.chosen(&setup, word).filter(can_be_run)? == setup;
        Some(html! { <option value={word} {selected}>{ option.word_name(word, lang) }</option> })
    });
    let onchange = choice(send, move |word| {
        let mut setup = setup;
        (option.parse)(&mut setup, word).ok()?;
        Some(Message::Setup(setup))
    });
    field(id, (option.label)(lang), (option.hint)(lang), onchange, words.collect())
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

/// A select field for what is asked before the search shows it.
fn asks(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let onchange = choice(send, |id| Some(Message::Ask(Ask::from_id(id).ok())));
    let option = |id: &'static str, name: String, selected: bool| {
        html! { <option value={id} {selected}>{ name }</option> }
    };
    let all = Ask::ALL
        .iter()
        .map(|&(id, ask)| option(id, texts::ask_what(lang, id), model.ask == Some(ask)));
    let none = option("none", texts::ask_none(lang), model.ask.is_none());
    let options = std::iter::once(none).chain(all).collect();
    field("ask", texts::ask_before(lang), texts::ask_hint(lang), onchange, options)
}

/// A select field for the kind of transposition table.
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
        let name = KEEPS.word_name(id, lang);
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
            if setup.table.is_some() {
                { search_option(&TABLE, "plies", setup, lang, send) }
                { search_option(&SYMMETRY, "symmetry", setup, lang, send) }
                if setup.algorithm.offers(Feature::Cut) {
                    { search_option(&ETC, "etc", setup, lang, send) }
                }
            }
        </>
    }
}

/// A callback that changes the setup by the chosen option.
fn changed(setup: Setup, send: &Send, change: fn(&mut Setup, &str)) -> Callback<Event> {
    choice(send, move |id| {
        let mut setup = setup;
        change(&mut setup, id);
        Some(Message::Setup(setup))
    })
}

/// A select field of the choices that have a name here.
pub fn select<C: Choice>(
    id: impl Into<AttrValue>,
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
