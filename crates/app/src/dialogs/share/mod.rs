//! Sharing what is seen: its link and the code around it, pictures and films of it, its steps as a
//! table.

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
use crate::searcher::{Bridge, News, Reply};
use crate::teller::teller;
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
    /// Who hears that it closes.
    pub closed: Callback<()>,
}

/// What can happen in the dialog.
#[derive(Clone)]
pub enum Happened {
    /// The text is wanted in another form.
    Form(Form),
    /// The text is to be copied.
    Copy,
    /// Whether it was.
    Copied(bool),
    /// The code is to be as large as the window, or no longer.
    Enlarge,
    /// The pictures are to have other colours.
    Paint(Scheme),
    /// Something was typed into a field.
    Typed(Field, String),
    /// A file is to be made.
    Save(File),
    /// It was saved under a name, or there is a reason why not.
    Saved(Result<String, String>),
    /// The worker says something.
    Heard(Rc<Reply>),
}

/// A field of the dialog.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The first step of several.
    From,
    /// The last.
    To,
    /// How many seconds each is shown.
    Delay,
}

/// What is typed for several steps.
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
    /// Whether the last text that was to be copied was.
    copied: Option<bool>,
    /// Whether the code is as large as the window.
    is_large: bool,
    scheme: Scheme,
    range: Range,
    subject: Subject,
    /// The worker that searches for the pictures.
    worker: Option<Bridge>,
    /// What there is to say of the last file.
    told: String,
}

impl Component for Share {
    type Message = Happened;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let props = ctx.props();
        let address = browser::address();
        let page = address.split('#').next().unwrap_or_default().to_owned();
        let subject = Subject::of(&props.link, &props.text);
        let worker = subject.request().map(|request| {
            let heard = teller(ctx.link(), |reply| Happened::Heard(Rc::new(reply)));
            let worker = Bridge::hire(heard);
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
            told: String::new(),
        };
        share.suggest();
        share
    }

    fn update(&mut self, ctx: &Context<Self>, happened: Happened) -> bool {
        let lang = ctx.props().lang;
        match happened {
            Happened::Form(form) => (self.form, self.copied) = (form, None),
            Happened::Copy => {
                let text = self.shared(&ctx.props().link).text(self.form, lang);
                let tell = teller(ctx.link(), Happened::Copied);
                spawn_local(async move { tell.emit(browser::copy(text).await) });
                return false;
            }
            Happened::Copied(copied) => self.copied = Some(copied),
            Happened::Enlarge => self.is_large = !self.is_large,
            Happened::Paint(scheme) => self.scheme = scheme,
            Happened::Typed(field, text) => match field {
                Field::From => self.range.from = text,
                Field::To => self.range.to = text,
                Field::Delay => self.range.delay = text,
            },
            Happened::Save(file) => {
                self.told = texts::handout_drawing(lang);
                let tell = teller(ctx.link(), Happened::Saved);
                let order = self.order(file, &ctx.props().link, lang);
                spawn_local(async move { tell.emit(order.carry_out().await) });
            }
            Happened::Saved(saved) => {
                self.told = match saved {
                    Ok(name) => texts::handout_saved(lang, &name),
                    Err(problem) => problem,
                };
            }
            Happened::Heard(reply) => {
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
        let tell = teller(ctx.link(), |happened| happened);
        html! {
            <Dialog {lang} title={texts::handout_title(lang)} closed={props.closed.clone()}>
                <div class="share">
                    { code::code(self, props, &tell) }
                    { pictures::pictures(self, lang, &tell) }
                </div>
            </Dialog>
        }
    }
}
