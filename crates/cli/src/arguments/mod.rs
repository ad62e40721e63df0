//! The arguments of the command.

mod classroom;
mod draw;
mod game;
mod generate;
mod grown;
mod judge;
mod learning;
mod manual;
mod match_evaluations;
mod search;
mod tour;
pub mod values;

pub use classroom::{ExportOptions, ResultsOptions};
pub use draw::{DrawOptions, PictureOptions};
pub use game::{BoardOptions, GamesOptions, PerftOptions};
pub use generate::GenerateOptions;
pub use grown::{BestFirstOptions, GrownSubject, MctsOptions};
pub use judge::{CompareOptions, JudgeOptions, JudgedPuzzle, OpenOptions};
pub use learning::{Answers, CheckOptions, GradeOptions, ScormOptions, WorksheetOptions};
pub use manual::{CompletionsOptions, ManOptions};
pub use match_evaluations::MatchOptions;
pub use search::Search;
pub use tour::TourOptions;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use plyscope_i18n::Lang;

use crate::puzzles::PuzzleCommand;
use crate::spelling::{Form, Spelling};
use values::language;

/// Steps through minimax, alpha-beta and their kin on game trees and on games.
#[derive(Parser)]
#[command(name = "plyscope", version, arg_required_else_help = true, after_help = EXAMPLES)]
pub struct Arguments {
    /// Print only characters of ASCII: >= for ≥, alpha for α, -inf for −∞
    #[arg(long, global = true)]
    pub ascii: bool,
    #[command(subcommand)]
    pub command: Command,
}

impl Arguments {
    /// Parses the command line. A negative number after an option that lacks its value is taken as the
    /// value, so that the option itself reports the error.
    pub fn parse_all() -> Result<Self, clap::Error> {
        let matches = Self::whole_command().try_get_matches().map_err(about_options)?;
        Self::from_arg_matches(&matches)
    }

    /// The command with all its arguments.
    pub fn whole_command() -> clap::Command {
        let takes_value = |argument: &clap::Arg| argument.get_action().takes_values();
        Self::command().mut_subcommands(|command| {
            command.mut_args(|argument| match takes_value(&argument) {
                true => argument.allow_negative_numbers(true),
                false => argument,
            })
        })
    }

    /// How the output is written; that of a command line with an error as its words say.
    pub fn spelling(parsed: &Result<Self, clap::Error>) -> Spelling {
        match parsed {
            Ok(arguments) => Spelling { form: arguments.command.form(), is_ascii: arguments.ascii },
            Err(_) => {
                let mut words = std::env::args_os().take_while(|word| word != "--");
                Spelling { form: Form::Text, is_ascii: words.any(|word| word == "--ascii") }
            }
        }
    }
}

/// The error about an option that there is not, if there is one. A tree may begin with a dash: before it such an
/// option is taken for the tree, so that only what comes behind it is refused.
fn about_options(error: clap::Error) -> clap::Error {
    let strict = Arguments::whole_command().mut_subcommands(|command| {
        command.mut_args(|argument| match argument.is_positional() {
            true => argument.allow_hyphen_values(false),
            false => argument,
        })
    });
    let is_option = |error: &clap::Error| match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::String(word)) => values::is_option(word),
        _ => false,
    };
    let error = match strict.try_get_matches() {
        Err(other)
            if error.use_stderr()
                && other.kind() == ErrorKind::UnknownArgument
                && is_option(&other) =>
        {
            other
        }
        _ => error,
    };
    match is_option(&error) {
        true => without_value_tip(error),
        false => error,
    }
}

/// The same without the tip to pass an option as a value: trees and puzzles refuse it there.
fn without_value_tip(mut error: clap::Error) -> clap::Error {
    if let Some(ContextValue::StyledStrs(tips)) = error.get(ContextKind::Suggested) {
        let others = tips.iter().filter(|tip| !tip.to_string().contains(" as a value, use "));
        let others: Vec<_> = others.cloned().collect();
        error.insert(
            ContextKind::Suggested,
            match others.is_empty() {
                true => ContextValue::None,
                false => ContextValue::StyledStrs(others),
            },
        );
    }
    error
}

const EXAMPLES: &str = "\
Examples:
  plyscope solve '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope solve --json '[[8,5],[20,3]]' --root min
  plyscope solve --game tic-tac-toe --algorithm minimax
  plyscope trace '(4 8) (17 5)' --algorithm minimax
  plyscope draw @tree.txt --step 15 -o step15.png
  plyscope generate --seed 7 --min-cuts 3 | plyscope solve -
  plyscope perft connect-four --depth 8
  plyscope queens --size 6 --count
  plyscope tour --size 8x8 --start c2 --closed --order warnsdorff

