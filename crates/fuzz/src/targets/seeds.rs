//! Inputs of the project that several targets begin with.

use plyscope_best_first_view::{best_first, mcts};
use plyscope_coroutine_view as coroutine;
use plyscope_puzzle_view::backtrack;
use plyscope_setup::gallery;
use serde_json::Value as Json;

/// The trees of the lectures, shared by the tests of all languages.
const LECTURE_TREES: &str = include_str!("../../../../tests/cases/lecture-trees.json");

/// Addresses of all pages, right and wrong ones, whose meaning a test holds.
const ADDRESSES: &str = include_str!("../../../lesson/tests/fixtures/addresses.txt");

/// The notations of the lectures' trees.
pub fn trees() -> Vec<String> {
    let trees: Json = serde_json::from_str(LECTURE_TREES).unwrap_or_default();
    let trees = trees.as_array().into_iter().flatten();
    trees.filter_map(|tree| Some(tree["tree"].as_str()?.to_owned())).collect()
}

/// The addresses of all galleries, and one in six of the others.
pub fn addresses() -> Vec<String> {
    let searches = gallery::GALLERY.iter().map(|exhibit| exhibit.link);
    let boards = backtrack::gallery::gallery().map(|exhibit| exhibit.link);
    let dialogues = coroutine::gallery::GALLERY.iter().map(|exhibit| exhibit.link);
    let growing = mcts::gallery::GALLERY.iter().chain(best_first::gallery::GALLERY);
    let growing = growing.map(|exhibit| exhibit.link);
    // A line is `# PAGE ADDRESS`.
    let kept = ADDRESSES.lines().filter_map(|line| line.strip_prefix("# ")?.split_once(' '));
    let kept = kept.step_by(6).map(|(_, address)| address);
    searches.chain(boards).chain(dialogues).chain(growing).chain(kept).map(str::to_owned).collect()
}

/// Texts as inputs.
pub fn inputs<T: Into<Vec<u8>>>(texts: impl IntoIterator<Item = T>) -> Vec<Vec<u8>> {
    texts.into_iter().map(Into::into).collect()
}
