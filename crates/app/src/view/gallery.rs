//! The gallery.

use plyscope_core::trace::Recorder;
use plyscope_stage::engine::search_tree;
use plyscope_stage::gallery::{Exhibit, GALLERY};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::picture::{picture, Labels, Shape, Shown};
use plyscope_stage::scene::camera::Camera;
use plyscope_stage::scene::tree::tree_scene;
use yew::prelude::*;

use super::dialog::Dialog;
use super::{sends, Send};
use crate::message::Message;
use crate::model::Model;

/// Every exhibit with a small picture of the step it opens at.
pub fn dialog(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let cards = GALLERY.iter().enumerate().map(|(number, exhibit)| {
        let text = |suffix: &str| {
            lang.named(&format!("gallery-{}{suffix}", exhibit.id)).unwrap_or_default()
        };
        html! {
            <li>
                <button type="button" class="card" onclick={sends(send, Message::Exhibit(number))}>
                    { small_picture(exhibit, lang) }
                    <strong>{ text("") }</strong>
                    <span>{ text("-about") }</span>
                </button>
            </li>
        }
    });
    html! {
        <Dialog {lang} title={texts::gallery(lang)} send={send.clone()}>
            <ul class="gallery">{ for cards }</ul>
        </Dialog>
    }
}

fn small_picture(exhibit: &Exhibit, lang: Lang) -> Html {
    let Ok(session) = search_tree(exhibit.tree(), exhibit.setup(), Recorder::new()) else {
        return Html::default();
    };
    let step = exhibit.step(session.trace());
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    let scene = tree_scene(&session, step, &camera);
    let labels = Labels { names: Shown::No, lang };
    let things = picture(&session, step, &scene, labels).into_iter().map(|thing| {
        let (x, y) = thing.at;
        let paths = thing.shapes.into_iter().filter_map(|shape| match shape {
            Shape::Path { class, d } => Some(html! { <path {class} {d} /> }),
            Shape::Text { .. } => None,
        });
        html! { <g class={thing.class} transform={format!("translate({x:.1} {y:.1})")}>{ for paths }</g> }
    });
    let size = format!("0 0 {} {}", camera.viewport.width, camera.viewport.height);
    html! { <svg class="picture" viewBox={size} aria-hidden="true" focusable="false">{ for things }</svg> }
}
