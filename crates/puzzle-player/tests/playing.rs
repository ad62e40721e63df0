//! Puzzles and coroutines are played between their ends.

use plyscope_i18n::Lang;
use plyscope_player::embed::Embed;
use plyscope_player::film::picture::{Of, Picture, Width};
use plyscope_player::film::{Go, Playing};
use plyscope_puzzle_player::Show;

fn playing(address: &str) -> Option<Playing> {
    Playing::of(&Embed::<Show>::parse(address).0.show?, None, None)
}

#[test]
fn a_board_is_played_up_to_the_end_of_its_search() {
    let mut scene = playing("puzzle=queens&size=3&step=2").expect("a board");
    assert_eq!(scene.step(), 2);
    (0..10_000).for_each(|_| scene.go(Go::Forward));
    assert!(!scene.can_go(Go::Forward));
    assert_eq!(scene.end(), scene.step());
    assert_eq!(scene.count(Lang::En), format!("Step {0} of {0}", scene.step()));
    scene.go(Go::Back);
    assert!(scene.can_go(Go::Forward) && scene.can_go(Go::Last), "the end of a small one is known");
    let large = playing("puzzle=tour&board=8x8&start=a1&step=7").expect("a board");
    assert!(large.can_go(Go::Forward) && !large.can_go(Go::Last) && !large.is_end_known());
}

#[test]
fn a_board_has_no_value() {
    assert_eq!(playing("puzzle=queens&size=4").and_then(|board| board.value(Lang::En)), None);
}

#[test]
fn coroutines_are_played_with_what_stands_beside_them() {
    let scene = playing("labels=5+2+8&step=9").expect("coroutines");
    let picture = Picture::of(&scene, Width::Scrolled(600.0), Lang::En).expect("a picture");
    assert_eq!((picture.of, scene.last()), (Of::Tree, 35));
    assert!(!picture.label.is_empty() && !picture.groups.is_empty());
    assert_eq!(scene.count(Lang::En), "Step 9 of 35");
    assert!(scene.aside(Lang::En).contains(&"Mailbox: 2".to_owned()));
    assert!(scene.has_steps() && !scene.caption(Lang::En).is_empty());
}

#[test]
fn no_puzzle_takes_too_long_for_the_page() {
    for address in ["puzzle=queens&size=8", "labels=5+2+8", "tree=(4+8)+(2+5)"] {
        let show = Embed::parse(address).0.show.expect("it is shown");
        let seen = |playing: Option<Playing>| {
            let playing = playing.expect("it can be played");
            (playing.step(), playing.last(), playing.caption(Lang::En), playing.count(Lang::En))
        };
        let quick = Playing::of_small::<Show>(&show, None, None).expect("it is quick");
        assert_eq!(seen(quick), seen(Playing::of(&show, None, None)), "{address}");
    }
}
