//! The dialogs that all pages share.

use plyscope_i18n::{texts, Lang};
use plyscope_setup::keys::Key;
use yew::prelude::*;

use super::{sends, Common};
use crate::view::dialog::Dialog;

/// The address of a chapter of the guide in a language.
fn in_guide(chapter: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("./guide/{chapter}"),
        other => format!("./guide/{}/{chapter}", other.file()),
    }
}

/// The help: the purpose of the page with its chapter of the guide, unless it is not there, and its
/// keys with the place where they act.
pub fn help(
    about: String,
    chapter: Option<&str>,
    acting: Html,
    keys: &[Key],
    lang: Lang,
    send: &Callback<Common>,
) -> Html {
    let rows = keys.iter().map(|Key { keys, meaning }| {
        html! {
            <div>
                <dt>{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</dt>
                <dd>{ meaning(lang) }</dd>
            </div>
        }
    });
    html! {
        <Dialog {lang} title={texts::help_title(lang)} closed={sends(send, Common::Close)}>
            <p>
                { about }
                if let Some(chapter) = chapter {
                    { " " }
                    <a href={in_guide(chapter, lang)} target="_blank" rel="noopener">
                        { texts::help_guide(lang) }
                    </a>
                }
            </p>
            <h3>{ texts::help_keys(lang) }</h3>
            <p class="quiet-text">{ acting }</p>
            <dl class="keys">{ for rows }</dl>
        </Dialog>
    }
}

/// An example of a gallery; its texts are `id` and `id-about`.
pub fn card(picture: Html, id: &str, lang: Lang, shown: Callback<MouseEvent>) -> Html {
    html! {
        <li>
            <button type="button" class="card" onclick={shown}>
                { picture }
                <strong>{ lang.named(id).unwrap_or_default() }</strong>
                <span>{ lang.named(&format!("{id}-about")).unwrap_or_default() }</span>
            </button>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_are_in_the_language_of_the_page() {
        let table = [
            ("reading.html", Lang::En, "./guide/reading.html"),
            ("reading.html", Lang::Nl, "./guide/nl/reading.html"),
            ("pages.html#coroutines", Lang::Zh, "./guide/zh/pages.html#coroutines"),
            ("judge.html#queens", Lang::Zh, "./guide/zh/judge.html#queens"),
        ];
        for (chapter, lang, expected) in table {
            assert_eq!(in_guide(chapter, lang), expected);
        }
    }
}
