//! Expressions, in the one form that all of their spellings have.
//!
//! What is added, compared or joined can change places only where nothing in it has effects. All values
//! are numbers, truth values and lists of them; none is NaN.

/// A part of a line, or of what stands between brackets.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Part<'a> {
    /// A sign or a word that stands outside of expressions.
    Sign(&'a str),
    Whole(Expression<'a>),
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Expression<'a> {
    /// A name or a number.
    Word(&'a str),
    /// What stands between brackets, of which the first is given; not a single expression in parentheses.
    Brackets(&'a str, Vec<Part<'a>>),
    Attribute(Box<Self>, &'a str),
    Call(Box<Self>, Vec<Part<'a>>),
    Element(Box<Self>, Vec<Part<'a>>),
    Sum(Vec<Term<'a>>),
    Compared(Box<[Self; 2]>, &'a str),
    /// Joined by “and” or “or”.
    Joined(&'a str, Vec<Self>),
    Not(Box<Self>),
    /// A condition, and the values where it holds and where it does not.
    Choice(Box<[Self; 3]>),
}

/// What is added in a sum, or subtracted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Term<'a> {
    pub(super) value: Expression<'a>,
    pub(super) is_negative: bool,
}

/// The functions that only compute, also with `Math.` before them.
const COMPUTING: [&str; 4] = ["abs", "len", "max", "min"];

impl Term<'_> {
    /// Its terms, where it is a sum itself.
    fn flat(self) -> Vec<Self> {
        match (self.value, self.is_negative) {
            (Expression::Sum(terms), true) => terms.into_iter().map(Self::opposite).collect(),
            (Expression::Sum(terms), false) => terms,
            (value, is_negative) => vec![Self { value, is_negative }],
        }
    }

    fn opposite(self) -> Self {
        Self { is_negative: !self.is_negative, ..self }
    }
}

impl<'a> Expression<'a> {
    /// Lists are put together in their order.
    pub(super) fn sum(terms: Vec<Term<'a>>) -> Self {
        let mut terms: Vec<Term<'a>> = terms.into_iter().flat_map(Term::flat).collect();
        let is_number =
            |term: &Term<'a>| !term.value.acts() && !matches!(term.value, Self::Brackets(..));
        if terms.iter().all(is_number) {
            terms.sort();
        }
        match <[Term<'a>; 1]>::try_from(terms) {
            Ok([Term { value, is_negative: false }]) => value,
            Ok(negative) => Self::Sum(negative.into()),
            Err(terms) => Self::Sum(terms),
        }
    }

    pub(super) fn compared(left: Self, sign: &'a str, right: Self) -> Self {
        let can_move = !left.acts() && !right.acts();
        let (left, sign, right) = match sign {
            ">" if can_move => (right, "<", left),
            ">=" if can_move => (right, "<=", left),
            "==" | "!=" if can_move && right < left => (right, sign, left),
            _ => (left, sign, right),
        };
        Self::Compared(Box::new([left, right]), sign)
    }

    /// What is tested first can guard what calls or looks up something, so only without these is the
    /// order free.
    pub(super) fn joined(word: &'a str, mut all: Vec<Self>) -> Self {
        let is_guarded = |one: &Self| matches!(one, Self::Call(..) | Self::Element(..));
        if !all.iter().any(|one| one.has(&is_guarded)) {
            all.sort();
        }
        match <[Self; 1]>::try_from(all) {
            Ok([one]) => one,
            Err(all) => Self::Joined(word, all),
        }
    }

    pub(super) fn not(self) -> Self {
        match self {
            Self::Compared(sides, sign) => match (*sides, opposite(sign)) {
                ([left, right], Some(sign)) => Self::compared(left, sign, right),
                (sides, None) => Self::Not(Box::new(Self::Compared(Box::new(sides), sign))),
            },
            other => Self::Not(Box::new(other)),
        }
    }

    pub(super) fn choice(condition: Self, yes: Self, no: Self) -> Self {
        match condition {
            Self::Not(opposite) => Self::choice(*opposite, no, yes),
            condition => Self::Choice(Box::new([condition, yes, no])),
        }
    }

    /// The function that gives the same as a choice between two values that are compared, and these.
    pub(super) fn extreme(&self) -> Option<(&'static str, [Part<'a>; 3])> {
        let Self::Choice(all) = self else { return None };
        let [Self::Compared(sides, "<" | "<="), yes, no] = &**all else { return None };
        let [less, more] = &**sides;
        let name = match (yes == less && no == more, yes == more && no == less) {
            (true, _) => "min",
            (_, true) => "max",
            _ => return None,
        };
        let values = [Part::Whole(yes.clone()), Part::Sign(","), Part::Whole(no.clone())];
        is_list(&values).then_some((name, values))
    }

    /// The arguments of a call, without brackets of their own: those of a generator, and in Python those
    /// around the values of `max` and `min`.
    fn unwrapped(&self, arguments: Vec<Part<'a>>) -> Vec<Part<'a>> {
        let is_extreme = matches!(self, Self::Word("max" | "min"));
        match <[Part<'a>; 1]>::try_from(arguments) {
            Ok([Part::Whole(Self::Brackets(bracket, parts))])
                if bracket == "(" && parts.contains(&Part::Sign("for"))
                    || is_extreme && parts.len() > 1 && is_list(&parts) =>
            {
                parts
            }
            Ok(other) => other.into(),
            Err(arguments) => arguments,
        }
    }

    /// A call of this function.
    pub(super) fn called(self, arguments: Vec<Part<'a>>) -> Self {
        let arguments = match (self.computing(), self.unwrapped(arguments)) {
            (Some("abs"), arguments) => arguments.into_iter().map(Part::without_sign).collect(),
            (Some("max" | "min"), arguments) if is_list(&arguments) => {
                let mut values: Vec<Part<'a>> = arguments.into_iter().step_by(2).collect();
                values.sort();
                values
            }
            (_, arguments) => arguments,
        };
        Self::Call(Box::new(self), arguments)
    }

    /// The name of the function that it is, if that only computes.
    fn computing(&self) -> Option<&'a str> {
        let name = match self {
            Self::Word(name) => name,
            Self::Attribute(of, name) if **of == Self::Word("Math") => name,
            _ => return None,
        };
        COMPUTING.contains(name).then_some(*name)
    }

    /// Whether it may change something.
    fn acts(&self) -> bool {
        self.has(&|one| match one {
            Self::Call(function, arguments) => function.computing().is_none() || assigns(arguments),
            Self::Element(_, parts) | Self::Brackets(_, parts) => assigns(parts),
            _ => false,
        })
    }

    /// Whether something holds for it, or for an expression in it.
    fn has(&self, holds: &dyn Fn(&Self) -> bool) -> bool {
        let in_parts = |parts: &[Part<'a>]| {
            parts.iter().any(|part| matches!(part, Part::Whole(one) if one.has(holds)))
        };
        let is_inside = match self {
            Self::Word(_) => false,
            Self::Brackets(_, parts) => in_parts(parts),
            Self::Attribute(of, _) | Self::Not(of) => of.has(holds),
            Self::Call(of, parts) | Self::Element(of, parts) => of.has(holds) || in_parts(parts),
            Self::Sum(terms) => terms.iter().any(|term| term.value.has(holds)),
            Self::Compared(sides, _) => sides.iter().any(|one| one.has(holds)),
            Self::Joined(_, all) => all.iter().any(|one| one.has(holds)),
            Self::Choice(all) => all.iter().any(|one| one.has(holds)),
        };
        is_inside || holds(self)
    }
}

impl Part<'_> {
    /// The one of a sum and its opposite that begins without a minus: both are as large.
    fn without_sign(self) -> Self {
        match self {
            Self::Whole(Expression::Sum(terms))
                if terms.first().is_some_and(|one| one.is_negative) =>
            {
                let opposite = terms.into_iter().map(Term::opposite).collect();
                Self::Whole(Expression::sum(opposite))
            }
            other => other,
        }
    }
}

/// What compares the other way round.
fn opposite(sign: &str) -> Option<&'static str> {
    let pairs = [("==", "!="), ("<", ">="), (">", "<=")];
    let mut both_ways = pairs.into_iter().flat_map(|(one, other)| [(one, other), (other, one)]);
    both_ways.find_map(|(one, other)| (one == sign).then_some(other))
}

/// Whether these are values without effects, with commas between them.
fn is_list(arguments: &[Part<'_>]) -> bool {
    let is_in_place = |(place, part): (usize, &Part<'_>)| match part {
        Part::Whole(value) => place % 2 == 0 && !value.acts(),
        Part::Sign(sign) => place % 2 == 1 && *sign == ",",
    };
    arguments.len() % 2 == 1 && arguments.iter().enumerate().all(is_in_place)
}

/// Whether something is assigned, or put off in a function.
fn assigns(parts: &[Part<'_>]) -> bool {
    parts.iter().any(|part| matches!(part, Part::Sign("=" | "+=" | "=>")))
}
