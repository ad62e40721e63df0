//! The notices of a page.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::{sends, Common, Notice, Shell, Unshared};
use crate::browser::Untaken;
use crate::view::button::close;

/// The container of the notices.
pub const PLACE: &str = ".notices";

/// The notice, if there is one; its container always exists, so that screen readers announce it.
/// `own` renders the page's own notices. `above` is a permanent status.
pub fn notice<N>(
    shell: &Shell<N>,
    own: impl FnOnce(&N) -> Html,
    above: Option<Html>,
    send: &Callback<Common>,
) -> Html {
    let lang = shell.lang;
    let notice = shell.notice.as_ref().map(|notice| {
        let words = match notice {
            Notice::Unshared(Unshared::Copied) => texts::shared(lang),
            Notice::Unshared(Unshared::InAddress) => texts::share_failed(lang),
            Notice::Unshared(Unshared::TooLong) => texts::share_too_long(lang),
            Notice::MissingLanguage(preferred) => {
                texts::language_missing(lang, preferred.native_name())
            }
            Notice::Unstored(Untaken::Full) => texts::storage_full(lang),
            Notice::Unstored(Untaken::Forbidden) => texts::storage_forbidden(lang),
            Notice::Own(notice) => return own(notice),
        };
        html! { <div>{ words }</div> }
    });
    place(notice, above, lang, send)
}

fn place(notice: Option<Html>, above: Option<Html>, lang: Lang, send: &Callback<Common>) -> Html {
    let notice = notice.map(|notice| {
        html! {
            <div class="notice">
                { notice }
                { close(lang, sends(send, Common::Dismiss)) }
            </div>
        }
    });
    html! { <div class="notices" role="status" tabindex="-1">{ above }{ notice }</div> }
}

/// The most problems of an address that are listed.
const MOST_PROBLEMS: usize = 10;

/// The problems of an address, and whether the rest of it is shown.
pub fn broken_link(
    problems: impl ExactSizeIterator<Item = String>,
    is_rest_shown: bool,
    lang: Lang,
) -> Html {
    let more = problems.len().saturating_sub(MOST_PROBLEMS);
    let listed = problems.take(MOST_PROBLEMS);
    let listed = listed.chain((more > 0).then(|| texts::link_more(lang, more)));
    html! {
        <>
            <strong>{ texts::link_problem(lang) }</strong>
            <ul>{ for listed.map(|problem| html! { <li>{ problem }</li> }) }</ul>
            if is_rest_shown {
                { texts::link_kept(lang) }
            }
        </>
    }
}
