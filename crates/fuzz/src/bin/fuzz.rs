//! Runs a target with libFuzzer, which `cargo xtask fuzz` builds and starts.
//!
//! The environment says which target (`PLYSCOPE_FUZZ`; without it the names of all are printed), the
//! folder for its seeds (`PLYSCOPE_FUZZ_SEEDS`) and the folder for what is found
//! (`PLYSCOPE_FUZZ_FINDS`). The arguments are those of libFuzzer.

#![no_main]

use std::env;
use std::path::PathBuf;
use std::process;
use std::sync::LazyLock;
use std::time::Duration;

use fastrand::Rng;
use plyscope_fuzz::mutation::Material;
use plyscope_fuzz::{find, Target, TARGETS};
use rustix::time::{clock_gettime, ClockId};

/// The processor time that any input may take, with all checks of arithmetic and of coverage.
const START: Duration = Duration::from_millis(300);

/// The time that each of its bytes may take besides.
const EACH_BYTE: Duration = Duration::from_micros(200);

static TARGET: LazyLock<&Target> = LazyLock::new(|| {
    let name = env::var("PLYSCOPE_FUZZ").unwrap_or_default();
    Target::named(&name).unwrap_or_else(|| {
        TARGETS.iter().for_each(|target| println!("{} {}", target.name, target.max_bytes));
        process::exit(0);
    })
});

static MATERIAL: LazyLock<Material> = LazyLock::new(|| Material::of(*TARGET));

libfuzzer_sys::fuzz_target!(init: begin(), |input: &[u8]| {
    if is_broken(input) {
        report(input);
    }
});

// Half of the mutations are libFuzzer's own, which know what the code compares.
libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut rng = Rng::with_seed(seed.into());
    if rng.bool() {
        return libfuzzer_sys::fuzzer_mutate(data, size, max_size);
    }
    let mutated = MATERIAL.mutated(&data[..size], &mut rng);
    let size = mutated.len().min(max_size);
    data[..size].copy_from_slice(&mutated[..size]);
    size
});

/// Writes the seeds before libFuzzer looks for them.
fn begin() {
    // A panic is caught here, and not where libFuzzer's bindings would end the program.
    drop(std::panic::take_hook());
    let (target, seeds) = (*TARGET, folder("PLYSCOPE_FUZZ_SEEDS"));
    for input in &MATERIAL.inputs {
        find::write(&seeds, target, input).expect("a folder for the seeds");
    }
}

fn folder(name: &str) -> PathBuf {
    env::var_os(name).map(PathBuf::from).unwrap_or_else(|| panic!("{name} is not set"))
}

/// Whether a law does not hold for an input, or it takes more processor time than its length allows.
fn is_broken(input: &[u8]) -> bool {
    let start = processor_time();
    !TARGET.holds(input) || processor_time() - start > START + EACH_BYTE * input.len() as u32
}

fn processor_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// Minimises an input that breaks a law, writes it to a file, and ends the program.
fn report(input: &[u8]) {
    let found = find::report(&TARGET, input, &folder("PLYSCOPE_FUZZ_FINDS"), is_broken);
    eprintln!("FOUND: {}", found.expect("a folder for finds"));
    process::abort();
}
