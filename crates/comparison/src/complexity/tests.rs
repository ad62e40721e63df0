use super::*;
use plyscope_i18n::Lang;

fn costs(branching: u32, depth: u32) -> Costs {
    UniformTree::new(branching, depth).expect("in range").costs()
}

/// An amount on one line, in English.
fn shown(amount: &Amount) -> String {
    let number = amount.number(Lang::En);
    amount.power().map_or(number.clone(), |power| format!("{number}e{power}"))
}

#[test]
fn counts_are_those_of_the_formulas() {
    // Branching factor and depth; leaves, nodes, least leaves, least nodes.
    let table = [
        (1, 0, "1", "1", "1", "1"),
        (1, 500, "1", "501", "1", "501"),
        (1000, 0, "1", "1", "1", "1"),
        (7, 1, "7", "8", "7", "8"),
        // The quiz, and the gallery's best order: 5 of 8 and 11 of 27 leaves.
        (2, 3, "8", "15", "5", "11"),
        (3, 3, "27", "40", "11", "20"),
        (3, 4, "81", "121", "17", "37"),
        (7, 8, "5,764,801", "6,725,601", "4,801", "8,793"),
        (10, 14, "100,000,000,000,000", "111,111,111,111,111", "19,999,999", "34,444,428"),
        (10, 15, "1.0e15", "1.1e15", "109,999,999", "144,444,427"),
        // By logarithms: 100 · lg 35 = 154.4068, 150 · lg 250 = 359.6910.
        (35, 100, "2.6e154", "2.6e154", "3.2e77", "5.0e77"),
        (250, 150, "4.9e359", "4.9e359", "1.4e180", "2.1e180"),
        (1000, 500, "1.0e1500", "1.0e1500", "2.0e750", "3.0e750"),
        (2, 93, "9.9e27", "2.0e28", "211,106,232,532,991", "703,687,441,776,541"),
    ];
    for (branching, depth, leaves, nodes, least_leaves, least_nodes) in table {
        let costs = costs(branching, depth);
        let name = format!("b = {branching}, m = {depth}");
        assert_eq!(shown(&costs.minimax.leaves), leaves, "{name}");
        assert_eq!(shown(&costs.minimax.nodes), nodes, "{name}");
        assert_eq!(shown(&costs.alpha_beta.leaves), least_leaves, "{name}");
        assert_eq!(shown(&costs.alpha_beta.nodes), least_nodes, "{name}");
    }
}

#[test]
fn counts_agree_with_machine_numbers() {
    for branching in [1_u32, 2, 3, 7, 10, 35, 250, 999, 1000] {
        for depth in 0..=12 {
            let power = |exponent: u32| u128::from(branching).pow(exponent);
            let critical = |d: u32| power(d.div_ceil(2)) + power(d / 2) - 1;
            let tree = UniformTree::new(branching, depth).expect("in range");
            let (all, least) = (tree.layers(), tree.critical());
            let table = [
                (all.leaves, power(depth)),
                (all.nodes, (0..=depth).map(power).sum()),
                (least.leaves, critical(depth)),
                (least.nodes, (0..=depth).map(critical).sum()),
            ];
            for (found, expected) in table {
                assert_eq!(found.digits(), expected.to_string(), "b = {branching}, m = {depth}");
                let log10 = (expected as f64).log10();
                assert!((found.size().log10() - log10).abs() < 1e-9, "{expected}");
            }
        }
    }
}

