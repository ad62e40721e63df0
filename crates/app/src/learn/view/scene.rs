//! A scene of a lesson: a small player, and a link to the full page. Away from the screen only its
//! height is kept.

use std::rc::Rc;

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::{Lesson, Part};
use plyscope_player::film::picture::{Group, Of, Picture};
use plyscope_player::film::{Go, Playable};
use plyscope_puzzle_player::Show;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::{prose_pieces, Send};
use crate::frame::{is_scrollable, sends};
use crate::keys::has_modifier;
use crate::learn::message::Message;
use crate::learn::still::Still;
use crate::view::icon::{icon, Icon};
use crate::view::tree::drawn_shape;

/// A scene of a lesson. It is rendered only when its properties change.
pub struct Scene;

/// The properties of a scene.
#[derive(Clone, Properties)]
pub struct Props {
    /// The lesson.
    pub lesson: Rc<Lesson>,
    /// The part index.
    pub place: usize,
    /// What is shown; `None` while it is not near the screen or not prepared.
    pub still: Option<Rc<Still>>,
    /// Whether there is nothing to play.
    pub is_bare: bool,
    /// Whether it is played.
    pub is_played: bool,
    /// The language of the page.
    pub lang: Lang,
    /// The callback for messages.
    pub send: Send,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        let is_same_still = match (&self.still, &other.still) {
            (Some(still), Some(other)) => Rc::ptr_eq(still, other),
            (still, other) => still.is_none() && other.is_none(),
        };
        is_same_still
            && Rc::ptr_eq(&self.lesson, &other.lesson)
            && (self.place, self.is_bare, self.is_played, self.lang)
                == (other.place, other.is_bare, other.is_played, other.lang)
    }
}

impl Component for Scene {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Props { lesson, place, still, is_bare, is_played, lang, send } = ctx.props();
        let Some(Part::Scene(scene)) = lesson.parts.get(*place) else { return Html::default() };
        // Before it is prepared, at the step of its address.
        let way = match still {
            Some(still) => scene.show.way(still.step),
            None => scene.show.opened(),
        };
        let caption_id = format!("caption-{place}");
        html! {
            <figure class="panel scene">
                if !is_bare {
                    <div class="film" data-part={place.to_string()}
                        data-height={likely_height(&scene.show).to_string()} onkeydown={keys(*place, send)}>
                        { still.as_ref().map(|still| film(still, *place, *is_played, *lang, send)) }
                    </div>
                }
                <figcaption>
                    { scene.caption.as_ref().map(|caption| html! {
                        <p id={caption_id.clone()}>{ prose_pieces::caption(caption) }</p>
                    }) }
                    <a class="see" href={way} aria-describedby={scene.caption.as_ref().map(|_| caption_id)}>
                        { texts::scene_open(*lang) }</a>
                </figcaption>
            </figure>
        }
    }
}

/// The keys for the steps, which act in the scene alone: a lesson has many.
fn keys(place: usize, send: &Send) -> Callback<KeyboardEvent> {
    let send = send.clone();
    Callback::from(move |event: KeyboardEvent| {
        let scrolled = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let go = match event.key().as_str() {
            _ if has_modifier(&event) || event.shift_key() => return,
            "ArrowLeft" | "ArrowRight" if scrolled.as_ref().is_some_and(is_scrollable) => return,
            "ArrowLeft" => Go::Back,
            "ArrowRight" => Go::Forward,
            "Home" => Go::First,
            "End" => Go::Last,
            _ => return,
        };
        event.prevent_default();
        send.emit(Message::Turn(place, go));
    })
}

/// The estimated height of a scene, in pixels, so that little moves when it is rendered.
fn likely_height(show: &Show) -> usize {
    const AROUND: usize = 120;
    const BOARD: usize = 280;
    const GROWN: usize = 460;
    let link = match show {
        Show::Search(link) => link,
        Show::Growing(_) => return AROUND + GROWN,
        Show::Puzzle(_) => return AROUND + BOARD,
    };
    let Some(tree) = link.text.as_ref().filter(|_| link.game.is_none()) else {
        return AROUND + BOARD;
    };
    let (mut depth, mut deepest) = (0_usize, 0);
    for letter in tree.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    AROUND + (deepest + 1).min(8) * 90
}

fn film(still: &Still, place: usize, is_played: bool, lang: Lang, send: &Send) -> Html {
    // During playback, captions change too fast to be announced.
    let announced = if is_played { "off" } else { "polite" };
    html! {
        <>
            { still.picture.as_ref().map(|picture| drawn(picture, lang)) }
            if !still.aside.is_empty() {
                <p class="scene-aside">{ for still.aside.iter().map(|line| html! { <span>{ line }</span> }) }</p>
            }
            if let Some(count) = &still.count {
                <p class="scene-caption" aria-live={announced}>{ still.caption.clone() }</p>
                { buttons(still, count, (place, is_played), lang, send) }
            }
        </>
    }
}

fn buttons(
    still: &Still,
    count: &str,
    (place, is_played): (usize, bool),
    lang: Lang,
    send: &Send,
) -> Html {
    let button = |go: Go, what: Icon, label: String| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                aria-disabled={(!still.ways.contains(&go)).then_some("true")}
                onclick={sends(send, Message::Turn(place, go))}>{ icon(what) }</button>
        }
    };
    let play = if is_played { texts::pause(lang) } else { texts::play(lang) };
    html! {
        <div class="scene-buttons" role="group" aria-label={texts::scene_steps(lang)}>
            { button(Go::First, Icon::FIRST, texts::first(lang)) }
            { button(Go::Back, Icon::BACK, texts::back(lang)) }
            <button type="button" class="icon-button" title={play.clone()} aria-label={play}
                onclick={sends(send, Message::Play(place))}>
                { icon(if is_played { Icon::PAUSE } else { Icon::PLAY }) }
            </button>
            { button(Go::Forward, Icon::FORWARD, texts::forward(lang)) }
            { button(Go::Last, Icon::LAST, texts::last(lang)) }
            <span class="quiet-text">{ count }</span>
        </div>
    }
}

/// The picture; a wide tree scrolls.
fn drawn(picture: &Picture, lang: Lang) -> Html {
    let groups = picture.groups.iter().map(drawn_group);
    let (view_box, label) = (picture.view_box.clone(), picture.label.clone());
    match picture.of {
        Of::Tree => html! {
            <div class="scene-tree" tabindex="0" role="group" aria-label={texts::tree_view(lang)}>
                <svg class="picture" viewBox={view_box} role="img" width={written("{}", &[picture.width])}
                    aria-label={label}>{ for groups }</svg>
            </div>
        },
        Of::Board => html! {
            <svg class="picture scene-board" viewBox={view_box} role="img" aria-label={label}>{ for groups }</svg>
        },
    }
}

fn drawn_group(group: &Group) -> Html {
    let (x, y) = group.at;
    html! {
        <g class={group.class.clone()} transform={written("translate({} {})", &[x, y])}>
            { for group.shapes.iter().map(drawn_shape) }
        </g>
    }
}
