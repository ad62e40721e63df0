//! Helpers around browser APIs. Where storage is forbidden or full, stored values live as long as the page.

use std::cell::RefCell;

use gloo::events::EventListener;
use gloo::utils::{document, window};
use js_sys::Reflect;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Element, Event, FocusOptions, HtmlElement, HtmlSelectElement, Response, Storage, StorageEvent,
};

#[wasm_bindgen]
extern "C" {
    /// Keeps the address for a reload; see `www/address.js`.
    #[wasm_bindgen(js_name = keepAddress)]
    pub fn keep_address();

    /// Opens a dialog, and first fetches the program of the dialogs if needed; see
    /// `www/open-dialog.js`. `callback` gets the answer, and is a function or undefined.
    #[wasm_bindgen(js_name = openDialog, catch)]
    pub async fn open_dialog(
        dialog: &str,
        lang: &str,
        link: &str,
        text: &str,
        callback: &JsValue,
    ) -> Result<JsValue, JsValue>;
}

/// The element of the page with an id.
pub fn place(name: &str) -> Option<Element> {
    document().get_element_by_id(name)
}

/// The part of the address behind `#`.
pub fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// Changes the part of the address behind `#` without a new entry in the history.
pub fn set_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        // A browser that refuses leaves the old address, and everything else still works.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{fragment}")));
    }
}

/// The whole address.
pub fn address() -> String {
    window().location().href().unwrap_or_default()
}

/// An attribute that the start script has set on the page: a parameter in front of `#`.
pub fn noted(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}

/// Changes the part of the address behind `#`, with a new entry in the history.
pub fn push_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&format!("#{fragment}")));
    }
}

thread_local! {
    /// What the storage did not take, by name: there is none, or it is full. As long as it is not taken, it
    /// is read in place of what is stored, also of what another tab has stored since: one of the two would be
    /// lost, and this one is on the screen.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// The stored text of a name.
pub fn recall(name: &str) -> Option<String> {
    let held = MEMORY.with_borrow(|memory| {
        let found = memory.iter().find(|(known, _)| known == name);
        found.map(|(_, text)| text.clone())
    });
    held.or_else(|| storage()?.get_item(&key(name)).ok().flatten())
}

/// Stores a text under a name: on the device if it takes it, else while the page is open.
pub fn remember(name: &str, text: &str) {
    let is_stored = storage().is_some_and(|storage| storage.set_item(&key(name), text).is_ok());
    MEMORY.with_borrow_mut(|memory| {
        memory.retain(|(known, _)| known != name);
        if !is_stored {
            memory.push((name.to_owned(), text.to_owned()));
        }
    });
}

/// Erases the texts whose names are meant.
pub fn forget(is_meant: impl Fn(&str) -> bool) {
    MEMORY.with_borrow_mut(|memory| memory.retain(|(name, _)| !is_meant(name)));
    for storage in [storage(), tab_storage()].into_iter().flatten() {
        let places = 0..storage.length().unwrap_or(0);
        // Erasing one moves those after it.
        let keys: Vec<String> =
            places.filter_map(|place| storage.key(place).ok().flatten()).collect();
        for key in keys {
            if key.strip_prefix(PREFIX).is_some_and(&is_meant) {
                let _ = storage.remove_item(&key);
            }
        }
    }
}

/// The text of a name that this tab has stored.
pub fn recall_in_tab(name: &str) -> Option<String> {
    tab_storage()?.get_item(&key(name)).ok().flatten()
}

/// Stores a text under a name for this tab alone, in place of the one before; an empty one only erases
/// that.
pub fn remember_in_tab(name: &str, text: &str) {
    let Some(storage) = tab_storage() else { return };
    let _ = storage.remove_item(&key(name));
    if !text.is_empty() {
        // Where it is full, a reload loses the text.
        let _ = storage.set_item(&key(name), text);
    }
}

/// Why the device stores nothing more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Untaken {
    /// Its storage is full.
    Full,
    /// It permits no storage.
    Forbidden,
}

/// Why the device has not taken a text that is to be stored; `None` if it has taken all. How the site looks
/// is not worth a word where nothing may be stored.
pub fn untaken() -> Option<Untaken> {
    let holds = |is_meant: fn(&str) -> bool| {
        MEMORY.with_borrow(|memory| memory.iter().any(|(name, _)| is_meant(name)))
    };
    if can_store() {
        holds(|_| true).then_some(Untaken::Full)
    } else {
        holds(|name| !matches!(name, "language" | "theme")).then_some(Untaken::Forbidden)
    }
}

/// Whether the device permits storage.
pub fn can_store() -> bool {
    storage().is_some()
}

