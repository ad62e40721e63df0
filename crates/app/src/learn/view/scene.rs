//! A scene of a lesson: a small film with its buttons, and the way to the page that shows all of it.

use plyscope_stage::drawing::written;
use plyscope_stage::film::picture::{Group, Of, Picture};
use plyscope_stage::film::{Go, Playing};
use plyscope_stage::lesson::Scene;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::Send;
use crate::frame::sends;
use crate::learn::message::Message;
use crate::view::icon::{icon, Icon};
use crate::view::tree::drawn_shape;

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
                <a class="see" href={way(scene, playing)}>{ texts::scene_open(lang) }</a>
            </figcaption>
        </figure>
    }
}

/// Where the whole is shown, at the step that is shown here.
fn way(scene: &Scene, playing: Option<&Playing>) -> String {
    match playing {
        Some(playing) => scene.show.way(playing.step()),
        None => scene.show.way(0),
    }
}

fn film(playing: &Playing, place: usize, lang: Lang, send: &Send) -> Html {
    let told = playing.told(lang);
    let aside = playing.aside(lang);
    html! {
        <>
            { Picture::of(playing, f64::INFINITY, lang).map(|picture| drawn(&picture, lang)) }
            if !aside.is_empty() {
                <p class="scene-aside">{ for aside.into_iter().map(|line| html! { <span>{ line }</span> }) }</p>
            }
            if playing.has_steps() {
                <p class="scene-told" aria-live="polite">{ told }</p>
                { buttons(playing, place, lang, send) }
            }
        </>
    }
}

fn buttons(playing: &Playing, place: usize, lang: Lang, send: &Send) -> Html {
    let button = |go: Go, what: Icon, label: String| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                disabled={!playing.can_go(go)} onclick={sends(send, Message::Turn(place, go))}>{ icon(what) }</button>
        }
    };
    html! {
        <div class="scene-buttons" role="group" aria-label={texts::scene_steps(lang)}>
            { button(Go::First, Icon::First, texts::first(lang)) }
            { button(Go::Back, Icon::Back, texts::back(lang)) }
            { button(Go::Forward, Icon::Forward, texts::forward(lang)) }
            { button(Go::Last, Icon::Last, texts::last(lang)) }
            <span class="quiet-text">{ playing.count(lang) }</span>
        </div>
    }
}

/// The picture; a tree scrolls where it is wider than its place.
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
