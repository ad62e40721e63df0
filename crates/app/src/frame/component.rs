//! The component of a page with its side effects: it handles messages, updates the page and renders
//! it.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use plyscope_i18n::Lang;
use plyscope_setup::dialog_request::DialogId;
use plyscope_setup::Choice;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::KeyboardEvent;
use yew::prelude::*;

use super::address::Address;
use super::caption::CaptionSpace;
use super::clock::Clock;
use super::pace::Pace;
use super::{
    header, notice, Callbacks, Change, Common, Message, Notice, Page, Pressed, Shell, Unshared,
};
use crate::browser::{self, Untaken};
use crate::deferred::deferred_callback;
use crate::language;
use crate::view::fold;

/// A page in its frame.
pub struct Frame<P: Page> {
    page: P,
    /// The language chosen last; its texts may still be loading.
    preferred: Lang,
    clock: Clock,
    pace: Pace,
    address: Address,
    caption: CaptionSpace,
    /// Why the device stores nothing more, once the person was warned.
    untaken: Option<Untaken>,
    callbacks: Callbacks<P::Message>,
    _listeners: [EventListener; 3],
}

impl<P: Page> Component for Frame<P> {
    type Message = Message<P::Message>;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let preferred = language::preferred();
        let address = Address::open();
        let callbacks = Callbacks {
            own: deferred_callback(ctx.link(), Message::Own),
            common: deferred_callback(ctx.link(), Message::Common),
        };
        let mut page = P::open(&browser::fragment(), Shell::new(preferred), &callbacks.own);
        if !preferred.is_known() {
            page.shell_mut().notice.get_or_insert(Notice::MissingLanguage(preferred));
        }
        page.after_update();
        let listeners = [
            listen_to_keys::<P>(deferred_callback(ctx.link(), |message| message)),
            listen("hashchange", &callbacks.common, Common::Address),
            listen("pagehide", &callbacks.common, Common::Leave),
        ];
        let (mut clock, pace) = (Clock::default(), Pace::default());
        clock.set_interval(page.tick_every(), &callbacks.common);
        let frame = Self {
            page,
            preferred,
            clock,
            pace,
            address,
            caption: CaptionSpace::default(),
            untaken: None,
            callbacks,
            _listeners: listeners,
        };
        frame.describe_page();
        frame
    }

    fn update(&mut self, _: &Context<Self>, message: Self::Message) -> bool {
        self.page.before_update(&message);
        let left = self.link_left_by(&message);
        let change = match message {
            Message::Common(message) => self.handle(message),
            Message::Own(message) => self.page.update(message),
        };
        if let (Some(left), Some(link)) = (left, self.page.link()) {
            if link != left {
                self.address.enter(&link);
            }
        }
        if change == Change::Address {
            self.address.settle_soon(&self.callbacks.common);
            self.pace.change(browser::now());
        }
        self.clock.set_interval(self.page.tick_every(), &self.callbacks.common);
        self.page.after_update();
        let is_warned = self.warn_of_storage();
        change != Change::None || is_warned
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.page.after_render();
        self.caption.observe();
    }

    fn view(&self, _: &Context<Self>) -> Html {
        self.page.view(&self.callbacks)
    }
}

fn listen(event: &'static str, send: &Callback<Common>, message: Common) -> EventListener {
    let send = send.clone();
    EventListener::new(&window(), event, move |_| send.emit(message.clone()))
}

fn listen_to_keys<P: Page>(send: Callback<Message<P::Message>>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&window(), "keydown", options, move |event| {
        let pressed = event.dyn_ref::<KeyboardEvent>().and_then(Pressed::read);
        let Some(pressed) = pressed else { return };
        if pressed.key() == "Escape" && fold::close() {
            event.prevent_default();
        } else if let Some(message) = P::meaning(&pressed) {
            event.prevent_default();
            send.emit(message);
        }
    })
}

