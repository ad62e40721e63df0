//! The source paths in programs. The compiler writes them for messages of panics, and they begin with
//! folders of the machine that builds: a program would differ from machine to machine, and show the name
//! of a user.
use crate::paths;
use std::path::PathBuf;

/// The variable with flags for the compiler, separated by the character 31.
pub const VARIABLE: &str = "CARGO_ENCODED_RUSTFLAGS";

/// The flags that replace this machine's folders by names that are the same on every machine.
pub fn flags() -> String {
    encoded([
        (std::env::var_os("CARGO_HOME").map(PathBuf::from), "/cargo"),
        (std::env::home_dir().map(|home| home.join(".cargo")), "/cargo"),
        (Some(paths::root().to_owned()), "/plyscope"),
    ])
}

fn encoded<const N: usize>(folders: [(Option<PathBuf>, &str); N]) -> String {
    let flag = |(path, name): (Option<PathBuf>, &str)| {
        let path = path.filter(|path| path.is_absolute())?;
        Some(format!("--remap-path-prefix={}={name}", path.display()))
    };
    folders.into_iter().filter_map(flag).collect::<Vec<_>>().join("\x1f")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_get_names() {
        let folder = |path: &str| Some(PathBuf::from(path));
        let table = [
            (
                [(folder("/home/a b/.cargo"), "/cargo"), (folder("/c"), "/plyscope")],
                "--remap-path-prefix=/home/a b/.cargo=/cargo\x1f--remap-path-prefix=/c=/plyscope",
            ),
            ([(None, "/cargo"), (folder("/c"), "/plyscope")], "--remap-path-prefix=/c=/plyscope"),
            ([(folder("relative"), "/cargo"), (None, "/plyscope")], ""),
        ];
        for (folders, expected) in table {
            assert_eq!(encoded(folders), expected);
        }
    }
}