/// Calls back when another tab has stored a text under a name, with the text; with none if it has erased
/// it.
pub fn on_stored(name: &str, callback: impl Fn(Option<String>) + 'static) -> EventListener {
    let key = key(name);
    EventListener::new(&window(), "storage", move |event| {
        let Some(event) = event.dyn_ref::<StorageEvent>() else { return };
        // There is no key if everything was erased.
        if event.key().is_none_or(|changed| changed == key) {
            callback(event.new_value());
        }
    })
}

/// The page's storage; none where cookies are blocked, or in a sandboxed frame.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The storage of the page's tab, which goes when the tab is closed; none as above.
fn tab_storage() -> Option<Storage> {
    window().session_storage().ok().flatten()
}

/// How the names of stored texts begin for the browser.
const PREFIX: &str = "plyscope.";

/// The name of a stored text for the browser.
fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The user's preferred languages, the most preferred first.
pub fn preferred_languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Sets the language, the colours and the title of the page.
pub fn describe_page(language: &str, theme: &str, title: &str) {
    document().set_title(title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", language);
        let _ = root.set_attribute("data-theme", theme);
    }
}

/// The text of a file of the site; `None` if it cannot be fetched.
pub async fn fetch(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// Copies a text and returns whether that worked. It fails where the clipboard is unavailable (an
/// insecure address, a strict frame).
pub async fn copy(text: String) -> bool {
    let navigator = window().navigator();
    let has_clipboard = Reflect::get(&navigator, &JsValue::from_str("clipboard"))
        .is_ok_and(|clipboard| !clipboard.is_undefined());
    has_clipboard && JsFuture::from(navigator.clipboard().write_text(&text)).await.is_ok()
}

/// Opens the print dialog.
pub fn print() {
    let _ = window().print();
}

/// Moves the keyboard focus to the first element that matches a selector.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// The same without scrolling.
pub fn focus_in_place(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.unchecked_into::<HtmlElement>().focus_with_options(&options);
    }
}

/// Scrolls back to an element that begins above the window.
pub fn scroll_back_to(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        if element.get_bounding_client_rect().top() < 0.0 {
            element.scroll_into_view();
        }
    }
}

/// Scrolls a container just enough to show an element in it, above what may cover its end; the page
/// itself does not scroll. The container's `--covered` is the height that is covered, as space to leave
/// at its end.
pub fn scroll_to(container: &str, element: &str, cover: &str) {
    let find = |selector| document().query_selector(selector).ok().flatten();
    let (Some(container), Some(element)) = (find(container), find(element)) else { return };
    let (outer, inner) = (container.get_bounding_client_rect(), element.get_bounding_client_rect());
    let above = inner.top() - outer.top();
    let end = find(cover).map_or(f64::INFINITY, |cover| cover.get_bounding_client_rect().top());
    // A cover above the container is beside it.
    let end = if end > outer.top() { end.min(outer.bottom()) } else { outer.bottom() };
    let covered = format!("{}px", (outer.bottom() - end).ceil());
    let style = container.unchecked_ref::<HtmlElement>().style();
    if style.get_property_value("--covered").ok().as_ref() != Some(&covered) {
        let _ = style.set_property("--covered", &covered);
    }
    let below = inner.bottom() - end;
    // An element that is too high is shown from its top.
    let by = if above < 0.0 { above } else { below.max(0.0).min(above) };
    if by != 0.0 {
        // Away from zero, so that no fraction of a pixel stays hidden.
        let whole = if by < 0.0 { by.floor() } else { by.ceil() };
        container.set_scroll_top(container.scroll_top() + whole as i32);
    }
}

/// Resets the first select element that matches a selector to one of its options.
pub fn reset_choice(selector: &str, value: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.unchecked_into::<HtmlSelectElement>().set_value(value);
    }
}

/// The value of an event's target; `None` if it is not a field. Read by property name, since a cast
/// for every kind of field would need more code.
#[inline(never)]
pub fn value_of(event: &Event) -> Option<String> {
    Reflect::get(event.target()?.as_ref(), &JsValue::from_str("value")).ok()?.as_string()
}

/// Whether the keyboard focus is in an element that matches a selector.
pub fn has_focus(selector: &str) -> bool {
    let focused = document().active_element();
    focused.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Turns transitions on or off.
pub fn show_motion(shows: bool) {
    if let Some(root) = document().document_element() {
        // Without the attribute transitions are on.
        let _ = if shows { root.remove_attribute(QUICK) } else { root.set_attribute(QUICK, "") };
    }
}

/// The attribute that turns transitions off.
const QUICK: &str = "data-quick";

/// The time, in milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}