A tree is brackets and numbers; leaves may be win, draw or loss, and any node may have a name:
  C1:draw C2:(H2A:draw H2B:loss)

The exit code is 0 if all was done, or as much as --steps allows; 1 if it could not be done, or only in part: a file that cannot be read \
or written, a search that is too long, a lesson with faults, answers that cannot be read, results that \
were left out, a program or a trace that is not right; 2 if the command line is wrong, a tree or a position in it included; and 141 if the reader \
of the output has exited.

JSON has a field “version”, now 1: new fields keep it, other changes raise it.";

#[derive(Subcommand)]
pub enum Command {
    /// Search a tree or a game: its value, the best line, what was visited and what was cut
    #[command(after_help = "\
Examples:
  plyscope solve '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope solve - --algorithm minimax --json < tree.txt
  plyscope solve @tree.txt --window 0..15 --cut gt
  plyscope solve --game tic-tac-toe --position 'X.O/.X./..O'
  plyscope solve --game connect-four --depth 8 --table all --order best")]
    Solve(SolveOptions),
    /// Search a tree or a game by Monte Carlo tree search: the visits and the mean of every move
    #[command(after_help = "\
Examples:
  plyscope mcts --game tic-tac-toe --iterations 5000
  plyscope mcts --game connect-four --size 5x4 --seed 7 --json
  plyscope mcts 'chance:(1/6*3 5/6*(2 8)) 4' --exploration 0.7
  plyscope mcts --game tic-tac-toe --selection puct
  plyscope mcts --game othello --selection rave --equivalence 300

The same seed gives the same search everywhere.")]
    Mcts(MctsOptions),
    /// Search a tree or a game by SSS* or proof-number search, and count beside alpha-beta
    #[command(after_help = "\
Examples:
  plyscope best-first '((3 5) (2 9)) ((7 8) (6 4))'
  plyscope best-first --game connect-four --depth 5
  plyscope best-first --search proof-number --game tic-tac-toe --goal draw
  plyscope best-first --search proof-number '((3 5) (2 9)) ((7 8) (6 4))' --goal 6 --json")]
    BestFirst(BestFirstOptions),
    /// Print what the search does, one line per step
    #[command(after_help = "\
Examples:
  plyscope trace '(4 8) (17 5)'
  plyscope trace @tree.txt --json
  plyscope trace @tree.txt --csv > steps.csv
  plyscope trace '(4 8) (17 5)' --lang nl
  plyscope trace --game connect-four --depth 2")]
    Trace(TraceOptions),
    /// Draw a step as the page does, or several: SVG, PNG, PDF, LaTeX, an animated GIF
    #[command(
        visible_alias = "svg",
        after_help = "\
Examples:
  plyscope draw '(4 8) (17 5)' > tree.svg
  plyscope draw @tree.txt --step 15 --no-names -o step15.pdf
  plyscope draw @tree.txt --step 15 --fragment -o step15.tex
  plyscope draw @tree.txt --steps 5..20 -o film.gif
  plyscope draw @tree.txt --steps 9..14 -o strip.png --dark
  plyscope draw --game tic-tac-toe --depth 2 > openings.svg
  plyscope draw --address 'puzzle=queens&size=6' --step 40 -o queens.png

The file's ending says what is written: svg, png, pdf, tex or gif. Without a file, SVG goes to standard \
output."
    )]
    Draw(DrawOptions),
    /// Make a tree by chance, the same everywhere for the same seed
    #[command(after_help = "\
Examples:
  plyscope generate --seed 7
  plyscope generate --branching 2..3 --depth 3..4 --values -20..20 --min-cuts 3")]
    Generate(GenerateOptions),
    /// Count the lines of play of a game, or all its finished games and positions
    #[command(after_help = "\
Examples:
  plyscope perft connect-four --depth 8
  plyscope perft tic-tac-toe
  plyscope perft connect-four --size 4x4 --depth 8 --json")]
    Perft(PerftOptions),
    /// Play a match between two static evaluations of a game: the score and its margin
    #[command(after_help = "\
Examples:
  plyscope match --game othello --weights '25*corners+discs' --against discs
  plyscope match --game connect-four --evaluation lines --against 'threes+2*centre' --depth 3
  plyscope match --game chess --against mobility --games 20 --seed 7 --json

Both play alpha-beta to the same depth. Each game begins with four random moves; every opening is played \
twice, with sides changed. The interval has a confidence of 95 %.")]
    Match(MatchOptions),
    #[command(flatten)]
    Puzzle(PuzzleCommand),
    /// Find a knight's tour by backtracking, or count them all
    #[command(after_help = "\
