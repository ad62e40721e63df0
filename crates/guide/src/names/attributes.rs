//! The attributes of elements and of the widget for notebooks: what the readers of addresses ask for.

use plyscope_lesson::place::Place;
use plyscope_player::embed::{self, Embed};
use plyscope_puzzle_player::Show;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_setup::address::{FromQuery, Query};
use plyscope_setup::link::Link;
use plyscope_setup::{Choice, Scope, Values, OPTIONS};

use super::{COMMAND, WIDTH};

/// Searches that follow a depth-first search.
const DEPTH_FIRST: [&str; 2] = ["tree=1", "game=tic-tac-toe"];

/// Searches that grow a tree.
const GROWING: [&str; 4] = [
    "tree=1&iterations=9",
    "game=tic-tac-toe&selection=rave",
    "tree=1&search=sss",
    "tree=1&search=proof-number",
];

/// Two programs that hand over to each other.
const COROUTINES: &str = "labels=1";

/// Questions of every subject but puzzles, practice and a lesson.
const PLACES: [&str; 6] = [
    "question=pruned&tree=1",
    "question=which-search&tree=1",
    "question=find-mistake&tree=1",
    "question=order-lines",
    "practice=pruned",
    "lesson=lecture-1",
];

/// What is read of a link to the page and has no meaning in a scene, which has one view.
const ONLY_OF_THE_PAGE: &str = "view";

/// What elements do not have: it marks the page in a frame.
const ONLY_OF_THE_FRAME: &str = "embed";

/// The parameters that a type asks for in some addresses, in the order of asking.
fn asked<T: FromQuery>(addresses: impl IntoIterator<Item = String>) -> Vec<&'static str> {
    let mut names = Vec::new();
    for address in addresses {
        let mut query = Query::parse(&address);
        T::from_query(&mut query);
        add(&mut names, query.asked());
    }
    names.retain(|&name| name != ONLY_OF_THE_PAGE && name != ONLY_OF_THE_FRAME);
    names
}

/// Adds the names that are not there yet.
fn add(names: &mut Vec<&'static str>, more: &[&'static str]) {
    for &name in more {
        if !names.contains(&name) {
            names.push(name);
        }
    }
}

/// Every puzzle behind a part of an address.
fn puzzles(before: &str) -> impl Iterator<Item = String> + '_ {
    PuzzleId::ALL.iter().map(move |(name, _)| format!("{before}puzzle={name}"))
}

fn owned<const N: usize>(addresses: [&'static str; N]) -> impl Iterator<Item = String> {
    addresses.into_iter().map(str::to_owned)
}

/// What a type that shows scenes asks for.
#[must_use]
pub fn of_scenes<T: FromQuery>() -> Vec<&'static str> {
    let scenes = owned(DEPTH_FIRST).chain(owned(GROWING)).chain(owned([COROUTINES]));
    asked::<T>(scenes.chain(puzzles("")))
}

/// What questions, practice and lessons ask for.
#[must_use]
pub fn of_places() -> Vec<&'static str> {
    asked::<Place>(owned(PLACES).chain(puzzles("question=lost&")))
}

/// All parameters of scenes, questions and lessons, beginning with those that say what is searched.
#[must_use]
pub fn parameters() -> Vec<&'static str> {
    let mut names = of_scenes::<Link>();
    add(&mut names, &of_scenes::<Embed<Show>>());
    add(&mut names, &of_places());
    names
}

/// The options of searches whose values are like this.
fn options(are_like: fn(&Values) -> bool) -> Vec<&'static str> {
    let used = OPTIONS.iter().filter(|option| option.scope != Scope::Shown);
    used.filter(|option| are_like(&option.values)).map(|option| option.id).collect()
}

/// The lists of the package for Python.
pub fn python() -> String {
    let lists: [(&str, &str, Vec<&str>); 4] = [
        ("PARAMETERS", "The parameters of addresses.", parameters()),
        ("GROWING", "What only searches that grow a tree have.", embed::GROWING.to_vec()),
        (
            "OPTIONS",
            "The options of a search.",
            options(|values| !matches!(values, Values::Switch { .. })),
        ),
        (
            "SWITCHES",
            "The options of a search that are on or off.",
            options(|values| matches!(values, Values::Switch { .. })),
        ),
    ];
    let list = |(name, about, words): (&str, &str, Vec<&str>)| {
        format!("\n#: {about}\n{name} = (\n{})  # fmt: skip\n", rows(&words, "    "))
    };
    lists.map(list).concat()
}

/// The script of elements with its lists anew; `None` if it has no place for one.
pub fn script(text: &str) -> Option<String> {
    let text = with_list(text, "export const PARAMETERS = [\n", &parameters())?;
    with_list(&text, "const GROWING = [\n", &embed::GROWING)
}

/// A script with other words in the list that begins so.
fn with_list(text: &str, begin: &str, words: &[&str]) -> Option<String> {
    let (before, rest) = text.split_once(begin)?;
    let (_, after) = rest.split_once("];")?;
    Some(format!("{before}{begin}  // Made by `{COMMAND}`.\n{}];{after}", rows(words, "  ")))
}

/// Words between quotation marks, in rows.
fn rows(words: &[&str], indent: &str) -> String {
    let mut rows = vec![indent.to_owned()];
    for word in words {
        let quoted = format!("\"{word}\",");
        match rows.last_mut() {
            Some(row) if row == indent => row.push_str(&quoted),
            Some(row) if row.len() + 1 + quoted.len() <= WIDTH => {
                row.push(' ');
                row.push_str(&quoted);
            }
            _ => rows.push(format!("{indent}{quoted}")),
        }
    }
    rows.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_searches_that_grow_a_tree_read_is_listed() {
        let others = asked::<Embed<Show>>(owned(DEPTH_FIRST));
        let mut own = asked::<Embed<Show>>(owned(GROWING));
        own.retain(|name| !others.contains(name));
        own.sort_unstable();
        let mut listed = embed::GROWING;
        listed.sort_unstable();
        assert_eq!(own, listed);
    }
}
