//! Observes which scenes of a lesson are near the screen, and printing.

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::{Array, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    HtmlElement, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit,
};
use yew::Callback;

use super::message::Message;

/// The attribute with the part index of a scene.
pub const PLACE: &str = "data-part";

/// The attribute with the estimated height of a scene, in pixels.
pub const HEIGHT: &str = "data-height";

/// The distance from the screen at which a scene is prepared.
const MARGIN: &str = "800px 0px";

/// Observes the scenes of a lesson.
pub struct SceneObserver {
    observer: Option<IntersectionObserver>,
    _crossed: Closure<dyn FnMut(Array)>,
    _paper: [EventListener; 2],
}

impl Drop for SceneObserver {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

impl SceneObserver {
    /// Starts to emit which scenes come near the screen or leave it.
    pub fn new(send: &Callback<Message>) -> Self {
        let emit_near = send.clone();
        let crossed = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
            let coming: Vec<_> = entries.iter().filter_map(|entry| crossed(&entry)).collect();
            emit_near.emit(Message::Near(coming));
        });
        let options = IntersectionObserverInit::new();
        options.set_root_margin(MARGIN);
        // On a wide screen a part of the page scrolls, and not the page. Browsers without
        // `scrollMargin` prepare scenes when they are visible.
        let name = JsValue::from_str("scrollMargin");
        let _ = Reflect::set(&options, &name, &JsValue::from_str(MARGIN));
        let callback = crossed.as_ref().unchecked_ref();
        let observer = IntersectionObserver::new_with_options(callback, &options).ok();
        let paper = [("beforeprint", true), ("afterprint", false)].map(|(event, is_on_paper)| {
            let send = send.clone();
            EventListener::new(&window(), event, move |_| send.emit(Message::Paper(is_on_paper)))
        });
        Self { observer, _crossed: crossed, _paper: paper }
    }

    /// Observes the scenes on the page; already observed ones stay.
    pub fn look(&self) {
        let scenes = document().query_selector_all(&format!("[{PLACE}]")).ok();
        for scene in scenes.iter().flat_map(|scenes| (0..scenes.length()).map(|at| scenes.item(at)))
        {
            let Some(scene) = scene.and_then(|scene| scene.dyn_into::<HtmlElement>().ok()) else {
                continue;
            };
            if let Some(observer) = &self.observer {
                observer.observe(&scene);
            }
            reserve(&scene);
        }
    }
}

/// The width of a scene's place on the page, in pixels; infinite while it has none.
pub fn width_of(place: usize) -> f64 {
    let scene = document().query_selector(&format!("[{PLACE}='{place}']")).ok().flatten();
    let width = scene.map_or(0, |scene| scene.client_width());
    if width > 0 {
        f64::from(width)
    } else {
        f64::INFINITY
    }
}

/// The part index of a scene that has crossed the margin, and whether it is near. A scene that
/// leaves keeps its height, so that nothing moves.
fn crossed(entry: &JsValue) -> Option<(usize, bool)> {
    let entry: &IntersectionObserverEntry = entry.unchecked_ref();
    let scene =
        entry.target().dyn_into::<HtmlElement>().ok().filter(|scene| scene.is_connected())?;
    let place = scene.get_attribute(PLACE)?.parse().ok()?;
    let is_near = entry.is_intersecting();
    if !is_near && !is_awaited(&scene) {
        set_height(&scene, &format!("{}px", entry.bounding_client_rect().height()));
    }
    Some((place, is_near))
}

/// Reserves the last or estimated height of a scene while it is not rendered.
fn reserve(scene: &HtmlElement) {
    let reserved = scene.style().get_property_value("min-height").unwrap_or_default();
    match (is_awaited(scene), reserved.is_empty()) {
        (true, true) => {
            let height = scene.get_attribute(HEIGHT).unwrap_or_default();
            set_height(scene, &format!("{height}px"));
        }
        (false, false) => set_height(scene, ""),
        _ => {}
    }
}

/// Whether a scene is not rendered.
fn is_awaited(scene: &HtmlElement) -> bool {
    scene.child_element_count() == 0
}

fn set_height(scene: &HtmlElement, height: &str) {
    let _ = scene.style().set_property("min-height", height);
}