Examples:
  plyscope tour --start a1 --order warnsdorff
  plyscope tour --size 5x5 --start a1 --count
  plyscope tour --size 6x6 --closed --prune all --svg tour.svg
  plyscope tour --size 3x10 --start a1 --closed --prune all --count --json

Open tours that begin and end the other way round count as two. Without --start, those from every \
square are counted; squares from which it is proved that there is none are left out.")]
    Tour(TourOptions),
    /// Check lessons: every scene and question is built as the page does; faults have line and column
    #[command(after_help = "\
Examples:
  plyscope check lesson.md
  plyscope check course/*.md --json
  plyscope check - --lang nl < lesson.md
  plyscope check lecture-1 --site dist

A fault is a line FILE:LINE:COLUMN: SENTENCE; the column is left out where the whole block is meant. The \
exit code is 0 if there is none, and 1 if there are some or a lesson cannot be read.")]
    Check(CheckOptions),
    /// Make sheets of paper with questions, and their answers, as PDF, HTML or SVG
    #[command(after_help = "\
Examples:
  plyscope worksheet lesson.md -o sheet.pdf
  plyscope worksheet lecture-3 --lang nl --site dist -o lecture.html
  plyscope worksheet --generate 3 --copies 30 --seed 1 -o class.pdf
  plyscope worksheet --generate 3 --paper letter -o letter.pdf
  plyscope worksheet --generate 3 --copies 30 --seed 1 --answers only -o answers.pdf
  plyscope worksheet --question 'tree=(4 8) (17 5)' --answers --lang nl -o quiz.html

The file's ending says what is written. Each copy has a seed of its own, one more than the copy before, \
which stands on every page: --seed N --copies 1 makes that copy again. A lesson with faults is refused, as \
by plyscope check.")]
    Worksheet(WorksheetOptions),
    /// Pack a lesson for a learning platform, such as Moodle or Canvas
    #[command(after_help = "\
Examples:
  plyscope scorm lesson.md -o lesson.zip
  plyscope scorm lesson.md --version 2004 --pass 60 -o lesson.zip
  plyscope scorm lecture-1 --lang nl --site dist -o lecture-1.zip

Add the file to a course as a SCORM activity. The platform then keeps points, progress and answers. What \
plays the lesson comes from a built site: the one beside the command, or --site. A lesson with faults is \
refused, as by plyscope check.")]
    Scorm(ScormOptions),
    /// Grade answers to a lesson's questions: a line of answer each, as in 1: L3-4 L4-4
    #[command(after_help = "\
Examples:
  plyscope grade lesson.md answers.txt
  plyscope grade lesson.md answers.txt --json
  plyscope grade lesson.md answers.txt --seed 7 --lang nl

A line begins with a question's number, or its name, and a colon; indented lines go on with an answer. \
With --seed, the numbers are those of the sheet of that seed. The exit code is 1 if an answer cannot be \
read.")]
    Grade(GradeOptions),
    /// Write a lesson's questions as a question bank for exams: Moodle XML, GIFT or QTI
    #[command(after_help = "\
Examples:
  plyscope export lesson.md -o bank.xml
  plyscope export lesson.md --copies 30 --seed 1 -o bank.xml
  plyscope export lesson.md --format qti -o bank.zip
  plyscope export lecture-2 --format gift --lang nl --site dist -o bank.gift.txt

Import the file into the question bank of a learning platform, which then grades the answers: they are \
not in the browser, as they are in a lesson. Each random question has a copy for each seed. A lesson with \
faults is refused, as by plyscope check.")]
    Export(ExportOptions),
    /// Summarise the results that students handed in: points, questions, misconceptions
    #[command(after_help = "\
Examples:
  plyscope results handed-in/*.json
  plyscope results handed-in --lesson lesson.md -o class.csv
  plyscope results handed-in --lesson lecture-1 --site dist --json

Students save such files at the end of a lesson. With --lesson the answers are graded again; without it, \
the points are as the files say. Files that are damaged, changed, given twice or of another lesson are \
named and left out; the exit code is then 1.")]
    Results(ResultsOptions),
    /// Judge a program that searches trees, places queens or looks for a knight's tour: its values, what it
    /// visits, and which mistake it makes
    #[command(after_help = "\
Examples:
  plyscope judge --algorithm minimax -- python3 minimax.py
  plyscope judge --trees 1000 --seed 7 --json -- python3 alpha_beta.py
  plyscope judge --root min --gradescope results.json -- python3 alpha_beta.py
  plyscope judge --puzzle queens -- python3 queens.py
  plyscope judge --puzzle tour -- python3 tour.py

The program is run as it is, not through a shell. It gets one tree a line, as in
  {\"tree\": [[8,5],[20,3]], \"root\": \"max\", \"alpha\": null, \"beta\": null}
and writes a line such as {\"event\": \"enter\", \"node\": \"L2-1\"} for each node that it looks at, then \
{\"value\": 5}. With --puzzle queens it gets a board with some queens given, as in
  {\"puzzle\": \"queens\", \"size\": 6, \"given\": [\"b6\"]}
and writes a line such as {\"event\": \"enter\", \"square\": \"d5\"} for each queen that it puts, then the \
number of solutions, {\"value\": 1}. With --puzzle tour it gets a board with the squares that the knight has \
visited, as in
  {\"puzzle\": \"tour\", \"rows\": 3, \"columns\": 4, \"given\": [\"a1\", \"b3\"]}
and writes such a line for each square to which it moves the knight, then whether there is a tour, \
{\"value\": true}. The helpers for Python, Java, C++ and JavaScript do that \
(the guide, “Judging programs”). The exit code is 0 if the program is right, and 1 if it is not.")]
    Judge(JudgeOptions),
    /// Compare the trace of a program with a search: the first step at which it departs
    #[command(after_help = "\
Examples:
  plyscope trace '((8 5) (20 3)) ((2 4) (15 6))' --json | plyscope compare-trace -
  plyscope compare-trace trace.jsonl '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope compare-trace trace.jsonl @tree.txt --algorithm alpha-beta --cut ge --json

A trace is an object of JSON a line (the guide, “Traces”). The exit code is 0 if it does what the search does, \
and 1 if it departs or cannot be read.")]
    CompareTrace(CompareOptions),
    /// Show what a program looked at, in its tree: as text, as a picture, or on the page
    #[command(after_help = "\
Examples:
  plyscope open trace.jsonl --tree '((8 5) (20 3)) ((2 4) (15 6))'
  plyscope trace '(4 8) (2 5)' --json | plyscope open -
  plyscope open trace.jsonl --link=https://example.org/plyscope/
  plyscope open trace.jsonl --step 12 -o step12.svg

A trace is an object of JSON a line (the guide, “Traces”). Without --link and --output it is shown as text.")]
    Open(OpenOptions),
    /// Write the completions of a shell: bash, elvish, fish, powershell or zsh
    #[command(after_help = "\
Examples:
  plyscope completions bash > ~/.local/share/bash-completion/completions/plyscope
  plyscope completions zsh > ~/.zfunc/_plyscope
  plyscope completions fish > ~/.config/fish/completions/plyscope.fish")]
    Completions(CompletionsOptions),
    /// Write the pages of the manual
    #[command(after_help = "\
Examples:
  plyscope man > plyscope.1
  plyscope man -o ~/.local/share/man/man1")]
    Man(ManOptions),
    /// List the games and what can be chosen about them
    #[command(after_help = "\
Examples:
  plyscope games
  plyscope games --json")]
    Games(GamesOptions),
}

impl Command {
    /// What the command prints.
    fn form(&self) -> Form {
        let is_json = match self {
            Self::Solve(options) => options.json,
            Self::Mcts(options) => options.json,
            Self::BestFirst(options) => options.json,
            Self::Trace(options) if options.csv => return Form::Csv,
            Self::Trace(options) => options.json,
            Self::Perft(options) => options.json,
            Self::Puzzle(puzzle) => puzzle.arguments().search().json,
            Self::Tour(options) => options.json,
            Self::Check(options) => options.json,
            Self::Grade(options) => options.json,
            Self::Results(options) if options.output.is_some() => false,
            Self::Results(options) if options.csv => return Form::Csv,
            Self::Results(options) => options.json,
            Self::Games(options) => options.json,
            Self::Match(options) => options.json,
            Self::Judge(options) => options.json,
            Self::CompareTrace(options) => options.json,
            Self::Draw(_) => return Form::Xml,
            Self::Open(options) if options.link.is_some() => return Form::Address,
            Self::Open(_)
            | Self::Generate(_)
            | Self::Worksheet(_)
            | Self::Scorm(_)
            | Self::Export(_)
            | Self::Completions(_)
            | Self::Man(_) => false,
        };
        match is_json {
            true => Form::Json,
            false => Form::Text,
        }
    }
}

// The search comes last, since its headings apply to all that follows.

#[derive(Args)]
pub struct SolveOptions {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub search: Search,
}

#[derive(Args)]
pub struct TraceOptions {
    /// Print one JSON object a line
    #[arg(long)]
    pub json: bool,
    /// Print a table for a spreadsheet: comma-separated values, the names of the columns first
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
    /// The language of the sentences: en, nl or zh
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    pub lang: Lang,
    #[command(flatten)]
    pub search: Search,
}
