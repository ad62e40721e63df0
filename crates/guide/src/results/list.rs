//! Which results have types.

use plyscope_judge::judging::Searches;
use plyscope_judge::report::JudgeReport;
use plyscope_lesson::graded::{EmptyGrade, LessonGrade};
use plyscope_report::backtrack::{
    BacktrackStep, Cryptarithm, Map, Maze, PuzzleResult, Queens, SubsetSum, Sudoku, TourResult,
};
use plyscope_report::best_first::{ProofNumberResult, SssResult};
use plyscope_report::game::GameResult;
use plyscope_report::mcts::MctsResult;
use plyscope_report::placed::Layout;
use plyscope_report::step::Step;
use plyscope_report::tree::{OwnGameResult, TreeResult};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map as Fields, Value as Json};

use super::declare::Declared;

/// The JSON Schema of each type by its name, and those of words and of values; the types in the order of the
/// list, each with those that only it has.
#[must_use]
pub fn definitions() -> Fields<String, Json> {
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let add: [fn(&mut SchemaGenerator); 19] = [
        add::<TreeResult>,
        add::<OwnGameResult>,
        add::<GameResult>,
        add::<Step>,
        add::<Layout>,
        add::<MctsResult>,
        add::<SssResult>,
        add::<ProofNumberResult>,
        add::<PuzzleResult<Queens>>,
        add::<PuzzleResult<Sudoku>>,
        add::<PuzzleResult<Map>>,
        add::<PuzzleResult<Cryptarithm>>,
        add::<PuzzleResult<SubsetSum>>,
        add::<PuzzleResult<Maze>>,
        add::<TourResult>,
        add::<BacktrackStep>,
        add::<EmptyGrade>,
        add::<LessonGrade>,
        add::<JudgeReport<Searches>>,
    ];
    for add in add {
        add(&mut generator);
    }
    generator.take_definitions(true)
}

fn add<T: JsonSchema>(generator: &mut SchemaGenerator) {
    generator.subschema_for::<T>();
}

/// What puzzles have in common.
const COUNTS: &str = "PuzzleCounts";

/// The types of the file.
pub fn declared() -> Vec<Declared> {
    let definitions = definitions();
    // The others are words and values.
    let objects = definitions.iter().filter(|(_, schema)| schema["type"] == "object");
    let mut declared: Vec<Declared> =
        objects.map(|(name, schema)| Declared::of(name, schema)).collect();
    let place = declared.iter().position(|it| it.name == "QueensResult").expect("it is declared");
    let puzzles = |it: &&Declared| it.has("puzzle") && it.has("candidates");
    let about = "How a puzzle that is not a tour was searched, and what was counted.";
    let counts = Declared::in_common(COUNTS, about, declared.iter().filter(puzzles));
    declared.insert(place, counts);
    for (base, derived) in [("TreeResult", "OwnGameResult"), (COUNTS, "")] {
        let base = declared.iter().find(|it| it.name == base).expect("it is declared").clone();
        for it in declared.iter_mut().filter(|it| it.name != base.name) {
            if it.name == derived || (derived.is_empty() && puzzles(&&*it)) {
                it.extend(&base);
            }
        }
    }
    declared
}
