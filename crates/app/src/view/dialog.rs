//! A modal `<dialog>`: the browser keeps it on top, with the focus inside and Escape to close.

use plyscope_i18n::Lang;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::button::close;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub lang: Lang,
    /// The heading.
    pub title: String,
    /// Called when the dialog closes.
    pub closed: Callback<()>,
    /// The content.
    pub children: Html,
}

/// The dialog; it opens on the first render.
#[component]
pub fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        let dialog = node.cast::<HtmlDialogElement>();
        if let Some(dialog) = &dialog {
            // It is in the document and not open yet, so this cannot fail.
            let _ = dialog.show_modal();
        }
        // The browser restores the focus however it closes.
        move || {
            if let Some(dialog) = dialog {
                dialog.close();
            }
        }
    });
    html! {
        <dialog ref={node} aria-labelledby="dialog-title" onclose={props.closed.reform(|_| ())}>
            <div class="dialog-head">
                <h2 id="dialog-title">{ &props.title }</h2>
                { close(props.lang, props.closed.reform(|_| ())) }
            </div>
            { props.children.clone() }
        </dialog>
    }
}
