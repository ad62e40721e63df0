//! What must hold of the key of any question.

use plyscope_i18n::Lang;
use plyscope_quiz::grade::Mark;
use plyscope_quiz::Quiz;

/// What must hold of the key of any question.
pub fn check_key<Q: Quiz>(quiz: &Q) {
    let key = quiz.key();
    assert_eq!(quiz.read(&quiz.print(&key)).as_ref(), Ok(&key));
    assert_eq!(quiz.read(&quiz.print(&Q::Answer::default())), Ok(Q::Answer::default()));
    assert!(quiz.grade(&key, Lang::En).score.is_full());
    assert!(quiz.grade(&key, Lang::En).findings.iter().all(|finding| finding.mark == Mark::Right));
    assert_eq!(quiz.hints(&key, Lang::En), Vec::<String>::new());
    let none = quiz.grade(&Q::Answer::default(), Lang::En);
    assert!(!none.score.is_full() && none.score.right == 0);
    for lang in Lang::ALL {
        assert!(!quiz.prompt(lang).is_empty());
        let hints = quiz.hints(&Q::Answer::default(), lang);
        assert!(hints.len() >= 2 && hints.iter().all(|hint| !hint.is_empty()));
        let findings = quiz.grade(&Q::Answer::default(), lang).findings;
        assert!(findings.iter().all(|finding| !finding.why.is_empty()));
    }
}
