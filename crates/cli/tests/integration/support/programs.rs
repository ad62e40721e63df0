//! Programs of students in real languages. Where a tool is not installed, its tests say so; with
//! `PLYSCOPE_ALL_TOOLS`, as in the tests of the project, that is a failure.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value as Json;

/// The languages that have a helper.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Python,
    Java,
    Cpp,
    JavaScript,
}

/// What programs are judged on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Trees,
    Queens,
    Tour,
}

impl Subject {
    pub const ALL: [Self; 3] = [Self::Trees, Self::Queens, Self::Tour];
}

impl Language {
    pub const ALL: [Self; 4] = [Self::Python, Self::Java, Self::Cpp, Self::JavaScript];

    /// The helper, an exercise and the searches of the tests, as they lie in the clone.
    pub fn files(self, subject: Subject) -> [&'static str; 3] {
        match (self, subject) {
            (Self::Python, Subject::Trees) => [
                "programs/plyscope.py",
                "programs/exercises/alpha_beta.py",
                "tests/programs/python/searches.py",
            ],
            (Self::Python, Subject::Queens) => [
                "programs/plyscope_queens.py",
                "programs/exercises/queens.py",
                "tests/programs/python/queens_searches.py",
            ],
            (Self::Python, Subject::Tour) => [
                "programs/plyscope_tour.py",
                "programs/exercises/tour.py",
                "tests/programs/python/tour_searches.py",
            ],
            (Self::Java, Subject::Trees) => [
                "programs/Plyscope.java",
                "programs/exercises/AlphaBeta.java",
                "tests/programs/java/Searches.java",
            ],
            (Self::Java, Subject::Queens) => [
                "programs/PlyscopeQueens.java",
                "programs/exercises/Queens.java",
                "tests/programs/java/QueensSearches.java",
            ],
            (Self::Java, Subject::Tour) => [
                "programs/PlyscopeTour.java",
                "programs/exercises/Tour.java",
                "tests/programs/java/TourSearches.java",
            ],
            (Self::Cpp, Subject::Trees) => [
                "programs/plyscope.hpp",
                "programs/exercises/alpha_beta.cpp",
                "tests/programs/cpp/searches.cpp",
            ],
            (Self::Cpp, Subject::Queens) => [
                "programs/plyscope_queens.hpp",
                "programs/exercises/queens.cpp",
                "tests/programs/cpp/queens_searches.cpp",
            ],
            (Self::Cpp, Subject::Tour) => [
                "programs/plyscope_tour.hpp",
                "programs/exercises/tour.cpp",
                "tests/programs/cpp/tour_searches.cpp",
            ],
            (Self::JavaScript, Subject::Trees) => [
                "programs/plyscope.mjs",
                "programs/exercises/alpha_beta.mjs",
                "tests/programs/javascript/searches.mjs",
            ],
            (Self::JavaScript, Subject::Queens) => [
                "programs/plyscope_queens.mjs",
                "programs/exercises/queens.mjs",
                "tests/programs/javascript/queens_searches.mjs",
            ],
            (Self::JavaScript, Subject::Tour) => [
                "programs/plyscope_tour.mjs",
                "programs/exercises/tour.mjs",
                "tests/programs/javascript/tour_searches.mjs",
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
pub fn folder(language: Language, subject: Subject, test: &str) -> Option<PathBuf> {
    if !language.is_installed() {
        let message = format!("SKIPPED: {:?} is not installed", language.tools());
        assert!(std::env::var_os("PLYSCOPE_ALL_TOOLS").is_none(), "{message}");
        println!("{message}");
        return None;
    }
    let name = format!("{test}-{subject:?}-{language:?}");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    for path in language.files(subject) {
        fs::copy(repository().join(path), folder.join(file_name(path))).expect("copied");
    }
    compile(language, subject, &folder);
    Some(folder)
}

/// Compiles the files of a language in a folder, where they have to be.
pub fn compile(language: Language, subject: Subject, folder: &Path) {
    let [helper, exercise, searches] = language.files(subject).map(file_name);
    match language {
        Language::Java => run_compiler(folder, &["javac", helper, exercise, searches]),
        Language::Cpp => {
            for source in [exercise, searches] {
                let options = ["g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", source, "-o"];
                run_compiler(folder, &[&options[..], &[stem(source)]].concat());
            }
        }
        Language::Python | Language::JavaScript => {}
    }
}

fn file_name(path: &str) -> &str {
    path.rsplit('/').next().expect("a name")
}

fn stem(name: &str) -> &str {
    name.split('.').next().expect("a name")
}

fn run_compiler(folder: &Path, command: &[&str]) {
    let done = Command::new(command[0]).args(&command[1..]).current_dir(folder).output();
    let done = done.expect("the compiler is installed");
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?}: {errors}");
}

/// How the searches of the tests are run, by the name of one of them.
pub fn searches(language: Language, subject: Subject, folder: &Path, name: &str) -> Vec<String> {
    let [_, _, searches] = language.files(subject);
    let mut command = command(language, folder, file_name(searches));
    command.push(name.to_owned());
    command
}

/// How the exercise is run.
pub fn exercise(language: Language, subject: Subject, folder: &Path) -> Vec<String> {
    let [_, exercise, _] = language.files(subject);
    command(language, folder, file_name(exercise))
}

fn command(language: Language, folder: &Path, source: &str) -> Vec<String> {
    let path = |file: &str| folder.join(file).display().to_string();
    match language {
        Language::Python => vec!["python3".to_owned(), path(source)],
        Language::Java => {
            // It starts sooner so, and does not take all processors.
            let options = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-cp"];
            let java = ["java"].into_iter().chain(options).map(str::to_owned);
            java.chain([folder.display().to_string(), stem(source).to_owned()]).collect()
        }
        Language::Cpp => vec![path(stem(source))],
        Language::JavaScript => vec!["node".to_owned(), path(source)],
    }
}

/// Judges a program: the report.
pub fn judged(options: &[&str], command: &[String]) -> Json {
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    let run = super::run(&[&["judge", "--json"], options, &["--"], &command[..]].concat());
    assert_eq!(run.err, "", "{options:?} {command:?}");
    let report: Json = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(report["version"], 1);
    let code = if report["verdict"] == "right" { 0 } else { 1 };
    assert_eq!(run.code, Some(code), "{report}");
    report
}

/// Fills the gaps of the exercise in a folder, and compiles it again.
pub fn fill(language: Language, subject: Subject, folder: &Path, fills: [&str; 3]) {
    let [_, exercise, _] = language.files(subject).map(file_name);
    let path = folder.join(exercise);
    let mut text = fs::read_to_string(&path).expect("the exercise");
    for (number, fill) in fills.iter().enumerate() {
        let gap = format!("Gap {}", number + 1);
        let line = text.lines().find(|line| line.contains(&gap)).expect("a gap").to_owned();
        let indent = &line[..line.len() - line.trim_start().len()];
        text = text.replace(&line, &format!("{indent}{fill}"));
    }
    fs::write(&path, text).expect("the exercise");
    compile(language, subject, folder);
}