impl<P: Page> Frame<P> {
    fn handle(&mut self, message: Common) -> Change {
        let shell = self.page.shell_mut();
        match message {
            Common::Open(dialog) => shell.dialog = Some(dialog),
            Common::Close => shell.dialog = None,
            Common::SetLanguage(lang) => {
                self.preferred = lang;
                spawn_local(load_language(lang, self.callbacks.common.clone()));
                return Change::None;
            }
            Common::LanguageLoaded(lang) if lang == self.preferred => self.set_language(lang),
            Common::LanguageLoaded(_) => return Change::None,
            Common::Paint(theme) => {
                shell.theme = theme;
                browser::remember("theme", theme.id());
                self.describe_page();
            }
            Common::Share => {
                self.settle();
                let (link, text) = self.page.shared();
                let shell = self.page.shell_mut();
                shell.is_sharing = true;
                spawn_local(share(link, text, shell.lang, self.callbacks.common.clone()));
            }
            Common::Shared(unshared) => {
                shell.is_sharing = false;
                if let Some(unshared) = unshared {
                    shell.notice = Some(Notice::Unshared(unshared));
                }
            }
            Common::Tick => return self.page.tick(),
            Common::Address => {
                return match self.address.external_change() {
                    Some(fragment) => self.page.follow(fragment),
                    None => Change::None,
                }
            }
            Common::Settle => {
                self.settle();
                return Change::None;
            }
            Common::Leave => {
                self.leave();
                return Change::None;
            }
            Common::Dismiss => {
                shell.notice = None;
                // The button that was pressed is gone.
                browser::focus(notice::PLACE);
            }
        }
        Change::Look
    }

    /// Switches to a language, if its texts are loaded.
    fn set_language(&mut self, lang: Lang) {
        let shell = self.page.shell_mut();
        if matches!(shell.notice, Some(Notice::MissingLanguage(_))) {
            shell.notice = None;
        }
        if lang.is_known() {
            shell.lang = lang;
            browser::remember("language", lang.tag());
            self.describe_page();
        } else {
            shell.notice = Some(Notice::MissingLanguage(lang));
            browser::reset_choice(header::LANGUAGES, shell.lang.tag());
        }
    }

    /// Writes the address, and stores what does not fit into it.
    fn settle(&mut self) {
        self.address.write(&self.page.link().unwrap_or_default());
        self.page.keep();
    }

    /// Says so once the device stores nothing more; returns whether that is new.
    fn warn_of_storage(&mut self) -> bool {
        let is_kept_elsewhere = self.page.is_kept_elsewhere();
        let untaken =
            browser::untaken().filter(|&untaken| untaken == Untaken::Full || !is_kept_elsewhere);
        let notice = &mut self.page.shell_mut().notice;
        // Where nothing was ever stored, what the page says already is read first.
        let waits = untaken == Some(Untaken::Forbidden) && notice.is_some();
        if untaken == self.untaken || waits {
            return false;
        }
        self.untaken = untaken;
        if let Some(untaken) = untaken {
            *notice = Some(Notice::Unstored(untaken));
        }
        untaken.is_some()
    }

    /// If a message navigates away, writes the current address once more, stores what is left there, and
    /// returns its fragment.
    fn link_left_by(&mut self, message: &Message<P::Message>) -> Option<String> {
        let leaves = matches!(message, Message::Own(message) if self.page.leaves(message));
        if !leaves {
            return None;
        }
        let link = self.page.link();
        if let Some(link) = &link {
            self.address.write(link);
        }
        self.page.keep();
        link
    }

    /// Stores unsaved work and the address for a reload.
    fn leave(&mut self) {
        if self.address.is_settling() {
            self.settle();
        } else {
            self.page.keep();
        }
        browser::keep_address();
    }

    fn describe_page(&self) {
        let shell = self.page.shell();
        browser::describe_page(shell.lang.tag(), shell.theme.id(), &P::title(shell.lang));
    }
}

async fn load_language(lang: Lang, send: Callback<Common>) {
    language::fetch(lang).await;
    send.emit(Common::LanguageLoaded(lang));
}

/// Opens the dialog; if it cannot be loaded, at least copies the link, unless that lacks the text.
async fn share(link: String, text: String, lang: Lang, send: Callback<Common>) {
    let no_callback = JsValue::UNDEFINED;
    let opened = browser::open_dialog(DialogId::Share.id(), lang.tag(), &link, &text, &no_callback);
    let unshared = match opened.await {
        Ok(_) => None,
        Err(_) if !text.is_empty() => Some(Unshared::TooLong),
        Err(_) if browser::copy(browser::address()).await => Some(Unshared::Copied),
        Err(_) => Some(Unshared::InAddress),
    };
    send.emit(Common::Shared(unshared));
}
