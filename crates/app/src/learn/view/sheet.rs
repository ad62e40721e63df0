//! Worksheets: their options, and a preview of the pages.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::{Around, Place, Reading};
use plyscope_lesson::sheet::order::{read_number, About, Order, MAX_COPIES, MAX_COUNT};
use plyscope_lesson::sheet::page::Paper;
use plyscope_lesson::sheet::Sides;
use plyscope_practice::{Level, Plan};
use plyscope_search::notation::half_width;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::{paper, sends, Send};
use crate::learn::message::Message;
use crate::learn::worksheets::{Copies, Worksheets};
use crate::view::choice::{choice, field};
use crate::view::field::Field;

/// The worksheets with their options.
pub fn sheet(order: &Order, worksheets: &Worksheets, lang: Lang, send: &Send) -> Html {
    html! {
        <div class="sheets task" id="task">
            <div class="sheet-head">
                { trail(order, worksheets, lang) }
                <h2 tabindex="-1">{ texts::sheet_heading(lang) }</h2>
                <p class="quiet-text">{ match worksheets.copies {
                    Copies::Differ => texts::sheet_about(lang),
                    Copies::Alike => texts::sheet_alike(lang),
                } }</p>
                { form(order, worksheets, lang, send) }
                { ready(worksheets, lang, send) }
            </div>
            { pages(order, worksheets, lang) }
        </div>
    }
}

/// The breadcrumb trail.
fn trail(order: &Order, worksheets: &Worksheets, lang: Lang) -> Html {
    let lesson = match &order.about {
        About::Lesson(source) => {
            let reading =
                Reading { source: source.clone(), ask: None, seed: None, around: Around::Site };
            let back = format!("#{}", Place::Lesson(reading).print());
            html! { <a href={back} lang={worksheets.written.tag()}>{ &worksheets.title }</a> }
        }
        About::Practice { .. } => html! { <span>{ texts::practice_title(lang) }</span> },
    };
    html! { <p class="trail"><a href="#">{ texts::learn_home(lang) }</a>{ lesson }</p> }
}

fn form(order: &Order, worksheets: &Worksheets, lang: Lang, send: &Send) -> Html {
    html! {
        <div class="choices">
            { about(order, lang, send) }
            { number("sheet-copies", texts::sheet_copies(lang), order.copies, MAX_COPIES, lang, send, {
                let order = order.clone();
                move |copies| Order { copies, ..order.clone() }
            }) }
            { seed(order, worksheets, lang, send) }
            { options(Options { id: "sheet-sides", label: texts::sheet_sides(lang), chosen: order.sides }, send,
                |sides: Sides| texts::sheet_side(lang, sides.id()),
                { let order = order.clone(); move |sides| Order { sides, ..order.clone() } }) }
            { options(Options { id: "sheet-paper", label: texts::sheet_paper(lang), chosen: order.paper }, send,
                |paper: Paper| texts::sheet_paper_name(lang, paper.id()),
                { let order = order.clone(); move |paper| Order { paper, ..order.clone() } }) }
        </div>
    }
}

/// The options of random questions; a lesson has its own.
fn about(order: &Order, lang: Lang, send: &Send) -> Html {
    let About::Practice { kind, level, count } = order.about else { return Html::default() };
    let with = |about: About| Message::Order(Order { about, ..order.clone() });
    let kinds = Plan::kinds().map(|other| {
        let name = texts::learn_kind(lang, other.id());
        html! { <option value={other.id()} selected={other == kind}>{ name }</option> }
    });
    let levels = Level::all().map(|other| {
        let name = texts::practice_level(lang, usize::from(other.number()));
        html! { <option value={other.to_string()} selected={other == level}>{ name }</option> }
    });
    let messages: Vec<(&str, Message)> = Plan::kinds()
        .map(|kind| (kind.id(), with(About::Practice { kind, level, count })))
        .collect();
    let kind_chosen = choice(send, move |id| {
        messages.iter().find(|(other, _)| *other == id).map(|(_, message)| message.clone())
    });
    let level_chosen = {
        let order = order.clone();
        choice(send, move |id| {
            let level = id.parse().ok().and_then(Level::new)?;
            let about = About::Practice { kind, level, count };
            Some(Message::Order(Order { about, ..order.clone() }))
        })
    };
    html! {
        <>
            { field("sheet-kind", texts::practice_kind(lang), String::new(), kind_chosen, kinds.collect()) }
            { field("sheet-level", texts::practice_levels(lang), String::new(), level_chosen, levels.collect()) }
            { number("sheet-count", texts::sheet_count(lang), count, MAX_COUNT, lang, send, {
                let order = order.clone();
                move |count| Order { about: About::Practice { kind, level, count }, ..order.clone() }
            }) }
        </>
    }
}

