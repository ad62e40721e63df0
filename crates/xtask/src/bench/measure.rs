//! One measured number.
use serde_json::{json, Value};

/// A number, what it is of, and what it is to be compared with.
#[derive(Clone, Debug, PartialEq)]
pub struct Measure {
    /// What was measured.
    pub name: String,
    /// The value.
    pub value: f64,
    /// The unit: `ms`, `bytes`, `nodes/s`, …
    pub unit: String,
    /// The rival's name, if a rival was measured.
    pub rival: Option<String>,
    /// The upper limit.
    pub budget: Option<f64>,
}

impl Measure {
    /// Reads the line `{"name": …, "value": …, "unit": …, "rival": …, "budget": …}` that a bench
    /// prints; the last two may be missing or null. Any other line is nothing.
    pub fn parse(line: &str) -> Option<Self> {
        let line: Value = serde_json::from_str(line).ok()?;
        let text = |key: &str| line[key].as_str().map(str::to_owned);
        Some(Self {
            name: text("name")?,
            value: line["value"].as_f64()?,
            unit: text("unit")?,
            rival: text("rival"),
            budget: line["budget"].as_f64(),
        })
    }

    /// The JSON form.
    pub fn to_json(&self) -> Value {
        json!({
            "name": self.name,
            "value": self.value,
            "unit": self.unit,
            "rival": self.rival,
            "budget": self.budget,
        })
    }

    /// Whether it exceeds its budget.
    pub fn over_budget(&self) -> bool {
        self.budget.is_some_and(|budget| self.value > budget)
    }
}

/// The measures as a table, rivals below what they compete with.
pub fn table(measures: &[Measure]) -> String {
    let mut rows = vec![["what", "who", "value", "unit", "budget"].map(str::to_owned)];
    rows.extend(measures.iter().map(|measure| {
        [
            measure.name.clone(),
            measure.rival.clone().unwrap_or_else(|| "plyscope".into()),
            number(measure.value),
            measure.unit.clone(),
            measure.budget.map(number).unwrap_or_default(),
        ]
    }));
    let widths: [usize; 5] = std::array::from_fn(|column| {
        rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default()
    });
    let line = |row: &[String; 5]| {
        let [what, who, value, unit, budget] = row;
        let [a, b, c, d, e] = widths;
        format!("{what:<a$}  {who:<b$}  {value:>c$}  {unit:<d$}  {budget:>e$}")
            .trim_end()
            .to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// Whole numbers in full, others with three significant digits.
fn number(value: f64) -> String {
    if value.fract() == 0.0 || value.abs() >= 100.0 {
        format!("{value:.0}")
    } else {
        let digits = if value.abs() >= 10.0 {
            1
        } else if value.abs() >= 1.0 {
            2
        } else {
            4
        };
        format!("{value:.digits$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_others_are_not() {
        let line = r#"{"name": "layout", "value": 1.5, "unit": "ms", "rival": "d3-hierarchy"}"#;
        let measure = Measure::parse(line).unwrap();
        assert_eq!(measure.rival.as_deref(), Some("d3-hierarchy"));
        assert_eq!(Measure::parse(&measure.to_json().to_string()), Some(measure));
        for other in ["", "running 3 tests", "{}", r#"{"name": "x", "value": "1", "unit": "ms"}"#] {
            assert_eq!(Measure::parse(other), None, "{other}");
        }
    }

    #[test]
    fn budgets() {
        let with = |value| Measure {
            name: "x".into(),
            value,
            unit: "bytes".into(),
            rival: None,
            budget: Some(10.0),
        };
        assert!(!with(10.0).over_budget());
        assert!(with(10.1).over_budget());
    }

    #[test]
    fn the_table_is_aligned() {
        let line = r#"{"name": "layout", "value": 0.25, "unit": "ms"}"#;
        let table = table(&[Measure::parse(line).unwrap()]);
        assert_eq!(table, "what    who        value  unit  budget\nlayout  plyscope  0.2500  ms");
    }
}
