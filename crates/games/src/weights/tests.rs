use super::*;
use proptest::prelude::*;

const NAMES: [&str; 3] = ["discs", "corners", "mobility"];

fn parse(text: &str) -> Result<Weights, WeightsProblem> {
    Weights::parse(text, &NAMES)
}

#[test]
fn sums_are_read_and_written() {
    let table = [
        ("25*corners + discs - 2*mobility", "discs+25*corners-2*mobility"),
        ("25*corners discs -2*mobility", "discs+25*corners-2*mobility"),
        ("25 corners+discs", "discs+25*corners"),
        ("25corners", "25*corners"),
        ("−0.5·corners", "-0.5*corners"),
        ("２×discs", "2*discs"),
        ("Discs", "discs"),
        ("+discs", "discs"),
        ("- discs", "-discs"),
        ("1000*discs-0.000001*corners", "1000*discs-0.000001*corners"),
        ("007.50*discs", "7.5*discs"),
        ("0*discs", "0"),
        (" 0 ", "0"),
    ];
    for (text, printed) in table {
        assert_eq!(
            parse(text).map(|weights| weights.to_string()).as_deref(),
            Ok(printed),
            "{text}"
        );
    }
}

#[test]
fn mistakes_are_named_with_their_places() {
    let table = [
        ("", "no weights are given"),
        ("  ", "no weights are given"),
        (
            "25*corner",
            "no feature “corner”; there is discs, corners, mobility (did you mean corners?)",
        ),
        ("luck", "no feature “luck”; there is discs, corners, mobility"),
        ("discs+2*discs", "discs has two weights"),
        ("1000.5*discs", "“1000.5” is out of range; expected -1000 to 1000"),
        ("99999999999999999999*discs", "“99999999999999999999” is out of range"),
        ("0.0000001*discs", "“0.0000001” is out of range"),
        ("1.*discs", "“1.” is out of range"),
        ("..*discs", "“..” is out of range"),
        ("discs+", "ends at character 7, where a feature is expected"),
        ("5", "ends at character 2"),
        ("discs 0", "ends at character 8"),
        ("discs*2", "character 6 of the weights is “*”"),
        ("--discs", "character 2 of the weights is “-”"),
        ("corners=25,discs=1", "character 8 of the weights is “=”"),
    ];
    for (text, message) in table {
        let problem = parse(text).expect_err(text).to_string();
        assert!(problem.contains(message), "{text}: {problem}");
    }
}

#[test]
fn single_weights_are_read_and_written() {
    let table =
        [("25", Some("25")), (" -0.10 ", Some("-0.1")), ("−3", Some("-3")), ("０", Some("0"))];
    let wrong = ["", "-", "1000.000001", "x", "1e3", "--1", "1.2.3", "+1"].map(|text| (text, None));
    for (text, printed) in table.into_iter().chain(wrong) {
        assert_eq!(parse_weight(text).ok().map(print_weight).as_deref(), printed, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn what_is_printed_is_read_back(weights in prop::array::uniform3(-MAX_WEIGHT..=MAX_WEIGHT)) {
        let features: Vec<_> = NAMES.into_iter().zip(weights).collect();
        let weights = Weights::of(&features);
        prop_assert_eq!(parse(&weights.to_string()), Ok(weights));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[-+*·0-9. a-z=,]{0,40}|\\PC{0,20}") {
        if let Ok(weights) = parse(&text) {
            prop_assert!(weights.iter().all(|(_, weight)| weight.abs() <= MAX_WEIGHT));
        }
    }
}
