//! The laws of every target, for the kept inputs and for some thousand mutated ones.
//!
//! The mutations follow from `PROPTEST_RNG_SEED`, as the generated cases of all other tests do; without
//! it they are new each time.

use std::path::Path;

use fastrand::Rng;
use plyscope_fuzz::mutation::Material;
use plyscope_fuzz::{corpus, find, Target, TARGETS};

/// How many mutated inputs each target gets.
const EXECUTIONS: usize = 2_000;

/// Checks an input; one that breaks a law is minimised and written to a file.
fn check(target: &Target, input: &[u8], from: &str) {
    if target.holds(input) {
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("finds");
    let found = find::report(target, input, &folder, |shorter| !target.holds(shorter));
    panic!("{from}: {}", found.expect("a file"));
}

#[test]
fn the_kept_inputs_keep_the_laws() {
    for target in TARGETS {
        for (number, seed) in (target.seeds)().iter().enumerate() {
            check(target, seed, &format!("seed {number}"));
        }
        for (name, input) in corpus::kept(target) {
            check(target, &input, &name);
        }
    }
}

#[test]
fn mutated_inputs_keep_the_laws() {
    let seed = std::env::var("PROPTEST_RNG_SEED").ok().and_then(|seed| seed.parse().ok());
    let mut rng = seed.map_or_else(Rng::new, Rng::with_seed);
    for target in TARGETS {
        let material = Material::of(target);
        for number in 0..EXECUTIONS {
            check(target, &material.next(&mut rng), &format!("mutation {number}"));
        }
    }
}

#[test]
fn every_folder_of_the_corpus_has_a_target_and_all_are_small() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let mut bytes = 0;
    for entry in folder.read_dir().expect("the corpus") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let target = Target::named(&name).unwrap_or_else(|| panic!("{name} is no target"));
        bytes += corpus::kept(target).iter().map(|(_, input)| input.len()).sum::<usize>();
    }
    assert!(bytes < 300_000, "the corpus has {bytes} bytes");
}
