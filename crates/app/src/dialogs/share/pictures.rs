//! The files of pictures and steps that can be saved.

use plyscope_export::figure::palette::Scheme;
use plyscope_export::handout::scene::Scene;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::files::{File, Format};
use super::subject::Subject;
use super::{Field, Share, ShareMessage};
use crate::browser::value_of;
use crate::frame::sends;

/// The number of steps suggested for a GIF.
const SUGGESTED: u64 = 12;

impl Share {
    /// Suggests a range of steps for a GIF: from the current step on, or the last ones.
    pub fn suggest(&mut self) {
        let Some((scene, step)) = self.subject.scene() else { return };
        let last = scene.last().unwrap_or(u64::MAX);
        let from = step.min(last.saturating_sub(SUGGESTED - 1));
        let to = (from + SUGGESTED - 1).min(last);
        (self.range.from, self.range.to) = (from.to_string(), to.to_string());
    }
}

/// The pictures, GIFs and the table; nothing if there is nothing to draw.
pub fn pictures(share: &Share, lang: Lang, send: &Callback<ShareMessage>) -> Html {
    let scene = match &share.subject {
        Subject::Words => return Html::default(),
        Subject::Waiting(..) => {
            return html! { <p class="quiet-text" role="status">{ texts::handout_waiting(lang) }</p> }
        }
        Subject::Lost => {
            return html! { <p class="quiet-text" role="status">{ texts::handout_lost(lang) }</p> }
        }
        Subject::Scene(scene, _) => scene,
    };
    let is_tree = matches!(scene, Scene::Search(_));
    let dark = share.scheme == Scheme::Dark;
    let other = if dark { Scheme::Light } else { Scheme::Dark };
    html! {
        <>
            <section aria-labelledby="share-picture">
                <h3 id="share-picture">{ texts::handout_picture(lang) }</h3>
                <p class="quiet-text">{ texts::handout_picture_about(lang) }</p>
                <p class="share-buttons">
                    { saves(File::Picture(Format::Svg), "SVG", send) }
                    { saves(File::Picture(Format::Png), "PNG", send) }
                    { saves(File::Picture(Format::Pdf), "PDF", send) }
                    if is_tree { { saves(File::Latex, "LaTeX", send) } }
                    <label class="share-dark">
                        <input type="checkbox" checked={dark} onchange={sends(send, ShareMessage::Paint(other))} />
                        { texts::handout_dark(lang) }</label>
                </p>
            </section>
            { film(share, lang, send) }
            if is_tree {
                <section aria-labelledby="share-table">
                    <h3 id="share-table">{ texts::handout_table(lang) }</h3>
                    <p class="quiet-text">{ texts::handout_table_about(lang) }</p>
                    <p class="share-buttons">
                        { saves(File::Csv, "CSV", send) }
                        { saves(File::Json, "JSON", send) }
                    </p>
                </section>
            }
            <p class="share-status" role="status">{ share.status.clone() }</p>
        </>
    }
}

fn film(share: &Share, lang: Lang, send: &Callback<ShareMessage>) -> Html {
    let field = |field: Field, label: String, value: &str| {
        let send = send.clone();
        let oninput = Callback::from(move |event: InputEvent| {
            send.emit(ShareMessage::Typed(field, value_of(&event).unwrap_or_default()));
        });
        html! {
            <label class="field"><span>{ label }</span>
                <input type="text" inputmode="numeric" size="7" autocomplete="off"
                    value={value.to_owned()} {oninput} /></label>
        }
    };
    let strip = |format: Format, name: &str| {
        saves(File::Strip(format), &texts::handout_strip(lang, name), send)
    };
    let range = &share.range;
    html! {
        <section aria-labelledby="share-film">
            <h3 id="share-film">{ texts::handout_film(lang) }</h3>
            <p class="quiet-text">{ texts::handout_film_about(lang) }</p>
            <div class="share-range">
                { field(Field::From, texts::handout_from(lang), &range.from) }
                { field(Field::To, texts::handout_to(lang), &range.to) }
                { field(Field::Delay, texts::handout_delay(lang), &range.delay) }
            </div>
            <p class="share-buttons">
                { saves(File::Film, "GIF", send) }
                { strip(Format::Svg, "SVG") }
                { strip(Format::Png, "PNG") }
                { strip(Format::Pdf, "PDF") }
            </p>
        </section>
    }
}

/// A button that saves a file.
pub fn saves(file: File, name: &str, send: &Callback<ShareMessage>) -> Html {
    html! { <button type="button" onclick={sends(send, ShareMessage::Save(file))}>{ name.to_owned() }</button> }
}
