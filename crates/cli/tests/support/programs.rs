//! Programs of students in real languages. Where a tool is not installed, its tests say so; with
//! `PLYSCOPE_ALL_TOOLS`, as in the tests of the project, that is a failure.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The languages that have a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Python,
    Java,
    Cpp,
    JavaScript,
}

impl Language {
    pub const ALL: [Self; 4] = [Self::Python, Self::Java, Self::Cpp, Self::JavaScript];

    /// The helper, an exercise and the searches of the tests, as they lie in the clone.
    pub fn files(self) -> [&'static str; 3] {
        match self {
            Self::Python => [
                "programs/plyscope.py",
                "programs/exercises/alpha_beta.py",
                "tests/programs/python/searches.py",
            ],
            Self::Java => [
                "programs/Plyscope.java",
                "programs/exercises/AlphaBeta.java",
                "tests/programs/java/Searches.java",
            ],
            Self::Cpp => [
                "programs/plyscope.hpp",
                "programs/exercises/alpha_beta.cpp",
                "tests/programs/cpp/searches.cpp",
            ],
            Self::JavaScript => [
                "programs/plyscope.mjs",
                "programs/exercises/alpha_beta.mjs",
                "tests/programs/javascript/searches.mjs",
            ],
        }
    }

    fn tools(self) -> &'static [&'static str] {
        match self {
            Self::Python => &["python3"],
            Self::Java => &["java", "javac"],
            Self::Cpp => &["g++"],
            Self::JavaScript => &["node"],
        }
    }

    /// Whether its tools are there.
    fn is_installed(self) -> bool {
        self.tools().iter().all(|tool| {
            let version = if *tool == "g++" || *tool == "node" { "--version" } else { "-version" };
            let version = if *tool == "python3" { "--version" } else { version };
            let mut tool = Command::new(tool);
            tool.arg(version).stdout(Stdio::null()).stderr(Stdio::null());
            tool.status().is_ok_and(|status| status.success())
        })
    }
}

pub fn repository() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
    folder.expect("the clone").to_owned()
}

/// A folder of a test with the files of a language, compiled; `None` where it is not installed.
pub fn folder(language: Language, test: &str) -> Option<PathBuf> {
    if !language.is_installed() {
        let message = format!("SKIPPED: {:?} is not installed", language.tools());
        assert!(std::env::var_os("PLYSCOPE_ALL_TOOLS").is_none(), "{message}");
        println!("{message}");
        return None;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{language:?}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for path in language.files() {
        let path = repository().join(path);
        let name = path.file_name().expect("a name");
        fs::copy(&path, folder.join(name)).expect("copied");
    }
    let compilers: &[&[&str]] = match language {
        Language::Java => &[&["javac", "Plyscope.java", "AlphaBeta.java", "Searches.java"]],
        Language::Cpp => &[
            &["g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "searches.cpp", "-o", "searches"],
            &[
                "g++",
                "-std=c++17",
                "-Wall",
                "-Wextra",
                "-Werror",
                "alpha_beta.cpp",
                "-o",
                "alpha_beta",
            ],
        ],
        Language::Python | Language::JavaScript => &[],
    };
    for compiler in compilers {
        compile(&folder, compiler);
    }
    Some(folder)
}

/// Runs a compiler in a folder.
pub fn compile(folder: &Path, command: &[&str]) {
    let done = Command::new(command[0]).args(&command[1..]).current_dir(folder).output();
    let done = done.expect("the compiler is installed");
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {errors}");
}

/// How the searches of the tests are run, by the name of one of them.
pub fn searches(language: Language, folder: &Path, name: &str) -> Vec<String> {
    let path = |file: &str| folder.join(file).display().to_string();
    let command = match language {
        Language::Python => vec!["python3".to_owned(), path("searches.py")],
        Language::Java => {
            // It starts sooner so, and does not take all processors.
            let options = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp"];
            let java = ["java"].into_iter().chain(options).map(str::to_owned);
            java.chain([folder.display().to_string(), "Searches".to_owned()]).collect()
        }
        Language::Cpp => vec![path("searches")],
        Language::JavaScript => vec!["node".to_owned(), path("searches.mjs")],
    };
    command.into_iter().chain([name.to_owned()]).collect()
}

/// How the exercise is run.
pub fn exercise(language: Language, folder: &Path) -> Vec<String> {
    let path = |file: &str| folder.join(file).display().to_string();
    match language {
        Language::Python => vec!["python3".to_owned(), path("alpha_beta.py")],
        Language::Java => {
            vec!["java".into(), "-cp".into(), folder.display().to_string(), "AlphaBeta".into()]
        }
        Language::Cpp => vec![path("alpha_beta")],
        Language::JavaScript => vec!["node".to_owned(), path("alpha_beta.mjs")],
    }
}
