use plyscope_games::GameOption;
use plyscope_search::Step;

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
    for (text, time, expected) in table {
        let address = format!("game=connect-four&algorithm=iterative-deepening&{text}");
        let (link, problems) = Link::parse(&address);
        assert_eq!((link.setup.time, problems), (time, expected), "{text}");
        let spec = link.game.expect("a game");
        let (again, _) = Link::parse(&Link::print_game(&spec, &link.setup, Step::START));
        assert_eq!(again.setup, link.setup, "{text}");
    }
}

#[test]
fn the_picture_is_read_and_written_where_it_is_not_the_usual_one() {
    for (text, view) in
        [("", None), ("&view=tree", Some(View::Tree)), ("&view=path", Some(View::Path))]
    {
        let (link, problems) = Link::parse(&format!("game=tic-tac-toe{text}"));
        assert_eq!((link.view, problems), (view, vec![]), "{text}");
        let spec = link.game.expect("a game");
        let printed = Link::print_game(&spec, &link.setup, Step(3));
        let (again, _) = Link::parse(&with_view(printed, view));
        assert_eq!((again.view, again.step), (view, Some(At::Step(3))), "{text}");
    }
    let (link, problems) = Link::parse("tree=1+2&view=map");
    assert!(
        link.view.is_none() && matches!(problems[..], [LinkProblem::Address(Problem::Choice(_))])
    );
    assert_eq!(View::usual(SubjectKind::Game), View::Path);
    assert_eq!(View::usual(SubjectKind::Tree), View::Tree);
}

/// An invalid part is reported and dropped; all other parts are kept.
#[test]
fn of_a_game_all_is_kept_but_what_cannot_be() {
    use GameOption::{Ending, Evaluation, Line, Position, Size, Weights};
    #[rustfmt::skip]
    let table = [
        ("connect-four&size=4x4&line=9", "size=4x4", vec![Line]),
        ("connect-four&size=40x40&line=4", "line=4", vec![Size]),
        ("connect-four&size=5x4&line=3&evaluation=luck&ending=full", "size=5x4&line=3&ending=full", vec![Evaluation]),
        ("connect-four&size=40x40&line=9&evaluation=luck", "", vec![Size, Line, Evaluation]),
        ("connect-four&size=5x4&position=X/O", "size=5x4", vec![Position]),
        ("othello&size=6x6&ending=full&evaluation=mobility", "size=6x6&evaluation=mobility", vec![Ending]),
        ("othello&size=6x6&weights=25*corner", "size=6x6", vec![Weights]),
        ("othello&evaluation=discs&weights=corners", "evaluation=discs", vec![Weights]),
        ("checkers&position=B:W33:B1&weights=men", "weights=men", vec![Position]),
        ("chess&weights=9*queens+5*rook", "", vec![Weights]),
        ("chess&evaluation=material&weights=queens", "evaluation=material", vec![Weights]),
        ("chess&size=6x6&line=4&ending=full&evaluation=luck", "", vec![Size, Line, Ending, Evaluation]),
        ("tic-tac-toe&size=4x4&position=X../.../...", "position=X../.../...", vec![Size]),
        ("connect-four&size=　５Ｘ４", "size=5x4", vec![]),
        ("connect-four&size=５×４", "size=5x4", vec![]),
    ];
    for (address, kept, expected) in table {
        let (link, problems) = Link::parse(&format!("game={address}"));
        let options = problems.iter().map(|problem| match problem {
            LinkProblem::Game(problem) => problem.option(),
            problem => panic!("{address}: {problem}"),
        });
        assert_eq!(options.collect::<Vec<_>>(), expected, "{address}");
        let game = Link::parse(&format!("game={address}")).0.game.expect("a game").game.entry().id;
        let (right, none) = Link::parse(&format!("game={game}&{kept}"));
        assert_eq!((link.game, none), (right.game, vec![]), "{address}");
    }
}

#[test]
fn weights_are_read_and_written() {
    #[rustfmt::skip]
    let table = [
        ("othello&weights=25*corners+discs+-2*mobility", "25*corners discs -2*mobility", "weights=25%2Acorners+discs+-2%2Amobility"),
        ("othello&weights=25*corners%2Bdiscs-2*mobility", "25*corners+discs-2*mobility", "weights=25%2Acorners%2Bdiscs-2%2Amobility"),
        ("checkers&weights=men+1.5*kings", "men 1.5*kings", "weights=men+1.5%2Akings"),
        ("chess&weights=queens", "queens", "weights=queens"),
        ("tic-tac-toe&weights=0", "0", "weights=0"),
    ];
    for (address, weights, written) in table {
        let (link, problems) = Link::parse(&format!("game={address}"));
        assert_eq!(problems, [], "{address}");
        let spec = link.game.expect("a game");
        assert_eq!(spec.options.weights.as_deref(), Some(weights), "{address}");
        let printed = Link::print_game(&spec, &link.setup, Step::START);
        assert!(printed.contains(&format!("&{written}&")), "{printed}");
        assert_eq!(Link::parse(&printed).0.game, Some(spec), "{printed}");
    }
}

