//! What the program returns has the types that the package for TypeScript is made with: no field more and
//! none less, and null only where a type says so.

use plyscope_api as api;
use plyscope_guide::results::definitions;
use serde_json::{json, Map, Value as Json};

/// The first place where JSON is not what its schema says.
fn misfit(schema: &Json, json: &Json, all: &Map<String, Json>) -> Option<String> {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return misfit(&all[name], json, all).map(|problem| format!("{name}: {problem}"));
    }
    if let Some(forms) = ["anyOf", "oneOf"].iter().find_map(|key| schema[*key].as_array()) {
        let problems: Vec<_> =
            forms.iter().map(|form| misfit(&merged(schema, form, all), json, all)).collect();
        let fits = problems.iter().any(Option::is_none);
        return (!fits).then(|| format!("no form fits {json}: {problems:?}"));
    }
    if let Some(value) = schema.get("const") {
        return (value != json).then(|| format!("{json} is not {value}"));
    }
    if let Some(words) = schema["enum"].as_array() {
        return (!words.contains(json)).then(|| format!("{json} is none of {words:?}"));
    }
    let is_of = |kind: &Json| match kind.as_str() {
        Some("null") => json.is_null(),
        Some("boolean") => json.is_boolean(),
        Some("string") => json.is_string(),
        Some("number" | "integer") => json.is_number(),
        Some("array") => json.is_array(),
        Some("object") => json.is_object(),
        _ => false,
    };
    let kinds = schema["type"].as_array().cloned().unwrap_or_else(|| vec![schema["type"].clone()]);
    if !kinds.iter().any(is_of) {
        return Some(format!("{json} is not {kinds:?}"));
    }
    match json {
        Json::Array(items) => items.iter().find_map(|item| misfit(&schema["items"], item, all)),
        Json::Object(fields) => of_fields(schema, fields, all),
        _ => None,
    }
}

fn of_fields(schema: &Json, fields: &Map<String, Json>, all: &Map<String, Json>) -> Option<String> {
    if let Some(values) = schema.get("additionalProperties").filter(|it| it.is_object()) {
        return fields.values().find_map(|value| misfit(values, value, all));
    }
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Json::as_str);
    let mut missing = required.filter(|name| !fields.contains_key(*name));
    if let Some(name) = missing.next() {
        return Some(format!("{name} is missing"));
    }
    fields.iter().find_map(|(name, value)| match schema["properties"].get(name) {
        Some(schema) => misfit(schema, value, all).map(|problem| format!("{name}: {problem}")),
        None => Some(format!("{name} is not declared")),
    })
}

/// An object with the fields that it has in any case and those of a form; any other form as it is.
fn merged(schema: &Json, form: &Json, all: &Map<String, Json>) -> Json {
    let Some(own) = schema["properties"].as_object() else { return form.clone() };
    let form = match form["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        Some(name) => &all[name],
        None => form,
    };
    let of_form = form["properties"].as_object().into_iter().flatten();
    let properties: Map<String, Json> =
        own.iter().chain(of_form).map(|(name, schema)| (name.clone(), schema.clone())).collect();
    let required = [schema, form].map(|it| it["required"].as_array().cloned().unwrap_or_default());
    json!({ "type": "object", "properties": properties, "required": required.concat() })
}

/// No search here has a time limit.
fn stopped() -> f64 {
    0.0
}