/// The options of a select field.
struct Options<C> {
    id: &'static str,
    label: String,
    chosen: C,
}

/// A select field that changes the order.
fn options<C: Choice>(
    options: Options<C>,
    send: &Send,
    name: impl Fn(C) -> String,
    order: impl Fn(C) -> Order + 'static,
) -> Html {
    let Options { id, label, chosen } = options;
    let named = C::ALL.iter().map(|&(id, choice)| {
        html! { <option value={id} selected={choice == chosen}>{ name(choice) }</option> }
    });
    let chosen = choice(send, move |id| C::from_id(id).ok().map(&order).map(Message::Order));
    field(id, label, String::new(), chosen, named.collect())
}

/// A number field from 1 on that changes the order.
fn number(
    id: &'static str,
    label: String,
    shown: u32,
    most: u32,
    lang: Lang,
    send: &Send,
    order: impl Fn(u32) -> Order + 'static,
) -> Html {
    let send = send.clone();
    let taken = Callback::from(move |text: String| match read_number(&text, most) {
        Some(number) => {
            send.emit(Message::Order(order(number)));
            None
        }
        None => Some(texts::sheet_number_bad(lang, &most.to_string())),
    });
    html! { <Field {id} {label} shown={shown.to_string()} size="4" {taken} /> }
}

fn seed(order: &Order, worksheets: &Worksheets, lang: Lang, send: &Send) -> Html {
    let taken = {
        let (order, send) = (order.clone(), send.clone());
        Callback::from(move |text: String| match half_width(&text).trim().parse() {
            Ok(seed) => {
                send.emit(Message::Order(Order { seed: Some(seed), ..order.clone() }));
                None
            }
            Err(_) => Some(texts::practice_seed_bad(lang)),
        })
    };
    let label = texts::practice_seed(lang);
    html! { <Field id="sheet-seed" {label} shown={worksheets.seed.to_string()} size="10" {taken} /> }
}

/// The number of pages with print and save buttons, or the error.
fn ready(worksheets: &Worksheets, lang: Lang, send: &Send) -> Html {
    match &worksheets.pages {
        Err(problems) => html! {
            <div role="status">{ for problems.iter().map(|problem| html! { <p>{ problem }</p> }) }</div>
        },
        Ok(pages) => html! {
            <div class="sheet-ready">
                <button type="button" class="primary" onclick={sends(send, Message::Print)}>{ texts::sheet_print(lang) }</button>
                <button type="button" onclick={sends(send, Message::SaveSheets)}>{ texts::sheet_save(lang) }</button>
                <span class="quiet-text" role="status">{ texts::sheet_ready(lang, pages.len()) }</span>
            </div>
        },
    }
}

fn pages(order: &Order, worksheets: &Worksheets, lang: Lang) -> Html {
    let Ok(pages) = &worksheets.pages else { return Html::default() };
    html! {
        <div class={classes!("sheet-pages", order.paper.id())} role="group" aria-label={texts::sheet_pages(lang)}
            lang={worksheets.written.tag()}>
            { for pages.iter().map(paper::page) }
        </div>
    }
}
