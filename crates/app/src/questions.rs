//! The questions that interrupt a search while it plays, where the address asks. Their program and their
//! panel are those of embedded scenes (`www/questions.js`), fetched when they are first needed.

use plyscope_i18n::Lang;
use plyscope_search::{Step, TreeNode};
use wasm_bindgen::prelude::{wasm_bindgen, Closure};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::message::Message;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = openQuestions, catch)]
    async fn open_questions(address: &str, lang: &str, go_on: &JsValue)
        -> Result<JsValue, JsValue>;

    /// The panel with the questions.
    #[derive(Clone, Debug)]
    pub type Panel;

    /// Why nothing can be asked.
    #[wasm_bindgen(method, getter)]
    fn problem(this: &Panel) -> Option<String>;

    #[wasm_bindgen(method, getter, js_name = isOpen)]
    fn is_open(this: &Panel) -> bool;

    #[wasm_bindgen(method)]
    fn at(this: &Panel, step: u32) -> bool;

    #[wasm_bindgen(method)]
    fn pass(this: &Panel, from: u32, to: u32);

    #[wasm_bindgen(method)]
    fn press(this: &Panel, node: u32) -> bool;

    #[wasm_bindgen(method)]
    fn focus(this: &Panel);

    #[wasm_bindgen(method)]
    fn close(this: &Panel);
}

/// The element of the page that holds the panel.
pub const PLACE: &str = "questions";

/// The questions about the search that is shown.
pub struct Questions {
    send: Callback<Message>,
    go_on: Closure<dyn Fn()>,
    /// What is asked about, as an address, and the language.
    about: Option<(String, Lang)>,
    panel: Option<Panel>,
    /// Whether it was playing when the question came up.
    was_playing: bool,
}

/// The panel of an address was fetched, or could not be.
#[derive(Clone, Debug)]
pub struct Opened {
    about: (String, Lang),
    panel: Option<Panel>,
}

impl Questions {
    /// None yet.
    pub fn new(send: Callback<Message>) -> Self {
        let emit = send.clone();
        let go_on = Closure::new(move || emit.emit(Message::GoOn));
        Self { send, go_on, about: None, panel: None, was_playing: false }
    }

    /// Asks about this search from now on, or about none.
    pub fn ask_about(&mut self, address: Option<String>, lang: Lang) {
        let about = address.map(|address| (address, lang));
        if about == self.about {
            return;
        }
        if let Some(panel) = self.panel.take() {
            panel.close();
        }
        self.about.clone_from(&about);
        let Some(about) = about else { return };
        let (send, go_on) = (self.send.clone(), self.go_on.as_ref().clone());
        spawn_local(async move {
            let opened = open_questions(&about.0, lang.tag(), &go_on).await;
            let panel = opened.ok().map(JsCast::unchecked_into);
            send.emit(Message::Asking(Opened { about, panel }));
        });
    }

    /// Takes the panel; returns why nothing can be asked, if that is so.
    pub fn take(&mut self, opened: Opened) -> Result<(), Option<String>> {
        if self.about.as_ref() != Some(&opened.about) {
            if let Some(panel) = opened.panel {
                panel.close();
            }
            return Ok(());
        }
        let panel = opened.panel.ok_or(None)?;
        match panel.problem() {
            Some(problem) => Err(Some(problem)),
            None => {
                self.panel = Some(panel);
                Ok(())
            }
        }
    }

    /// Whether an open question holds the search at its step.
    pub fn is_open(&self) -> bool {
        self.panel.as_ref().is_some_and(Panel::is_open)
    }

    /// Moves the focus to the open question; afterwards the search plays, if it did or if that is
    /// wanted, or goes one step on.
    pub fn hold(&mut self, plays: bool) {
        self.was_playing |= plays;
        if let Some(panel) = &self.panel {
            panel.focus();
        }
    }

    /// The search has moved. Passes what was jumped over, and shows the question of the step; returns
    /// whether one is open.
    pub fn arrive(&mut self, from: Step, to: Step, was_playing: bool) -> bool {
        let Some(panel) = &self.panel else { return false };
        panel.pass(from.0, to.0);
        let was_open = panel.is_open();
        let is_open = panel.at(to.0);
        if is_open && !was_open {
            self.was_playing = was_playing;
        }
        is_open
    }

    /// Replies with a node that was pressed; returns whether it is a reply.
    pub fn press(&self, node: TreeNode) -> bool {
        self.panel.as_ref().is_some_and(|panel| panel.press(node.0))
    }

    /// Whether the search plays on after the reply.
    pub const fn plays_on(&self) -> bool {
        self.was_playing
    }
}
