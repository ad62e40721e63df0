//! A scene of a lesson: a small film with its buttons, and the way to the page that shows all of it.

use plyscope_core::Step;
use plyscope_stage::drawing::written;
use plyscope_stage::lesson::playing::{Film, Go, Playing};
use plyscope_stage::lesson::{address_of, Scene, Show};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::picture::{picture, Labels, Shown};
use plyscope_stage::scene::camera::Camera;
use plyscope_stage::scene::tree::tree_scene;
use plyscope_stage::session::Session;
use yew::prelude::*;

use super::kind::boards::board;
use super::thing::drawn_thing;
use super::Send;
use crate::frame::sends;
use crate::learn::message::Message;
use crate::view::icon::{icon, Icon};

/// A scene, the part of its lesson with a number.
pub fn scene(
    scene: &Scene,
    playing: Option<&Playing>,
    place: usize,
    lang: Lang,
    send: &Send,
) -> Html {
    html! {
        <figure class="panel scene">
            { playing.map(|playing| film(playing, place, lang, send)) }
            <figcaption>
                { scene.caption.as_ref().map(|caption| html! { <p>{ caption }</p> }) }
                <a class="see" href={way(scene, playing)}>{ texts::learn_scene_open(lang) }</a>
            </figcaption>
        </figure>
    }
}

/// Where the whole is shown, at the step that is shown here.
fn way(scene: &Scene, playing: Option<&Playing>) -> String {
    let page = match scene.show {
        Show::Search(_) => "index.html",
        Show::Backtracking(_) => "backtracking.html",
        Show::Coroutines(_) => "coroutines.html",
    };
    let address = address_of(&scene.show);
    let Some(playing) = playing else { return format!("./{page}#{address}") };
    let others = address.split('&').filter(|part| !part.starts_with("step="));
    let others: Vec<&str> = others.collect();
    format!("./{page}#{}&step={}", others.join("&"), playing.step())
}

fn film(playing: &Playing, place: usize, lang: Lang, send: &Send) -> Html {
    let button = |go: Go, what: Icon, label: String| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                disabled={!playing.can_go(go)} onclick={sends(send, Message::Turn(place, go))}>{ icon(what) }</button>
        }
    };
    let told = playing.told(lang);
    html! {
        <>
            { match playing.film() {
                Film::Tree(session) => tree(session, playing.shown(), &told, lang),
                Film::Board(search) => board(search, lang),
            } }
            <p class="scene-told" aria-live="polite">{ told.clone() }</p>
            <div class="scene-buttons" role="group" aria-label={texts::learn_scene_steps(lang)}>
                { button(Go::First, Icon::First, texts::first(lang)) }
                { button(Go::Back, Icon::Back, texts::back(lang)) }
                { button(Go::Forward, Icon::Forward, texts::forward(lang)) }
                { button(Go::Last, Icon::Last, texts::last(lang)) }
                <span class="quiet-text">{ playing.count(lang) }</span>
            </div>
        </>
    }
}

/// The tree at a step; it scrolls where it is wider than its place.
fn tree(session: &Session, step: Step, told: &str, lang: Lang) -> Html {
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    let scene = tree_scene(session, step, &camera);
    let labels = Labels { names: Shown::Yes, lang };
    let things = picture(session, step, &scene, labels).into_iter().map(drawn_thing);
    let (width, height) = scene.size;
    html! {
        <div class="scene-tree" tabindex="0" role="group" aria-label={texts::tree_view(lang)}>
            <svg class="picture" viewBox={written("0 0 {} {}", &[width, height])} role="img"
                width={written("{}", &[width])} aria-label={told.to_owned()}>
                { for things }
            </svg>
        </div>
    }
}