/// Results with the names of their types.
fn results() -> Vec<(&'static str, Json)> {
    const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";
    const CHANCE: &str = "(chance:(1 2 5) 3) (chance:(4 (1 2)) 7)";
    let solve = |request: Json| api::solve(&request.to_string(), stopped).expect("solved");
    let trace = |request: Json| api::trace(&request.to_string(), stopped).expect("traced");
    let layout = |request: Json| api::layout(&request.to_string(), stopped).expect("placed");
    let mcts = |request: Json| api::mcts(&request.to_string()).expect("searched");
    let best_first = |request: Json| api::best_first(&request.to_string()).expect("searched");
    let backtrack = |request: Json| api::backtrack(&request.to_string()).expect("searched");
    let steps = |request: Json| api::backtrack_steps(&request.to_string()).expect("searched");
    let grade = |request: Json| api::grade(&request.to_string()).expect("graded");
    let judge = |answer: fn(&mut api::Judged)| {
        let mut judged = api::Judged::begin(r#"{"trees": 3}"#).expect("judged");
        while judged.next_question().is_some() {
            answer(&mut judged);
        }
        judged.finish()
    };
    let question = format!("question=pruned&tree={TREE}");
    let lesson =
        "```question\ntree: (4 8) (17 5)\n```\n```question\ntree: 4\n```\n```scene\nx: y\n```\n";
    let mut all = vec![
        ("TreeResult", solve(json!({ "tree": TREE, "table": "all" }))),
        ("TreeResult", solve(json!({ "tree": CHANCE, "algorithm": "star1" }))),
        ("GameResult", solve(json!({ "game": "tic-tac-toe", "depth": 3, "table": "all" }))),
        ("Layout", layout(json!({ "tree": "A:(4 win) 3" }))),
        ("Layout", layout(json!({ "game": "tic-tac-toe", "depth": 2 }))),
        ("MctsResult", mcts(json!({ "tree": CHANCE, "iterations": 50 }))),
        ("MctsResult", mcts(json!({ "game": "tic-tac-toe", "selection": "puct" }))),
        ("MctsResult", mcts(json!({ "game": "tic-tac-toe", "selection": "rave" }))),
        ("SssResult", best_first(json!({ "tree": TREE }))),
        ("SssResult", best_first(json!({ "game": "tic-tac-toe", "depth": 2 }))),
        ("ProofNumberResult", best_first(json!({ "tree": TREE, "search": "proof-number" }))),
        ("QueensResult", backtrack(json!({ "puzzle": "queens", "limit": 3 }))),
        ("SudokuResult", backtrack(json!({ "puzzle": "sudoku" }))),
        ("MapResult", backtrack(json!({ "puzzle": "map", "limit": 3 }))),
        ("CryptarithmResult", backtrack(json!({ "puzzle": "cryptarithm" }))),
        ("SubsetSumResult", backtrack(json!({ "puzzle": "subset-sum", "limit": 2 }))),
        ("MazeResult", backtrack(json!({ "puzzle": "maze", "length": 9 }))),
        ("TourResult", backtrack(json!({ "puzzle": "tour", "path": "a1 b3" }))),
        ("TourResult", backtrack(json!({ "puzzle": "tour", "board": "4x4" }))),
        ("Grade", grade(json!({ "question": question, "answer": "L3-4 L4-4" }))),
        ("EmptyGrade", grade(json!({ "question": question, "answer": "" }))),
        ("LessonGrade", grade(json!({ "lesson": lesson, "answers": "1: L3-4\n7: x" }))),
        ("JudgeReport", judge(|judged| judged.threw("no".to_owned()))),
        (
            "JudgeReport",
            judge(|judged| {
                judged.answer("what\n{\"event\":\"enter\",\"node\":\"L1-1\"}\n{\"value\":1}")
            }),
        ),
    ];
    let traces = [
        json!({ "tree": TREE, "lang": "nl" }),
        json!({ "tree": CHANCE, "algorithm": "star1" }),
        json!({ "tree": TREE, "algorithm": "principal-variation" }),
        json!({ "game": "connect-four", "depth": 3, "algorithm": "late-move-reductions" }),
        json!({ "game": "checkers", "depth": 2, "algorithm": "quiescence" }),
        json!({ "game": "tic-tac-toe", "position": "XO./.../...", "table": "all", "etc": true, "depth": 4 }),
    ];
    let listed = [
        json!({ "puzzle": "queens", "lang": "zh" }),
        json!({ "puzzle": "sudoku", "inference": "arc-consistency", "to": 15 }),
        json!({ "puzzle": "maze", "to": 15 }),
    ];
    let each = |steps: Json| steps.as_array().cloned().unwrap_or_default();
    all.extend(traces.into_iter().flat_map(|it| each(trace(it))).map(|step| ("Step", step)));
    all.extend(
        listed.into_iter().flat_map(|it| each(steps(it))).map(|step| ("BacktrackStep", step)),
    );
    all
}

#[test]
fn results_have_the_types_that_are_declared() {
    let all = definitions();
    for (name, result) in results() {
        assert_eq!(misfit(&all[name], &result, &all), None, "{name}: {result}");
    }
}

/// A change of a result.
type Change = fn(&mut Json);

/// The comparison finds what is wrong: without a field, with one more, with null or another type, no result
/// fits any more.
#[test]
fn what_is_changed_does_not_fit() {
    let all = definitions();
    let table: [(&str, Change); 6] = [
        ("value is missing", |json| drop(json.as_object_mut().map(|it| it.shift_remove("value")))),
        ("extra is not declared", |json| json["extra"] = json!(1)),
        ("is not [String(\"integer\")]", |json| json["visits"] = json!(null)),
        ("is none of", |json| json["root"] = json!("both")),
        ("because is missing", |json| {
            drop(json["cutoffs"][0].as_object_mut().map(|it| it.shift_remove("because")));
        }),
        ("no form fits \"big\"", |json| json["value"] = json!("big")),
    ];
    let (name, right) = &results()[0];
    for (expected, change) in table {
        let mut changed = right.clone();
        change(&mut changed);
        let found = misfit(&all[*name], &changed, &all).unwrap_or_default();
        assert!(found.contains(expected), "{expected}: {found}");
    }
}
