//! Laws of addresses, and of what is passed to the dialogs.

use crate::setups::setup;
use plyscope_search::Step;
use plyscope_setup::address::{At, ToQuery};
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::dialog_request::{Answer, DialogRequest};
use plyscope_setup::link::Link;
use plyscope_setup::Setup;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn a_link_is_read_back_as_it_was_made(text in ".{0,60}", root in crate::core_support::player(), setup in setup(), step in any::<u32>()) {
        let (link, problems) = Link::parse(&Link::print(&text, root, &setup, Step(step)));
        prop_assert_eq!(problems, vec![]);
        // What the search ignores is no part of an address.
        let setup = Setup { time: None, ..setup.without_ignored(&Setup::default()) };
        prop_assert_eq!(link, Link {
            text: Some(text), root: Some(root), game: None, setup, step: At::parse_recorded(&step.to_string()),
            view: None,
        });
    }

    #[test]
    fn a_written_address_has_the_tree_that_was_read(
        tree in crate::core_support::tree(), root in prop::option::of(crate::core_support::player()), setup in setup(),
    ) {
        let link = Link { text: Some(tree.to_string()), root, setup, ..Link::default() };
        prop_assert_eq!(Link::parse(&link.to_address()).0.tree(), link.tree());
    }

    #[test]
    fn requests_and_answers_of_dialogs_are_read_back(
        text in "\\PC{0,60}", game in prop::option::of(0..GameId::all().len()), setup in setup(),
        trace in "[L0-9 =x.:]{0,40}"
    ) {
        let game = game.and_then(|number| GameId::all().nth(number)).map(GameSpec::usual);
        let entry = game.as_ref().map(|spec| spec.game.entry());
        prop_assume!(entry.is_none_or(|entry| entry.takes(setup.algorithm)));
        let trace = game.is_none().then_some(trace);
        let compare = DialogRequest::Compare { game, text: text.clone(), setup, trace };
        for request in [DialogRequest::Random, DialogRequest::Complexity, compare] {
            let (link, text) = request.print();
            let read = DialogRequest::read(request.dialog(), &link, text.to_owned());
            prop_assert_eq!(read, request);
        }
        for answer in [Answer::Setup(setup), Answer::Text(text)] {
            prop_assert_eq!(Answer::read(&answer.print()), Some(answer));
        }
    }

    #[test]
    fn any_address_is_read_without_harm(fragment in "[a-z=&%#+0-9(){}<>\"é\\PC]{0,80}") {
        let (_, problems) = Link::parse(&fragment);
        prop_assert!(problems.len() <= fragment.matches('&').count() + 1);
    }
}
