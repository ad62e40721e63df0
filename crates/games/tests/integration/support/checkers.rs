//! The board of English draughts, seen from the other side.

/// The position that the opponent sees across the board, with the colours exchanged.
pub fn turned(text: &str) -> String {
    let parts: Vec<&str> = text.split(':').collect();
    let [side, white, black, clock @ ..] = &parts[..] else { panic!("{text} is not printed") };
    let side = if *side == "B" { "W" } else { "B" };
    let clock: String = clock.iter().map(|part| format!(":{part}")).collect();
    format!("{side}:W{}:B{}{clock}", turned_squares(black), turned_squares(white))
}

fn turned_squares(part: &str) -> String {
    let items = part[1..].split(',').filter(|item| !item.is_empty()).map(|item| {
        let (king, numbers) = item.strip_prefix('K').map_or(("", item), |rest| ("K", rest));
        let numbers: Vec<String> = numbers.split('-').rev().map(turned_number).collect();
        format!("{king}{}", numbers.join("-"))
    });
    items.collect::<Vec<_>>().join(",")
}

/// What the opponent's side calls a square.
pub fn turned_number(number: &str) -> String {
    (33 - number.parse::<i32>().expect("a square")).to_string()
}
