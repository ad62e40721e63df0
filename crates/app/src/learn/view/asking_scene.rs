//! A scene of a lesson that is interrupted by questions: the element that other websites embed, whose
//! program is fetched when the first such scene is shown. Its replies are an answer of the lesson.

use gloo::events::EventListener;
use js_sys::{Promise, Reflect};
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::Scene;
use plyscope_practice::attempt::Attempt;
use plyscope_setup::address::{ToQuery, Writer};
use plyscope_setup::ask::Ask;
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

use super::lesson::score;
use super::Send;
use crate::learn::message::Message;

#[wasm_bindgen]
extern "C" {
    /// Shows a scene in an element; see `www/asking-scene.js`.
    #[wasm_bindgen(js_name = openAskingScene)]
    fn open_asking_scene(element: &Element, address: &str, answer: &str) -> Promise;
}

/// The element.
pub struct Film {
    element: NodeRef,
    listener: Option<EventListener>,
}

/// The properties of the element. It keeps its own state, and ignores later replies.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// What is shown and asked, as an address.
    pub address: String,
    /// The replies when the lesson was entered.
    pub answer: String,
    /// The name of the question.
    pub id: String,
    /// The callback for messages.
    pub send: Send,
}

impl Component for Film {
    type Message = ();
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Self { element: NodeRef::default(), listener: None }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let Props { address, id, .. } = ctx.props();
        if (address, id) != (&old.address, &old.id) {
            self.open(ctx);
        }
        false
    }

    fn view(&self, _: &Context<Self>) -> Html {
        html! { <@{"ply-scope"} ref={self.element.clone()} /> }
    }

    fn rendered(&mut self, ctx: &Context<Self>, is_first: bool) {
        if is_first {
            self.open(ctx);
        }
    }
}

impl Film {
    fn open(&mut self, ctx: &Context<Self>) {
        let Some(element) = self.element.cast::<Element>() else { return };
        let Props { address, answer, id, send } = ctx.props().clone();
        // Without the program, the link below still leads to the search.
        let _ = open_asking_scene(&element, &address, &answer);
        self.listener = Some(EventListener::new(&element, "answer", move |event| {
            let field = |of: &JsValue, name: &str| {
                Reflect::get(of, &JsValue::from_str(name)).unwrap_or_default()
            };
            if let Some(text) = field(&field(event, "detail"), "text").as_string() {
                send.emit(Message::Replied(id.clone(), text));
            }
        }));
    }
}

/// The address of a scene for the element; `None` if it does not ask.
fn address(scene: &Scene) -> Option<String> {
    let mut writer = Writer::default();
    scene.show.to_query(&mut writer);
    writer.choose::<Ask>(scene.ask()?);
    writer.add_some("from", scene.from);
    writer.add_some("to", scene.to);
    Some(writer.finish())
}

/// A scene that asks, with the id and the heading of its question and its points; nothing for another one.
pub fn asking_scene(
    scene: &Scene,
    (id, heading): (Option<String>, String),
    attempt: &Attempt,
    lang: Lang,
    send: &Send,
) -> Html {
    let (Some(asking), Some(address)) = (&scene.asking, address(scene)) else {
        return Html::default();
    };
    // What is graded when the lesson is handed in is a draft until then.
    let answer = attempt.checked().unwrap_or(&attempt.draft).to_owned();
    html! {
        <figure class="panel scene asks" {id}>
            <h3 tabindex="-1">{ heading }{ " · " }
                { texts::ask_what(lang, scene.ask().map_or("", Ask::id)) }</h3>
            <Film key={asking.id.clone()} {address} {answer} id={asking.id.clone()} send={send.clone()} />
            <figcaption>
                { scene.caption.as_ref().map(|caption| html! { <p>{ caption }</p> }) }
                <span class="quiet-text" role="status">{ score(attempt, &asking.question.terms, lang) }</span>
            </figcaption>
        </figure>
    }
}
