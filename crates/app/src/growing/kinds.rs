//! Links between the searches that grow a tree.

use plyscope_best_first::mcts::Settings;
use plyscope_best_first_view::best_first::link::{read_tree, Link as BestFirst};
use plyscope_best_first_view::best_first::Kind;
use plyscope_best_first_view::mcts::link::Link as Mcts;
use plyscope_best_first_view::Given;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::address::At;
use yew::prelude::*;

/// Links to Monte Carlo tree search, SSS* and proof-number search, each of the same tree if it can search it;
/// `here` is which of the latter two is shown.
pub fn kinds(here: Option<Kind>, given: &Given, lang: Lang) -> Html {
    let to = |kind| (Some(kind), address(kind, given));
    let links = [(None, mcts(given)), to(Kind::Sss), to(Kind::ProofNumber)];
    let links = links.into_iter().map(|(kind, address)| {
        let name = match kind {
            None => texts::page_mcts(lang),
            Some(Kind::Sss) => texts::best_first_sss(lang),
            Some(Kind::ProofNumber) => texts::best_first_proof_number(lang),
        };
        html! { <a href={address} aria-current={(kind == here).then_some("true")}>{ name }</a> }
    });
    html! { <nav class="kinds" aria-label={texts::best_first_search(lang)}>{ for links }</nav> }
}

fn mcts(given: &Given) -> String {
    match given {
        Given::Tree(_) => {
            let (settings, step) = (Settings::default(), At::default());
            let link = Mcts { subject: given.clone(), settings, step };
            format!("./mcts.html#{}", link.print())
        }
        Given::Game(_) => "./mcts.html".to_owned(),
    }
}

fn address(kind: Kind, given: &Given) -> String {
    let link = match given {
        Given::Tree(text) if read_tree(text).is_ok() => BestFirst::of(kind, given.clone()),
        _ => BestFirst::first(kind),
    };
    format!("./best-first.html#{}", link.print())
}
