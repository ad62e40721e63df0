use plyscope_core::games::GameOption;
use plyscope_core::Step;

use super::*;

#[test]
fn a_time_is_read_and_written_where_it_is_one() {
    let bad = |given: &str| vec![LinkProblem::Time { given: given.to_owned() }];
    let table = [
        ("time=2000", Some(2000), vec![]),
        ("time=60000", Some(60_000), vec![]),
        ("time=1&time=7", Some(7), vec![]),
        ("", None, vec![]),
        ("time=0", None, bad("0")),
        ("time=60001", None, bad("60001")),
        ("time=-1", None, bad("-1")),
        ("time=soon", None, bad("soon")),
        ("time=", None, bad("")),
    ];
    for (said, time, expected) in table {
        let address = format!("game=connect-four&algorithm=iterative-deepening&{said}");
        let (link, problems) = Link::parse(&address);
        assert_eq!((link.setup.time, problems), (time, expected), "{said}");
        let spec = link.game.expect("a game");
        let (again, _) = Link::parse(&Link::print_game(&spec, &link.setup, Step::START));
        assert_eq!(again.setup, link.setup, "{said}");
    }
}

#[test]
fn the_picture_is_read_and_written_where_it_is_not_the_usual_one() {
    for (said, view) in
        [("", None), ("&view=tree", Some(View::Tree)), ("&view=path", Some(View::Path))]
    {
        let (link, problems) = Link::parse(&format!("game=tic-tac-toe{said}"));
        assert_eq!((link.view, problems), (view, vec![]), "{said}");
        let spec = link.game.expect("a game");
        let printed = Link::print_game(&spec, &link.setup, Step(3));
        let (again, _) = Link::parse(&with_view(printed, view));
        assert_eq!((again.view, again.step), (view, Some(Step(3))), "{said}");
    }
    let (link, problems) = Link::parse("tree=1+2&view=map");
    assert!(link.view.is_none() && matches!(problems[..], [LinkProblem::Choice(_)]));
    assert_eq!(View::usual(true), View::Path);
    assert_eq!(View::usual(false), View::Tree);
}

/// A part that cannot be is told and left out, and nothing else with it.
#[test]
fn of_a_game_all_is_kept_but_what_cannot_be() {
    use GameOption::{Ending, Evaluation, Line, Position, Size};
    #[rustfmt::skip]
    let table = [
        ("connect-four&size=4x4&line=9", "size=4x4", vec![Line]),
        ("connect-four&size=40x40&line=4", "line=4", vec![Size]),
        ("connect-four&size=5x4&line=3&evaluation=luck&ending=full", "size=5x4&line=3&ending=full", vec![Evaluation]),
        ("connect-four&size=40x40&line=9&evaluation=luck", "", vec![Size, Line, Evaluation]),
        ("connect-four&size=5x4&position=X/O", "size=5x4", vec![Position]),
        ("othello&size=6x6&ending=full&evaluation=mobility", "size=6x6&evaluation=mobility", vec![Ending]),
        ("tic-tac-toe&size=4x4&position=X../.../...", "position=X../.../...", vec![Size]),
    ];
    for (address, kept, expected) in table {
        let (link, problems) = Link::parse(&format!("game={address}"));
        let options = problems.iter().map(|problem| match problem {
            LinkProblem::Game(problem) => problem.option(),
            problem => panic!("{address}: {problem}"),
        });
        assert_eq!(options.collect::<Vec<_>>(), expected, "{address}");
        let game = address.split('&').next().unwrap_or_default();
        let (right, none) = Link::parse(&format!("game={game}&{kept}"));
        assert_eq!((link.game, none), (right.game, vec![]), "{address}");
    }
}
