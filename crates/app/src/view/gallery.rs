//! The gallery.

use plyscope_drawing::written;
use plyscope_i18n::{texts, Lang};
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::gallery::{Exhibit, Scene, GALLERY};
use plyscope_setup::Setup;
use plyscope_view::picture::{boards, picture, without_doubtful_values, Labels, Shape, Shown};
use plyscope_view::scene::camera::{Camera, Viewport};
use plyscope_view::scene::framing::legible_within;
use plyscope_view::scene::tree::tree_scene;
use yew::prelude::*;

use super::dialog::Dialog;
use super::tree::drawn_shape;
use super::{sends, Send};
use crate::frame::dialogs::card;
use crate::frame::{Callbacks, Common};
use crate::message::Message;
use crate::model::Model;

/// Every example with a small picture of the step it opens at.
pub fn dialog(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let lang = model.shell.lang;
    html! {
        <Dialog {lang} title={texts::gallery(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <Exhibits {lang} send={callbacks.own.clone()} />
        </Dialog>
    }
}

#[derive(Properties, PartialEq)]
struct Props {
    lang: Lang,
    send: Send,
}

/// The examples. They are rendered once, and not whenever the page is: each picture takes a search.
#[component]
fn Exhibits(props: &Props) -> Html {
    let lang = props.lang;
    let cards = |of_games: bool| -> Html {
        let numbered = GALLERY.iter().enumerate();
        let shown = numbered.filter(|(_, exhibit)| exhibit.is_game() == of_games);
        let cards = shown.map(|(number, exhibit)| {
            let shown = sends(&props.send, Message::Exhibit(number));
            card(small_picture(exhibit, lang), &format!("gallery-{}", exhibit.id), lang, shown)
        });
        cards.collect()
    };
    html! {
        <>
            <h3 class="gallery-title">{ texts::gallery_trees(lang) }</h3>
            <ul class="gallery">{ cards(false) }</ul>
            <h3 class="gallery-title">{ texts::gallery_games(lang) }</h3>
            <ul class="gallery">{ cards(true) }</ul>
        </>
    }
}

fn small_picture(exhibit: &Exhibit, lang: Lang) -> Html {
    match exhibit.scene() {
        (Scene::Tree(_), setup) => exhibit.tree().map_or_else(Html::default, |tree| {
            small_tree(exhibit, tree, setup, lang)
        }),
        (Scene::Game(spec), _) => spec.rules().map_or_else(|_| Html::default(), |rules| {
            let shapes = boards::board(&rules.board(&[]), 90.0);
            html! {
                <svg class="picture" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
                    { for shapes.iter().map(drawn_shape) }
                </svg>
            }
        }),
    }
}

fn small_tree(exhibit: &Exhibit, tree: GameTree, setup: Setup, lang: Lang) -> Html {
    let Ok(session) = search_tree(tree, setup, Recorder::new()) else {
        return Html::default();
    };
    let step = exhibit.step(session.trace());
    let camera = Camera::natural(session.layout(), session.tree().layer_count());
    drawing(&session, step, (LABELLED, &camera), lang)
}

/// The picture of a narrow card, in pixels: trees whose texts have no space there are drawn without.
const LABELLED: Viewport = Viewport { width: 260.0, height: 180.0 };

/// A small picture of a search at a step: with its texts where they have space in a viewport, and otherwise
/// without them by a camera.
pub fn drawing(
    session: &Session,
    step: Step,
    (most, camera): (Viewport, &Camera),
    lang: Lang,
) -> Html {
    let labels = Labels { names: Shown::No, lang };
    let labelled = legible_within(session, most, labels);
    let camera = labelled.as_ref().unwrap_or(camera);
    let scene = tree_scene(session, step, camera);
    let is_drawn = |shape: &&Shape| labelled.is_some() || matches!(shape, Shape::Path { .. });
    let things = picture(session, step, &scene, labels);
    let things = match labelled {
        Some(_) => without_doubtful_values(things),
        None => things,
    };
    let things = things.into_iter().map(|thing| {
        let (x, y) = thing.at;
        let shapes = thing.shapes.iter().filter(is_drawn).map(drawn_shape);
        html! { <g class={thing.class} transform={written("translate({} {})", &[x, y])}>{ for shapes }</g> }
    });
    let size = written("0 0 {} {}", &[camera.viewport.width, camera.viewport.height]);
    let class = classes!("picture", labelled.map(|_| "labelled"));
    html! { <svg {class} viewBox={size} aria-hidden="true" focusable="false">{ for things }</svg> }
}
