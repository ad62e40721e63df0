//! Dutch.

use plyscope_quiz::kind::{About, Shows};
use plyscope_search::algo::{Equals, Exercise, Frame, Horizon, Passes, Soundness, Visits, Windows};
use plyscope_setup::catalog::Sides;

use super::{Around, Fact, Made, OfAlgorithms, OfGames, OptionFact, Words};

pub struct Dutch;

impl Words for Dutch {
    fn around(&self) -> Around {
        Around {
            title: "Plyscope: de handleiding",
            description: "Zo gebruik je Plyscope, als student of als docent: zoeken in spelbomen, vragen en lessen, eigen programma’s en spellen.",
            skip: "Naar de tekst",
            chapters: "Hoofdstukken",
            search: ("Zoeken (/)", "In de handleiding zoeken"),
            found: "Gevonden pagina’s",
            nothing: "Niets gevonden voor “{}”.",
            not_loaded: "De index kon niet worden geladen. Controleer de verbinding en zoek opnieuw.",
            to_site: "Plyscope openen",
            neighbours: "Aangrenzende hoofdstukken",
        }
    }

    fn in_english(&self) -> &'static str {
        "in het Engels"
    }

    fn algorithms(&self) -> Made<3> {
        Made {
            about: "# Algoritmen

Elk algoritme is een woord van `algorithm`, in [adressen](../addresses.md), lessen, attributen, opdrachten en aanroepen. De pseudocode is die van de pagina, met de gebruikelijke opties; de snoeitoets, de diepte en de tabel staan erin zoals ze gekozen zijn. [Opties van zoekmethoden](options.md) legt de opties uit.

",
            head: ["algoritme", "woord", "venster"],
        }
    }

    fn of_algorithms(&self) -> OfAlgorithms {
        OfAlgorithms { none: "geen", to_page: "Openen op de pagina" }
    }

    fn fact(&self, fact: Fact<'_>) -> String {
        match fact {
            Fact::Word(word) => format!("Het woord is `{word}`."),
            Fact::Window(windows) => format!("Venster: {}.", self.window(windows)),
            Fact::Passes(passes) => format!("Ronden: {}.", match passes {
                Passes::One => "één",
                Passes::Deeper => "één voor elke diepte, telkens één laag dieper",
                Passes::Wider => "één met een venster rond een schatting, en andere met een wijder venster als de waarde daarbuiten ligt",
                Passes::NullWindows => "nulvensters, elk bij wat het vorige heeft gevonden, tot beide grenzen samenvallen",
            }),
            Fact::Horizon(horizon) => format!("Het kijkt vooruit: {}.", match horizon {
                Horizon::AsAsked => "zo ver als `depth` zegt, of tot het einde",
                Horizon::UntilQuiet => "zo ver als `depth` zegt, en daarna met onrustige zetten tot de stelling rustig is",
                Horizon::OneFurther => "één ply verder dan `depth` zegt",
                Horizon::Growing => "van één ply tot zo veel als `depth` zegt",
                Horizon::OnePly => "één ply",
            }),
            Fact::Frame(Frame::Max) => "Waarden zijn die voor MAX.".to_owned(),
            Fact::Frame(Frame::Mover) => {
                "Het rekent voor wie aan zet is: waarden wisselen van teken op weg omhoog.".to_owned()
            }
            Fact::Equals(Equals::First) => {
                "Van zetten die even goed zijn, houdt het de eerste.".to_owned()
            }
            Fact::Equals(Equals::Last) => {
                "Van zetten die even goed zijn, houdt het de laatste.".to_owned()
            }
            Fact::Orders(option, words) => format!("`{option}`: {words}."),
            Fact::Own(options) => format!("Eigen opties: {options}."),
            Fact::Exercise(Exercise::Follow) => {
                "Er zijn vragen waarin je het volgt en zelf uitvoert.".to_owned()
            }
            Fact::Exercise(Exercise::Reorder) => {
                "Er zijn vragen naar de beste volgorde van de kinderen.".to_owned()
            }
        }
    }

    fn window(&self, windows: Windows) -> &'static str {
        match windows {
            Windows::None => "geen, dus er wordt niets gesnoeid",
            Windows::OneBound => "wat de speler één zet hoger al heeft",
            Windows::Both => "wat elk van beide spelers al heeft",
            Windows::Null => "wat elk van beide spelers al heeft, of een nulvenster",
        }
    }

    fn soundness(&self, soundness: Soundness) -> Option<&'static str> {
        match soundness {
            Soundness::Sound => None,
            Soundness::UnsoundWithPasses => Some("Met een diepte is het onbetrouwbaar in spellen waarin spelers kunnen passen: het kan een andere waarde vinden dan alfa-bèta."),
            Soundness::UnsoundWithDepth => Some("Met een diepte is het onbetrouwbaar: het kan een andere waarde vinden dan alfa-bèta."),
        }
    }

    fn visits(&self, visits: Visits) -> Option<&'static str> {
        match visits {
            Visits::Once => None,
            Visits::Again => Some("In één ronde kan het een knoop nog eens bekijken."),
            Visits::Deeper => Some("Met een diepte bekijkt het knopen in één ronde nog eens: een kleinere zoektocht zegt welke zet eerst komt."),
        }
    }

    fn listing(&self, form: &str) -> String {
        format!("Als {form}:")
    }

    fn options(&self) -> (Made<3>, [&'static str; 2]) {
        let made = Made {
            about: "# Opties van zoekmethoden

Een optie heeft overal dezelfde naam en dezelfde woorden: `order=best` in [adressen](../addresses.md), `order: best` in een [les](../lessons.md#blocks), `order=\"best\"` als [attribuut](attributes.md), `--order best` in [de opdracht](../command.md), `{ order: \"best\" }` in [JavaScript](../../../crates/wasm/js/README.md), `order=\"best\"` in [Python](../../../python/plyscope/README.md). Wat een zoekmethode zou negeren, wordt geweigerd.

",
            head: ["optie", "waarden", "in formulieren"],
        };
        (made, ["woord", "betekenis"])
    }

    fn option_fact(&self, fact: OptionFact) -> String {
        match fact {
            OptionFact::Default(value) => {
                format!("Standaard: {}.", value.as_deref().unwrap_or("geen"))
            }
            OptionFact::TakenByAll => "Voor elk algoritme.".to_owned(),
            OptionFact::TakenByValue => {
                "Welke woorden er zijn, hangt af van het algoritme ([algoritmen](algorithms.md))."
                    .to_owned()
            }
            OptionFact::TakenBy(algorithms) => format!("Voor {algorithms}."),
            OptionFact::OnlyGames => "Alleen voor spellen.".to_owned(),
            OptionFact::OnlyShown => {
                "Verandert alleen wat er te zien is; opdrachten hebben deze optie niet.".to_owned()
            }
            OptionFact::Needs(option) => format!("Alleen samen met {option}."),
        }
    }

    fn games(&self) -> Made<2> {
        Made {
            about: "# Spellen

Een spel is een woord van `game`. De andere onderdelen zijn die van [adressen](../addresses.md): `position`, `size`, `line`, `ending`, en `evaluation` of `weights`. `plyscope games` geeft dezelfde lijst.

",
            head: ["onderdeel", "waarden"],
        }
    }

    fn of_games(&self) -> OfGames {
        OfGames {
            players: "spelers",
            size: "`size`, als kolommen en rijen",
            line: "`line`, op een rij",
            depth: "gebruikelijke `depth`",
            to_the_end: "tot het einde",
            first: "De eerste waarde van elke lijst is de gebruikelijke.",
            features: "Kenmerken voor `weights` ([evaluaties met gewichten](../evaluations.md)):",
            feature_head: ["kenmerk", "waarvan MAX er meer heeft"],
        }
    }

    fn sides(&self, sides: Sides) -> &'static str {
        match sides {
            Sides::Marks => "MAX is X en begint, MIN is O",
            Sides::Colours => "MAX is wit en begint, MIN is zwart",
            Sides::BlackFirst => "MAX is zwart en begint, MIN is wit",
            Sides::Alone => "MAX alleen",
        }
    }

    fn plies(&self, plies: u16) -> String {
        format!("{plies} ply’s")
    }

    fn keys(&self) -> Made<2> {
        Made {
            about: "# Toetsen

“Hulp” boven aan elke pagina noemt haar toetsen. Alles waarop je kunt drukken, is ook met Tab te bereiken.

",
            head: ["toetsen", "wat ze doen"],
        }
    }

    fn questions(&self) -> Made<5> {
        Made {
            about: "# Soorten vragen

Een soort is een woord van `question`, in [lessen](../lessons.md#blocks), [adressen](../addresses.md#the-page-for-learning) en [attributen](attributes.md). Het zoeken zelf is het antwoordmodel: bij geen enkele soort hoef je er een te schrijven. De links oefenen een soort met willekeurige bomen of programma’s van niveau 2, of vragen naar zes dames.

",
            head: ["woord", "vraag", "waarover", "wat te zien is", "eigen sleutels"],
        }
    }

    fn about(&self, about: About) -> &'static str {
        match about {
            About::Tree => "de waarden van een boom, welke zoekmethode ze ook vindt",
            About::Search | About::Playback => "het doorzoeken van een boom",
            About::Board => "het zoeken op een bord",
            About::Program => "een programma, regel voor regel",
            About::Assignment => "een programma om te schrijven",
        }
    }

    fn with_chance(&self) -> &'static str {
        ", ook met toeval"
    }

    fn shows(&self, shows: Shows) -> &'static str {
        match shows {
            Shows::Subject => "alleen de boom, het bord of het programma",
            Shows::Search => "wat het zoeken bezoekt, snoeit of vastlegt",
            Shows::Shape => "wat er gesnoeid wordt, en de boom zonder zijn waarden",
        }
    }

    fn ask(&self) -> &'static str {
        "Wat een scène onder het afspelen vraagt (`ask`), staat [bij de scènes](../lessons.md#blocks)."
    }
}
