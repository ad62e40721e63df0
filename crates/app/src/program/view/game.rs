//! The tree of the reader's game, its search, and the position of the step that is shown.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_judge::judging::{Failure, Reason};
use plyscope_judge::own_game::OwnGame;
use plyscope_search::{Step, TreeNode};
use plyscope_setup::address::MAX_LINK;
use plyscope_setup::link::Link;
use plyscope_view::caption::caption;
use plyscope_view::session::Session;
use yew::prelude::*;

use super::{opponent, result, transport, tree, Send};
use crate::program::model::Model;
use crate::program::unfolded::{NoGame, Unfolded};
use crate::view::prose::prose;

/// The results of a game.
pub fn stage(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let Some(unfolded) = &model.unfolded else {
        return html! { <p class="nothing-yet">{ texts::writing_game_empty(lang) }</p> };
    };
    let found = match (&unfolded.game, model.session()) {
        (Err(problem), _) => failed(problem, lang),
        (Ok(_), None) => {
            html! { <p class="ran failed" role="status">{ texts::writing_game_long(lang) }</p> }
        }
        (Ok(game), Some(session)) => {
            let step = model.playback.step;
            html! {
                <>
                    { summary(game, session, lang) }
                    { tree::tree(session, step, lang, send) }
                    <div class="controls">
                        <p class="caption" role="status" aria-live="polite">{ prose(&caption(session, step, lang)) }</p>
                        { transport::transport(model, session, send) }
                    </div>
                    { position(game, session, step, lang) }
                    { opponent::opponent(game, model, send) }
                </>
            }
        }
    };
    html! { <>{ found }{ printed(unfolded, lang) }</> }
}

fn printed(unfolded: &Unfolded, lang: Lang) -> Html {
    result::printed(&unfolded.printed, lang)
}

/// What is wrong with the game, with the moves to the position and the position itself.
fn failed(problem: &NoGame, lang: Lang) -> Html {
    let (sentence, place) = match problem {
        NoGame::Failed(Reason::NoSearch) => (texts::writing_no_game(lang), None),
        NoGame::Failed(reason) => {
            let failure = Failure { reason: reason.clone(), errors: String::new() };
            (failure.sentence(lang), None)
        }
        NoGame::Wrong(problem) => {
            let place = problem.place(lang).map(|place| (place, problem.board.clone()));
            (problem.sentence(lang), place)
        }
    };
    html! {
        <>
            <div class="ran failed" role="status"><p>{ sentence }</p></div>
            if let Some((place, board)) = place {
                <div class="position" id="position">
                    <p>{ place }</p>
                    <pre tabindex="0">{ board }</pre>
                </div>
            }
        </>
    }
}

/// The value of the game, the size of its tree, and the way to the page of game trees.
fn summary(game: &OwnGame, session: &Session, lang: Lang) -> Html {
    let result = session.trace().last_finished().and_then(|pass| pass.result);
    let value = result.map(|verdict| {
        let value = numerals::value(lang, verdict.value());
        let is_seen = |node| game.is_estimate(node) && session.is_visited(node);
        match game.tree.nodes().any(is_seen) {
            true => texts::writing_game_estimate(lang, &value),
            false => texts::writing_game_value(lang, &value),
        }
    });
    let size = texts::writing_game_size(lang, game.tree.len());
    let extent = match game.has_estimates() {
        true => texts::writing_game_stopped(lang, game.plies),
        false => texts::writing_game_whole(lang),
    };
    html! {
        <>
            <div class="ran" role="status"><p>{ lang.sentences(value.into_iter().chain([size, extent])) }</p></div>
            <p class="open-tree">
                if let Some(link) = link(game, session) {
                    <a id="open-tree" href={format!("./index.html#{link}")}>{ texts::writing_open_tree(lang) }</a>
                } else {
                    { texts::writing_not_opened(lang) }
                }
            </p>
        </>
    }
}

/// The address of the tree on the page of game trees; `None` if it is too long.
fn link(game: &OwnGame, session: &Session) -> Option<String> {
    let text = game.tree.to_string();
    if text.len() > MAX_LINK {
        return None;
    }
    let link = Link::print(&text, game.tree.root_player(), session.setup(), Step::START);
    (link.len() <= MAX_LINK).then_some(link)
}

/// The position of the current node, as the game shows it.
fn position(game: &OwnGame, session: &Session, step: Step, lang: Lang) -> Html {
    let node = session.focus(step).unwrap_or(TreeNode::ROOT);
    html! {
        <div class="position" id="position">
            <p>{ after(game, node, lang) }</p>
            <pre tabindex="0">{ game.board(node) }</pre>
        </div>
    }
}

/// Where a position is: at the start, or after which moves.
pub fn after(game: &OwnGame, node: TreeNode, lang: Lang) -> String {
    let line = game.line_to(node);
    match line.is_empty() {
        true => texts::own_game_at_start(lang),
        false => texts::own_game_after(lang, &line.join(" · ")),
    }
}
