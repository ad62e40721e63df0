//! A minimap of the whole tree.

use plyscope_drawing::written;
use plyscope_i18n::texts;
use plyscope_session::Session;
use plyscope_view::scene::minimap::Minimap;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::message::{Look, Message};
use crate::model::{Model, Seen};
use crate::view::Send;

/// The minimap, if not all of the tree is in view. Pressing or dragging shows that place. Keyboard
/// users move in the tree itself, and the picture follows.
pub fn minimap(model: &Model, session: &Session, send: &Send) -> Html {
    let map = model.seen().and_then(|Seen { session: shown, camera }| {
        Minimap::new(session, model.playback.step, (&shown, &camera))
    });
    let Some(map) = map else { return Html::default() };
    let (width, height) = map.size;
    let number = |number: f64| written("{}", &[number]);
    let [left, top, wide, high] = map.view;
    let looks = {
        let (map, send) = (map.clone(), send.clone());
        Callback::from(move |event: PointerEvent| {
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let place = pressed.and_then(|pressed| pressed.closest(".minimap").ok().flatten());
            let Some(place) = place.filter(|_| event.buttons() == 1) else { return };
            let corner = place.get_bounding_client_rect();
            let x = f64::from(event.client_x()) - corner.left();
            let y = f64::from(event.client_y()) - corner.top();
            let (x, layer) = map.at((x, y));
            send.emit(Message::Look(Look::At { x, layer }));
        })
    };
    html! {
        <svg class="minimap" width={number(width)} height={number(height)} aria-hidden="true"
            onpointerdown={looks.clone()} onpointermove={looks}>
            <title>{ texts::minimap(model.shell.lang) }</title>
            { for map.nodes.iter().map(|(state, path)| html! {
                <path class={state.class()} d={path.to_string()} />
            }) }
            if let Some((x, y)) = map.here {
                <circle class="here" cx={number(x)} cy={number(y)} r="2.5" />
            }
            <rect class="view" x={number(left)} y={number(top)} width={number(wide)} height={number(high)} />
        </svg>
    }
}
