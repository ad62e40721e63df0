//! The dialog that shares the current view: its link and embed code, pictures and GIFs of it, its
//! steps as a table.

mod canvas;
mod code;
mod files;
mod pictures;
mod subject;

use std::rc::Rc;

use plyscope_export::figure::palette::Scheme;
use plyscope_export::handout::share::Form;
use plyscope_i18n::{texts, Lang};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser;
use crate::deferred::deferred_callback;
use crate::searcher::{News, Reply, SearchWorker};
use crate::view::dialog::Dialog;
use files::File;
use subject::Subject;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// The part of the address behind `#`.
    pub link: String,
    /// The tree's text, where it is too long for the address.
    pub text: String,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
}

/// The messages of the dialog.
#[derive(Clone)]
pub enum ShareMessage {
    /// Show the text in another form.
    Form(Form),
    /// Copy the text.
    Copy,
    /// Whether it was.
    Copied(bool),
    /// Enlarge the code to the window, or shrink it again.
    Enlarge,
    /// Change the colours of the pictures.
    Paint(Scheme),
    /// Something was typed into a field.
    Typed(Field, String),
    /// Make a file.
    Save(File),
    /// It was saved under a name, or failed for a reason.
    Saved(Result<String, String>),
    /// The worker has replied.
    Reply(Rc<Reply>),
}

/// A field of the dialog.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The first step of several.
    From,
    /// The last.
    To,
    /// The seconds that each is shown.
    Delay,
}

/// The typed range of steps.
#[derive(Clone, PartialEq)]
pub struct Range {
    from: String,
    to: String,
    delay: String,
}

/// The dialog.
pub struct Share {
    page: String,
    form: Form,
    /// Whether the last copy succeeded.
    copied: Option<bool>,
    /// Whether the code is as large as the window.
    is_large: bool,
    scheme: Scheme,
    range: Range,
    subject: Subject,
    /// The worker that searches for the pictures.
    worker: Option<SearchWorker>,
    /// The status of the last file.
    status: String,
}

impl Component for Share {
    type Message = ShareMessage;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let address = browser::address();
        let page = address.split('#').next().unwrap_or_default().to_owned();
        let subject = Subject::of(&props.link, &props.text);
        let worker = subject.request().map(|request| {
            let heard = deferred_callback(ctx.link(), |reply| ShareMessage::Reply(Rc::new(reply)));
            let worker = SearchWorker::start(heard);
            worker.send(request);
            worker
        });
        let mut share = Self {
            page,
            form: Form::Link,
            copied: None,
            is_large: false,
            scheme: Scheme::Light,
            range: Range { from: String::new(), to: String::new(), delay: "1".to_owned() },
            subject,
            worker,
            status: String::new(),
        };
        share.suggest();
        share
    }

    fn update(&mut self, ctx: &Context<Self>, message: ShareMessage) -> bool {
        let lang = ctx.props().lang;
        match message {
            ShareMessage::Form(form) => (self.form, self.copied) = (form, None),
            ShareMessage::Copy => {
                let text = self.shared(&ctx.props().link).text(self.form, lang);
                let send = deferred_callback(ctx.link(), ShareMessage::Copied);
                spawn_local(async move { send.emit(browser::copy(text).await) });
                return false;
            }
            ShareMessage::Copied(copied) => self.copied = Some(copied),
            ShareMessage::Enlarge => self.is_large = !self.is_large,
            ShareMessage::Paint(scheme) => self.scheme = scheme,
            ShareMessage::Typed(field, text) => match field {
                Field::From => self.range.from = text,
                Field::To => self.range.to = text,
                Field::Delay => self.range.delay = text,
            },
            ShareMessage::Save(file) => {
                self.status = texts::handout_drawing(lang);
                let send = deferred_callback(ctx.link(), ShareMessage::Saved);
                let order = self.order(file, &ctx.props().link, lang);
                spawn_local(async move { send.emit(order.carry_out().await) });
            }
            ShareMessage::Saved(saved) => {
                self.status = match saved {
                    Ok(name) => texts::handout_saved(lang, &name),
                    Err(problem) => problem,
                };
            }
            ShareMessage::Reply(reply) => {
                if let News::Found(found) = &reply.news {
                    self.worker = None;
                    self.subject.settle(found.as_ref().ok().map(|found| found.session.clone()));
                    self.suggest();
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let lang = props.lang;
        let send = deferred_callback(ctx.link(), |message| message);
        html! {
            <Dialog {lang} title={texts::handout_title(lang)} closed={props.closed.clone()}>
                <div class="share">
                    { code::code(self, props, &send) }
                    { pictures::pictures(self, lang, &send) }
                </div>
            </Dialog>
        }
    }
}
