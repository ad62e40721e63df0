//! The link, the code that embeds the scene into a page or a lesson, and the link as a QR code.

use plyscope_drawing::{written, Path};
use plyscope_export::figure::mark::{transform, Colour, Mark};
use plyscope_export::figure::Figure;
use plyscope_export::handout::qr;
use plyscope_export::handout::share::{Form, Shared};
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::files::{File, Format};
use super::pictures::saves;
use super::{Props, Share, ShareMessage};
use crate::frame::sends;

/// The side of the code, in pixels.
const SIDE: f64 = 600.0;

impl Share {
    /// What is shared.
    pub fn shared<'a>(&'a self, fragment: &'a str) -> Shared<'a> {
        Shared { page: &self.page, fragment }
    }

    /// The code of the link.
    pub fn code(&self, fragment: &str, lang: Lang) -> Option<Figure> {
        qr::figure(&self.shared(fragment).address(), SIDE, &texts::handout_qr_of(lang))
    }
}

/// The texts and the code.
pub fn code(share: &Share, props: &Props, send: &Callback<ShareMessage>) -> Html {
    let lang = props.lang;
    if !props.text.is_empty() {
        return html! { <p class="quiet-text">{ texts::handout_no_link(lang) }</p> };
    }
    let shared = share.shared(&props.link);
    let forms = shared.forms().iter().map(|&form| choice(form, share.form, lang, send));
    let text = shared.text(share.form, lang);
    let rows = (text.len() / 70 + text.lines().count()).clamp(2, 9);
    let copied = match share.copied {
        Some(true) => texts::handout_copied(lang),
        Some(false) => texts::handout_not_copied(lang),
        None => String::new(),
    };
    html! {
        <>
            <section class="share-text" aria-labelledby="share-text">
                <h3 id="share-text">{ texts::handout_link(lang) }</h3>
                <div class="share-forms" role="group" aria-labelledby="share-text">{ for forms }</div>
                <p class="quiet-text" id="share-about">{ texts::handout_about(lang, share.form.id()) }</p>
                <textarea rows={rows.to_string()} readonly=true spellcheck="false" value={text}
                    aria-label={texts::handout_form(lang, share.form.id())} aria-describedby="share-about" />
                <p class="share-buttons">
                    <button type="button" class="primary" onclick={sends(send, ShareMessage::Copy)}>
                        { texts::handout_copy(lang, share.form.id()) }</button>
                    <span role="status">{ copied }</span>
                </p>
            </section>
            { qr_code(share, props, send) }
        </>
    }
}

fn choice(form: Form, chosen: Form, lang: Lang, send: &Callback<ShareMessage>) -> Html {
    let pressed = if form == chosen { "true" } else { "false" };
    html! {
        <button type="button" aria-pressed={pressed} onclick={sends(send, ShareMessage::Form(form))}>
            { texts::handout_form(lang, form.id()) }</button>
    }
}

fn qr_code(share: &Share, props: &Props, send: &Callback<ShareMessage>) -> Html {
    let lang = props.lang;
    let content = match share.code(&props.link, lang) {
        None => html! { <p class="quiet-text">{ texts::handout_qr_too_long(lang) }</p> },
        Some(figure) => html! {
            <>
                <p class="quiet-text">{ texts::handout_qr_about(lang) }</p>
                <button type="button" class={classes!("qr", share.is_large.then_some("large"))}
                    aria-label={texts::handout_qr_of(lang)}
                    aria-pressed={if share.is_large { "true" } else { "false" }}
                    onclick={sends(send, ShareMessage::Enlarge)}>{ drawn(&figure) }</button>
                <p class="share-buttons">
                    { saves(File::Code(Format::Svg), "SVG", send) }
                    { saves(File::Code(Format::Png), "PNG", send) }
                </p>
            </>
        },
    };
    html! {
        <section class="share-code" aria-labelledby="share-code">
            <h3 id="share-code">{ texts::handout_qr(lang) }</h3>
            { content }
        </section>
    }
}

/// The code in the page: black on white in every theme, so that phones can read it.
fn drawn(figure: &Figure) -> Html {
    let marks = figure.marks.iter().map(|mark| match mark {
        Mark::Path { path, at, scale, .. } => {
            html! { <path transform={transform(*at, *scale)} d={path.to_string()} fill={Colour::BLACK.hex()} /> }
        }
        Mark::Text { .. } => Html::default(),
    });
    let (width, height) = figure.size;
    let ground = Path::rectangle((0.0, 0.0), figure.size);
    html! {
        <svg viewBox={written("0 0 {} {}", &[width, height])} aria-hidden="true" shape-rendering="crispEdges">
            <path d={ground.to_string()} fill={Colour::WHITE.hex()} />{ for marks }</svg>
    }
}
