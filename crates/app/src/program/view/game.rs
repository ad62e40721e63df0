//! The tree of the reader's game, its search, and the position of the step that is shown.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_judge::judging::{Failure, Reason};
use plyscope_judge::own_game::OwnGame;
use plyscope_search::{Step, TreeNode};
use plyscope_session::caption::caption as sentence;
use plyscope_session::Session;
use plyscope_setup::address::MAX_LINK;
use plyscope_setup::link::Link;
use yew::prelude::*;

use super::{opponent, result, transport, tree, Send};
use crate::program::model::Model;
use crate::program::unfolded::{NoGame, Unfolded};
use crate::view::caption::caption;
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
            html! { <p class="ran failed">{ texts::writing_game_long(lang) }</p> }
        }
        (Ok(game), Some(session)) => {
            let step = model.playback.step;
            html! {
                <>
                    { summary(game, session, lang) }
                    { tree::tree(session, step, lang, send) }
                    <div class="controls">
                        { caption(prose(&sentence(session, step, lang)), model.playback.mode) }
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

/// What came of the game, in words.
pub fn words(model: &Model) -> String {
    let lang = model.shell.lang;
    let Some(unfolded) = &model.unfolded else { return String::new() };
    match (&unfolded.game, model.session()) {
        (Err(problem), _) => failure(problem, lang),
        (Ok(_), None) => texts::writing_game_long(lang),
        (Ok(game), Some(session)) => extent(game, session, lang),
    }
}

fn printed(unfolded: &Unfolded, lang: Lang) -> Html {
    result::printed(&unfolded.printed, lang)
}

/// What is wrong with the game.
fn failure(problem: &NoGame, lang: Lang) -> String {
    match problem {
        NoGame::Failed(Reason::NoSearch) => texts::writing_no_game(lang),
        NoGame::Failed(reason) => {
            Failure { reason: reason.clone(), errors: String::new() }.sentence(lang)
        }
        NoGame::Wrong(problem) => problem.sentence(lang),
    }
}

/// The same, with the moves to the position and the position itself.
fn failed(problem: &NoGame, lang: Lang) -> Html {
    let place = match problem {
        NoGame::Failed(_) => None,
        NoGame::Wrong(problem) => problem.place(lang).map(|place| (place, problem.board.clone())),
    };
    html! {
        <>
            <div class="ran failed"><p>{ failure(problem, lang) }</p></div>
            if let Some((place, board)) = place {
                <div class="position" id="position">
                    <p>{ place }</p>
                    <pre tabindex="0">{ board }</pre>
                </div>
            }
        </>
    }
}

/// The value of the game and the size of its tree.
fn extent(game: &OwnGame, session: &Session, lang: Lang) -> String {
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
    lang.sentences(value.into_iter().chain([size, extent]))
}

/// The same, and the way to the page of game trees.
fn summary(game: &OwnGame, session: &Session, lang: Lang) -> Html {
    html! {
        <>
            <div class="ran"><p>{ extent(game, session, lang) }</p></div>
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