#[test]
fn amounts_are_rounded_to_the_nearest() {
    let count = |digits: &str| {
        let mut number = Natural::from(0);
        for digit in digits.bytes() {
            number.multiply(10);
            number.add(&Natural::from(u32::from(digit - b'0')));
        }
        shown(&Amount::of(&number))
    };
    let table = [
        ("999999999999999", "999,999,999,999,999"),
        ("1000000000000000", "1.0e15"),
        ("1249999999999999999", "1.2e18"),
        ("1250000000000000000", "1.3e18"),
        ("9949999999999999999", "9.9e18"),
        ("9950000000000000000", "1.0e19"),
        ("9999999999999999999", "1.0e19"),
    ];
    for (digits, expected) in table {
        assert_eq!(count(digits), expected, "{digits}");
    }
    let about = [
        (1.0, "1"),
        (4.76, "4.8"),
        (9.94, "9.9"),
        (9.96, "10"),
        (99.4, "99"),
        (99.6, "100"),
        (1_234.0, "1,200"),
        (123_456_789.0, "120,000,000"),
        (9.96e8, "1.0e9"),
        (8.64e20, "8.6e20"),
    ];
    for (number, expected) in about {
        assert_eq!(shown(&Amount::about(amount::Size::of(number))), expected, "{number}");
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let (small, large) = (costs(3, 4), costs(35, 100));
    let fewer = small.fewer.expect("17 of 81");
    assert_eq!(
        [Lang::En, Lang::Nl, Lang::Zh].map(|lang| fewer.number(lang)),
        ["4.8", "4,8", "4.8"]
    );
    assert_eq!(large.minimax.leaves.number(Lang::Nl), "2,6");
    assert_eq!(large.memory.number(Lang::Nl), "3.501");
    assert_eq!(large.alpha_beta.branching.number(Lang::Nl), "5,92");
    assert_eq!(shown(&costs(36, 2).alpha_beta.branching), "6");
}

#[test]
fn savings_are_reported_where_there_are_any() {
    for (branching, depth, fewer) in [(1, 100, None), (35, 0, None), (35, 1, None)] {
        assert_eq!(costs(branching, depth).fewer, fewer);
    }
    for (branching, depth, fewer) in [(2, 2, "1.3"), (3, 4, "4.8"), (35, 100, "8.0e76")] {
        assert_eq!(costs(branching, depth).fewer.as_ref().map(shown).as_deref(), Some(fewer));
    }
}

#[test]
fn times_have_a_readable_unit() {
    // Of a chain of this many nodes, or of a large tree.
    let chain = |nodes: u32, speed| costs(1, nodes - 1).minimax.time(speed);
    let table = [
        (chain(1, 10_000_000), Unit::Instant, "0.00"),
        (chain(501, 1_000_000), Unit::Instant, "0.50"),
        (chain(500, 1_000), Unit::Milliseconds, "500"),
        (chain(300, 1), Unit::Minutes, "5"),
        (chain(90, 1), Unit::Seconds, "90"),
        (costs(10, 9).minimax.time(10_000_000), Unit::Seconds, "110"),
        (costs(10, 11).minimax.time(10_000_000), Unit::Hours, "3.1"),
        (costs(10, 13).minimax.time(10_000_000), Unit::Days, "13"),
        (costs(10, 14).minimax.time(10_000_000), Unit::Days, "130"),
        (costs(10, 15).minimax.time(10_000_000), Unit::Years, "3.5"),
        (costs(35, 100).minimax.time(10_000_000), Unit::Years, "8.3e139"),
        (costs(35, 100).alpha_beta.time(10_000_000), Unit::Years, "1.6e63"),
        (costs(1000, 500).minimax.time(1), Unit::Years, "3.2e1492"),
    ];
    for (span, unit, amount) in table {
        assert_eq!((span.unit, shown(&span.amount)), (unit, amount.to_owned()));
    }
    assert!(costs(35, 100).alpha_beta.time(SPEED).outlasts_universe);
    assert!(!costs(3, 4).minimax.time(SPEED).outlasts_universe);
    assert!(SPEEDS.contains(&SPEED));
}

#[test]
fn fields_are_read_or_refused() {
    let table = [
        ("35", Ok(35)),
        (" 1 ", Ok(1)),
        ("１０００", Ok(1000)),
        ("", Err(FieldError::Empty)),
        ("  ", Err(FieldError::Empty)),
        ("many", Err(FieldError::NotWhole)),
        ("5.2", Err(FieldError::NotWhole)),
        ("1e3", Err(FieldError::NotWhole)),
        ("0", Err(FieldError::Outside)),
        ("1001", Err(FieldError::Outside)),
        ("-3", Err(FieldError::Outside)),
        ("−3", Err(FieldError::Outside)),
        ("99999999999999999999", Err(FieldError::Outside)),
    ];
    for (text, expected) in table {
        assert_eq!(read(text, &BRANCHING), expected, "{text:?}");
    }
    assert_eq!(read("0", &DEPTH), Ok(0));
    for (branching, depth) in [(0, 3), (1001, 3), (3, 501)] {
        assert_eq!(UniformTree::new(branching, depth), None);
    }
}

#[test]
fn a_tree_stands_among_the_games() {
    let place = |own| {
        let bars = plot(own);
        assert!(bars.is_sorted_by(|left, right| left.part <= right.part));
        assert_eq!((bars.len(), bars[GAMES.len()].part), (GAMES.len() + 1, 1.0));
        bars.iter().position(|bar| bar.of == Whose::Own)
    };
    for (own, expected) in [(0.0, 0), (5.0, 1), (154.4, 8), (359.7, 9), (360.0, 10), (1500.0, 10)] {
        assert_eq!(place(own), Some(expected), "{own}");
    }
    assert_eq!(plot(720.0)[9].part, 0.5);
}

#[test]
fn games_and_presets_have_names_and_can_be_shown() {
    let ids = GAMES.iter().map(|game| game.id).chain(PRESETS.iter().map(|preset| preset.id));
    for id in ids {
        for lang in Lang::ALL {
            assert!(lang.named(id).is_some(), "{lang:?} has no {id}");
        }
    }
    for Preset { tree, .. } in PRESETS {
        assert_eq!(UniformTree::new(tree.branching(), tree.depth()), Some(tree));
    }
}
