//! The programs of the guide are right.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::support::guide::{listings, repository, translations};

/// What stands in for the helper of games: it plays a game to its end in all ways, and prints its value.
const PLAYS: &str = "
def run(game):
    game = game()

    def value(position):
        result = game.result(position)
        if result is not None:
            return result
        values = [value(game.play(position, move)) for move in game.moves(position)]
        order = ['loss', 'draw', 'win']
        best = max if game.player(position) == 'max' else min
        return best(values, key=order.index)

    print(value(game.start()))
";

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// A table of the programs, with what they are judged as. Programs that are the same in several languages are
/// run once.
#[test]
fn programs_are_judged_to_be_right() {
    let table: [(&str, usize, &[&str]); 4] = [
        ("programs.md", 0, &["--algorithm", "minimax"]),
        ("judge.md", 0, &["--algorithm", "minimax"]),
        ("judge.md", 1, &["--puzzle", "queens"]),
        ("judge.md", 2, &["--puzzle", "tour"]),
    ];
    let folder = folder("guide-programs");
    for helper in ["plyscope.py", "plyscope_queens.py", "plyscope_tour.py"] {
        fs::copy(repository().join("programs").join(helper), folder.join(helper)).expect(helper);
    }
    let programs = table.into_iter().flat_map(|(page, place, options)| {
        let programs = translations(page).into_iter().map(move |text| {
            let program = listings(&text, "python").swap_remove(place);
            (page, place, options, program)
        });
        programs.collect::<BTreeSet<_>>()
    });
    for (page, place, options, program) in programs {
        let name = format!("{}-{place}.py", page.trim_end_matches(".md"));
        fs::write(folder.join(&name), program).expect("written");
        let judged = Command::new(env!("CARGO_BIN_EXE_plyscope"))
            .arg("judge")
            .args(options)
            .args(["--", "python3", &name])
            .current_dir(&folder)
            .output()
            .expect("the command");
        let said = String::from_utf8_lossy(&judged.stdout);
        assert!(judged.status.success(), "{page}, program {place}: {said}");
    }
}

#[test]
fn the_game_is_one() {
    let folder = folder("guide-game");
    fs::write(folder.join("plyscope.py"), PLAYS).expect("written");
    let chapters = translations("games.md");
    assert!(chapters.len() > 1);
    for chapter in chapters {
        fs::write(folder.join("nim.py"), &listings(&chapter, "python")[0]).expect("written");
        let played =
            Command::new("python3").arg("nim.py").current_dir(&folder).output().expect("Python");
        let error = String::from_utf8_lossy(&played.stderr);
        assert_eq!(String::from_utf8_lossy(&played.stdout), "win\n", "{error}");
    }
}