/// Zero is a valid value of every number.
#[test]
fn zero_is_a_value_of_every_number() {
    let address = "tree=4+8&order=random&seed=0&depth=0&table=0&window=0..1&step=0";
    let (link, problems) = Link::parse(address);
    assert_eq!(problems, []);
    let setup = link.setup;
    let table = setup.table.map(|table| (table.from, table.to));
    assert_eq!(
        (setup.seed, setup.depth, table, link.step),
        (0, Some(0), Some((0, 0)), Some(At::Step(0)))
    );
    let printed = Link::print("4 8", Player::Max, &setup, Step(0));
    assert_eq!(Link::parse(&printed).0.setup, setup);
}

/// An ignored option is reported once, and not at all if the option that causes it is invalid.
#[test]
fn ignored_options_are_reported() {
    #[rustfmt::skip]
    let table: [(&str, &[&str]); 14] = [
        ("tree=4+8&algorithm=minimax&cut=gt&fail=hard", &["cut", "fail"]),
        ("tree=4+8&algorithm=minimx&cut=gt&fail=hard", &["algorithm"]),
        ("tree=4+8&algorithm=minimax&cut=strict", &["cut"]),
        ("tree=4+8&algorithm=one-ply&depth=2&table=all&window=0..1", &["window", "depth", "table"]),
        ("tree=4+8&seed=4", &["seed"]),
        ("tree=4+8&seed=4&order=randm", &["order"]),
        ("tree=4+8&keeps=exact&symmetry=yes", &["keeps", "symmetry"]),
        ("tree=4+8&keeps=exact&table=1..0", &["table"]),
        ("tree=4+8&algorithm=minimax&form=merged", &["form"]),
        ("tree=4+8&position=x&size=3x3&line=3&ending=full&evaluation=x&weights=x&time=5", &["position", "size", "line", "ending", "evaluation", "weights", "time"]),
        ("size=3x3&game=go", &["game"]),
        ("game=tic-tac-toe&root=min", &["root"]),
        ("game=tic-tac-toe&tree=4+8", &["tree"]),
        ("tree=4+8&algorithm=iterative-deepening&order=previous&form=one&cut=gt", &[]),
    ];
    for (address, expected) in table {
        let (_, problems) = Link::parse(address);
        let reported: Vec<_> = problems.iter().filter_map(LinkProblem::parameter).collect();
        assert_eq!((reported.as_slice(), problems.len()), (expected, expected.len()), "{address}");
    }
}

/// A search that takes no chance into account is refused where chance decides, and replaced by the usual
/// one; without a word for it, that one is meant.
#[test]
fn games_of_chance_take_the_searches_that_know_chance() {
    use crate::Algorithm::{AlphaBeta, Expectiminimax, Star1, Star2};
    let table: [(&str, crate::Algorithm, &[&str]); 13] = [
        ("game=einstein", Expectiminimax, &[]),
        ("game=einstein&algorithm=star1", Star1, &[]),
        ("game=einstein&algorithm=star2&depth=end", Star2, &[]),
        ("game=einstein&algorithm=alpha-beta", Expectiminimax, &["algorithm"]),
        ("game=einstein&algorithm=one-ply", Expectiminimax, &["algorithm"]),
        ("game=einstein&table=all", Expectiminimax, &["table"]),
        ("game=dice-nim&position=7+O+d4", Expectiminimax, &[]),
        ("game=dice-nim&algorithm=negamax", Expectiminimax, &["algorithm"]),
        ("game=2048", Expectiminimax, &[]),
        ("game=2048&size=3x3&algorithm=star2&depth=end", Star2, &[]),
        ("game=2048&position=2+./.+2:new+3&algorithm=star1", Star1, &[]),
        ("game=2048&algorithm=minimax", Expectiminimax, &["algorithm"]),
        ("game=tic-tac-toe", AlphaBeta, &[]),
    ];
    for (address, algorithm, expected) in table {
        let (link, problems) = Link::parse(address);
        let reported: Vec<_> = problems.iter().filter_map(LinkProblem::parameter).collect();
        assert_eq!((link.setup.algorithm, reported.as_slice()), (algorithm, expected), "{address}");
    }
    let (_, problems) = Link::parse("game=einstein&algorithm=mtd-f");
    assert_eq!(
        problems[0].to_string(),
        "mtd-f takes no chance into account, but chance decides in einstein; expectiminimax, star1 and star2 \
         do"
    );
    let (link, _) = Link::parse("game=einstein&algorithm=star1");
    let printed = Link::print_game(&link.game.expect("a game"), &link.setup, Step(0));
    assert_eq!(printed, "game=einstein&algorithm=star1&step=0");
}
