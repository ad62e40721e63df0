## De taal
-tag = nl
-name = Nederlands
-thousands = .
-decimal = ,
-columns = ;
-sentences = " "
-list = ", "
-clauses = ", "

## De pagina
title = Plyscope
tagline = Loop stap voor stap door minimax en alfa-bèta, vooruit en achteruit
skip-to-tree = Naar de boom
skip-to-board = Naar het bord van de partij
pages = Delen van Plyscope
tools = Hulpmiddelen
page-trees = Spelbomen
page-backtracking = Backtracking
page-coroutines = Coroutines
page-mcts = MCTS
page-mcts-about = Monte-Carlo-boomzoeken, SSS* en proof-number search
page-learn = Leren
page-program = Programma
examples = Voorbeelden
random = Willekeurige boom
share = Delen
shared = Het dialoogvenster kon niet worden geladen; daarom is de link gekopieerd.
share-failed = Het dialoogvenster kon niet worden geladen; de link staat in de adresbalk.
share-too-long = Het dialoogvenster kon niet worden geladen, en wat er te zien is, is te lang voor een link.
print = Afdrukken
help = Hulp
close = Sluiten
language = Taal
language-missing = De teksten voor de taal “{ $language }” konden niet worden geladen. Kies de taal nog eens om het opnieuw te proberen.
dialog-missing = “{ $dialog }” kon niet worden geladen. Controleer de verbinding en druk nogmaals op de knop.
storage-full = Deze browser bewaart niets meer voor deze site: wat je nu doet, is weg als de pagina wordt gesloten. Sla eerst je resultaten of je programma als bestand op.
storage-forbidden = Deze browser laat deze site niets bewaren: wat je nu doet, is weg als de pagina wordt gesloten. Sla eerst je resultaten of je programma als bestand op.
work-outdated = Wat je hier hebt achtergelaten, is van een andere versie van Plyscope. Wat kon worden gelezen, wordt getoond.
theme = Kleuren
theme-system = Auto
theme-light = Licht
theme-dark = Donker

## Het zoeken
panel-search = Boom en zoekmethode
algorithm = Algoritme
algorithm-alpha-beta = Alfa-bèta
algorithm-minimax = Minimax
algorithm-hint = Minimax bekijkt elke knoop; alfa-bèta slaat over wat het resultaat niet kan veranderen.
root = Eerste zet
root-max = MAX ▲
root-min = MIN ▽
root-hint = Wie er in de wortel aan zet is. De spelers wisselen elkaar per laag af, tenzij een knoop zegt wie er aan zet is.
ask-before = Vraag mij eerst
ask-none = nee
ask-hint = Stopt vóór elke stap die het zou laten zien, vraagt ernaar en legt het antwoord uit.
ask-what = { $ask ->
    [cuts] Wordt er gesnoeid?
    [values] Wat geeft elke knoop terug?
   *[other] Welke knoop volgt?
}
order = Kinderen
order-left = van links naar rechts
order-right = van rechts naar links
order-hint = De volgorde waarin de kinderen van een knoop worden doorzocht.
cut = Snoei bij
cut-ge = α ≥ β
cut-gt = α > β
cut-hint = Bij ≥ wordt ook een zet gesnoeid die maar even goed is; bij > worden gelijke waarden nog doorzocht.
fail = Geeft terug
fail-soft = beste gevonden (fail soft)
fail-hard = grens van het venster (fail hard)
fail-hint = Fail soft geeft de beste gevonden waarde terug, ook als die buiten het venster ligt; fail hard geeft de dichtstbijzijnde venstergrens.
window-start = Beginvenster
window-hint = Twee waarden, zoals 0..15 of -inf..inf. Alleen waarden daartussen worden gezocht.
window-bad = Een venster bestaat uit twee waarden, de kleinste eerst, zoals 0..15 of -inf..8.
guess = Eerste schatting
guess-hint = De waarde die eerst wordt geschat. Is het een getal, dan ligt het eerste venster daaromheen; bij MTD(f) vraagt het of de waarde minstens zo groot is. “–” betekent de statische evaluatie van de wortel.
guess-bad = Verwacht: een waarde, zoals 8 of win, of “–”.

## De tekst van de boom
tree-text = Boom
tree-hint = Haakjes zijn knopen, getallen zijn bladeren. Ook win, draw, loss, namen zoals a:5, max:(4 8) waar MAX aan zet is, en JSON-arrays. Bij expectiminimax, Star1 en Star2 ook chance:(1/6*3 5/6*8).
trace-text = Spoor
trace-hint = Plak hier het spoor van een programma, of laat het bestand ergens op de pagina vallen. Elke regel is een object in JSON.
trace-empty = Plak een spoor, of sleep het bestand hierheen
trace-large = { $lines } regels
trace-file = Kies een bestand
trace-back = Terug naar de zoektocht
trace-unreadable = Het bestand is niet te lezen, is geen tekst in UTF-8, of heeft meer dan { $limit } MiB.
trace-kept = Het beeld toont dit spoor niet.
tree-size = { $nodes ->
    [one] { $nodes } knoop
   *[other] { $nodes } knopen
}, { $layers ->
    [one] { $layers } laag
   *[other] { $layers } lagen
}
line-column = Regel { $line }, kolom { $column }
undo = Ongedaan maken
redo = Opnieuw
error-empty = Hier staat geen boom. Verwacht: iets als (4 8) (17 5).
error-too-long = De tekst telt { $bytes } bytes, meer dan de { $limit } die worden gelezen.
error-unexpected = “{ $found }” past hier niet. Verwacht: een getal, win, draw, loss, een naam met een dubbele punt, of een haakje.
error-unknown-word = “{ $word }” is geen waarde. Verwacht: een getal, win, draw of loss, of een dubbele punt na een naam.
error-did-you-mean = “{ $word }” is geen waarde. Was { $near } bedoeld?
error-not-a-number = “{ $number }” is geen getal. Verwacht: iets als -5 of 2.5.
error-number-too-large = { $number } is te groot. Verwacht: een getal tussen −{ $limit } en { $limit }.
error-too-many-decimals = { $number } heeft te veel decimalen. Hoogstens { $limit } zijn toegestaan.
error-unclosed = Deze “{ $bracket }” wordt nergens gesloten.
error-mismatched = “{ $found }” sluit het haakje van regel { $line }, kolom { $column } niet. Verwacht: “{ $expected }”.
error-not-opened = “{ $found }” sluit niets. Verwacht: een knoop, of het einde van de tekst.
error-empty-brackets = Deze haakjes zijn leeg. Er moet minstens één knoop in staan.
error-missing-node = Naast deze komma ontbreekt een knoop. Verwacht: één ervoor en één erna.
error-turning = Een naam mag het teken { $found } niet bevatten: dat verandert de richting van de tekst erna.
error-name-alone = De naam “{ $name }” heeft geen knoop. Verwacht: een dubbele punt en dan een getal of een haakje.
error-player-alone = max: en min: zeggen wie er aan zet is in een knoop met kinderen. Verwacht: een haakje.
error-chance-alone = chance: zegt dat het toeval beslist in een knoop met kinderen. Verwacht: een haakje.
error-chance-not-here = Hier zijn geen toevalsknopen: alleen expectiminimax, Star1 en Star2 doorzoeken bomen met zulke knopen.
error-fraction-too-fine = { $number } kan niet exact bewaard worden. De noemer mag hoogstens { $limit } zijn en de teller hoogstens { $most }.
error-weight-alone = Bij dit gewicht hoort geen knoop. Verwacht: een getal of een haakje na de ster.
error-weight-without-chance = Alleen kinderen van toevalsknopen hebben gewichten. Verwacht: chance: voor hun haakje.
error-weight-not-positive = Het gewicht { $weight } is niet groter dan 0. Verwacht: een kans, zoals 1/6.
error-weight-missing = Sommige kinderen van deze toevalsknoop hebben een gewicht en andere niet. Geef ze allemaal een gewicht, of geen enkel.
error-weight-sum = De gewichten van deze toevalsknoop zijn samen { $sum }. Verwacht: 1.
error-weight-sum-unknown = De gewichten van deze toevalsknoop zijn samen geen 1.
error-outcome-below-chance = Winst en verlies hebben geen gemiddelde, en hierboven beslist het toeval. Verwacht: een getal.
error-chance-too-fine = De gemiddelden van deze toevalsknoop zijn misschien te fijn of te groot om exact bewaard te worden. Neem een gemeenschappelijke noemer van hoogstens { $limit } en waarden van hoogstens { $most }, gedeeld door die noemer.
error-unclosed-quote = Dit aanhalingsteken wordt nergens gesloten. Het tweede moet op dezelfde regel staan.
error-bad-name = Een naam heeft 1 tot en met { $limit } afdrukbare tekens en geen spatie aan de uiteinden.
error-too-many-nodes = Een boom mag hoogstens { $limit } knopen hebben.
error-too-many-layers = Een boom mag hoogstens { $limit } lagen hebben.
error-kept = De tekening toont nog de laatste boom die wel te lezen was.
error-nothing = Er valt niets te tekenen zolang de tekst van de boom niet te lezen is.

## Een knoop veranderen
node-panel = Knoop { $name }
node-value = Waarde
node-value-bad = Verwacht: een getal, win, draw of loss.
node-value-of = Nieuwe waarde van { $node }. Enter bevestigt, Escape annuleert.
node-player = Aan zet
node-player-hint = Wie er in deze knoop aan zet is. Daaronder wisselen de spelers elkaar weer af.
node-player-alternate = om beurten: { $player }
node-player-given = altijd { $player }
side-chance = toeval
node-name = Naam
node-name-bad = Een naam heeft 1 tot en met { $limit } afdrukbare tekens en geen spatie aan de uiteinden.
node-add = Kind toevoegen
node-remove = Verwijderen
node-swap-left = Verwissel met links
node-swap-right = Verwissel met rechts
node-visit = Naar het moment van bezoek
node-pick = Kies een knoop in de boom om hem te bewerken. Druk tweemaal op een blad, of kies het en typ een getal, om de waarde ter plekke te veranderen.
node-pick-traced = Druk op een knoop om te zien wanneer het programma er was.
node-not-entered = Het programma gaat niet naar deze knoop.

## Bediening
transport = Stappen
first = Naar het begin
back = Eén stap terug
play = Afspelen
pause = Pauze
forward = Eén stap vooruit
last = Naar het einde
over = Vooruit over de deelboom
back-over = Terug over de deelboom
next-cut = Volgende snoeiing
previous-cut = Vorige snoeiing
speed = Snelheid
speed-value = { $count } per seconde
step-of = Stap { $step } van { $last }
scrubber = Stap

## De tijdlijn
timeline = Tijdlijn
timeline-large = Tijdlijn vergroten
timeline-small = Tijdlijn verkleinen
timeline-fit = Alle stappen tonen
timeline-exact = exacte waarde
timeline-bound = alleen een grens
timeline-cut = rest gesnoeid
timeline-table = tabeltreffer
timeline-horizon = statische evaluatie
timeline-solution = op weg naar een oplossing
timeline-dead-end = doodlopend
timeline-abandoned = gaf geen oplossing
timeline-unknown = veel knopen samen
timeline-open = niet afgemaakt
timeline-returned = teruggegeven waarde
timeline-left = verlaten, geen waarde gegeven
timeline-reached = op het pad
timeline-added = aan de boom toegevoegd
timeline-hollow = nu op het pad
timeline-later = latere stappen
timeline-ply = diepte { $level }
timeline-steps = stap { $from } tot en met { $to }
timeline-about-steps = ongeveer stap { $from } tot en met { $to }
timeline-solutions = Gemarkeerde oplossingen: { $number }.
timeline-from-step = vanaf stap { $from }, nooit verlaten
timeline-at-step = stap { $number }
timeline-iterations = iteratie { $from } tot en met { $to }
timeline-at-iteration = iteratie { $number }
timeline-nothing = geen knoop
timeline-counted = { $number } knopen eronder, alleen geteld
timeline-summary = Tijdlijn van { $steps } stappen, { $layers ->
    [one] { $layers } laag
   *[other] { $layers } lagen
}.
timeline-summary-iterations = Tijdlijn van { $steps } iteraties, { $layers ->
    [one] { $layers } laag
   *[other] { $layers } lagen
}.
timeline-growth = De boom heeft aan het eind { $number } knopen.
timeline-ply-summary = Diepte { $level }: { $number } bezocht ({ $kinds }).
timeline-count-of = { $kind }: { $number }
timeline-help = Druk om naar een stap te gaan. Het wiel of + en − zoomt, slepen of Shift met een pijltjestoets schuift, 0 toont alles. Pijl omhoog en omlaag lezen de lagen van de huidige stap voor.

## Vakken
tree-view = Spelboom
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele boom
names-on = L-namen
code-panel = Pseudocode
stack-panel = Aanroepstapel
stack-empty = Er is geen aanroep bezig.
stack-node = Knoop
stack-best = Beste
line-panel = Vensters op het pad
line-hint = Alleen waarden tussen α en β kunnen het resultaat nog veranderen. Zodra het venster gesloten is, worden de overige kinderen gesnoeid.
line-empty = De vensters verschijnen bij de eerste stap.
line-traced = Het spoor heeft hier geen venster.
line-no-window = Deze zoekmethode gebruikt geen venster: ze snoeit nooit.
line-closed = gesloten
legend-panel = Legenda
legend-max = MAX is aan zet
legend-min = MIN is aan zet
legend-chance = het toeval beslist
legend-leaf = blad met zijn waarde
legend-here = deze stap
legend-new = nog niet bezocht
legend-open = bezig: op het pad
legend-done = klaar
legend-pruned = overgeslagen: nooit bezocht
legend-pruned-now = overgeslagen: deze keer niet bezocht
legend-best = beste kind tot nu toe
legend-cut = hier gesnoeid
summary = { $visited } bezocht · { $cuts } keer gesnoeid · { $pruned } overgeslagen
summary-again = { $visited } bezocht (en { $again } opnieuw) · { $cuts } keer gesnoeid · { $pruned } overgeslagen
summary-of-passes = { $visited } bezocht · { $cuts } keer gesnoeid · in deze ronde { $pruned } overgeslagen

## Wat een stap zegt
step-start = Er is nog niets bekeken. Druk op afspelen of op de pijl naar rechts om te beginnen.
step-begin = Het zoeken begint in { $node }, waar { $player } aan zet is. Er is nog niets bekend: het venster is { $window }.
step-begin-window = Het zoeken begint in { $node }, waar { $player } aan zet is, met het venster { $window }.
step-begin-again = Het zoeken begint weer in { $node }, waar { $player } aan zet is, met het venster { $window }.
step-begin-plain = Het zoeken begint in { $node }, waar { $player } aan zet is.
step-begin-chance = Het zoeken begint in { $node }, waar het toeval beslist.
step-begin-range = Alle bladeren liggen tussen { $least } en { $most }.
step-enter = Omlaag naar { $node }, waar { $player } aan zet is, met het venster { $window }.
step-enter-plain = Omlaag naar { $node }, waar { $player } aan zet is.
step-enter-chance = Omlaag naar { $node }, waar het toeval beslist.
step-enter-chance-window = Omlaag naar { $node }, waar het toeval beslist, met het venster { $window }.
step-enter-probe = Omlaag naar { $node } om te peilen: alleen de eerste zet van { $player } wordt bekeken, met het venster { $window }.
step-enter-probed = Na het peilen opnieuw omlaag naar { $node }, nu naar alle zetten van { $player }, met het venster { $window }.
step-leaf = Omlaag naar het blad { $node }.
step-leave-leaf = Het blad { $node } heeft de waarde { $value }.
step-leave-exact = { $node } is klaar: de waarde is precies { $value }.
step-leave-cut-max = Terug uit { $node }: de waarde is minstens { $value }, want { $player } heeft misschien iets beters onder de zetten die niet zijn bekeken.
step-leave-cut-min = Terug uit { $node }: de waarde is hoogstens { $value }, want { $player } heeft misschien iets beters onder de zetten die niet zijn bekeken.
step-leave-at-least = { $node } is klaar: de waarde is minstens { $value }. Meer hoeft er met dit venster niet bekend te zijn.
step-leave-at-most = { $node } is klaar: de waarde is hoogstens { $value }. Meer hoeft er met dit venster niet bekend te zijn.
step-leave-clipped = Terug uit { $node }: { $value } ligt buiten het venster { $window } waarmee de knoop werd betreden, dus { $fail ->
    [hard] het zoeken (fail hard) geeft de dichtstbijzijnde grens ervan terug
   *[other] het zoeken geeft de eigen grens van de speler terug
}, als grens: { $verdict }.
step-best-alpha = { $player } in { $node } heeft nu { $value } via { $child }, dus α stijgt naar { $bound }.
step-best-beta = { $player } in { $node } heeft nu { $value } via { $child }, dus β daalt naar { $bound }.
step-best-same = { $player } in { $node } heeft nu { $value } via { $child }; het venster blijft { $window }.
step-best-so-far = { $player } in { $node } heeft nu { $value } via { $child }, dus bestSoFar stijgt naar { $value }.
step-best-plain = { $player } in { $node } heeft nu { $value } via { $child }, het beste tot nu toe.
step-cut-max = In { $node } wordt gesnoeid, want { $test }: { $opponent } in { $setter } heeft al { $bound }, en hier is de waarde minstens { $value }.
step-cut-min = In { $node } wordt gesnoeid, want { $test }: { $opponent } in { $setter } heeft al { $bound }, en hier is de waarde hoogstens { $value }.
step-cut-start-max = In { $node } wordt gesnoeid, want { $test }: { $begun ->
    [pass] deze ronde
   *[other] het zoeken
} begon met β = { $bound }, en hier is de waarde minstens { $value }.
step-cut-start-min = In { $node } wordt gesnoeid, want { $test }: { $begun ->
    [pass] deze ronde
   *[other] het zoeken
} begon met α = { $bound }, en hier is de waarde hoogstens { $value }.
step-cut-deep = Die grens komt van { $layers } lagen hoger: een diepe snoeiing.
step-cut-average-most = In { $node } wordt gesnoeid: ook als de rest, met kans { $rest }, overal { $value } was, zou het gemiddelde hoogstens { $average } zijn.
step-cut-average-least = In { $node } wordt gesnoeid: ook als de rest, met kans { $rest }, overal { $value } was, zou het gemiddelde minstens { $average } zijn.
step-cut-probed-most = In { $node } wordt gesnoeid: met wat van de kinderen bekend is, is het gemiddelde hoogstens { $average }.
step-cut-probed-least = In { $node } wordt gesnoeid: met wat van de kinderen bekend is, is het gemiddelde minstens { $average }.
step-cut-chance-max = In { $node } wordt gesnoeid, want { $test }: hier is de waarde minstens { $value }.
step-cut-chance-min = In { $node } wordt gesnoeid, want { $test }: hier is de waarde hoogstens { $value }.
step-cut-has = { $player } in { $setter } heeft al { $bound }.
step-cut-probe = Het peilen van { $child } heeft al { $bound } gevonden.
step-cut-through-above = Als { $child } minstens { $bound } waard is, is het gemiddelde in { $node } minstens { $average }, wat er verder ook komt.
step-cut-through-below = Als { $child } hoogstens { $bound } waard is, is het gemiddelde in { $node } hoogstens { $average }, wat er verder ook komt.
step-skipped-probed = Onder kinderen die alleen gepeild zijn, wordt verder niets bezocht.
step-skipped = Nooit bezocht: { $names }.
step-skipped-below = Nooit bezocht: { $names }, met alles eronder.
step-skipped-subtree = { $name } met alles eronder
step-skipped-more = Nooit bezocht: { $names } en nog { $count }, met alles eronder.
step-left-out = Deze keer niet doorzocht: { $names }.
step-left-out-below = Deze keer niet doorzocht: { $names }, met alles eronder.
step-left-out-more = Deze keer niet doorzocht: { $names } en nog { $count }, met alles eronder.
step-skipped-smaller = Alleen minder diep doorzocht: { $names }.
step-skipped-smaller-more = Alleen minder diep doorzocht: { $names } en nog { $count }.
step-finish-exact = Klaar. Waarde van de boom: { $value }.
step-finish-at-least = Klaar. Waarde van de boom: minstens { $value }.
step-finish-at-most = Klaar. Waarde van de boom: hoogstens { $value }.
step-pass-exact = De waarde van de boom is { $value }.
step-pass-at-least = De waarde van de boom is minstens { $value }.
step-pass-at-most = De waarde van de boom is hoogstens { $value }.
step-pass-count = In deze ronde { $visited } van { $total ->
    [one] { $total } knoop
   *[other] { $total } knopen
} bezocht, { $pruned } overgeslagen.
step-finish-count = { $visited } van { $total ->
    [one] { $total } knoop
   *[other] { $total } knopen
} bezocht, { $pruned } overgeslagen.

## Hoe knopen worden voorgelezen
read-leaf = blad
read-value = waarde { $value }
read-probability = kans { $probability }
read-at-least = minstens { $value }
read-at-most = hoogstens { $value }
read-window = venster van { $alpha } tot { $beta }
read-new = niet bezocht
read-open = bezig
read-done = klaar
read-visit = bezoek { $visit }
read-pruned = overgeslagen
read-best = beste kind
read-here = deze stap
read-infinity = oneindig
read-minus-infinity = min oneindig
value-win = winst
value-draw = remise
value-loss = verlies

## De galerij
gallery = Voorbeelden uit de colleges
gallery-quiz = De quizvraag
gallery-quiz-about = Vier lagen. Welke knopen bezoekt alfa-bèta nooit?
gallery-minimax-small = Minimax, de kleinste
gallery-minimax-small-about = Elk twee zetten: MIN antwoordt, MAX kiest.
gallery-minimax-three = Minimax, drie bij drie
gallery-minimax-three-about = Elke tussenwaarde onderweg: 4, dan 3, dan de volgende knoop.
gallery-pruning-three = Dezelfde boom, gesnoeid
gallery-pruning-three-about = Zodra MIN met 2 kan antwoorden, doet de rest van die zet er niet meer toe.
gallery-cs61b = Positief en negatief
gallery-cs61b-about = De ene knoop minstens 5, de andere hoogstens −20: in beide wordt gesnoeid.
gallery-heap = Een binaire boom in een array
gallery-heap-about = Vijf lagen, doorzocht met het venster van 0 tot 15.
gallery-weiss = Winst, remise, verlies
gallery-weiss-about = C1 is remise. Na H2A kan C2 niet beter zijn: verder met C3.
gallery-deep = Een diepe snoeiing
gallery-deep-about = De grens die tot de snoeiing leidt, komt van drie lagen hoger: uit de wortel.
gallery-best-order = De beste volgorde
gallery-best-order-about = Bij elke snoeiing is het eerste kind genoeg: 11 van de 27 bladeren, het minimum.
gallery-worst-order = Dezelfde boom, andersom
gallery-worst-order-about = Goede zetten komen het laatst: 22 van de 27 bladeren moeten worden bezocht.

## Een willekeurige boom
random-title = Een willekeurige boom
random-seed = Startgetal
random-new-seed = Ander startgetal
random-branching = Kinderen per knoop
random-depth = Lagen onder de wortel
random-values = Waarden van bladeren
random-cuts = Minstens zo vaak gesnoeid
random-from = van
random-to = t/m
random-make = Maak de boom
random-branching-bad = Een knoop heeft minstens 1 kind nodig; het kleinste getal komt eerst.
random-depth-bad = Een boom heeft 1 tot en met { $limit } lagen onder de wortel; het kleinste getal komt eerst.
random-values-bad = De kleinste waarde komt eerst.
random-no-tree = In { $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
} werd geen enkele boom { $wanted } keer of vaker gesnoeid; hoogstens { $seen } keer. Probeer meer kinderen, meer lagen of meer waarden.
number-bad = Hier worden gehele getallen verwacht.

## Links
link-problem = Problemen in deze link
link-kept = De rest wordt getoond.
link-more = { $count ->
    [one] … en nog 1 probleem
   *[other] … en nog { $count } problemen
}
link-too-long = Hij telt { $bytes } bytes, meer dan de { $limit } die worden gelezen. Er wordt dus niets van getoond.
link-unknown = “{ $name }” betekent hier niets.
link-choice = “{ $parameter }” kan niet “{ $given }” zijn. Verwacht: { $known }.
link-choice-listed = “{ $parameter }” kan niet “{ $given }” zijn. Wat wel kan, staat in het hoofdstuk “{ $chapter ->
    [questions] Soorten vragen
   *[other] Algoritmen
}” van de handleiding.
link-step = “{ $given }” is geen stap. Verwacht: een geheel getal vanaf 0.
link-moment = “{ $name }” kan niet “{ $given }” zijn. Verwacht: het nummer van een stap, of last.
link-encoding = “{ $name }” bevat een kapotte %-code.
link-beyond = Er wordt om stap { $step } gevraagd; de laatste is { $last }.
link-backwards = De scène begint bij stap { $from } en eindigt bij stap { $to }. Verwacht: een “from” die niet na “to” komt.
link-or = of
link-window = “{ $given }” is geen venster. Verwacht: twee waarden, de kleinste eerst, zoals 0..15 of -inf..8.
link-window-fraction = “window” kan hier niet “{ $given }” zijn. Verwacht: hele getallen of decimale breuken, zoals 0..2.5.
link-not-offered = { $algorithm } negeert { $option }; dat is voor { $others }.
link-alone = { $option } betekent niets zonder { $needs }.
link-of-games = { $option } is voor spellen; hier wordt een boom doorzocht.
asking-lost = De vragen konden niet worden geladen. De zoektocht wordt zonder vragen afgespeeld.
link-not-asked = Vragen kunnen alleen gaan over de zoektocht in een boom die is opgegeven.
link-not-traced = Sporen van programma’s zijn er alleen van gegeven bomen; dit is weggelaten.
link-of-trees = { $option } is voor bomen; in een spel zegt de stelling wie aan zet is.
link-both = Er zijn een boom en een spel gegeven; alleen het spel wordt doorzocht.
link-chance = { $algorithm } houdt geen rekening met toeval, maar in dit spel beslist ook het toeval; { $others } doen dat wel.
link-did-you-mean = Was { $near } bedoeld?

## Grote bomen
busy = Een grote boom wordt doorzocht … { $count } stappen tot nu toe
busy-reading = Een grote boom wordt gelezen …
busy-trace = Het spoor wordt gelezen … { $lines } regels tot nu toe.
busy-reading-trace = Het spoor wordt gelezen
trace-cancelled = Het spoor is niet tot het einde gelezen.
trace-lost = Het lezen van het spoor had te weinig geheugen.
cancel = Afbreken
cancelled = Het zoeken is afgebroken.
too-many-steps = Het zoeken kost meer dan { $limit } stappen: te veel om te tonen.

## Hulp
help-title = Zo werkt Plyscope
help-about = Druk op afspelen, of stap met de pijltjestoetsen. Onder de boom staat bij elke stap wat er gebeurt. De boom, zijn tekst en het adres komen altijd overeen: kopieer het adres om precies deze stap te delen.
help-guide = Meer in de handleiding
help-keys = Toetsen
help-keys-where = Ze werken zolang de boom of de stapknoppen de focus hebben.
help-tree-keys = In de boom lopen de pijltjestoetsen van knoop naar knoop, Home en End naar de eerste en de laatste.
key-forward = Eén stap vooruit
key-back = Eén stap terug
key-play = Afspelen of pauze
key-over = Vooruit over de deelboom
key-back-over = Terug over de deelboom
key-next-cut = Volgende snoeiing
key-previous-cut = Vorige snoeiing
key-first = Naar het begin
key-last = Naar het einde
key-names = L-namen aan of uit
key-fit = De hele boom
key-zoom = Inzoomen, uitzoomen
key-leaf = Een nieuwe waarde typen voor het gekozen blad (of druk er tweemaal op)
key-toggle = De knoop met de focus uitklappen of inklappen
key-undo = Ongedaan maken, opnieuw doen
key-end-trace = Van het spoor van een programma terug naar de zoektocht
key-help = Deze hulp

## Zoekmethoden verder dan de gewone

## Het pad: een rij zetten voor elke zet diep
view = Beeld
view-path = Pad
view-tree = Boom
path-view = Het pad naar de huidige knoop, met een rij per zet
path-turn = Zet { $number } · { $player } aan zet
path-turn-chance = Zet { $number } · het toeval beslist
path-turn-of-move = { $number } { $player } aan zet
path-turn-expected = { $heading }, verwacht
path-value = waarde { $value }
path-below = { $count ->
    [one] { $count } eronder
   *[other] { $count } eronder
  }
path-counted = { $count ->
    [one] { $count } eronder geteld
   *[other] { $count } eronder geteld
  }
path-table = uit de tabel
path-estimate = schatting
path-over = spel uit
path-expected = { $moves } → verwacht: { $names }
path-more = { $count ->
    [one] nog { $count }
   *[other] nog { $count }
  }
path-hint = “Eronder” telt de stellingen die onder een zet bezocht zijn. Kies een zet om naar de stap te gaan die hem afmaakt; is hij niet af, naar de stap die hem ingaat; is hij overgeslagen, naar de snoeiing.
path-counted-only = Hieronder { $count ->
    [one] is { $count } stelling
   *[other] zijn { $count } stellingen
  } alleen geteld: de zoektocht is te groot om vast te leggen.
path-single = Deze boom is één blad: er is geen pad.
key-view = Pad of boom
legend-wedge = ingeklapt: het getal telt de knopen erin
wedge-positions = { $count ->
    [one] { $count } stelling
   *[other] { $count } stellingen
  }
wedge-nodes = { $count ->
    [one] { $count } knoop
   *[other] { $count } knopen
  }

game-start = de beginstelling
game-given = de gegeven stelling
step-begin-guess = Dit eerste venster ligt rond een schatting, de statische evaluatie van { $node }.
step-begin-guess-given = Dit eerste venster ligt rond de schatting { $value }.
step-begin-guess-open = Rond de schatting { $value } past geen venster, dus dit eerste venster heeft geen grenzen.
step-begin-null-given = De eerste schatting is { $value }: het nulvenster vraagt of de waarde van { $node } minstens zo groot is.
step-begin-null = Het nulvenster vraagt of de waarde van { $node } minstens { $value } is.
step-begin-null-above = Het nulvenster vraagt of de waarde van { $node } groter is dan { $value }.
step-begin-wider = De waarde ligt buiten het venster, dus het zoeken begint opnieuw met een ruimer venster.
step-begin-pass = Deze ronde kijkt { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruit.
step-begin-depth = Er wordt { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruitgekeken.
step-enter-again = { $node } is misschien beter en wordt opnieuw doorzocht, nu met het venster { $window }.
step-enter-again-deep = { $node } is misschien toch beter en wordt dus opnieuw doorzocht, nu tot de volle diepte en met het venster { $window }.
step-enter-whole = Opnieuw omlaag naar { $node }, nu tot de volle diepte. { $player } is aan zet; het venster is { $window }.
step-enter-late = Deze zet komt laat aan de beurt en wordt daarom één ply minder diep doorzocht.
step-enter-for-order = Deze zoektocht, twee ply’s minder diep, dient alleen om te vinden welke zet als eerste komt: de waarde telt verder niet mee.
step-enter-first = Twee ply’s minder diep was { $node } het beste, dus die komt nu als eerste, tot de volle diepte en met het venster { $window }.
step-enter-above = Omlaag naar { $node } met een nulvenster: is de waarde hoger dan { $bound }, of niet?
step-enter-below = Omlaag naar { $node } met een nulvenster: is de waarde lager dan { $bound }, of niet?
step-enter-end = Omlaag naar { $node }, waar niet verder wordt gekeken.
step-enter-over = Omlaag naar { $node }, waar het spel is afgelopen.
step-evaluate = De statische evaluatie van { $node } geeft { $value }.
step-evaluate-quiet = Geen onrustige zetten: de statische evaluatie van { $node } geeft { $value }.
step-evaluate-limit = Onrustige zetten worden hoogstens { $count } ply’s voorbij de horizon gevolgd: de statische evaluatie van { $node } geeft { $value }.
step-begin-until-quiet = Daarna worden slagzetten en andere onrustige zetten bekeken, tot de stelling rustig is.
step-extend = Op de horizon is { $node } niet rustig: het zoeken mag alleen verder met { $moves }.
step-extend-further = Voorbij de horizon is { $node } evenmin rustig: het zoeken mag alleen verder met { $moves }.
step-moves-more = { $names } en nog { $count }
step-stand-pat-alpha = { $player } hoeft geen van deze zetten te doen: zonder (stand pat) is de waarde { $value }, de statische evaluatie, dus α stijgt naar { $value }.
step-stand-pat-beta = { $player } hoeft geen van deze zetten te doen: zonder (stand pat) is de waarde { $value }, de statische evaluatie, dus β daalt naar { $value }.
step-stand-pat-same = { $player } hoeft geen van deze zetten te doen: zonder (stand pat) is de waarde { $value }, de statische evaluatie; het venster blijft { $window }.
step-stand-pat-never = Andere zetten zijn er niet, dus { $player } moet een van deze zetten doen (geen stand pat).
step-probe-miss = De tabel kent { $node } nog niet.
step-probe-miss-deep = De tabel heeft voor { $node } geen waarde van deze diepte.
step-probe-hit = De tabel kent { $node }: { $value }, gevonden bij { $setter }.
step-probe-hit-below = De tabel kent { $node }: { $value }, dieper in de boom gevonden.
step-probe-settles = Daarmee is het beslist.
step-probe-not-enough = Dat is niet genoeg voor het venster { $window }.
step-probe-child = Voordat een zet van { $player } in { $node } wordt doorzocht, wordt de tabel naar alle zetten gevraagd. Zij kent { $child } als { $value }, en dat is genoeg.
step-store = { $node } komt in de tabel als { $value }. De tabel bevat nu { $count ->
    [one] { $count } uitkomst
   *[other] { $count } uitkomsten
}.
step-cut-null = In { $node } wordt gesnoeid, want { $test }: het nulvenster vroeg alleen naar { $bound }, en { $value } geeft het antwoord.
step-cut-null-of = In { $node } wordt gesnoeid, want { $test }: het nulvenster vroeg alleen naar { $bound }, tot nu toe de beste in { $of }, en { $value } geeft het antwoord.
step-enter-null-max = { $player } past in { $node }, een nulzet: is de waarde dan nog minstens { $bound }? Het antwoord wordt { $plies } ply’s minder diep doorzocht dan dat op een zet.
step-enter-null-min = { $player } past in { $node }, een nulzet: is de waarde dan nog hoogstens { $bound }? Het antwoord wordt { $plies } ply’s minder diep doorzocht dan dat op een zet.
step-best-null-max = Zelfs als { $player } in { $node } past, is de waarde minstens { $value }. Een zet zou niet slechter moeten zijn.
step-best-null-min = Zelfs als { $player } in { $node } past, is de waarde hoogstens { $value }. Een zet zou niet slechter moeten zijn.
step-keep-null = Na passen is de waarde { $value }: niet goed genoeg om te snoeien, dus worden de zetten van { $player } in { $node } doorzocht.
step-cut-null-move = In { $node } wordt gesnoeid, want zelfs na passen geldt { $test }: geen enkele zet wordt doorzocht.
step-leave-evaluated = Terug van { $node } met { $value }; dat is maar een schatting.
step-leave-table = Terug van { $node } met wat de tabel wist: { $value }.
step-leave-end = Na { $node } is het spel afgelopen: { $value }.
step-leave-won = Na { $node } is het spel afgelopen: { $player } heeft gewonnen. Waarde: { $value }.
step-leave-tally = { $node } is klaar: { $value }. { $count ->
    [one] De ene stelling eronder is alleen geteld.
   *[other] De { $count } stellingen eronder zijn alleen geteld.
}
step-finish-game = { $visited ->
    [one] { $visited } stelling
   *[other] { $visited } stellingen
} bezocht, { $cuts } keer gesnoeid.
step-finish-pass = Deze ronde is klaar.
step-keep-max = { $value } is niet meer dan { $best }: { $player } in { $node } houdt { $kept }.
step-average = Het toeval leidt met kans { $probability } naar { $child }: { $probability } × { $value } = { $share }. De som in { $node } is nu { $sum }.
step-average-most = Het toeval leidt met kans { $probability } naar { $child }, en de waarde daarvan is hoogstens { $value }: dus het gemiddelde in { $node } is hoogstens { $bound }.
step-average-least = Het toeval leidt met kans { $probability } naar { $child }, en de waarde daarvan is minstens { $value }: dus het gemiddelde in { $node } is minstens { $bound }.
step-average-most-open = Het toeval leidt met kans { $probability } naar { $child }, en de waarde daarvan is hoogstens { $value }.
step-average-least-open = Het toeval leidt met kans { $probability } naar { $child }, en de waarde daarvan is minstens { $value }.
step-average-range = Dus het gemiddelde ligt tussen { $least } en { $most }.
step-keep-min = { $value } is niet minder dan { $best }: { $player } in { $node } houdt { $kept }.
step-own-view = Gezien vanuit { $player }; de boom toont het vanuit MAX, met omgekeerd teken.
step-leave-estimate = { $node } is klaar: { $value }, een schatting.
step-estimate = Dat is een schatting.
step-finish-estimate = { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruit: { $value }, een schatting.
step-finish-until-quiet = { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruit, en verder tot de stelling rustig is: { $value }, een schatting.
step-finish-own = Het zoeken geeft { $value } terug, gezien vanuit { $player }.
step-finish-kept = Let op: de waarde klopt, maar de zet die erbij is bewaard, hoeft niet de beste te zijn. Deze vorm bewaart ook een zet waarvan alleen vaststaat dat hij niet beter is.
step-finish-unsound = Let op: deze tabel ziet grenzen voor waarden aan, dus de uitkomst kan fout zijn.
step-finish-doubt = Let op: deze zoekmethode laat weg wat er meestal niet toe doet, dus de uitkomst kan fout zijn.
read-beyond = niet bekeken

## Hoe groot een spelboom is
complexity = Complexiteit
complexity-title = Hoe groot is een spelboom?
complexity-branching = Zetten in elke stelling, b
complexity-depth = Diepte in ply’s, m
complexity-presets = Kant-en-klare bomen
complexity-missing = Verwacht: een geheel getal van { $least } t/m { $most }.
complexity-not-whole = “{ $given }” is geen geheel getal. Verwacht: een geheel getal van { $least } t/m { $most }.
complexity-outside = { $given } valt buiten het bereik. Verwacht: een geheel getal van { $least } t/m { $most }.
complexity-older = Deze cijfers gelden nog voor b = { $branching } en m = { $depth }.
complexity-saving = Van de { $leaves } bladeren heeft alfa-bèta er maar { $best } nodig als de beste zetten vooraan staan: { $fewer } keer zo weinig.
complexity-no-saving = In deze boom kan alfa-bèta niets overslaan: elk blad is nodig.
complexity-costs = Wat zoeken kost
complexity-at-best = Alfa-bèta op zijn best
complexity-leaves = Bladeren
complexity-nodes = Knopen
complexity-effective = Effectieve vertakkingsfactor, als m groeit
complexity-memory = Knopen in het geheugen
complexity-time = Tijd
complexity-speed = Knopen per seconde
complexity-read-leaves = b tot de macht m
complexity-read-least = b tot de macht m gedeeld door 2 naar boven afgerond, plus b tot de macht m gedeeld door 2 naar beneden afgerond, min 1
complexity-read-root = de wortel uit b
complexity-ten = 10 tot de macht { $exponent }
complexity-times-ten = { $number } maal 10 tot de macht { $exponent }
complexity-instant = minder dan 1 ms
complexity-milliseconds = { $amount } ms
complexity-seconds = { $amount } seconden
complexity-minutes = { $amount } minuten
complexity-hours = { $amount } uur
complexity-days = { $amount } dagen
complexity-years = { $amount } jaar
complexity-universe = Ter vergelijking: het heelal is ongeveer 14 miljard jaar oud.
complexity-half = Diepte-eerst-zoeken houdt alleen een pad in het geheugen, met de kinderen van de knopen erop. Met de beste zetten vooraan komt alfa-bèta in dezelfde tijd ongeveer twee keer zo diep.
complexity-games = De omvang van spellen
complexity-games-about = Bladeren van de spelboom; de lengte van een balk is de exponent. De partijen hebben een gangbare lengte: schaken bijvoorbeeld heeft 35 zetten in elke stelling en 80 ply’s; colleges rekenen vaak met 100.
complexity-own = Deze boom
complexity-game-tic-tac-toe = Boter-kaas-en-eieren
complexity-game-connect-four = Vier op een rij
complexity-game-checkers = Checkers (Engels dammen)
complexity-game-morris = Molenspel
complexity-game-draughts = Dammen (internationaal)
complexity-game-chess = Schaken
complexity-game-backgammon = Backgammon
complexity-game-chinese-chess = Chinees schaken
complexity-game-shogi = Shogi
complexity-game-go = Go

## Spellen en keuzes
source = Zoek in
source-tree = een boom die je typt
source-trace = spoor van een programma
source-hint = Een gegeven boom, een spel waarvan de boom tijdens het zoeken groeit, of wat een ander programma deed.
game-tic-tac-toe = Boter-kaas-en-eieren
game-connect-four = Vier op een rij
game-othello = Othello
game-chess = Schaken
position = Beginstelling
position-hint = De stelling waarvan wordt uitgegaan, rij voor rij van boven: X is MAX, O is MIN, een punt is leeg. Na een spatie wie er aan zet is.
game-size = Bord
game-size-hint = Kolommen en rijen van het bord.
game-line = Op een rij
game-line-hint = Hoeveel op een rij een lijn vormen.
evaluation = Statische evaluatie
evaluation-hint = Een schatting van de waarde van een stelling zonder te zoeken, vanuit MAX gezien. Gebruikt op de horizon en om zetten te ordenen.
evaluation-open-lines = open lijnen
evaluation-nothing = niets bekend
evaluation-lines = stukken in open lijnen
evaluation-discs = schijven, X − O
evaluation-mobility = mobiliteit
evaluation-corners = hoeken
evaluation-material = materiaal
ending = Eindigt
ending-win = zodra iemand wint
ending-full = als het bord vol is
ending-misere = zodra iemand een lijn maakt en verliest
ending-hint = Een spel eindigt meestal met winst. Doorspelen laat zien hoeveel meer partijen er zouden zijn. In de misèrevariant verliest wie een lijn maakt.
algorithm-negamax = Negamax
algorithm-single-cutoff = Negamax, één grens (2006)
algorithm-find-max-min = findMax en findMin (2018)
algorithm-principal-variation = Principal variation search
algorithm-iterative-deepening = Iteratief verdiepen
algorithm-aspiration = Aspiratievensters
algorithm-mtd-f = MTD(f)
algorithm-one-ply = Eén zet, op evaluatie
algorithm-expectiminimax = Expectiminimax
algorithm-star1 = Star1
algorithm-star2 = Star2
algorithm-quiescence = Alfa-bèta met quiescence search
algorithm-null-move = Alfa-bèta met nulzetsnoei
algorithm-late-move-reductions = Alfa-bèta met late-zetreductie
algorithm-internal-iterative-deepening = Alfa-bèta met intern iteratief verdiepen
form = Geschreven als
form-hint = Verschillende programma’s voor dezelfde zoektocht: de stappen zijn gelijk.
form-one = één procedure
form-two = max_value, min_value
form-pairs = paren: waarde en zet
form-merged = samengevoegd, met partij
form-choose-move = chooseMove
depth = Diepte
depth-hint = Hoeveel ply’s vooruit wordt gekeken; op de horizon telt de statische evaluatie. Met “einde” wordt tot het eind van het spel gekeken.
evaluation-of-tree = Statische evaluatie van een getypte boom: de lage mediaan van de bladeren onder een knoop (bij een even aantal de laagste van de twee middelste). Gebruikt op de horizon en om zetten te ordenen.
alike-in-tree = In een getypte boom kan geen speler passen en is geen zet onrustig, dus doet deze zoekmethode dezelfde stappen als alfa-bèta.
alike-to-end = Zonder diepte doet deze zoekmethode dezelfde stappen als alfa-bèta.
depth-end = einde
depth-bad = Verwacht: een aantal ply’s van 0 tot en met { $limit }, of “einde”.
order-best = beste evaluatie eerst
order-worst = slechtste evaluatie eerst
order-random = willekeurig
order-previous = beste van vorige ronde eerst
order-killers = killer moves eerst
order-history = history-heuristiek
order-seed = Startgetal
order-seed-hint = Hetzelfde startgetal geeft dezelfde volgorde.
order-seed-note = De volgorde is willekeurig: hetzelfde startgetal geeft dezelfde volgorde.
order-previous-note = Van hoogstens { $limit } stellingen wordt de beste zet onthouden tot de volgende ronde.
fail-start = beste, vanaf α of β
table-kind = Tabel
table-hint = Een transpositietabel onthoudt stellingen, langs welke zetten ze ook ontstaan.
table-none = geen
table-bounds = waarden en grenzen
table-exact = alleen exacte waarden
table-numbers = getallen (onbetrouwbaar)
table-plies = Op diepte
table-plies-hint = Op welke diepten de tabel wordt gebruikt, zoals 3..5, 4 of all. De wortel is diepte 0.
table-plies-bad = Verwacht: diepten zoals 3..5, 4 of all.
table-note = De tabel bewaart hoogstens { $limit } stellingen; daarna komt er niets bij.
symmetry = Spiegelbeelden
symmetry-no = apart
symmetry-yes = tellen als één
symmetry-hint = Gedraaide en gespiegelde stellingen kunnen één plaats in de tabel delen.
etc = Naar alle kinderen vragen
etc-no = nee
etc-yes = voordat er één is doorzocht
etc-hint = De enhanced transposition cutoff: een kind in de tabel kan in de knoop tot snoeien leiden voordat er een kind is doorzocht.
problem-size = Een bord van { $given } kan niet: het kan { $least } tot en met { $most } zijn.
problem-no-such-size = Een bord van { $given } kan niet: het kan { $known } zijn.
problem-line = { $given } op een rij kan niet: het kan { $least } tot en met { $most } zijn.
problem-not-offered = Bij dit spel valt { $option } niet te kiezen.
problem-evaluation = Er is geen evaluatie “{ $given }”; er is { $known }.
problem-rows = Het bord heeft { $expected } rijen; de stelling heeft er { $given }.
problem-columns = Het bord heeft { $expected } kolommen; rij { $row } heeft er { $given }.
problem-character = Teken { $count } is “{ $given }”, en dat is geen veld.
problem-side = “{ $given }” is geen speler die aan zet kan zijn.
problem-roll = De dobbelsteen toont een getal van 1 tot en met { $faces }, niet “{ $given }”.
problem-stones = “{ $given }” is geen aantal stenen. Verwacht: 0 tot en met { $most }.
problem-die = Er is geen dobbelsteen “{ $given }”. Verwacht: d2 of d4.
problem-tile = “{ $given }” is geen tegel. Verwacht: 2, 4, 8 enzovoort, of een punt voor een leeg veld.
problem-moves-left = “{ $given }” is geen aantal zetten dat nog komt. Verwacht: 0 tot en met { $most }, of “new” en 1 tot en met { $fewer }.
problem-counts = { $first } X tegen { $second } O kan niet: de spelers zetten om de beurt, en X begint.
problem-both-lines = Er kan maar één speler een lijn hebben gemaakt.
problem-played-on = Het spel was al afgelopen voor de laatste zet.
problem-floating = Een stuk in kolom { $file } heeft niets onder zich.
problem-illegal = De stelling is niet toegestaan: { $reason }.
problem-unavailable = De regels van dat spel zitten niet in dit programma.
illegal-middle = de vier velden in het midden zijn nooit leeg
illegal-cut-off = een schijf is afgesneden van het midden
illegal-kings = elke speler moet één koning hebben
illegal-en-prise = wie aan zet is, zou de koning kunnen slaan
illegal-pawn = een pion staat nooit op de eerste of de laatste rij
illegal-too-many = een speler heeft meer dan zestien stukken, of meer dan acht pionnen
illegal-checks = beide koningen staan schaak, of één staat door drie stukken tegelijk schaak
illegal-castling = een koning of een toren staat niet waar hij volgens het derde veld zou kunnen rokeren
illegal-en-passant = er is geen pion die volgens het vierde veld en passant geslagen kan worden
illegal-clock = het vijfde veld moet een getal van 0 tot en met 100 zijn
illegal-number = het zesde veld moet een getal vanaf 1 zijn
illegal-too-few-fields = na het bord moeten er minstens drie velden komen
illegal-too-many-fields = na zes velden kan er niets meer komen
illegal-stone-twice = een speler heeft twee stenen met hetzelfde nummer
illegal-tiles-too-large = geen enkel spel leidt tot zulke grote tegels
illegal-no-empty-square = voor een nieuwe tegel is een leeg veld nodig
problem-no-such-move = “{ $given }” is hier geen geldige zet.
problem-over = Het spel is afgelopen: er zijn geen zetten meer.
busy-game = Bezig met zoeken …
busy-searching = Bezig met zoeken
busy-visited = { $found } stellingen tot nu toe, { $rate } per seconde.
busy-best = Beste zet tot nu toe: { $name }, met de waarde { $value }.
stopped = Gestopt na { $found } stellingen.
ended-early = Het zoeken is bij stap { $step } gestopt: meer kan niet worden vastgelegd. De stappen tot daar worden getoond. Probeer een kleinere diepte.
search-lost = Het zoeken had te weinig geheugen. Probeer een kleinere diepte.
search-unreachable = Het zoeken kon niet beginnen: een deel van het programma is niet geladen. Controleer de verbinding.
search-kept = De tekening toont nog de vorige zoektocht.
search-again = Probeer opnieuw
link-plies = “{ $given }” zijn geen diepten. Verwacht: zoiets als 3..5, of all.
link-depth = De diepte “{ $given }” is geen aantal ply’s van 0 tot en met { $limit }, en ook niet “end”.
link-number = “{ $name }” kan niet “{ $given }” zijn. Verwacht: een geheel getal van { $least } tot en met { $most }.
link-size = “size” kan niet “{ $given }” zijn. Verwacht: kolommen en rijen, zoals 7x6.
side-white = Wit
side-black = Zwart
board-panel = Bord
board-over = Het spel is afgelopen: { $value }.
board-won = Het spel is afgelopen: { $player } heeft gewonnen.
board-own-line = Het spel is afgelopen: { $player } heeft een lijn gemaakt en verliest.
board-new-tile = Eerst komt er een nieuwe tegel.
board-to-roll = Eerst wordt er gegooid.
board-rolled = De dobbelsteen toont { $roll }.
board-to-move = { $player } is aan zet.
board-then = Daarna is { $player } aan zet.
board-turn = { $player } is aan zet. Statische evaluatie: { $value }.
board-turn-then = Daarna is { $player } aan zet. Statische evaluatie: { $value }.
rules-dice-nim = De spelers zijn om de beurt: kies een dobbelsteen met twee vlakken (d2) of met vier (d4), gooi hem, en pak zo veel stenen als hij aangeeft. Wie de laatste steen pakt, wint.
rules-einstein = Vóór elke zet wordt een dobbelsteen met drie vlakken gegooid. De steen met dat nummer gaat één veld naar de hoek ertegenover; is die er niet meer, dan de eerstvolgende lagere of de eerstvolgende hogere. Wat daar staat, wordt geslagen. Wie de hoek ertegenover bereikt of alle stenen van de tegenstander slaat, wint.
board-of = Bord: { $position }
board-expected = Verwacht vanaf hier: { $names }
board-moves = Zetten vanaf hier
play-panel = Speel tegen de zoekmethode
play-about = Jij zet, de zoekmethode antwoordt. Elk van haar zetten opent de zoektocht die hem koos.
play-chance = Tegen de zoekmethode spelen kan alleen in spellen zonder toeval.
play-first = Speel als { $player }: begin
play-second = Speel als { $player }: antwoord
play-board = Je partij: { $position }
play-drawn = Remise.
play-won = Je hebt gewonnen.
play-lost = De zoekmethode heeft gewonnen.
play-thinking = De zoekmethode denkt na …
play-answer = De zoekmethode heeft { $name } gespeeld.
play-your-turn = Jij bent aan zet, als { $player }.
play-moves = Je zetten
play-open = open de zoektocht die hem koos
play-record = Zetten tot nu toe
play-take-back = Neem terug
play-again = Opnieuw
play-sides = Opnieuw, van kant gewisseld
play-end = Stop
play-think = Laat haar zetten
play-stopped = De zoekmethode is gestopt voor ze een zet koos.
play-looking = Een ogenblik …
play-unanswered = De mogelijke zetten zijn niet bekend: er kwam geen antwoord.
play-checkmate = Schaakmat. { $result }
play-stalemate = Pat. { $result }
play-fifty-moves = Vijftig zetten zonder slag of pionzet. { $result }
play-own-line = Wie een lijn maakt, verliest. { $result }
play-values = De waarden van de zoekmethode gelden voor { $max }: lage waarden en verlies zijn goed voor { $min }.
play-review = Terugblik op de partij
review-title = Terugblik op de partij
review-unreadable = De partij is niet te lezen.
review-about = Elke waarde is wat de zoektocht, ingesteld als in de partij, na de zet vindt, zoals ze telt voor { $player }. Druk op een zet van jou die waarde verloor om een betere te vinden.
review-show = Laat zien
review-estimate = Waarden met “ongeveer” zijn schattingen: de zoektocht kwam niet tot het einde van het spel.
review-running = Stelling { $number } van { $of } wordt doorzocht …
review-summary = { $count ->
    [0] Geen van je zetten verloor waarde.
    [one] Eén van je zetten verloor waarde.
   *[other] { $count } van je zetten verloren waarde.
}
review-curve = De waarden van de stellingen, na elkaar; in de tabel staan ze als tekst.
review-better = beter voor { $player }
review-values = De zetten
review-move = Zet
review-value = Waarde
review-judgement = Oordeel
review-about-value = ongeveer { $value }
review-lost = verloor waarde; { $best } was mogelijk
review-ask = Wat was beter?
review-again = Nog eens bekijken
review-question = Wat had je moeten spelen in plaats van { $name }?
review-right = Goed.
review-wrong = Niet de beste.
review-best = Beter:
review-worth = { $name } is { $value } waard.
review-expected = De zoektocht verwacht { $moves }.
square-name = { $place }, { $piece }
square-goal = { $name }: zet hierheen
square-hole = kolom { $file }, rij { $row }
square-empty = leeg
square-man = { $kind ->
    [K] koning
    [Q] dame
    [R] toren
    [B] loper
    [N] paard
   *[other] pion
  } van { $side ->
    [MAX] wit
   *[other] zwart
  }
square-becomes = De pion wordt:
table-panel = Transpositietabel
table-counts = { $count } stellingen · { $tries } opgezocht · { $wanted } treffers
table-latest = Laatste stellingen
table-value = Waarde
node-pick-game = Kies een stelling in de boom om die uit te klappen of om van daar te zoeken.
node-position = Stelling
node-position-of = Stelling { $name }
node-visit-at = Bezocht bij stap { $step }
node-fold = Klap in
node-unfold = Klap uit
node-to-cut = Naar de bijbehorende snoeiing
node-search-here = Zoek vanaf hier

gallery-find-max-min = findMax en findMin
gallery-find-max-min-about = Dezelfde boom met het programma uit 2018: een latere zet die even goed is, neemt de plaats van de beste in.
gallery-pairs = Waarde en zet als paar
gallery-pairs-about = Weer de binaire boom: twee functies die de beste waarde en de beste zet teruggeven.
gallery-merged = Beide kanten in één
gallery-merged-about = Nogmaals de binaire boom: één functie, met de partij die aan zet is.
gallery-single-cutoff = Maar één grens
gallery-single-cutoff-about = De diepe snoeiing wordt gemist als maar één grens wordt doorgegeven: er wordt één knoop meer bezocht.
gallery-fail-hard = Fail hard
gallery-fail-hard-about = Met het venster van 5 tot 6 geeft een knoop het eind van zijn venster terug in plaats van de gevonden waarde.
gallery-principal-variation = Vertrouw de eerste zet
gallery-principal-variation-about = Van de andere zetten toetst een nulvenster alleen of ze beter zijn.
gallery-deepening = Iteratief verdiepen
gallery-deepening-about = Tot diepte 1, dan 2, dan 3. Elke ronde probeert eerst de beste zetten van de vorige ronde.
gallery-chance = Een munt of een dobbelsteen
gallery-chance-about = Het toeval beslist, en dan MIN. Gemiddeld leidt de munt tot 5.5 en de dobbelsteen tot 6.
gallery-chance-scale = Grootte telt
gallery-chance-scale-about = Met 2, 3, 1 en 4 als bladeren zou MAX naar links gaan. De volgorde is dezelfde: in gemiddelden telt de grootte.
gallery-star1 = Het beste dat het toeval kan brengen
gallery-star1-about = MAX heeft al 6.5. Ook met 9, het grootste blad, in het laatste derde deel blijft het rechter gemiddelde daaronder.
gallery-star2 = Eerst peilen, dan zoeken
gallery-star2-about = Star2 bekijkt eerst overal één zet van MIN. Rechts zijn twee van deze peilingen genoeg om te snoeien.
gallery-tic-tac-toe-end = Boter-kaas-en-eieren, bijna uit
gallery-tic-tac-toe-end-about = Vier lege velden: de hele boom van een echt spel, klein genoeg om te zien.
gallery-one-ply = Eén zet is niet genoeg
gallery-one-ply-about = Op open lijnen kiest X c3. O antwoordt a3 en wint.
gallery-depth-two = Met twee zetten zie je het antwoord
gallery-depth-two-about = Dezelfde stelling, nu met de antwoorden van O erbij: X moet a3 nemen.
gallery-tic-tac-toe = Heel boter-kaas-en-eieren
gallery-tic-tac-toe-about = 549.946 stellingen vanaf het lege bord. Klap uit wat je wilt.
gallery-choose-move = chooseMove met alfa-bèta
gallery-choose-move-about = Hetzelfde spel met het venster van verlies tot winst: 16.811 aanroepen in plaats van 549.946.
gallery-table = Een transpositietabel
gallery-table-about = Op diepte 3 tot 5 wordt opgezocht wat al eerder is bereikt: 7.954 aanroepen.
gallery-table-symmetry = … modulo symmetrie
gallery-table-symmetry-about = Spiegelbeelden tellen als één: hier 2.381 aanroepen. Het college noemt 5.204 en geeft geen code.
gallery-unsound = Een onbetrouwbare tabel
gallery-unsound-about = Zij ziet grenzen voor waarden aan, en vindt winst in een remisespel. Waar gaat het mis?
gallery-mended = De tabel, hersteld
gallery-mended-about = Zij bewaart ook of een waarde exact is of een grens: toch remise.
gallery-connect-four = Vier op een rij, vier zetten
gallery-connect-four-about = Te groot om tot het eind te doorzoeken: op diepte 4 beslist de statische evaluatie.
gallery-connect-four-solved = Vier op een rij op 5×4, opgelost
gallery-connect-four-solved-about = Tot het einde van de partij: remise. De tabel herkent wat al gezien is, ook gespiegeld, en veelbelovende zetten komen eerst: 92.707 bezoeken.
gallery-connect-four-deepening = Vier op een rij, steeds dieper
gallery-connect-four-deepening-about = Vijf ronden, elk geordend naar de vorige.
gallery-connect-four-killers = Killer moves
gallery-connect-four-killers-about = Zetten die op dezelfde diepte eerder tot een snoeiing leidden, worden eerst geprobeerd.
gallery-othello = Othello, stukken min stukken
gallery-othello-about = Op een klein bord, drie ply’s vooruit: de evaluatie is de schijven van X min die van O.
gallery-chess = Schaken: mat in twee
gallery-chess-about = Morphy’s probleem: wit zet mat in drie ply’s. Materiaal is de statische evaluatie.
gallery-horizon-effect = Schaken: het horizoneffect
gallery-horizon-effect-about = Eén zet vooruit slaat de dame een pion. Dat zij wordt teruggeslagen, ligt net voorbij de horizon.
gallery-quiescence = Schaken: quiescence search
gallery-quiescence-about = Dezelfde stelling en dezelfde diepte, maar slagzetten worden tot voorbij de horizon gevolgd: de dame laat de pion staan.
gallery-zugzwang = Schaken: zetdwang
gallery-zugzwang-about = Na Kg6 zou zwart liever passen, maar hij moet zetten en verliest de pion. Alfa-bèta vindt dat: 126 stellingen.
gallery-null-move-zugzwang = Schaken: een nulzet gaat mis
gallery-null-move-zugzwang-about = Dezelfde stelling en dezelfde diepte. Zwart “past” na Kg6 en houdt de pion: er wordt gesnoeid, ten onrechte. 45 stellingen.
gallery-null-move = Schaken: nulzetsnoei
gallery-null-move-about = Als zelfs passen goed genoeg is, wordt geen zet doorzocht: 507 stellingen in plaats van 1.759, en dezelfde waarde.
gallery-late-move = Een late zet, gereduceerd
gallery-late-move-about = De derde zet is de beste, 7, maar één ply minder diep lijkt hij hoogstens 2 waard. Dus wordt 5 gevonden.
gallery-late-move-reductions = Schaken: late-zetreductie
gallery-late-move-reductions-about = Late zetten worden één ply minder diep doorzocht, en opnieuw als ze beter lijken: 991 bezoeken in plaats van 1.759, en dezelfde waarde.
gallery-internal-deepening = De beste zet eerst
gallery-internal-deepening-about = De laatste zet is de beste, dus alfa-bèta bezoekt alle 22 knopen. Hier wordt elke zet eerst twee ply’s minder diep doorzocht: dan blijkt welke de beste is, en zes knopen worden nooit bezocht.
gallery-internal-deepening-connect-four = Vier op een rij: intern iteratief verdiepen
gallery-internal-deepening-connect-four-about = Zonder een goede volgorde te kennen vindt een kleinere zoektocht welke zet als eerste komt: 2.616 bezoeken in plaats van 3.813, de kleinere zoektochten meegeteld, en dezelfde waarde.
more-choices = Meer keuzes
game-root = begin
gallery-trees = Op gegeven bomen
gallery-games = In spellen

## Zoekmethoden naast elkaar
compare = Vergelijk
compare-title = Zoekmethoden naast elkaar
compare-chance = Zoekalgoritmen worden hier niet vergeleken als het toeval meebeslist.
compare-nothing = Er valt nog niets te vergelijken: er is geen zoektocht te zien.
compare-lineups = Kant-en-klare vergelijkingen
compare-usual = Deze naast andere
compare-searches = Zoekmethoden
compare-orders = Volgorden
compare-beside-mcts = Met Monte-Carlo-boomzoeken
compare-add = Voeg er een toe
compare-add-mcts = Monte-Carlo-boomzoeken toevoegen
compare-remove = Verwijder
compare-open = Open
compare-change = Wijzig
compare-depth = diepte { $depth }
compare-table = tabel
compare-waiting = Wacht op zijn beurt
compare-running = { $visited } knopen tot nu toe
compare-growing = { $count } iteraties tot nu toe
compare-iterations = { $count } iteraties
compare-stopped = Gestopt.
compare-failed = De zoektocht is mislukt. Probeer een kleinere diepte.
compare-again = Zoek opnieuw
compare-ended = Voortijdig gestopt: meer stappen kunnen niet worden vastgelegd. De getallen gaan tot daar.
compare-program = Het programma
compare-agree = Het programma bezoekt dezelfde knopen als de zoekmethode ernaast, in dezelfde volgorde.
compare-departs = Bezoek { $visit }: het programma gaat naar { $got }, de zoekmethode naar { $expected }.
compare-goes-on = Bezoek { $visit }: het programma gaat naar { $got }, maar de zoekmethode is klaar.
compare-ends = Bezoek { $visit }: het programma is klaar, maar de zoekmethode gaat naar { $expected }.
compare-go-there = Ga daarheen
compare-nodes = Knopen
compare-leaves = Bladeren
compare-cuts = Snoeiingen
compare-evaluated = Statische evaluaties
compare-of = van { $all }
compare-times = maal de eerste
compare-times-first = { $ratio } × de knopen van 1
compare-slider = Bezochte knopen
compare-at = { $visited } van { $total } knopen bezocht
compare-share = { $percent }% van de eigen stappen
compare-pace = Hoe de zoektochten stappen
compare-by-node = per knoop
compare-own-pace = elk in eigen tempo
compare-plot = Laag voor laag
compare-measure = Wat de balken tonen
compare-ply = Diepte { $ply }
compare-deeper = Dieper
compare-counted = Niet per laag
compare-logarithmic = Logaritmische schaal
compare-least = Minimale boom
compare-least-expected = Minimale boom, geschat
compare-numbers = De balken als getallen
compare-results = Totaal
compare-search = Zoekmethode
compare-factor = b* is de effectieve vertakkingsfactor: een uniforme boom van dezelfde diepte met overal b* zetten zou evenveel knopen hebben. Alle ronden van iteratief verdiepen tellen mee.
compare-whole = De hele boom heeft b = { $branching }. Hoe beter de volgorde en hoe dieper de boom, hoe dichter de b* van alfa-bèta bij √b = { $root } komt.
compare-seen = De stellingen die zijn gezien, hebben gemiddeld b = { $branching } zetten. Hoe beter de volgorde en hoe dieper de boom, hoe dichter de b* van alfa-bèta bij √b = { $root } komt.
compare-further = { $name } gebruikt de statische evaluatie één laag onder de diepte, zoals op het college: het kijkt één ply verder, en bezoekt dus knopen die de andere niet nodig hebben.
compare-exact = De minimale boom is de kleinste zoektocht die de waarde van precies deze boom bewijst: de beste zetten komen eerst, en elke snoeiing komt van de goedkoopste zet die haar kan veroorzaken.
compare-expected = De minimale boom is wat Knuth en Moore (1975) verwachten van bomen waarvan de stellingen op elke diepte evenveel zetten hebben als de hier bezochte stellingen.
compare-grown = De knopen van Monte-Carlo-boomzoeken zijn die van de boom die het laat groeien. De willekeurige zetten tellen niet mee, en er wordt niets gesnoeid.
compare-plays = Wat elk algoritme speelt
compare-move = Zet
compare-worth = Exacte waarde
compare-is-best = Beste zet?
compare-time = Tijd
compare-yes = ja
compare-no = nee
compare-at-once = < 1 ms
compare-milliseconds = { $count } ms
compare-worth-note = De exacte waarde is die van de hele boom of het hele spel na de zet, zonder dieptegrens, wat het algoritme ook vond. De tijden zijn die van dit apparaat, met het vastleggen erbij.
compare-worth-unknown = De exacte waarden zijn niet bekend: ze bepalen duurt hier te lang. De tijden zijn die van dit apparaat, met het vastleggen erbij.
link-guess = De schatting “{ $given }” is geen waarde.
link-time = De tijd “{ $given }” is geen aantal milliseconden van 1 tot en met { $limit }.
time = Tijd, in ms
time-hint = Iteratief verdiepen stopt na dit aantal milliseconden, zodra de eerste ronde klaar is. Met de diepte “einde” telt alleen de tijd. “–” betekent geen limiet.
time-bad = Verwacht: een aantal milliseconden van 1 tot en met { $limit }, of “–”.
time-up = Tijdslimiet bereikt. De laatste volledige ronde keek { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruit.
time-up-best = De beste zet daarvan: { $name }, geschat op { $value }.
time-up-shown = De volgende ronde is te zien voor zover ze kwam.

## Coroutines: de pagina
coroutine-title = Coroutines
coroutine-tagline = Twee programma’s die elkaar de beurt geven: loop er stap voor stap doorheen, vooruit en achteruit
coroutine-skip = Naar de twee programma’s
coroutine-setup = Labels
coroutine-labels = Labels, in de volgorde waarin ze in de boom komen
coroutine-wanted = Gezocht (of niets)
coroutine-labels-empty = Er zijn geen labels. Geef er minstens 1 en hoogstens { $limit }: getallen of woorden.
coroutine-labels-many = Er zijn meer dan { $limit } labels.
coroutine-label-bad = Label { $line }, “{ $given }”, is geen label. Verwacht: een geheel getal van hoogstens { $digits } cijfers of een woord van hoogstens { $limit } letters.
coroutine-label-twice = { $name } staat er tweemaal. In een zoekboom zijn alle labels verschillend.
coroutine-wanted-bad = “{ $given }” kan niet worden gezocht. Verwacht: een geheel getal van hoogstens { $digits } cijfers of een woord van hoogstens { $limit } letters.
coroutine-producer = Producent
coroutine-producer-task = loopt door de boom
coroutine-consumer = Consument
coroutine-consumer-task = neemt de labels
coroutine-fresh = nog niet begonnen
coroutine-runs = is aan de beurt
coroutine-hands-over = geeft de beurt door
coroutine-waits = wacht
coroutine-ended = is klaar
coroutine-abandoned = wordt niet hervat
coroutine-to-producer = De beurt gaat naar de producent
coroutine-to-consumer = De beurt gaat naar de consument
coroutine-at-producer = De producent is aan de beurt
coroutine-at-consumer = De consument is aan de beurt
coroutine-at-nobody = Beide zijn gestopt
coroutine-mailbox = Mailbox
coroutine-mailbox-empty = leeg
coroutine-mailbox-closed = gesloten
coroutine-tree = Binaire zoekboom
coroutine-tree-and = { $before }. { $after }
coroutine-node-here = hier is de producent
coroutine-node-new = nog niet bezocht
coroutine-node-called = aangeroepen, label komt nog
coroutine-node-mailbox = label in de mailbox
coroutine-node-handed = label afgegeven, aanroep loopt nog
coroutine-node-returned = aanroep klaar
coroutine-program = Zijn programma
coroutine-stack = Zijn aanroepen, de binnenste eerst
coroutine-stack-empty = Er loopt geen aanroep.
coroutine-printed = Tot nu toe afgedrukt
coroutine-printed-none = nog niets
coroutine-looks-for = Zoekt
coroutine-wants-all = alle labels
coroutine-held = In de hand
coroutine-held-none = geen label
coroutine-line-executed = uitgevoerd in deze stap
coroutine-line-waits = wacht hier
coroutine-line-resumes = gaat verder na deze regel
coroutine-next-handover = Volgende wissel
coroutine-previous-handover = Vorige wissel
coroutine-help = Twee programma’s delen één thread: er loopt er steeds maar één, tot die de beurt doorgeeft. De producent loopt op volgorde door een binaire zoekboom en legt elk label in de mailbox; de consument haalt het eruit en drukt het af. Let op de aanroepstapel: terwijl de consument loopt, blijft die precies zoals hij was, en daarom kan de producent midden in zijn recursie verdergaan.
coroutine-help-keys = Letters werken zolang de twee programma’s of de stapknoppen de focus hebben; de pijltjes werken overal behalve in velden.
gallery-coroutine-all = Label voor label
gallery-coroutine-all-about = Een wandeling langs zeven knopen die zevenmaal stopt en telkens verdergaat waar ze was.
gallery-coroutine-found = Vroeg gevonden
gallery-coroutine-found-about = De consument zoekt fox. Zodra hij die heeft, wordt de rest van de boom niet meer doorlopen.
gallery-coroutine-deep = Zes aanroepen diep
gallery-coroutine-deep-about = De producent geeft de beurt door vanaf de bodem van zijn recursie. De hele stapel wacht.
gallery-coroutine-missing = Niet in de boom
gallery-coroutine-missing-about = Het label komt nooit. Hoe weet de consument dat er geen meer zijn?
gallery-coroutine-zigzag = Heen en weer
gallery-coroutine-zigzag-about = Een boom als een zigzag: sommige labels komen op de heenweg, de andere op de terugweg.

## Coroutines: wat een stap zegt
coroutine-begun = Twee programma’s wisselen elkaar af: de consument wil labels, de producent vindt ze in de boom. De consument begint.
coroutine-begun-wanted = Twee programma’s wisselen elkaar af: de producent vindt labels in de boom, de consument neemt ze tot hij { $sought } heeft. De consument begint.
coroutine-ask-first = De consument heeft een label nodig en geeft de beurt door. De producent begint.
coroutine-ask = De consument heeft het volgende label nodig en geeft de beurt door. De producent gaat verder in de aanroep voor { $name }, meteen na de regel waar hij stopte.
coroutine-not-closed = De consument gaat verder waar hij stond. De mailbox is niet gesloten: er ligt een label.
coroutine-closed = De mailbox is gesloten, dus de consument stopt. Hij heeft { $count ->
    [one] één label
   *[other] { $count } labels
} afgedrukt.
coroutine-closed-wanted = De mailbox is gesloten, dus de consument stopt. { $sought } zit niet in de boom.
coroutine-take = De consument haalt { $name } uit de mailbox, die nu weer leeg is.
coroutine-print = De consument drukt { $name } af.
coroutine-other = { $name } is niet { $sought }, dus de consument doet nog een rondje.
coroutine-found = { $name } is wat hij zocht, dus de consument stopt. De producent gaat nooit verder: { $count ->
    [0] hij was al bij elke knoop geweest, maar zijn lopende aanroepen keren nooit terug.
    [one] één knoop is nooit bezocht.
   *[other] { $count } knopen zijn nooit bezocht.
}
coroutine-begin = De producent begint bij de wortel door de boom te lopen.
coroutine-call = traverse wordt aangeroepen voor { $name }. { $count ->
    [one] Er loopt één aanroep.
   *[other] Er lopen { $count } aanroepen, die elk op de aanroep erbinnen wachten.
}
coroutine-left = { $name } heeft een linkerkind, { $child }. Alle labels daar zijn kleiner en komen eerst.
coroutine-left-none = { $name } heeft geen linkerkind, dus nu komt het eigen label.
coroutine-deposit = { $name } is aan de beurt: de producent legt het in de mailbox.
coroutine-hand-over = De producent geeft midden in zijn werk de beurt door. Hij onthoudt waar hij is: { $count ->
    [one] één lopende aanroep,
   *[other] { $count } lopende aanroepen, de binnenste
} voor { $name }.
coroutine-right = { $name } heeft een rechterkind, { $child }. Alle labels daar zijn groter en komen nu.
coroutine-right-none = { $name } heeft geen rechterkind, dus hier is niets meer te doen.
coroutine-return-left = De aanroep voor { $name } is klaar. Hij keert terug in de aanroep voor { $parent }, waarvan nu het eigen label komt.
coroutine-return-right = De aanroep voor { $name } is klaar. Hij keert terug in de aanroep voor { $parent }, die nu ook klaar is.
coroutine-return-root = De aanroep voor { $name }, de wortel, is klaar: de hele boom is doorlopen.
coroutine-close = Er zijn geen labels meer, dus de producent sluit de mailbox.
coroutine-end = De producent geeft voor het laatst de beurt door. Hij is klaar.

## Backtracking: de pagina
trail-title = Backtracking
trail-tagline = Zoeken door te proberen, vast te lopen en terug te gaan: stap er in beide richtingen doorheen
trail-setup = De puzzel
trail-puzzle = Puzzel
trail-tour = Paardentocht
trail-queens = Dames
trail-sudoku = Sudoku
trail-map-puzzle = Kaart kleuren
trail-cryptarithm = Letterrekenen
trail-sum = Som
trail-sum-given = Voorbeeld
trail-sum-own = eigen som
trail-letters = Letters
trail-letters-given = vanaf de rechterkolom
trail-digits-tried = Cijfers proberen
trail-subset-sum = Deelverzamelingssom
trail-numbers = Getallen
trail-target = Doel
trail-number-order = Volgorde van getallen
trail-numbers-given = zoals gegeven
trail-numbers-ascending = het kleinste eerst
trail-numbers-descending = het grootste eerst
trail-bound = Grens
trail-bound-hint = Waar de zoektocht niet verdergaat, omdat er geen oplossing meer kan komen. Bij elke keuze worden alle oplossingen gevonden.
trail-bound-none = geen
trail-bound-sum = som (hoogstens het doel)
trail-bound-rest = som en rest (doel nog haalbaar)
trail-bound-next = som, rest en kleinste getal dat over is (past nog)
trail-maze = Doolhof
trail-maze-rows = Rijen van het doolhof
trail-maze-length = Maximaal aantal stappen
trail-maze-length-any = Maximaal aantal stappen, of leeg
trail-headings = Volgorde van richtingen
trail-bound-distance = afstand tot het doel
trail-map = Kaart
trail-map-australia = Australië
trail-map-netherlands = Nederland
trail-map-own = eigen kaart
trail-borders = Grenzen
trail-colours = Kleuren
trail-regions = Gebieden
trail-regions-given = op volgorde
trail-regions-fewest = eerst minste kleuren over (MRV)
trail-regions-degree = minste over, dan meeste buren zonder kleur
trail-rows = Rijen
trail-rows-given = van boven
trail-variables-fewest = eerst minste waarden over (MRV)
trail-variables-degree = minste over, dan meeste beperkingen met open variabelen
trail-columns-tried = Kolommen proberen
trail-columns-given = van links
trail-values = Kleuren proberen
trail-values-given = op volgorde
trail-values-least = minst beperkende eerst
trail-inference = Inferentie
trail-inference-hint = Wat er na elke keuze bij andere gebieden wordt weggestreept, zodat doodlopende wegen eerder opvallen.
trail-inference-variables-hint = Wat er na elke keuze bij de andere variabelen wordt weggestreept, zodat doodlopende wegen eerder opvallen.
trail-inference-none = geen
trail-inference-forward = forward checking
trail-inference-arcs = boogconsistentie (MAC)
trail-board = Bord
trail-start = Begin
trail-aim = Tocht
trail-aim-open = open
trail-aim-closed = gesloten
trail-aim-hint = Een gesloten tocht eindigt één paardensprong van waar hij begon.
trail-order = Volgorde van zetten
trail-order-hint = Welk bereikbaar veld het eerst wordt geprobeerd. De volgorde bepaalt hoe snel er een tocht wordt gevonden.
trail-size = Dames
trail-test = Toetsen
trail-test-once = bij elke keuze
trail-test-end = pas aan het eind
trail-test-hint = Backtracking toetst elke keuze en geeft meteen op wat niet kan lukken. Genereren en toetsen maakt elke kandidaat eerst af en kijkt dan pas of het een oplossing is.
trail-cells = Vakjes
trail-cells-rows = rij voor rij
trail-cells-fewest = minste mogelijkheden eerst
trail-clues = Gegeven
trail-prune = Eerder opgeven
trail-facts = De zoektocht in cijfers
trail-fact-steps = Bekende stappen
trail-fact-visited = Bezochte knopen
trail-fact-depth = Diepte
trail-fact-depth-of = { $depth } van { $all }
trail-fact-deepest = Diepste tot nu toe
trail-fact-solutions = Oplossingen tot nu toe
trail-fact-whole = Dit is de hele zoektocht.
trail-fact-open = Het zoeken gaat verder dan de laatste stap hier. Het einde is niet te voorspellen.
trail-fact-counted = Het zoeken gaat verder dan de laatste stap hier: het telt in totaal { $steps } stappen.
trail-way = Huidig pad
trail-call = keuze { $tried } van { $all }
trail-way-empty = Er is nog niets gekozen.
trail-grid = Bord
trail-find-first = Zoek een oplossing
trail-find-next = Zoek de volgende oplossing
trail-run = Zoek door tot het einde
trail-halt = Stop
trail-running = { $steps } stappen, { $rate } per seconde, { $seconds } s. Diepste: { $deepest } van { $all }.
trail-running-hint = Hoeveel er nog over is, weet je pas als het klaar is.
trail-found = Een oplossing bij stap { $number }.
trail-finished = Het zoeken is klaar na { $number } stappen.
trail-none-left = Er is geen verdere oplossing.
trail-too-far = Dat is meer dan { $number } stappen ver. Laat het zoeken doorgaan en ga er daarna heen.
trail-too-slow = De weg erheen duurt te lang om op te wachten. Laat het zoeken doorgaan en ga er daarna heen.
trail-nowhere = Zo’n stap is er niet.
trail-lost-worker = Het zoeken op de achtergrond kon niet beginnen. Probeer het opnieuw of herlaad de pagina.
trail-no-solution = Er is geen oplossing.
trail-next-stuck = Volgende doodlopende weg
trail-previous-stuck = Vorige doodlopende weg
trail-next-solution = Volgende oplossing
trail-previous-solution = Vorige oplossing
trail-step = Stap { $number }
trail-step-of = Stap { $number } van { $all }
trail-step-known = Stap { $number } van { $all } bekende
trail-speed-value = { $number } per seconde

## Backtracking: wat een stap zegt
trail-choices = { $count ->
    [one] Er is één keuze: { $names }.
   *[other] Er zijn { $count } keuzes, in deze volgorde: { $names }.
}
trail-left = Terug: alles na { $name } is geprobeerd, dus { $name } wordt teruggenomen.
trail-left-early = Terug: { $name } wordt teruggenomen, want daarna kan niets meer lukken.
trail-left-solved = De oplossing is geteld, en { $name } wordt teruggenomen om de volgende te zoeken.
trail-next = Nu komt { $name }.
trail-exhausted = Hier is niets anders meer te proberen, dus de zoektocht gaat nog één stap terug.
trail-root-exhausted = Er is helemaal niets meer te proberen.
trail-over = Het zoeken is klaar: { $solutions }. Bezochte knopen: { $entered }.
trail-over-none = Het zoeken is klaar: er is geen oplossing. Knopen, bezocht om dat zeker te weten: { $entered }.
queens-begun = Het bord is leeg. { $count ->
    [one] Er moet één dame op.
   *[other] Er moeten { $count } dames op, één in elke rij, en geen mag een andere aanvallen.
}
queens-choices = Rij { $line } is aan de beurt. { $count ->
    [one] Er is één veld om te proberen: { $names }.
   *[other] Er zijn { $count } velden om te proberen, in deze volgorde: { $names }.
}
queens-fewest = Rij { $line } is aan de beurt: geen rij heeft minder velden over. { $count ->
    [one] Ze heeft er één: { $names }.
   *[other] Ze heeft er { $count }, in deze volgorde: { $names }.
}
queens-removed-of = { $names } uit rij { $line }
queens-checked = Forward checking verwijdert { $removed }.
queens-consistent = Boogconsistentie verwijdert { $removed }.
queens-emptied = In rij { $line } is geen veld over. De zoektocht geeft het hier al op, nog voordat die rij aan de beurt is.
queens-none-left = In rij { $line } is geen veld over.
queens-placed = Rij { $line }: een dame op { $name }.
queens-attacked = Rij { $line }: een dame op { $name }, waar die op { $other } haar aanvalt. Dat wordt pas aan het eind getoetst.
queens-stuck = Vastgelopen: elk veld van rij { $line } wordt aangevallen. De laatste dame moet weg.
queens-rejected = Alle { $count } dames staan, en nu wordt er getoetst: er zijn er die elkaar aanvallen. Afgekeurd.
queens-solved = { $count ->
    [one] De dame staat: een oplossing!
   *[other] Alle { $count } dames staan en geen valt een andere aan: een oplossing!
}
tour-begun = Het paard begint op { $name }.
tour-placed = Bezoek { $line }: het paard gaat van { $from } naar { $name }.
tour-jumped = Bezoek { $line }: { $name } komt op de lijst na { $from }. Of een paard daarheen kan, wordt pas aan het eind getoetst.
tour-stuck = Vastgelopen: vanaf { $name } is elk bereikbaar veld al bezocht. Het paard moet terug.
tour-not-closed = Alle { $count } velden zijn bezocht, maar { $name } ligt niet één sprong van { $from }, waar de tocht begon. Het paard moet terug.
tour-rejected = De lijst is volledig, en nu wordt er getoetst: het is geen tocht. Afgekeurd.
tour-solved = { $count ->
    [one] Het enige veld is bezocht: een tocht!
   *[other] Alle { $count } velden zijn bezocht: een tocht!
}
tour-solved-closed = Alle { $count } velden zijn bezocht, en { $from } is één sprong ver: een gesloten tocht!
tour-pruned-dead = Eerder opgegeven: door { $name } kan geen weg meer voeren.
tour-pruned-apart = Eerder opgegeven: { $name } is niet meer te bereiken.
sudoku-begun = De gegeven cijfers staan. Elke rij, elke kolom en elk blok moet ieder cijfer één keer bevatten.
sudoku-root = { $method ->
    [forward] Forward checking
   *[other] Boogconsistentie
} met de gegeven cijfers laat { $digits } { $count ->
    [one] cijfer in een leeg vakje
   *[other] cijfers in de lege vakjes
} over.
sudoku-emptied = Voor { $name } is geen cijfer over. De zoektocht geeft het hier al op, nog voordat dat vakje aan de beurt is.
sudoku-placed = { $digit } komt in { $name }.
sudoku-conflict = { $digit } komt in { $name }, hoewel { $other } het al heeft. Dat wordt pas aan het eind getoetst.
sudoku-stuck = Vastgelopen: voor { $name } is geen cijfer over. Het laatste cijfer moet anders.
sudoku-rejected = Elk vakje is gevuld, en nu wordt er getoetst: er komt een cijfer dubbel voor. Afgekeurd.
sudoku-solved = Elk vakje is gevuld en geen cijfer staat dubbel: opgelost!
map-begun = { $count ->
    [one] Nog geen gebied heeft een kleur. Buren moeten verschillende kleuren krijgen, en er is er maar één.
   *[other] Nog geen gebied heeft een kleur. Buren moeten verschillende kleuren krijgen, uit { $count }.
}
map-placed = { $name } krijgt kleur { $colour }.
map-conflict = { $name } krijgt kleur { $colour }, hoewel buur { $other } die al heeft. Dat wordt pas aan het eind getoetst.
map-checked = Forward checking laat over: { $left }.
map-consistent = Boogconsistentie laat over: { $left }.
map-choices = Het volgende gebied is { $name }. { $count ->
    [one] Daarvoor is één kleur over: { $names }.
   *[other] Daarvoor zijn { $count } kleuren over, in deze volgorde: { $names }.
}
map-colour-of = { $colour } voor { $name }
map-stuck = Vastgelopen: voor { $name } is geen kleur over. De laatste kleur moet anders.
map-emptied = Voor { $name } is geen kleur over. De zoektocht geeft het hier al op, nog voordat { $name } aan de beurt is.
map-rejected = Elk gebied heeft een kleur, en nu wordt er getoetst: er zijn buren met dezelfde. Afgekeurd.
map-lost = Voor { $name } is geen kleur over.
map-solved = Elk gebied heeft een kleur, en alle buren verschillen: opgelost!
map-no-region = De kaart heeft geen gebied. Verwacht: grenzen, zoals WA-NT WA-SA.
map-too-many = De kaart heeft meer dan { $count } gebieden.
map-bad-name = “{ $given }” is geen gebied. Verwacht: namen van één tot en met vier letters of cijfers, met - tussen buren, zoals WA-NT.
map-itself = { $name } kan niet zijn eigen buur zijn.
map-colours-bad = “{ $given }” is geen aantal kleuren. Verwacht: { $range }.
cryptarithm-begun = Nog geen letter heeft een cijfer. Verschillende letters krijgen verschillende cijfers, geen getal begint met 0, en de som moet kloppen.
cryptarithm-choices = De volgende letter is { $name }. { $count ->
    [one] Er is één cijfer mogelijk: { $names }.
   *[other] Er zijn { $count } cijfers mogelijk, in deze volgorde: { $names }.
}
cryptarithm-fewest = De volgende letter is { $name }: geen letter heeft minder cijfers over. { $count ->
    [one] Het is er één: { $names }.
   *[other] Het zijn er { $count }, in deze volgorde: { $names }.
}
cryptarithm-placed = { $name } krijgt { $digit }.
cryptarithm-conflict = { $name } krijgt { $digit }, hoewel { $other } dat al heeft. Dat wordt pas aan het eind getoetst.
cryptarithm-digit-of = { $digit } voor { $name }
cryptarithm-column = { $kind ->
    [units] de eenheden
    [tens] de tientallen
    [hundreds] de honderdtallen
    [thousands] de duizendtallen
   *[other] kolom { $number } van rechts
}
cryptarithm-adds-up = Bij { $place }: { $sum }.
cryptarithm-carries = Bij { $place }: { $sum }, { $carry } onthouden.
cryptarithm-carry-into = wat bij { $place } onthouden wordt
inference-removed = { $method ->
    [forward] Forward checking
   *[other] Boogconsistentie
} verwijdert { $digit } bij { $names }.
inference-left = { $method ->
    [forward] Forward checking
   *[other] Boogconsistentie
} laat over: { $left }.
inference-removed-and-left = { $method ->
    [forward] Forward checking
   *[other] Boogconsistentie
} verwijdert { $digit } bij { $names }, en laat over: { $left }.
cryptarithm-stuck = Vastgelopen: voor { $name } is geen cijfer mogelijk. Het laatste cijfer moet anders.
cryptarithm-emptied = Voor { $name } is geen cijfer over. De zoektocht geeft het hier al op, nog voordat { $name } aan de beurt is.
cryptarithm-no-carry = Wat bij { $place } onthouden wordt, kan niet meer kloppen. De zoektocht geeft het hier op.
cryptarithm-rejected = Elke letter heeft een cijfer, en nu wordt er getoetst: een cijfer komt dubbel voor, of de som klopt niet. Afgekeurd.
cryptarithm-lost = Voor { $name } is geen cijfer over.
cryptarithm-carry-lost = Wat bij { $place } onthouden wordt, kan niet meer kloppen.
cryptarithm-solved = Elke letter heeft een eigen cijfer, en de som klopt: opgelost!
cryptarithm-no-letters = Er zijn geen letters. Verwacht: een som van woorden, zoals SEND + MORE = MONEY.
cryptarithm-character = “{ $given }” is geen letter en geen + of =. Verwacht: een som van woorden, zoals SEND + MORE = MONEY.
cryptarithm-no-equals = Er staat geen = voor de uitkomst. Verwacht: een som van woorden, zoals SEND + MORE = MONEY.
cryptarithm-one-sum = Verwacht: één = met één woord erachter, zoals in SEND + MORE = MONEY.
cryptarithm-addends = Er { $count ->
    [one] wordt één woord
   *[other] worden { $count } woorden
} opgeteld. Verwacht: { $range }.
cryptarithm-too-long = “{ $given }” heeft meer dan { $most } letters.
cryptarithm-too-many = Er zijn { $count } verschillende letters, en maar 10 cijfers.
subset-sum-begun = Over geen getal is nog beslist. Enkele van { $numbers } moeten samen { $target } zijn.
subset-sum-choices = Het volgende getal is { $number }. Het kan meedoen of wegblijven.
subset-sum-only = { $choice ->
    [take] Dus { $number } kan alleen meedoen.
   *[other] Dus { $number } kan alleen wegblijven.
}
subset-sum-choice = { $choice ->
    [take] de keuze met { $number }
   *[other] de keuze zonder { $number }
}
subset-sum-taken = { $number } doet mee. De som is { $sum }.
subset-sum-left = { $number } blijft weg. De som blijft { $sum }.
subset-sum-over = Met { $number } zou de som { $sum } zijn, meer dan { $target }.
subset-sum-short = { $choice ->
    [take] Met { $number } zou de som, zelfs met alles wat daarna over is, { $rest }, maar { $sum } zijn, minder dan { $target }.
   *[other] Zonder { $number } zou de som, zelfs met alles wat daarna over is, { $rest }, maar { $sum } zijn, minder dan { $target }.
}
subset-sum-short-last = { $choice ->
    [take] Met { $number }, het laatste getal, zou de som { $sum } zijn, minder dan { $target }.
   *[other] Zonder { $number }, het laatste getal, zou de som { $sum } zijn, minder dan { $target }.
}
subset-sum-smallest = { $choice ->
    [take] Met { $number } zou zelfs het kleinste getal dat daarna over is, { $least }, de som { $sum } maken, meer dan { $target }.
   *[other] Zonder { $number } zou zelfs het kleinste getal dat daarna over is, { $least }, de som { $sum } maken, meer dan { $target }.
}
subset-sum-stuck = Vastgelopen: { $number } kan niet meedoen en niet wegblijven. De laatste beslissing moet anders.
subset-sum-rejected = Over elk getal is beslist, en { $sum } is niet { $target }. Afgekeurd.
subset-sum-solved = Dat is het doel: opgelost!
subset-sum-lost-over = De som is al { $sum }, meer dan { $target }.
subset-sum-lost-short = Zelfs met alles wat over is, { $rest }, zou de som { $sum } zijn, minder dan { $target }.
subset-sum-lost-smallest = Het doel is niet gehaald, en zelfs het kleinste getal dat over is, { $least }, zou de som { $sum } maken, meer dan { $target }.
subset-sum-no-numbers = Er zijn geen getallen. Verwacht: een paar, zoals 5 10 12.
subset-sum-too-many = Er zijn { $count } getallen. Verwacht: hoogstens { $most }.
subset-sum-number = “{ $given }” is geen positief geheel getal.
subset-sum-too-large = { $given } is te groot. Verwacht: getallen tot en met { $most }.
subset-sum-target-bad = “{ $given }” is geen doel. Verwacht: { $range }.
maze-begun = Het pad begint op { $start }, bij S. Gezocht worden paden naar G, op { $goal }, die op geen veld twee keer komen.
maze-begun-at-most = Het pad begint op { $start }, bij S. Gezocht worden paden naar G, op { $goal }, die op geen veld twee keer komen en hoogstens { $count ->
    [one] één stap
   *[other] { $count } stappen
} hebben.
maze-placed = Stap { $number }: { $heading ->
    [north] noord
    [east] oost
    [south] zuid
   *[other] west
}, van { $from } naar { $to }.
maze-stuck = Vastgelopen: naast { $name } zijn alleen muren en velden van het pad.
maze-far = { $count ->
    [one] Eén stap
   *[other] { $count } stappen
} tot nu toe en nog minstens { $least } zijn er samen { $sum }, meer dan { $most }.
maze-used-up = Alle stappen zijn op, { $most } stuks, en G is niet bereikt.
maze-solved = G is bereikt in { $count ->
    [one] één stap
   *[other] { $count } stappen
}: een pad!
maze-lost-cut-off = Er leiden geen vrije velden van { $name } naar G.
maze-lost-too-long = Zelfs de kortste weg verder vanaf { $name } heeft { $least } stappen. Met die tot nu toe zijn dat er { $sum }, meer dan { $most }.
maze-empty = Het doolhof heeft geen rijen. Verwacht: een paar, zoals S.# ... #.G.
maze-character = “{ $given }” is geen veld van een doolhof. Verwacht: #, ., S of G.
maze-uneven = Rij { $row } van het doolhof heeft { $given } velden, en de eerste heeft er { $columns }.
maze-too-large = Een doolhof van { $given } is te groot. Het kan hoogstens { $most } zijn.
maze-missing = Het doolhof heeft geen { $letter ->
    [S] begin, S
   *[other] doel, G
}.
maze-several = Het doolhof heeft { $count } velden { $letter }. Verwacht: één.
maze-length-bad = “{ $given }” is geen aantal stappen. Verwacht: { $range }.
maze-no-order = Geen volgorde van richtingen heet “{ $given }”. Er is clockwise, clockwise-1 tot en met clockwise-4, of de richtingen 1 (noord) tot en met 4 (west) in een eigen volgorde, zoals 1324.
sudoku-cell = rij { $row }, kolom { $place }

## Backtracking: de velden voor wie ze niet kan zien
trail-square-free = { $name }, vrij
trail-square-out = { $name }, uitgesloten
trail-square-given = { $name }, { $text }, gegeven
trail-square-placed = { $name }, { $text }
trail-region-coloured = { $name }, kleur { $colour }
trail-region-open = { $name }, nog geen kleur
trail-region-left = { $name }, over: { $colours }
trail-region-lost = { $name }, geen kleur over
trail-number-open = { $name }, nog niet beslist
trail-number-taken = { $name }, doet mee
trail-number-left = { $name }, blijft weg
maze-square-wall = { $name }, muur
maze-square-left = { $name }, weer verlaten
maze-square-step = { $name }, stap { $number }
maze-square-here = { $square }; het pad eindigt hier
maze-square-end = { $name }, { $letter ->
    [S] begin
   *[other] doel
}
trail-square-queen = { $name }, dame
trail-square-kept = { $name }, nog over
trail-square-lost = { $name }, niets over
trail-square-removed = { $name }, verwijderd
trail-square-removed-now = { $name }, verwijderd door de laatste keuze
trail-square-visited = { $name }, bezocht als nummer { $number }
trail-square-here = { $name }, bezocht als nummer { $number }, hier staat het paard
trail-square-next = { $square }; nu aan de beurt
trail-square-later = { $square }; nog te proberen
trail-square-tried = { $square }; geprobeerd, mislukt
trail-square-left = { $square }; zojuist van teruggekomen
trail-square-attacked = { $square }; aangevallen vanaf { $other }
trail-square-blocked = { $square }; bereikbaar, maar bezet
cryptarithm-square-taken = { $square }; niet mogelijk: { $letter } is { $digit }
cryptarithm-square-impossible = { $square }; niet mogelijk
trail-skip = Naar het bord
trail-size-bad = “{ $given }” dames kan niet; het kunnen er { $range } zijn.
trail-help = Kies een puzzel en druk op afspelen. Het zoeken maakt de ene keuze na de andere; waar het vastloopt gaat het terug en probeert het de volgende keuze. Het bord toont de stelling, de boom waar het zoeken is, en je kunt altijd terug.
trail-help-keys = Letters werken zolang het bord of de stapknoppen de focus hebben; de pijltjes werken overal behalve in velden. Op het bord gaan de pijltjes van veld naar veld.
exhibit-stuck-knight = Het vastgelopen paard
exhibit-stuck-knight-about = Na twaalf velden zit het paard vast in de hoek. Wat nu?
exhibit-tour-small = Alle tochten van 3×4
exhibit-tour-small-about = Een bord zo klein dat de hele zoektocht te zien is.
exhibit-tour-five = 5×5 vanuit de hoek
exhibit-tour-five-about = Hier beginnen 304 tochten. Kijk hoelang de gewone volgorde over de eerste doet.
exhibit-tour-none = 4×4: er is er geen
exhibit-tour-none-about = Om dat zeker te weten moet alles worden geprobeerd.
exhibit-tour-warnsdorff = De regel van Warnsdorff
exhibit-tour-warnsdorff-about = Steeds naar het veld met de minste uitwegen: 8×8 zonder één keer terug te gaan.
exhibit-tour-closed = Een gesloten tocht
exhibit-tour-closed-about = Het laatste veld moet één sprong van het eerste liggen.
exhibit-tour-pruned = Eerder opgeven
exhibit-tour-pruned-about = Een veld waar geen weg meer door kan, maakt meteen een eind aan de poging.
exhibit-tour-blocked = Met gaten
exhibit-tour-blocked-about = Twee velden van het bord zijn uitgesloten.
exhibit-tour-generate = Genereren en toetsen: een tocht
exhibit-tour-generate-about = Elke lijst van velden wordt eerst afgemaakt en dan pas getoetst. Daarom bestaat backtracking.
exhibit-queens-four = Vier dames
exhibit-queens-four-about = Klein genoeg om elke stap te volgen.
exhibit-queens-generate = Genereren en toetsen: vier dames
exhibit-queens-generate-about = Dezelfde zoektocht zonder vooruit te kijken: 256 volledige borden worden getoetst.
exhibit-queens-eight = Acht dames
exhibit-queens-eight-about = 92 oplossingen. De boom laat zien waar het zoeken teruggaat.
exhibit-queens-forward = Acht dames met forward checking
exhibit-queens-forward-about = Aangevallen velden verdwijnen uit de rijen die nog komen. Rij 3 heeft niets over voordat de zoektocht daar is.
exhibit-queens-arcs = Acht dames met boogconsistentie
exhibit-queens-arcs-about = Hetzelfde begin, en veel minder knopen: wat in een rij over is, wordt vergeleken met wat in alle andere over is.
exhibit-sudoku-small = Een kleine sudoku
exhibit-sudoku-small-about = Vier cijfers, en een paar stappen terug.
exhibit-sudoku-hard = Een sudoku rij voor rij
exhibit-sudoku-hard-about = De vakjes op volgorde invullen betekent duizenden keren terug.
exhibit-sudoku-fewest = Minste mogelijkheden eerst
exhibit-map-plain = Een kaart in drie kleuren
exhibit-map-plain-about = Australië met gewone backtracking: elk gebied probeert de kleuren die geen buur heeft.
exhibit-map-forward = Forward checking
exhibit-map-forward-about = Een provincie verliest haar laatste kleur als haar buur die krijgt, en de zoektocht geeft het op voordat hij daar komt.
exhibit-map-arcs = Boogconsistentie
exhibit-map-arcs-about = De provincies van Nederland hebben niet genoeg aan drie kleuren. Twee keuzes zijn genoeg om dat te zien: 10 knopen in plaats van 40.
exhibit-sum-plain = Two en two is four
exhibit-sum-plain-about = TWO + TWO = FOUR letter voor letter van rechts. Zodra een kolom vol is, moet ze kloppen.
exhibit-sum-money = Send more money
exhibit-sum-money-about = De som van Dudeney uit 1924. Al vóór de eerste keuze blijkt door boogconsistentie dat M 1 is, S 9 en O 0.
exhibit-subset-plain = Elke deelverzameling
exhibit-subset-plain-about = Welke van 5, 10, 12, 13, 15 en 18 zijn samen 30? Zonder grens gaat het door met sommen die al te groot zijn: 119 knopen.
exhibit-subset-bounds = Twee grenzen
exhibit-subset-bounds-about = De som mag niet meer dan 30 zijn, en wat over is moet 30 nog kunnen halen: dezelfde drie oplossingen met 46 knopen.
exhibit-maze-plain = Elk pad
exhibit-maze-plain-about = Van S naar G zonder twee keer op een veld te komen. Markeringen worden weer weggehaald, zodat alle 28 paden gevonden worden: 345 knopen.
exhibit-maze-bound = Te ver van het doel
exhibit-maze-bound-about = Hetzelfde doolhof met hoogstens 9 stappen. Een veld vanwaar G te ver is wordt meteen verlaten: 63 knopen in plaats van 112.
exhibit-sudoku-fewest-about = Dezelfde sudoku met een andere volgorde, en een fractie van de stappen.
exhibit-sudoku-arcs = Sudoku met boogconsistentie
exhibit-sudoku-arcs-about = Dezelfde sudoku, weer rij voor rij: 652 knopen in plaats van 65.723. Een vakje met één cijfer over neemt het zijn buren af.
tour-no-size = “{ $given }” is geen grootte. Verwacht: rijen en kolommen, zoals 3x10.
tour-bad-size = Een bord van { $given } kan niet. Het kan 3 tot en met 16 rijen en kolommen hebben.
tour-no-square = “{ $given }” is geen veld. Verwacht: een letter en een getal, zoals b3.
tour-off-board = Het bord heeft geen veld { $given }. De velden zijn a1 tot en met { $corner }.
tour-no-start = Elk veld is uitgesloten; er moet er een over zijn om op te beginnen.
tour-blocked-square = { $square } is uitgesloten.
tour-twice = { $square } wordt tweemaal bezocht.
tour-no-move = Van { $from } naar { $square } is geen paardensprong.
tour-too-large = Een bord van { $count } velden is te groot om elke lijst van velden te proberen; hoogstens { $limit }.
tour-no-order = Geen volgorde van zetten heet “{ $given }”. Verwacht: clockwise, clockwise-3, rows, random-7, warnsdorff, warnsdorff-centre, warnsdorff-pohl, of de richtingen 1 tot en met 8 in een volgorde zoals 15372648.
tour-no-pruning = Geen manier van eerder opgeven heet “{ $given }”. Verwacht: dead, connected, all of none.
tour-elsewhere = De zetten beginnen op een ander veld dan de tocht.
clues-length = Er zijn { $count } vakjes; een sudoku heeft er 16, 36 of 81.
clues-character = Teken { $line } is “{ $given }”. Verwacht: een cijfer, of een punt voor een leeg vakje.
clues-digit = { $cell }: { $digit } is te groot voor deze sudoku.
clues-twice = { $digit } komt tweemaal voor: in { $cell } en in { $other }.
trail-blocked = Uitgesloten
trail-order-clockwise = met de klok mee
trail-order-from = met de klok mee vanaf richting { $number }
trail-order-rows = per rij en kolom
trail-order-warnsdorff = Warnsdorff, daarna met de klok mee
trail-order-warnsdorff-centre = Warnsdorff, daarna ver van het midden
trail-order-warnsdorff-pohl = Warnsdorff, daarna een niveau dieper (Pohl)
trail-order-random = willekeurig
trail-order-own = eigen volgorde
trail-prune-dead = dode velden
trail-prune-apart = afgesneden velden
trail-prune-hint = Een pad dat geen tocht meer kan worden, wordt opgegeven voordat het paard vastloopt. Er gaat geen tocht verloren.
trail-given = Sudoku
trail-given-small = 4×4
trail-given-medium = 6×6
trail-given-easy = 9×9, makkelijk
trail-given-hard = 9×9, moeilijk
trail-given-own = eigen cijfers

## Backtracking: wat al vóór het zoeken bekend is
known-none = Zo’n tocht bestaat niet.
known-schwenk = Er is een tocht: elk bord van deze grootte heeft een gesloten tocht (Schwenk 1991).
known-conrad = Er is een tocht: op een vierkant bord met oneven zijden begint er een op elk veld met de kleur van de hoeken (Conrad, Hindrichs, Morsy en Wegener 1994).
known-cull = Ergens op dit bord is een tocht (Cull en De Curtins 1978).
known-colours-closed = Elke sprong wisselt van kleur, dus een gesloten tocht heeft van beide kleuren evenveel velden nodig. Hier zijn er { $dark } donkere en { $light } lichte.
known-colours-open = Elke sprong wisselt van kleur. Met { $dark } donkere en { $light } lichte velden kan hier geen tocht beginnen.
known-isolated = Geen sprong leidt naar { $square }.
known-ends = Naar { $squares } leidt telkens maar één sprong, dus zij kunnen alleen uiteinden van een tocht zijn. Het zijn er te veel.
known-apart = Vanaf het begin leidt geen weg naar { $squares }.
known-schwenk-not = Geen bord met een zijde van 4, en geen bord van 3×4, 3×6 of 3×8, heeft een gesloten tocht (Schwenk 1991).
known-exhausted = Op dit kleine bord is alles geprobeerd: nergens begint een tocht.
known-watch = Je kunt het zoeken toch zien mislukken.

## Backtracking: doorgaan, tellen, zelf spelen
trail-go-on = Verder zoeken
trail-hint-front = Terwijl het zoekt, kun je elke stap bekijken.
trail-count = Tel alles
trail-count-stop = Stop met tellen
trail-counting = { $solutions } tot nu toe, in { $done } van { $all } delen. { $entered } knopen, { $seconds } s, { $workers }.
trail-counted = { $solutions } in totaal. { $entered } knopen en { $steps } stappen in { $seconds } s, door { $workers }.
trail-count-stopped = Gestopt: { $solutions } gevonden in { $done } van { $all } delen.
trail-solutions = { $number } { $count ->
    [one] oplossing
   *[other] oplossingen
}
trail-workers = { $count ->
    [one] één hulpproces
   *[other] { $count } hulpprocessen
}
trail-estimate = Ongeveer { $size } knopen, { $spread } meer of minder: een schatting uit { $probes } willekeurige wegen omlaag door de boom (Knuth 1975). Vaak is ze te laag.
hand-title = Probeer het zelf
hand-begin = Zelf spelen
hand-about = Maak zelf de keuzes. Je ziet het als je vastloopt, en kunt het zoeken altijd laten overnemen.
hand-back = Neem terug
hand-ask = Geef een hint
hand-over = Laat het zoeken vanaf hier doorgaan
hand-end = Terug naar het zoeken
hand-ahead = Vanaf hier { $count ->
    [one] is er nog { $number } oplossing
   *[other] zijn er nog { $number } oplossingen
}.
hand-ahead-least = Vanaf hier { $count ->
    [one] is er nog minstens { $number } oplossing
   *[other] zijn er nog minstens { $number } oplossingen
}.
hand-stuck = Vastgelopen. Neem een keuze terug, of laat het zoeken zien hoe het teruggaat.
hand-solved = Opgelost!
hand-hint-next = Met { $name } is er een oplossing.
hand-hint-unknown = Er werd niet snel een oplossing gevonden; misschien is er een.
hand-choices = Jouw keuzes
hand-misfit = De met de hand gemaakte keuzes “{ $given }” zijn in deze puzzel niet mogelijk.
trail-worth = Genereren en toetsen zou { $completed } kandidaten afmaken. Gewone backtracking bezoekt { $entered } knopen, en ziet elke oplossing.
trail-worth-unknown = Genereren en toetsen zou { $completed } kandidaten afmaken.
mark-next = nu aan de beurt
mark-later = nog te proberen
mark-tried = geprobeerd, mislukt
mark-left = zojuist van teruggekomen
mark-blocked = bereikbaar, maar niet mogelijk
mark-kept = nog over, in rijen die later komen
mark-removed-now = verwijderd door de laatste keuze
mark-removed = eerder verwijderd
tour-stuck-led = Vastgelopen: vanaf { $name } is elk bereikbaar veld al bezocht. Wat zou jij nu doen? Ga verder om te zien hoe backtracking het oplost.
trail-block = Uitsluiten door te drukken
trail-block-hint = Zolang dit aanstaat, sluit een druk op een veld het uit, of opent het weer.

## Questions: what every kind says
quiz-unread-long = Een antwoord mag hoogstens { $limit } bytes hebben.
quiz-unread-name = “{ $word }” is geen naam van een knoop. Een naam is L met het nummer van een laag, een streepje en de plaats in die laag; tussen de eerste en de laatste van een reeks staan twee punten.
quiz-unread-node = De boom heeft geen knoop { $name }.
quiz-unread-backwards = “{ $range }” loopt achteruit: het kleinste nummer komt eerst.
quiz-summary-worth = Antwoorden worden in de browser nagekeken, en wie ze daar zoekt, kan ze vinden: punten bewijzen niet wie wat kan.
quiz-unread-stop = “{ $given }” hoort bij geen enkele stop: deze vraag heeft { $count ->
    [one] één stop
   *[other] { $count } stops
}.
quiz-unread-expected = “{ $given }” is niet wat hier gevraagd wordt. Verwacht: { $kind ->
    [visit] de naam van een knoop, of “geen”
    [window] een venster: de twee uiteinden met twee punten ertussen
    [cut] “nee”, of “snoei” met de naam van de knoop die de grens stelde
    [setter] de knoop die de grens stelde, of “start”
    [number] het nummer van een van de zoektochten
    [leaf] een waarde voor het volgende blad, of de naam van een blad, = en zijn waarde
    [step] het nummer van een stap
    [line] het nummer van een regel
    [code] de code van een programma: twaalf letters en cijfers
    [value] een waarde, of een grens: ≥ of ≤ met een waarde
    [move] de naam van één kind van de wortel
    [order] de naam van een knoop, een dubbele punt en de plaatsen van al zijn kinderen
    [tree] dezelfde boom in een andere volgorde, of namen met een dubbele punt en de plaatsen van hun kinderen
    [action] de naam van een kind om af te dalen; =, >= of <= met een waarde om de knoop te verlaten; a= of b= met een waarde om een grens te verschuiven; of snoei
    [square] een van de kandidaten, of “terug”
    [back] “nee”, of “terug” met de keuze die blijft staan, begin of einde
   *[other] “ja” of “nee”
}.
quiz-write-nodes = Namen, zoals in een andere boom { $name }. Een reeks: { $range }. Een knoop met alles eronder: { $below }. Wordt er niets gesnoeid: geen.
quiz-write-leaf-names = Bladeren bij hun naam, zoals in een andere boom { $name }. Een reeks: { $range }. Alles onder een knoop: { $below }. Als elk blad geëvalueerd wordt: geen.
quiz-write-values = Een naam, = en een waarde, zoals in een andere boom { $value }.
quiz-write-fraction = Waarden zijn precies: een breuk, zoals in een andere boom { $value }, of een decimaal getal dat niet is afgerond.
quiz-write-bounds = Een naam, een van = >= <= en een waarde, zoals in een andere boom { $value } { $bound }.
quiz-write-bound = Een waarde; vóór een grens staat ≥ of ≤, of >= of <=.
quiz-write-replies = Een antwoord per stop, met puntkomma’s ertussen; begin met het nummer van de stop en een dubbele punt om er een te noemen.
quiz-write-visit = Een knoop: de naam, zoals in een andere boom { $name }, of geen.
quiz-write-window = Een venster: zoals in een andere boom { $window }, of inf voor een open einde.
quiz-write-cut = Snoeien: “nee”, of “snoei” met de knoop die de grens stelde, zoals in een andere boom snoei { $name }.
quiz-write-move = De naam van een kind van de wortel, zoals in een andere boom { $name }.
quiz-write-order = De plaatsen van de kinderen van een knoop in hun nieuwe volgorde, zoals in een andere boom { $order }.
quiz-write-actions = Een naam om af te dalen, { $cut ->
    [plain] =x om te verlaten met de waarde x, v=x voor een nieuwe beste waarde x
   *[other] =x, >=x of <=x om te verlaten met de waarde x, a=x of b=x om een grens naar x te verschuiven, v=x voor een nieuwe beste waarde x, snoei
}.
quiz-write-squares = Een veld of “terug” per stop, met puntkomma’s ertussen.
quiz-write-square = Een veld of “terug”.
quiz-write-numbers = Een getal of “terug” per stop, met puntkomma’s ertussen.
quiz-write-digit = Een getal of “terug”.
quiz-write-back = “nee”, of “terug” met de keuze die blijft, zoals elders “terug { $square }”; “terug begin” als er geen blijft, “terug einde” als het zoeken klaar is.
quiz-write-yes = “ja” of “nee”.
quiz-write-setters = Een knoop per snoeiing, zoals in een andere boom { $name }, met puntkomma’s ertussen; begin met het nummer van de snoeiing en een dubbele punt om er een te noemen.
quiz-write-setter = Een knoop: de naam, zoals in een andere boom { $name }.
quiz-write-start = Een grens van het beginvenster: start.
quiz-write-number = Het nummer van een zoektocht.
quiz-write-step = Het nummer van de foute stap.
quiz-write-leaves = Waarden van links naar rechts; of met hun bladeren, zoals in een andere boom { $value }. Alleen bladeren die bezocht worden, hebben er een nodig.
quiz-found-all = { $count ->
    [one] Gevonden
   *[other] Alle { $count } gevonden
}
quiz-found-right = { $right } van { $of } goed
quiz-found-wrong = { $count } fout
quiz-found-too-many = { $count } te veel
quiz-found-missing = { $count } gemist
quiz-found-not = Niet goed
quiz-found-later = Je antwoord is binnen
quiz-unaskable-long = Deze zoektocht duurt langer dan { $limit } stappen, en dat is te lang voor een vraag.
quiz-unaskable-cancelled = De zoektocht is afgebroken.
quiz-unaskable-subject = Deze soort vraag heeft een boom nodig waar een bord is gegeven, of andersom.
quiz-unaskable-search = Deze soort vraag past niet bij deze zoektocht. Ze past bij gewone zoektochten van links naar rechts waarvan de volgende stap uit de boom volgt.
quiz-unaskable-nothing = Hier valt niets te vragen.
quiz-unaskable-large = Deze boom is te groot om de beste volgorde te vinden: een knoop mag hoogstens { $limit } kinderen hebben, en het geheel moet klein zijn.
quiz-unaskable-clips = Waar een zoektocht bij α > β snoeit en waarden tot een venster beperkt, is de beste volgorde niet bekend. Kies α ≥ β, of fail soft.
quiz-unaskable-untried = Na zo weinig iteraties is bij de wortel nog niet elke zet geprobeerd, en zulke zetten gaan voor. Geef meer iteraties op.
quiz-unaskable-best = Geen andere volgorde van de kinderen is beter voor deze vraag, dus er valt niets te verplaatsen.
quiz-unaskable-steps = Deze zoektocht heeft meer dan { $limit } stappen, te veel voor een lijst.
quiz-unaskable-mistake = Bij deze stap kan geen fout worden gemaakt.
quiz-unaskable-far = Dit moment ligt meer dan { $limit } stappen na het begin van de zoektocht.
quiz-unaskable-undecided = Of deze stelling nog af te maken is, kost te veel tijd om uit te zoeken. Daarom wordt het niet gevraagd.

## Questions: which nodes are pruned, and values
quiz-algorithm-minimax = minimax
quiz-algorithm-negamax = negamax
quiz-algorithm-single-cutoff = negamax met één grens
quiz-algorithm-find-max-min = het paar findMax en findMin
quiz-algorithm-principal-variation = principal variation search
quiz-algorithm-iterative-deepening = iteratief verdiepen
quiz-algorithm-aspiration = alfa-bèta met aspiratievensters
quiz-algorithm-mtd-f = MTD(f)
quiz-algorithm-one-ply = een zoektocht van één zet diep
quiz-algorithm-expectiminimax = expectiminimax
quiz-algorithm-star1 = Star1
quiz-algorithm-star2 = Star2
quiz-algorithm-quiescence = alfa-bèta met quiescence search
quiz-algorithm-null-move = alfa-bèta met nulzetsnoei
quiz-algorithm-late-move-reductions = alfa-bèta met late-zetreductie
quiz-algorithm-internal-iterative-deepening = alfa-bèta met intern iteratief verdiepen
quiz-algorithm-alpha-beta = alfa-bèta
quiz-pruned-prompt = Welke knopen worden door { $algorithm } nooit bezocht?
quiz-how = Kinderen worden bekeken { $order ->
    [right] van rechts naar links
    [best] met de beste evaluatie eerst
    [worst] met de slechtste evaluatie eerst
    [random] in willekeurige volgorde
    [previous] met de beste van de vorige ronde eerst
    [killers] met killer moves eerst
    [history] volgens de history-heuristiek
   *[other] van links naar rechts
}.
quiz-how-cut = Kinderen worden bekeken { $order ->
    [right] van rechts naar links
    [best] met de beste evaluatie eerst
    [worst] met de slechtste evaluatie eerst
    [random] in willekeurige volgorde
    [previous] met de beste van de vorige ronde eerst
    [killers] met killer moves eerst
    [history] volgens de history-heuristiek
   *[other] van links naar rechts
}, en er wordt gesnoeid zodra { $cut ->
    [gt] α > β, dus gelijke waarden worden nog bekeken
   *[other] α ≥ β, dus ook bij gelijke waarden
}.
quiz-how-window = Het zoeken begint met het venster { $window }.
quiz-how-range = In het begin is alleen dit bekend: alle waarden liggen tussen het kleinste en het grootste blad.
quiz-how-depth = Er wordt { $count ->
    [one] { $count } ply
   *[other] { $count } ply’s
} vooruitgekeken.
quiz-how-table = Er wordt een transpositietabel bijgehouden.
quiz-how-one-bound = Alleen de grens van de knoop vlak erboven wordt doorgegeven.
quiz-how-fail = Een knoop waarvan de waarde buiten zijn venster ligt, geeft { $fail ->
    [start] op zijn slechtst de eigen venstergrens van de speler terug
   *[other] de dichtstbijzijnde venstergrens terug
}.
quiz-visited-root = { $node } is de wortel: daar begint het zoeken, dus die wordt altijd bezocht.
quiz-visited-all = { $node } wordt bezocht: dit algoritme vergelijkt niet met grenzen en snoeit dus nooit.
quiz-visited-first = { $node } wordt bezocht: op dat moment is het venster in { $parent } { $window }, en over { $parent } is nog niets bekend, want { $node } is het eerste kind dat wordt bekeken.
quiz-visited-for-order = { $node } wordt bezocht: op dat moment is het venster in { $parent } { $window }, en over { $parent } is nog niets bekend: hier wordt alleen gezocht welke zet als eerste komt.
quiz-visited-window = { $node } wordt bezocht: op dat moment is het venster in { $parent } { $window }.
quiz-visited-average = { $node } wordt bezocht: op dat moment kan het gemiddelde in { $parent } nog alles van { $least } tot { $most } zijn, en het venster is daar { $window }. Dat is niet genoeg om te snoeien.
quiz-visited-open = { $player } heeft daar al { $value }, maar { $opponent } heeft nog niets om daartegenover te stellen.
quiz-visited-short = { $player } heeft daar tot nu toe { $value }, en dat is niet genoeg: om te snoeien is { $test ->
    [ge-max] minstens β = { $met }
    [gt-max] meer dan β = { $met }
    [gt-min] minder dan α = { $met }
   *[other] hoogstens α = { $met }
} nodig.
quiz-pruned-sure = in { $at } is { $player } zeker van { $value }
quiz-pruned-estimate = in { $at } heeft { $player } de schatting { $value }
quiz-pruned-cut = { $node } wordt nooit bezocht: { $known }, en { $player ->
    [MAX] MIN
   *[other] MAX
} heeft in { $setter } al { $bound }.
quiz-pruned-start = { $node } wordt nooit bezocht: { $known }, en { $begun ->
    [pass] deze ronde
   *[other] het zoeken
} begon met { $end } = { $bound }.
quiz-pruned-average = { $node } wordt nooit bezocht: het zoeken verlaat { $at } eerder.
quiz-pruned-null = { $node } wordt nooit bezocht: het nulvenster in { $at } vroeg alleen naar { $asked }, en { $value } geeft het antwoord.
quiz-pruned-null-of = { $node } wordt nooit bezocht: het nulvenster in { $at } vroeg alleen naar { $asked }, tot nu toe de beste in { $of }, en { $value } geeft het antwoord.
quiz-pruned-equal = Gelijk is hier genoeg: er wordt gesnoeid bij α ≥ β.
quiz-pruned-below = { $node } ligt onder { $top }. Die wordt nooit bezocht, en wat daaronder ligt ook niet.
quiz-pruned-horizon = { $node } wordt nooit bezocht: het zoeken gaat niet verder dan { $at }, waarvan de waarde alleen wordt geschat.
quiz-pruned-table = { $node } wordt nooit bezocht: de tabel wist al genoeg van { $at }.
quiz-hint-root = Kijk nog eens naar { $node }: waar begint het zoeken?
quiz-hint-where = Kijk nog eens naar wat direct onder { $parent } ligt.
quiz-hint-below = { $node } is alleen via { $top } te bereiken. Komt het zoeken daar ooit?
quiz-hint-all = Vergelijkt dit algoritme ooit een waarde met een grens?
quiz-hint-known = Hoe ver kijkt het zoeken, en wat is er al bekend?
quiz-hint-first = { $parent } wordt betreden met het venster { $window }, en { $node } is daaronder als eerste aan de beurt.
quiz-hint-for-order = { $parent } wordt betreden met het venster { $window }. Om te vinden welke zet als eerste komt, wordt dan { $node } bekeken.
quiz-hint-nothing = Om te snoeien moet { $player } in { $parent } al iets hebben. Is er al iets?
quiz-hint-average-window = { $parent } is een toevalsknoop, en wordt betreden met het venster { $window }. Dan is { $node } aan de beurt.
quiz-hint-average-ends = Hoe groot kan het gemiddelde in { $parent } nog worden als al het onbekende het grootste blad is, en hoe klein als het het kleinste is? Ligt een van beide buiten het venster?
quiz-hint-window = { $parent } wordt betreden met het venster { $window }. Als { $node } aan de beurt is, heeft { $player } daar { $value }.
quiz-hint-bound = Is { $value } genoeg voor { $player } om te snoeien? { $test ->
    [ge-max] Met β = { $met } uit { $setter } is daarvoor { $met } of meer nodig.
    [gt-max] Met β = { $met } uit { $setter } is daarvoor meer dan { $met } nodig.
    [gt-min] Met α = { $met } uit { $setter } is daarvoor minder dan { $met } nodig.
   *[other] Met α = { $met } uit { $setter } is daarvoor { $met } of minder nodig.
}
quiz-hint-enough = Is { $value } genoeg voor { $player } om te snoeien? { $test ->
    [ge-max] Met β = { $met } is daarvoor { $met } of meer nodig.
    [gt-max] Met β = { $met } is daarvoor meer dan { $met } nodig.
    [gt-min] Met α = { $met } is daarvoor minder dan { $met } nodig.
   *[other] Met α = { $met } is daarvoor { $met } of minder nodig.
}
quiz-misconception-nothing = markeert niets, alsof er niet wordt gesnoeid
quiz-misconception-only-leaves = noemt alleen bladeren
quiz-misconception-only-tops = vergeet wat onder een overgeslagen knoop zit
quiz-misconception-cause-too = telt de knoop mee die de snoeiing veroorzaakt
quiz-misconception-cut-node-too = telt de knoop mee waarin wordt gesnoeid
quiz-misconception-cut-node-and-below = telt de knoop mee waarin wordt gesnoeid, met alles eronder
quiz-misconception-all-below-cut = telt mee wat vóór de snoeiing al was bekeken
quiz-misconception-direction = loopt de kinderen van de verkeerde kant af
quiz-misconception-players = verwisselt MAX en MIN
quiz-misconception-rule = neemt bij het snoeien ≥ voor > of andersom
quiz-misconception-no-deep-cutoffs = vergelijkt een knoop alleen met de knoop er direct boven (geen diepe snoeiingen)
quiz-misconception-own-bound = vergelijkt een knoop met de grens van de eigen speler
quiz-misconception-one-higher = laat een snoeiing ook de knoop erboven beëindigen
quiz-misconception-deep-cutoffs = gebruikt grenzen van hogerop waar dat hier niet gebeurt
quiz-misconception-start-window = vergeet het beginvenster
quiz-misconception-uct-mean = neemt het grootste gemiddelde, zonder exploratie
quiz-misconception-uct-fewest = neemt de minste bezoeken, zonder het gemiddelde
quiz-misconception-uct-most = neemt de meeste bezoeken, zoals aan het eind
quiz-misconception-sss-alpha-beta = ziet SSS* voor alfa-bèta aan
quiz-misconception-sss-every = evalueert elk blad
quiz-misconception-unweighted = neemt het gemiddelde zonder de gewichten
quiz-misconception-chance-as-min = ziet een toevalsknoop aan voor MIN
quiz-misconception-chance-as-max = ziet een toevalsknoop aan voor MAX
quiz-misconception-minimax = verwart minimax en alfa-bèta
quiz-misconception-cut-node = noemt de knoop waar gesnoeid wordt, en niet die de grens heeft gesteld
quiz-misconception-node-above = noemt de knoop vlak boven de snoeiing, van wie de grens ook is
quiz-misconception-root = noemt de wortel, van wie de grens ook is
quiz-misconception-exact = ziet grenzen aan voor waarden
quiz-misconception-reversed = verwisselt ≥ en ≤
quiz-misconception-truth = geeft minimaxwaarden waar een grens terugkomt
quiz-misconception-fail = verwisselt fail soft en fail hard
quiz-misconception-movers-view = telt de knopen van MIN vanuit MIN
quiz-misconception-swapped-ends = verwisselt α en β
quiz-thought-parts = Het eerste verschil zit bij { $node }.
quiz-thought-nothing = Er is niets gemarkeerd, alsof elke knoop wordt bekeken. { $reason ->
    [horizon] Hier wordt niet verder gekeken dan de horizon
    [table] Hier wordt overgeslagen wat de tabel al weet
   *[other] Dat doet minimax; hier wordt overgeslagen wat er niet meer toe doet
}.
quiz-thought-leaves = Het lijkt erop dat je alleen bladeren hebt genoemd. Ook inwendige knopen die nooit worden bezocht, tellen mee.
quiz-thought-tops = Het lijkt erop dat je alleen de knopen hebt genoemd die zelf worden overgeslagen. Alles daaronder wordt ook nooit bezocht.
quiz-thought-cause = Het lijkt erop dat je ook de knoop hebt meegeteld die de snoeiing veroorzaakt. De waarde daarvan moest eerst worden gezien; alleen wat daarna komt, wordt overgeslagen.
quiz-thought-cut-node = Het lijkt erop dat je ook de knopen hebt meegeteld waarin wordt gesnoeid. Die worden zelf wel bezocht: alleen hun overige kinderen worden overgeslagen.
quiz-thought-below = Het lijkt erop dat je alles onder een knoop met een snoeiing hebt meegeteld. Wat vóór de snoeiing is bekeken, is wel bezocht.
quiz-thought-direction = Het lijkt erop dat je de kinderen { $order ->
    [right] van links naar rechts hebt doorlopen. Hier gaat het van rechts naar links
   *[other] van rechts naar links hebt doorlopen. Hier gaat het van links naar rechts
}.
quiz-thought-players = Het lijkt erop dat je MAX en MIN hebt verwisseld. Hier is { $player } aan zet in de wortel.
quiz-thought-rule = { $cut ->
    [gt] Het lijkt erop dat je ook bij gelijke waarden hebt gesnoeid. Hier is α > β nodig, dus gelijke waarden worden nog bekeken
   *[other] Het lijkt erop dat je alleen bij α > β hebt gesnoeid. Hier is gelijk al genoeg: er wordt gesnoeid bij α ≥ β
}.
quiz-thought-shallow = Het lijkt erop dat je elke knoop alleen hebt vergeleken met de knoop er direct boven. Ook grenzen van hogerop worden doorgegeven, en ook die snoeien.
quiz-thought-deep = Het lijkt erop dat je grenzen van hogerop hebt gebruikt. Hier wordt alleen de grens van direct erboven doorgegeven, dus er zijn geen diepe snoeiingen.
quiz-thought-window = Het lijkt erop dat je zonder grenzen bent begonnen. Hier begint het zoeken met het venster { $window }.
quiz-thought-minimax = { $search ->
    [minimax] Het lijkt erop dat je minimax aanzag voor een zoektocht die snoeit. Hier werd elk blad bekeken
   *[other] Het lijkt erop dat je een zoektocht die snoeit aanzag voor minimax. Minimax bekijkt elk blad; hier werden er overgeslagen
}.
quiz-thought-own-bound = Het lijkt erop dat je een knoop hebt vergeleken met de grens van de eigen speler. Dat een zet slechter is dan wat MAX al heeft, is voor MAX geen reden om te stoppen: de volgende kan beter zijn. MAX stopt bij β, wat MIN al heeft, en MIN bij α.
quiz-thought-higher = Het lijkt erop dat een snoeiing bij jou ook het zoeken in de knoop erboven beëindigt. Alleen de overige kinderen van de knoop zelf worden overgeslagen; daarna komen de broers ervan aan de beurt.
quiz-thought-never-cuts = { $search ->
    [cuts] Het lijkt erop dat er nooit wordt gesnoeid: elke knoop wordt bekeken, zoals minimax doet. Wie snoeit, slaat over wat er niet meer toe doet
   *[other] Het lijkt erop dat er wordt gesnoeid. Minimax bekijkt elke knoop
}.
quiz-minimax-prompt = Wat is de minimaxwaarde van elke inwendige knoop?
quiz-expectiminimax-prompt = Wat is de expectiminimaxwaarde van elke inwendige knoop?
quiz-returned-prompt = Wat geeft { $algorithm } terug voor elke inwendige knoop waarin wordt gekeken?
quiz-returned-view = Geef alle waarden zoals ze voor MAX gelden, met het teken zoals bij de bladeren.
quiz-returned-write = Schrijf de naam van een knoop, dan = voor een precieze waarde, >= voor een waarde die minstens zo groot is en <= voor een die hoogstens zo groot is, en de waarde. Laat weg wat nooit wordt bezocht.
quiz-value-chosen = { $node } heeft keuze uit { $children }: { $player ->
    [MAX] MAX neemt de grootste
   *[other] MIN neemt de kleinste
}, { $value }.
quiz-value-clipped = Dat ligt buiten het venster { $window } waarmee de knoop werd betreden, dus het uiteinde daarvan wordt teruggegeven, als grens: { $verdict }.
quiz-value-whole = Hier blijft niets open, dus de waarde is precies { $value }.
quiz-value-exact = Er is niets overgeslagen dat dit nog kan veranderen, dus { $node } is precies { $verdict }.
quiz-value-estimate = Tot de horizon is er niets overgeslagen dat dit nog kan veranderen, dus { $node } geeft { $verdict } terug, een schatting.
quiz-value-reduced = Dus { $node } geeft { $verdict } terug, een schatting: late zetten eronder zijn minder diep doorzocht.
quiz-value-cut = Dan wordt in { $node } gesnoeid. { $player } heeft misschien iets beters onder de zetten die niet zijn bekeken, dus er is alleen bekend: { $verdict }.
quiz-value-bound = Een deel van wat in { $node } terugkwam, is maar een grens, dus er is alleen bekend: { $verdict }.
quiz-value-leaf = { $node } is een blad, en de waarde ervan staat in de boom: { $value }.
quiz-value-taken = { $when ->
    [end] Op het laatst kijkt het zoeken
   *[other] Het zoeken kijkt
} niet in { $node }, maar neemt er { $value } voor.
quiz-value-none = Daar wordt dus niets teruggegeven.
quiz-value-more = { $children } en nog { $count }
quiz-value-share = { $child } met kans { $probability }
quiz-value-back = { $node } krijgt terug: { $children }.
quiz-value-average = In { $node } beslist het toeval, tussen { $children }. Het gemiddelde, met de kansen als gewichten, is { $sum } = { $value }.
quiz-value-average-cut = Meer is niet bekend: { $verdict }.
quiz-value-probe = { $node } is alleen gepeild: er is niet meer dan de eerste zet bekeken, dus er is alleen bekend: { $verdict }.
quiz-value-rounded = Een afgerond getal is niet de waarde: precies is die { $value }.
quiz-hint-value = Kijk nog eens naar { $node }.
quiz-hint-chooses = { $player ->
    [max] In { $node } kiest MAX: de grootste telt
    [chance] In { $node } beslist het toeval: het gemiddelde telt, elk kind met zijn kans
   *[other] In { $node } kiest MIN: de kleinste telt
}.
quiz-hint-right-number = Het getal bij { $node } klopt. Is het de waarde zelf, of is alleen bekend dat de waarde minstens (≥) of hoogstens (≤) zo groot is?
quiz-hint-among = De keuze gaat tussen { $children }.
quiz-hint-back = { $node } kreeg terug: { $children }. Is daar alles doorzocht wat de waarde nog kan veranderen?
quiz-hint-into = Kijkt het zoeken eigenlijk wel in { $node }, of komt de waarde ergens anders vandaan?
quiz-thought-exact = Het lijkt erop dat je grenzen voor waarden hebt aangezien. Waar wordt gesnoeid, is alleen bekend dat een waarde minstens (≥) of hoogstens (≤) iets is.
quiz-thought-reversed = Het lijkt erop dat ≥ en ≤ zijn verwisseld. Waar MAX zetten overslaat, kan de waarde groter zijn (≥); waar MIN dat doet, kleiner (≤).
quiz-thought-truth = Dit zijn de echte waarden van de knopen. Die worden hier niet allemaal gevonden: { $reason ->
    [horizon] op de horizon telt de statische evaluatie als waarde
   *[other] waar wordt gesnoeid, komt er een grens terug van wat is gezien
}.
quiz-thought-uct-mean = Het lijkt erop dat je het grootste gemiddelde hebt genomen. UCT telt daar de exploratieterm bij op, die groot is voor zetten met weinig bezoeken.
quiz-thought-uct-fewest = Het lijkt erop dat je de zet met de minste bezoeken hebt genomen. De exploratieterm is daar het grootst, maar UCT telt hem op bij het gemiddelde.
quiz-thought-uct-most = Het lijkt erop dat je de zet met de meeste bezoeken hebt genomen. Die wordt aan het eind gespeeld; UCT selecteert de grootste som.
quiz-thought-sss-alpha-beta = Het lijkt alsof je de bladeren gaf die alfa-bèta snoeit. SSS* evalueert geen blad dat alfa-bèta niet bezoekt, en vaak zijn het er minder: het neemt de grootste merit, waar die ook staat, en niet het volgende blad van links.
quiz-thought-sss-every = Het lijkt alsof volgens jou elk blad geëvalueerd wordt. Zodra een zet van MAX opgelost is met de grootste merit, is ook de knoop erboven opgelost, en verdwijnen de toestanden onder zijn andere zetten uit de lijst.
quiz-thought-unweighted = Het lijkt erop dat je alle kinderen van een toevalsknoop hetzelfde gewicht hebt gegeven. Elke waarde telt mee met haar kans: vermenigvuldig ze, en tel de producten op.
quiz-thought-chance-as = { $player ->
    [max] Het lijkt erop dat je een toevalsknoop voor MAX hebt aangezien, en de grootste waarde hebt genomen
   *[other] Het lijkt erop dat je een toevalsknoop voor MIN hebt aangezien, en de kleinste waarde hebt genomen
}. Daar kiest niemand: de knoop is het gemiddelde van de kinderen waard, elk met zijn kans.
quiz-thought-cut-as = { $player ->
    [max] Het lijkt erop dat je hebt gesnoeid alsof het toeval MAX was
   *[other] Het lijkt erop dat je hebt gesnoeid alsof het toeval MIN was
}. Eén waarde is geen grens voor een gemiddelde: in een toevalsknoop kan pas worden gesnoeid als zelfs met het beste, of het slechtste, van wat nog onbekend is, het gemiddelde buiten het venster blijft.
quiz-thought-sides = Het lijkt erop dat je MAX en MIN hebt verwisseld. MAX, die de grootste waarde neemt, is de driehoek die omhoog wijst; MIN, die de kleinste neemt, is de driehoek die omlaag wijst.
quiz-thought-fail = { $fail ->
    [soft] Het lijkt erop dat je het uiteinde van het venster hebt teruggegeven waar een waarde erbuiten ligt. Hier geeft een knoop de beste gevonden waarde terug
    [start] Het lijkt erop dat je de beste gevonden waarde hebt teruggegeven, ook waar die slechter is dan de eigen venstergrens van de speler. Hier wordt dan die grens teruggegeven
   *[other] Het lijkt erop dat je de beste gevonden waarde hebt teruggegeven, ook buiten het venster. Hier wordt dan het uiteinde van het venster teruggegeven
}.
quiz-thought-view = Het lijkt erop dat je de knopen van MIN vanuit MIN hebt geteld. Hier worden alle waarden gevraagd zoals ze voor MAX gelden, met het teken zoals bij de bladeren.
quiz-unread-no-value = Na { $name } hoort een waarde: een teken zoals =, en de waarde.
quiz-unread-value = “{ $word }” is geen waarde. Waarden zijn getallen, ook als breuk en met hoogstens zes decimalen, of winst, remise en verlies.
quiz-unread-twice = { $name } krijgt twee verschillende waarden.

## Questions: what happens next, which order, step by step, boards
quiz-next-lead = Wat gebeurt er nu? De zoektocht wordt { $count ->
    [one] één keer
   *[other] { $count } keer
} stilgezet. Hij bekijkt kinderen { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
} { $cut ->
    [plain] en bekijkt ze allemaal.
    [gt] en snoeit zodra α > β.
   *[other] en snoeit zodra α ≥ β.
}
quiz-next-back = De zoektocht komt van { $child } terug bij { $node } met { $value }.
quiz-next-back-to = De zoektocht komt van { $child } terug bij { $node }.
quiz-next-visit = Welke knoop wordt nu bezocht?
quiz-next-window = Wat is nu het venster [α, β] bij { $node }?
quiz-next-cut = Wordt er nu gesnoeid bij { $node }, en zo ja, welke knoop stelde de grens die dat veroorzaakt?
quiz-next-is-cut = Worden de andere kinderen van { $node } nu gesnoeid?
quiz-next-value = Welke waarde geeft { $node } terug?
quiz-next-visited = { $node } is al bezocht.
quiz-next-goes-on = De zoektocht gaat verder met { $node }.
quiz-next-ends = Er wordt geen knoop meer bezocht: de zoektocht is ten einde.
quiz-next-open = Het venster bij { $node } is { $window }. Het is niet dicht, dus er wordt niet gesnoeid.
quiz-next-not-better = Er kwam { $value } terug, voor { $player } bij { $node } niet beter dan { $best }. Er verschuift dus niets.
quiz-next-now = Het venster bij { $node } is dus { $window }.
quiz-next-look = Stop { $number }: kijk naar { $node }, waar { $player } aan zet is.
quiz-next-before = Voordat het kind terugkwam, was het venster bij { $node } { $window }.
quiz-next-swapped = α en β lijken verwisseld. α is de ondergrens, waar MAX al zeker van is; β is de bovengrens, waar MIN al zeker van is.
quiz-next-cut-node = Je noemt de knoop waar gesnoeid wordt. Zijn eigen waarde sluit het venster, maar de grens waarop die stuit, was er al: { $setter ->
    [start] die had de tegenstander hogerop gesteld, of die hoort bij het beginvenster
   *[other] die had de tegenstander hogerop gesteld
}.
quiz-next-reply-over = geen, de zoektocht is voorbij
quiz-next-reply-some = er wordt gesnoeid
quiz-next-reply-open = er wordt niet gesnoeid
quiz-next-reply-start = er wordt gesnoeid, door een grens van het begin
quiz-next-reply-cut = er wordt gesnoeid, door de grens van { $node }
quiz-whose-lead = Wiens grens is het? Noem bij elk van deze snoeiingen de knoop waarvan de beste waarde de grens stelde die haar veroorzaakt. De zoektocht bekijkt kinderen { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
} en snoeit zodra { $cut ->
    [gt] α > β.
   *[other] α ≥ β.
}
quiz-whose-ask = De zoektocht snoeit bij { $node }: { $player } heeft daar { $value }. Wiens waarde stelde de grens waarop die stuit?
quiz-whose-start = het beginvenster
quiz-whose-look = Snoeiing { $number }: ga omhoog vanaf { $node }, en kijk naar de knopen waar { $player } aan zet is.
quiz-whose-bound = De grens is { $bound }. Bij welke knoop van { $player } boven { $node } was dat toen de beste waarde, of was zij er al vanaf het begin?
quiz-whose-above = Het lijkt erop dat je steeds de knoop vlak boven de snoeiing noemde. { $setter ->
    [start] Hier komt een grens van het beginvenster
   *[other] Ook grenzen van hogerop worden doorgegeven: hier was een daarvan strenger
}.
quiz-whose-root = Het lijkt erop dat je steeds de wortel noemde. { $setter ->
    [start] Hier komt een grens van het beginvenster
   *[other] De grens is van de voorouder met de strengste beste waarde
}.
quiz-which-lead = Welke zoektocht was het? Hij bezocht deze bladeren, in deze volgorde: { $leaves }.
quiz-which-name = { $search ->
    [minimax] minimax
    [single-cutoff] alfa-bèta met alleen de grens van de ouder
    [players] met een fout: alfa-bèta dat MAX en MIN verwisselt
    [own-bound] met een fout: alfa-bèta dat een knoop met de grens van de eigen speler vergelijkt
    [one-higher] met een fout: alfa-bèta waarin snoeien ook de knoop erboven beëindigt
   *[other] alfa-bèta
}, { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
}, { $cut ->
    [plain] zonder te snoeien
    [gt] snoeiend bij α > β
   *[other] snoeiend bij α ≥ β
}
quiz-which-other = Blad nummer { $number } zou daar { $other } zijn; hier was het { $shown }.
quiz-which-ended = Die zoektocht zou vóór blad nummer { $number } eindigen; deze ging verder met { $shown }.
quiz-which-goes-on = Daar zou blad nummer { $number } { $other } zijn; deze zoektocht eindigde ervoor.
quiz-which-is = Het was: { $search }.
quiz-which-not = Het was niet “{ $search }”. { $why }
quiz-which-look = Waar begint de zoektocht, links of rechts? Kijk dan naar het eerste blad dat hij overslaat, en naar wat toen bekend was.
quiz-build-prompt = { $by ->
    [order] Zet de kinderen van de knopen in een volgorde waarin { $algorithm } precies deze knopen snoeit
   *[other] Geef de bladeren waarden, zo dat { $algorithm } precies deze knopen snoeit
}: { $names }.
quiz-build-any = { $by ->
    [order] Elke volgorde die dat doet, is goed.
   *[other] Bladeren die nooit bezocht worden, hebben geen waarde nodig.
}
quiz-build-missing = { $leaf } wordt bezocht en heeft nog geen waarde.
quiz-build-wanted = Om { $node } te snoeien moet de zoektocht bij { $parent } stoppen voordat die aan de beurt is: { $player } moet daar genoeg hebben om op een grens te stuiten { $setter ->
    [start] die { $opponent } hogerop stelde, of op een van het beginvenster
   *[other] die { $opponent } hogerop stelde
}.
quiz-mistake-lead = Zoek de fout. Hieronder staat een zoektocht van alfa-bèta die kinderen { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
} bekijkt en snoeit zodra { $cut ->
    [gt] α > β.
   *[other] α ≥ β.
} Eén stap is fout; elke andere stap volgt uit die ervoor. Welke is fout?
quiz-mistake-enter = Omlaag naar { $node }, met het venster { $window }.
quiz-mistake-return = { $child } geeft { $verdict } terug: { $player } heeft bij { $node } nu { $best }, venster { $window }.
quiz-mistake-cut = De overige kinderen van { $node } worden gesnoeid.
quiz-mistake-end = { $node } geeft { $verdict } terug: de zoektocht is voorbij.
quiz-mistake-right = Stap { $number } had moeten zijn: { $right }
quiz-mistake-why = { $mistake ->
    [exact] Een knoop waar gesnoeid is, of waarvan het beste kind slechts een grens teruggaf, geeft een grens terug en geen exacte waarde.
    [reversed] ≥ en ≤ zijn verwisseld: waar MAX zetten weglaat, kan de waarde groter zijn (≥); waar MIN dat doet, kleiner (≤).
    [worse] MAX houdt de grootste waarde, en MIN de kleinste.
    [other-end] MAX verschuift α, en MIN verschuift β.
    [forgotten] Een knoop begint met het venster dat de ouder op dat moment heeft.
    [no-cut] Het venster is dicht, dus er wordt gesnoeid.
   *[other] Het venster is niet dicht, dus er wordt niet gesnoeid.
}
quiz-mistake-later = Stap { $number } klopt, en alle stappen ervoor ook.
quiz-mistake-earlier = Stap { $number } volgt uit de stappen ervoor; de fout staat eerder.
quiz-mistake-look = Volg de zoektocht zelf en vergelijk: wie is aan zet, wat kwam er terug, en wat wordt het venster?
quiz-mistake-near = De foute stap gaat over { $node }.
quiz-ask-title = Voordat het verdergaat
quiz-ask-press = Druk op een knoop in de boom, of kies hier.
quiz-ask-value = Een waarde; vóór een grens staat ≥ of ≤
quiz-ask-reply = Antwoord
quiz-ask-skip = Verder zonder antwoord
quiz-ask-on = Verder
quiz-ask-right = Goed.
quiz-ask-wrong = Niet goed.
quiz-ask-tally = { $right } van { $answered } goed
quiz-ask-passed = { $count } niet beantwoord
quiz-uct-prompt = Na { $iterations } iteraties Monte-Carlo-boomzoeken met c = { $constant } heeft { $player } bij de wortel deze zetten: { $moves }. Welke daarvan selecteert UCT nu?
quiz-uct-move = { $name } ({ $visited ->
    [one] één bezoek
   *[other] { $visited } bezoeken
}, gemiddelde { $mean })
quiz-uct-why = { $sums }. De grootste som is die van { $name }.
quiz-uct-formula = De som van een zet is zijn gemiddelde + c · √(ln N ∕ n). N = { $visited } is het aantal bezoeken van de wortel, en n dat van de zet.
quiz-sss-prompt = Welke bladeren evalueert SSS* nooit? Van toestanden met gelijke merits neemt het de meest linkse.
quiz-sss-rule = SSS* neemt altijd de toestand met de grootste merit uit zijn lijst. Is MAX aan zet, dan komen alle zetten in de lijst; is MIN aan zet, dan alleen de eerste, en de volgende zodra die opgelost is.
quiz-sss-count = { $count ->
    [one] Het evalueert één blad.
   *[other] Het evalueert { $count } bladeren.
}
quiz-sss-step = Stap { $step }: { $sentence }
quiz-sss-solved = Daarna wordt geen ander blad onder { $name } meer geëvalueerd.
quiz-best-prompt = Welke zet is bij de wortel het best voor { $player }? Noem het kind.
quiz-best-worse = { $chosen } is { $value } waard, en { $best } is { $worth } waard: dat is beter voor { $player }.
quiz-best-is = { $best } is het best: die is voor { $player } { $value } waard.
quiz-best-look = { $player } is aan zet bij de wortel. Kijk dus naar de waarde van elk kind, niet naar het beste blad eronder.
quiz-best-replies = Wat een kind waard is, bepaalt { $player }: die is daar aan zet, en neemt wat voor { $player } het best is.
quiz-best-mixed = Een kind dat een blad is, heeft zijn eigen waarde; in elk ander kind neemt de speler die daar aan zet is wat voor hem het best is.
quiz-best-average = Wat een kind waard is, bepaalt wie daar kiest: MAX neemt de grootste waarde, MIN de kleinste, en in een toevalsknoop telt het gemiddelde.
quiz-best-worth = { $node } is { $value } waard. Vergelijk de andere daarmee.
quiz-order-prompt = Zet de kinderen van de knopen in de volgorde waarin { $algorithm } { $aim ->
    [least] het minst snoeit: er moeten zo veel mogelijk bladeren bezocht worden.
   *[other] het meest snoeit: er moeten zo min mogelijk bladeren bezocht worden.
}
quiz-order-count = In jouw volgorde { $seen ->
    [one] wordt één blad
   *[other] worden { $seen } bladeren
} bezocht; het best mogelijke is { $wanted }.
quiz-order-there = Bij { $node }, betreden met het venster { $window }, leidt de volgorde { $given } tot { $count ->
    [one] één blad
   *[other] { $count } bladeren
}; met { $better } zouden het er { $total } zijn.
quiz-order-cut = Dan wordt dit nooit bezocht: { $names }.
quiz-order-look = Kijk naar { $node }, die betreden wordt met het venster { $window }: welk kind moet daar eerst komen, zodat het venster { $aim ->
    [least] zo laat mogelijk sluit?
   *[other] zo vroeg mogelijk sluit?
}
quiz-perform-lead = Voer de zoektocht zelf uit. Hij begint bij de wortel en bekijkt kinderen { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
} { $cut ->
    [plain] en bekijkt ze allemaal.
    [gt] en snoeit zodra α > β.
   *[other] en snoeit zodra α ≥ β.
}
quiz-perform-notation = Schrijf stap voor stap wat hij doet: de naam van een knoop om af te dalen, { $cut ->
    [plain] =x om een knoop met de waarde x te verlaten, en v=x voor een nieuwe beste waarde x
   *[other] =x, >=x of <=x om een knoop met de waarde x te verlaten, a=x of b=x als α of β naar x verschuift, v=x voor een nieuwe beste waarde x, en cut om te snoeien
}.
quiz-perform-best = beste = { $value }
quiz-perform-cut = snoei
quiz-perform-noted = Genoteerd: { $text }
quiz-perform-over = De wortel is verlaten: de zoektocht is voorbij.
quiz-perform-look = De zoektocht is bij { $node }, waar { $player } aan zet is.
quiz-perform-window = Het venster bij { $node } is { $window }.
quiz-perform-first = Kijk eerst naar wat er terugkwam: verandert het iets bij { $node }?
quiz-perform-closed = Kijk eerst naar het venster bij { $node }: dat is { $window }.
quiz-perform-no-child = { $node } is geen kind van { $here }, waar de zoektocht is.
quiz-perform-order = { $node } is nog niet aan de beurt: kinderen worden { $order ->
    [right] van rechts naar links
   *[other] van links naar rechts
} bekeken.
quiz-perform-nothing-back = Er is bij { $node } niets nieuws teruggekomen dat als beste genomen kan worden.
quiz-perform-other-value = Er kwam { $value } terug, en niets anders kan genomen worden.
quiz-perform-other-end = { $player } is hier aan zet, en het venster is { $window }: verschuift { $value } deze kant ervan?
quiz-perform-none-left = Alle kinderen van { $node } zijn bekeken, dus er valt niets te snoeien.
quiz-perform-cut-already = De overige kinderen van { $node } zijn al gesnoeid.
quiz-perform-never-cuts = Minimax bekijkt alles, en snoeit niets.
quiz-perform-not-yet = { $node } is nog niet klaar: er zijn kinderen die nog bekeken moeten worden.
quiz-perform-leaf = { $node } is een blad, en komt terug met de gegeven waarde.
quiz-perform-leave-best = { $node } komt terug met de beste waarde die { $player } daar gevonden heeft.
quiz-perform-leave-end = De beste waarde die { $player } heeft gevonden, ligt buiten het venster waarmee { $node } werd betreden, dus het uiteinde daarvan komt terug.
quiz-perform-is-exact = Het getal klopt, maar het is geen grens: alles wat onder { $node } kan meetellen is gezien, dus de waarde is exact.
quiz-perform-was-cut = Het getal klopt, maar bij { $node } is gesnoeid: onder wat niet bekeken is, kan iets beters zijn voor wie aan zet is. Het is dus een grens.
quiz-perform-is-end = Het getal klopt, maar het is een uiteinde van het venster: de beste waarde ligt daarbuiten, dus { $node } komt met een grens terug.
quiz-perform-is-bound = Het getal klopt, maar de kinderen van { $node } kwamen met grenzen terug, en { $node } dus ook.
quiz-board-lead = { $kind ->
    [closed] Een zoektocht naar een gesloten paardentocht over { $size } velden, met { $how }.
    [open] Een zoektocht naar een paardentocht over { $size } velden, met { $how }.
    [queens] Een zoektocht die { $size } dames plaatst, in elke rij één, zonder dat ze elkaar aanvallen, met { $how }.
    [queen] Een zoektocht die één dame op het enige veld plaatst, met { $how }.
    [map] Een zoektocht die met { $how } een kaart met { $size } kleuren kleurt, zo dat buren verschillen.
    [cryptarithm] Een zoektocht die letters cijfers geeft zodat { $size } klopt, met { $how }. Verschillende letters hebben verschillende cijfers, en geen getal begint met 0.
    [subset-sum] Een zoektocht naar getallen die samen { $size } zijn, met { $how }. Elk getal doet eerst mee, en blijft daarna weg (0).
    [maze] Een zoektocht naar paden van S naar G door een doolhof van { $size } velden, met { $how }. Geen pad komt twee keer op een veld.
   *[other] Een zoektocht die een sudoku oplost met { $how }.
}
quiz-board-how = { $test ->
    [end] genereren en toetsen
   *[other] backtracking
}
quiz-board-end = Pas als alle keuzes gemaakt zijn, toetst hij of ze een oplossing zijn.
quiz-board-prune = { $kind ->
    [open] Hij geeft het meteen op als door twee velden geen weg meer kan voeren, want maar één ervan kan het laatste zijn, of als er één niet meer te betreden is.
    [closed] Hij geeft het meteen op als door een veld geen weg meer kan voeren.
   *[other] Hij geeft het meteen op als een veld niet meer te bereiken is.
}
quiz-board-inference = { $kind ->
    [forward] Na elke keuze doet hij forward checking.
   *[other] Na elke keuze maakt hij alle bogen consistent.
}
quiz-board-variables = { $kind ->
    [fewest] De variabele met de minste waarden over is aan de beurt.
   *[other] De variabele met de minste waarden over is aan de beurt, bij gelijke stand die met de meeste beperkingen met variabelen zonder waarde, en daarvan de eerste.
}
quiz-board-values = De minst beperkende waarde wordt het eerst geprobeerd.
quiz-board-numbers = De getallen zijn, in deze volgorde: { $numbers }.
quiz-board-bound = { $kind ->
    [none] Hij geeft het pas op als over elk getal is beslist.
    [sum] Hij maakt geen keuze waardoor de som meer is dan het doel.
    [rest] Hij maakt geen keuze waardoor de som meer is dan het doel, of waardoor alle getallen die over zijn het samen niet meer halen.
   *[other] Hij maakt geen keuze waardoor de som meer is dan het doel, waardoor alle getallen die over zijn het samen niet meer halen, of waardoor het niet gehaald is en het kleinste getal dat over is te groot is.
}
quiz-board-steps = { $bound ->
    [distance] Een weg heeft hoogstens { $count } stappen. Een veld wordt meteen verlaten als de stappen tot nu toe en de rijen en kolommen vandaar naar G er meer zijn.
   *[other] Een weg heeft hoogstens { $count } stappen.
}
quiz-board-so-far = Tot nu toe gekozen: { $names }.
quiz-board-taken-back = Hij heeft zojuist { $name } teruggenomen.
quiz-board-candidates = Hier overweegt hij, in deze volgorde: { $names }.
quiz-board-candidates-for = Hier overweegt hij voor { $cell }, in deze volgorde: { $names }.
quiz-square-ask = Waar gaat hij nu heen, of moet hij terug?
quiz-square-back = terug
quiz-word-back = terug
quiz-word-yes = ja
quiz-word-no = nee
quiz-word-start = begin
quiz-word-end = einde
quiz-square-look = Stop { $number }: geeft de zoektocht het hier meteen op? Zo niet, loop dan de kandidaten in hun volgorde na. Sla over wat al geprobeerd is en wat niet kan; de eerste die overblijft is aan de beurt. Blijft er geen over, dan gaat de zoektocht terug.
quiz-back-ask = Is dit het moment om terug te gaan? Zo ja, welke keuze is de laatste die blijft staan voordat er iets nieuws geprobeerd wordt?
quiz-back-look = Geeft de zoektocht het hier meteen op? Zo niet, loop dan de kandidaten in hun volgorde na: is er een die kan en nog niet geprobeerd is? Geeft hij het op of is er geen, ga dan keuze voor keuze terug tot de eerste plek waar nog iets te proberen is.
quiz-back-to = Hij gaat terug tot { $name } de laatste keuze is die blijft staan; daar is nog iets anders te proberen.
quiz-back-start = Hij gaat terug tot het allereerste begin; pas daar is nog iets anders te proberen.
quiz-back-end = Nergens onderweg is nog iets te proberen: alles wordt teruggenomen, en de zoektocht is voorbij.
quiz-lost-ask = Is deze stelling nog af te maken?
quiz-lost-look = Zoek iets wat niet meer gevuld, bereikt of beslist kan worden, of een deel dat afgesneden is.
quiz-lost-try = { $at ->
    [end] Is dit al een oplossing, of loopt het hier dood?
   *[other] Ga verder met elke kandidaat die kan: leidt er een naar een oplossing?
}
quiz-lost-none = Nee: vanaf hier is er geen oplossing, al laat geen enkel veld dat zien. Elk vervolg is geprobeerd.
quiz-lost-tried = Nee: vanaf hier is er geen oplossing; elk vervolg is geprobeerd.
quiz-lost-why = Nee: vanaf hier is er geen oplossing. { $why }

## Lessons
lesson-too-long = De les heeft { $bytes } bytes, meer dan de { $limit } die worden gelezen.
lesson-broken = Regel { $line }: { $what }
lesson-broken-more = … en nog { $count ->
    [one] 1 regel die niet te lezen is
   *[other] { $count } regels die niet te lezen zijn
}.
lesson-empty = De les is leeg. Verwacht: tekst, scènes of vragen.
lesson-open-front = De regels die hier met --- beginnen, zijn niet afgesloten. Verwacht: nog een regel met ---.
lesson-no-key = “{ $given }” is geen regel van dit blok. Verwacht: een woord, een dubbele punt en een waarde, zoals “cut: gt”.
lesson-unknown-key = “{ $key }” betekent hier niets. Verwacht: { $known }.
lesson-twice = “{ $key }” staat er twee keer. Verwacht: één keer.
lesson-value = “{ $key }” kan niet “{ $given }” zijn. Verwacht: { $expected }.
lesson-no-subject = Dit blok zegt niet waar het over gaat. Verwacht: een boom, een spel, een puzzel of labels, zoals “tree: (4 8) (17 5)”.
lesson-same-name = Een andere vraag heet ook “{ $id }”. Verwacht: een unieke naam.
lesson-same-question = Vraag “{ $id }” is dezelfde, zodat een antwoord op de ene ook voor de andere zou tellen. Stel hem één keer, of verander er iets aan.
lesson-nested = Scènes en vragen zijn niet te nesten. Verwacht: dit blok buiten lijsten en citaten.
lesson-picture = Het plaatje “{ $given }” mag niet. Verwacht: een bestand in de map van de les, met een naam van letters zonder accenten, cijfers, -, _ en ., die eindigt op .png, .jpg, .gif, .webp, .avif of .svg; of een adres dat met https:// begint.
lesson-no-description = Dit plaatje zegt niets aan wie het niet ziet. Verwacht: wat het toont, tussen de rechte haken.
lesson-picture-elsewhere = Het plaatje { $file } staat naast de les, waar deze pagina het niet kan lezen. Het toont: { $description }
lesson-picture-missing = Het plaatje “{ $file }” kan niet worden gelezen: het werd verwacht in de map van de les.
lesson-picture-large = Het plaatje “{ $file }” heeft { $bytes } bytes. Verwacht: hooguit { $limit }.
lesson-table = Tabel
lesson-formula-long = Deze formule heeft { $bytes } bytes. Verwacht: hooguit { $limit }.
lesson-formula-deep = Deze formule is te diep. Verwacht: hooguit { $commands } opdrachten, en { $brackets } haakjes in elkaar.
lesson-formula-unknown = De formule kan niet worden gezet door “{ $given }”. Verwacht: een opdracht uit de wiskunde van LaTeX, zonder definities.
lesson-formula = De formule kan niet worden gezet. Verwacht: wiskunde zoals in LaTeX, met elk haakje gesloten.
lesson-address = Het adres “{ $given }” is niet toegestaan. Verwacht: een adres dat met https:// begint, of een pagina van deze site.
lesson-too-many = Een les heeft hoogstens { $limit } delen. Verwacht: hier het einde.
lesson-too-much = Een les mag ongeveer { $limit } alinea’s hebben. Verwacht: hier het einde.
lesson-long-block = Een alinea, lijst of programmatekst mag { $bytes } bytes lang zijn, en ongeveer { $limit } punten, links en benadrukte woorden hebben. Verwacht: kortere delen, met lege regels ertussen.
lesson-fence = “{ $given }” wordt hier als programmatekst getoond. Verwacht: scene, question of program voor een blok.
lesson-long-scene = Deze zoektocht duurt langer dan { $limit } stappen, en dat is te lang voor een scène. Verwacht: een kleinere boom, of minder diepte.
lesson-too-much-search = De zoektochten tot hier duren samen langer dan { $limit } stappen, dus de rest is niet gecontroleerd. Verwacht: kleinere zoektochten, of twee lessen.
lesson-more-faults = { $count ->
    [one] … en nog 1 fout
   *[other] … en nog { $count } fouten
}
lesson-checked = Geen fouten: { $questions }, { $scenes }
lesson-count-questions = { $count ->
    [one] 1 vraag
   *[other] { $count } vragen
}
lesson-count-scenes = { $count ->
    [one] 1 scène
   *[other] { $count } scènes
}
lesson-score = { $total ->
    [one] { $points } van { $total } punt
   *[other] { $points } van { $total } punten
}
lesson-sum = { $total ->
    [one] Samen: { $points } van { $total } punt
   *[other] Samen: { $points } van { $total } punten
}
lesson-findings-more = … en nog { $count }; --json geeft ze allemaal
lesson-no-answer = geen antwoord
lesson-mark = { $mark ->
    [right] goed
    [wrong] fout
   *[other] gemist
}
lesson-perhaps = Misschien: { $what }
lesson-answer-unknown = Geen vraag heet “{ $given }”. Verwacht: een nummer van 1 tot en met { $most }, of de naam van een vraag, en een dubbele punt.
lesson-answer-none = “{ $given }” beantwoordt niets: deze les heeft geen vragen.
lesson-answer-only = Geen vraag heet “{ $given }”. Verwacht: 1, of de naam van de vraag, en een dubbele punt.
lesson-answer-lost = Deze regel hoort bij geen antwoord. Verwacht: de naam of het nummer van een vraag, een dubbele punt en een antwoord.
lesson-answer-twice = “{ $given }” is al beantwoord. Verwacht: één antwoord.
lesson-expected-number = een geheel getal van 0 tot en met { $most }
lesson-expected-number-from-one = een geheel getal van 1 tot en met { $most }
lesson-expected-random-kind = een soort vraag over bomen of programma’s, want “level” maakt geen puzzels
lesson-expected-seed = een geheel getal van 0 tot en met { $most }, of own
lesson-tree = De boom is niet te lezen bij teken { $column }: { $what }
lesson-expected-text = hoogstens { $most } tekens, en geen teken dat de richting van de tekst verandert
lesson-expected-name = een naam die met een letter begint, van hoogstens 40 letters, cijfers en streepjes
learn-lessons = Lessen
learn-lesson = Les
learn-lecture-1 = Backtracking, en programma’s die elkaar afwisselen
learn-lecture-2 = Spelbomen, minimax en alfa-bèta
learn-lecture-3 = Zoeken met een tegenstander, en de quiz
learn-lecture-4 = Boter-kaas-en-eieren, en stellingen onthouden
learn-windows = Smalle vensters
learn-horizons = Horizonnen
learn-chance = Als het toeval beslist
learn-mcts = Monte-Carlo-boomzoeken
learn-best-first = Best-first-zoeken
learn-constraints = Beperkingen
learn-bounds = Grenzen en sommen
learn-lesson-file = Lesbestand openen
learn-lesson-drop = Een les is een Markdown-bestand met scènes en vragen. Je kunt er ook een naar een willekeurige plek op deze pagina slepen; het bestand blijft op dit apparaat. Resultatenbestanden van studenten openen als de resultaten van een klas.
learn-lesson-fetching = De les wordt geladen …
learn-lesson-checking = De les wordt gecontroleerd …
learn-lesson-lost = De les { $address } kon niet worden geladen. Controleer het adres en de verbinding.
learn-lesson-status = De les { $address } kon niet worden geladen: de server antwoordde { $status }. Controleer het adres.
learn-lesson-forbidden = De les { $address } kon niet worden geladen. Controleer het adres en de verbinding. Zijn die goed, dan staat { $site } andere sites niet toe zijn bestanden te lezen: de server moet “Access-Control-Allow-Origin” meesturen.
learn-lesson-gone = De les staat niet meer op dit apparaat. Open het bestand opnieuw.
learn-lesson-endless = De les is groter dan de limiet van { $limit } bytes.
learn-lesson-slow = Het laden duurde te lang. De server of de verbinding is traag.
learn-lesson-page = Het adres { $address } leidt naar een webpagina, niet naar een lesbestand. Misschien moet je er inloggen. Gebruik op GitHub het adres achter “Raw”.
learn-lesson-by = Door { $author }
learn-lesson-until = In te leveren: { $until }
learn-lesson-seed = Startgetal { $seed }
learn-lesson-own-seed = Startgetal { $seed }, alleen van jou: anderen krijgen andere bomen
learn-lesson-print = Werkblad afdrukken
learn-teachers = Voor docenten
learn-lesson-question = Vraag { $number }
learn-lesson-again = Verdergaan
learn-lesson-look = Nog eens bekijken
learn-lesson-worth = Te behalen punten: { $points }
learn-lesson-kept = Antwoord bewaard. Te behalen punten: { $points }
learn-finish = Inleveren
learn-finish-about = Deze vragen worden pas nagekeken als je inlevert. Beantwoord: { $answered } van { $of }.
learn-finish-unread = Deze antwoorden zijn niet te lezen, en zouden niets opleveren: { $names }.
learn-finish-sure = Nu inleveren? Daarna kunnen deze antwoorden niet meer veranderen, en worden de goede getoond.
learn-finish-yes = Ja, inleveren
learn-finish-no = Nog niet
learn-lesson-back = Terug naar de les
learn-lesson-next = Volgende vraag
scene-open = Alles bekijken in Plyscope
scene-steps = Stappen van deze scène
scene-step = Stap { $number }
scene-line = De zetten: { $moves }
scene-fact = { $what }: { $text }
learn-results = Jouw resultaten
learn-results-name = Jouw naam
learn-results-about = In het bestand staan je antwoorden met hun tijden. Er wordt niets verstuurd: geef het aan je docent.
learn-results-kept = Je antwoorden worden alleen op dit apparaat bewaard.
learn-results-sent = Je punten en antwoorden gaan naar je cursus.
learn-results-save = Resultaten opslaan om in te leveren
learn-results-unnamed = Je docent weet zo niet van wie dit bestand is. Vul je naam in, of druk nogmaals om zonder naam op te slaan.
learn-results-saved = Opgeslagen als { $file }. Lever het nu in.
learn-anew = Opnieuw beginnen als iemand anders
learn-anew-sure = { $what ->
    [lesson] De antwoorden, de punten, de programma’s en de naam in deze les worden dan van dit apparaat gewist. Sla eerst de resultaten op als ze nog ingeleverd moeten worden.
    [program] Het antwoord op deze vraag, de punten ervoor en de programma’s die ervoor zijn geschreven, worden dan van dit apparaat gewist.
   *[other] Het antwoord op deze vraag en de punten ervoor worden dan van dit apparaat gewist.
}
learn-anew-yes = Ja, opnieuw beginnen
learn-link-no-lesson = Het adres van de les is niet toegestaan: het moet met https:// beginnen of een bestand van deze site zijn.
learn-no-such-question = De les heeft geen vraag “{ $id }”.
learn-no-file = Het bestand kon niet worden gelezen. Een les is een tekstbestand in UTF-8 dat niet leeg is, en geen webpagina.
learn-course-alone = Rond deze pagina is geen leeromgeving gevonden, dus er worden geen resultaten ingeleverd.
learn-course-launch = Het adres van deze pagina zegt niet duidelijk waar resultaten heen moeten, dus er worden er geen ingeleverd.
learn-course-closed = Je cursus neemt nu geen resultaten aan. Open de les vanuit je cursus om het nog eens te proberen.
learn-course-kept = Je antwoorden blijven in deze browser.
learn-course-again = Deze pagina is opnieuw geladen en weet niet meer waar resultaten heen gaan. Open de les vanuit je cursus; tot die tijd worden er geen resultaten ingeleverd.
learn-course-unsent = Je laatste resultaten zijn niet bij je cursus aangekomen. Ze worden opnieuw verzonden met je volgende antwoord, of als je de les weer op dit apparaat opent.
learn-course-refused = Je cursus heeft een van je resultaten niet aangenomen; dit wordt niet opnieuw verzonden. Meld het aan je docent.
learn-course-short = Je cursus kan niet alles bewaren wat je hebt getypt. Je punten blijven bewaard, maar sommige antwoorden kunnen weg zijn als je terugkomt.
learn-platform = Opslaan voor een leeromgeving (SCORM)
learn-platform-about = Een pakket voor Moodle, Canvas en andere: voeg het als SCORM-activiteit aan je cursus toe. De leeromgeving bewaart dan van iedereen punten, voortgang en antwoorden.
learn-platform-version = Versie
learn-platform-v12 = SCORM 1.2, voor elke leeromgeving
learn-platform-v2004 = SCORM 2004, met plaats voor lange antwoorden
learn-platform-pass = Geslaagd vanaf, in % (mag leeg zijn)
learn-platform-no-pass = Het percentage om te slagen is een geheel getal van 0 tot en met { $most }.
learn-platform-save = Pakket opslaan
learn-platform-making = Het pakket wordt gemaakt …
learn-platform-saved = Het pakket is opgeslagen.
learn-platform-lost = Het pakket kon niet worden gemaakt: een deel van de site is niet geladen. Controleer de verbinding en probeer het opnieuw.
learn-platform-faults = Het pakket is niet gemaakt, want de les heeft fouten:

## Sheets of paper
sheet-title = Werkblad
sheet-answers = Antwoorden
sheet-answers-to = Antwoorden: { $title }
sheet-name = Naam:
sheet-deadline = In te leveren: { $deadline }
sheet-how = Knopen heten naar laag en plaats: in een boom van negen lagen is L9-2 de tweede knoop van links in de negende. Bij het tellen doen ook knopen mee die nooit bezocht worden. MAX zet waar een driehoek omhoog wijst, MIN waar hij omlaag wijst.
sheet-chance = Het toeval beslist bij cirkels; de getallen bij de takken ervan zijn kansen.
sheet-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
sheet-copy = Startgetal { $seed } · exemplaar { $number } van { $copies }
sheet-page = Bladzijde { $number } van { $pages }
sheet-empty = Er is geen vraag om op een blad te zetten.
sheet-faults = Er is geen werkblad, want de les heeft fouten:
sheet-unaskable = Vraag { $id }: { $what }
sheet-too-wide = Vraag { $id }: de boom is te groot voor een vel papier.
sheet-heading = Werkbladen
sheet-about = Hetzelfde startgetal geeft hetzelfde blad. Elk exemplaar heeft een startgetal dat één hoger is dan dat van het vorige; het staat op elke bladzijde.
sheet-alike = In deze les is niets willekeurig, dus alle exemplaren zijn gelijk.
sheet-count = Vragen
sheet-copies = Exemplaren
sheet-sides = Wat wordt afgedrukt
sheet-side = { $sides ->
    [both] Vragen, met na elk exemplaar de antwoorden
    [answers] Alleen antwoorden
   *[other] Vragen
}
sheet-paper = Papier
sheet-paper-name = { $paper ->
    [letter] Letter (8,5 × 11 inch)
   *[other] A4
}
sheet-number-bad = Een geheel getal van 1 tot en met { $most }.
sheet-ready = { $count ->
    [one] Eén bladzijde
   *[other] { $count } bladzijden
}
sheet-print = Afdrukken
sheet-save = Opslaan als HTML
sheet-pages = De bladzijden zoals ze worden afgedrukt

## Making questions
author-for = Als je lesgeeft
author-in-short = Maak eigen vragen, over elke boom en elk bord, en deel ze uit als link, in een les of op een eigen pagina.
author-title = Een vraag maken
author-about = Bouw een vraag, probeer die als student en deel die uit. Alles staat in het adres van deze pagina, dus er gaat niets verloren; het antwoord volgt uit het zoeken zelf.
author-like-this = Maak er zo een
author-form = De vraag
author-kind = Wat er gevraagd wordt
author-of-trees = Over een boom
author-of-boards = Over een bord
author-make = Willekeurige boom
author-level = Niveau
author-take-back = Vorige herstellen
author-search = Het zoeken
author-moment = Moment
author-moment-hint = Na hoeveel stappen van het zoeken de vraag wordt gesteld.
author-next-moment = Volgend moment dat een vraag waard is
author-terms = Beoordeling
author-points = Punten
author-attempts = Pogingen
author-attempts-hint = Hoe vaak een student het antwoord mag laten nakijken; leeg: onbeperkt.
author-any = onbeperkt
author-hints = Hints
author-hints-free = gratis
author-hints-cost = kosten punten
author-hints-off = geen
author-cost = % van de punten per hint
author-grading = Nagekeken
author-grading-at-once = bij elke stap
author-grading-at-the-end = aan het eind
author-bug = Fout
author-bug-hint = De zoektocht die herkend moet worden, heeft deze fout.
author-iterations-hint = Na hoeveel iteraties de vraag wordt gesteld, hoogstens 1.000; leeg: 10. Een klein aantal is makkelijker uit te rekenen.
author-mistake = Foute stap
author-mistake-hint = Het nummer van de stap die fout is; laat het leeg voor een willekeurige.
author-mistake-any = willekeurig
author-bug-is = { $bug ->
    [players] MAX en MIN zijn verwisseld
    [own-bound] een knoop wordt met de grens van de eigen speler vergeleken
    [one-higher] snoeien beëindigt ook de knoop erboven
   *[other] geen
}
author-feedback = Terugkoppeling
author-feedback-hint = Wat er van een fout antwoord wordt getoond. Alles wordt getoond zodra het goed is, er geen pogingen meer zijn, of het antwoord is getoond.
author-feedback-name = { $feedback ->
    [full] alles meteen
    [pieces] welke delen fout zijn
    [count] hoeveel delen fout zijn
    [after] niets tot het eind
   *[other] eerst hoeveel, dan welke delen
}
author-again = Nadat het antwoord is getoond
author-again-name = { $what ->
    [fresh] een andere vraag, die telt
   *[other] dezelfde vraag, zonder punten
}
author-number-bad = Een geheel getal van { $least } tot en met { $most }.
author-without = Laat { $what } weg
author-facts = Vóór het uitdelen
author-size = Boom
author-size-is = { $nodes ->
    [one] 1 knoop in 1 laag
   *[other] { $nodes } knopen in { $layers } lagen
}
author-leaves = Bladeren
author-visited = Bezocht
author-pruned = Overgeslagen
author-cuts = Snoeiingen
author-cuts-by = { $max } bij MAX, { $min } bij MIN
author-cuts-chance = { $max } bij MAX, { $min } bij MIN, { $chance } bij toevalsknopen
author-deep = Diepe snoeiingen
author-rule-same = Met ≥ en met > is het antwoord hetzelfde.
author-rule-matters = Met ≥ en met > verschillen de antwoorden. De vraag zegt welke regel geldt, maar studenten die de andere hebben geleerd, struikelen: vermijd gelijke waarden, tenzij het daar juist om gaat.
author-no-cuts = Hier wordt niets gesnoeid. Dat mag je best vragen, maar één keer is genoeg.
author-key = Toon het goede antwoord
author-try = Zelf proberen, als student
author-try-about = Je antwoorden hier worden niet bewaard, en worden gewist zodra de vraag verandert.
author-try-later = Zodra de vraag gesteld kan worden, kun je die hier proberen.
author-faulty = De vraag is nog niet af. Wat er ontbreekt, staat bij het veld zelf.
author-hand-out = Uitdelen
author-handout = { $form ->
    [link] Link
    [markdown] Markdown voor een les
   *[other] Code om in te bedden
}
author-handout-about = { $form ->
    [link] Opent de vraag. Verder is niets nodig.
    [markdown] Een blok voor een lesbestand, waarin ook tekst, scènes en andere vragen kunnen staan.
   *[other] Zet de vraag op een eigen pagina, zoals de site van een vak.
}
author-copy = { $form ->
    [link] Link kopiëren
    [markdown] Markdown kopiëren
   *[other] Code kopiëren
}
author-copied = Gekopieerd.
author-not-copied = Kopiëren lukte niet; selecteer de tekst en kopieer hem met de hand.
author-embed-title = { $kind } – een vraag in Plyscope
author-open = Openen in Plyscope

## Practice and progress
practice-title = Oefenen
practice-about = Eindeloos willekeurige vragen. Hetzelfde startgetal geeft dezelfde vragen.
practice-kind = Vraag
practice-levels = Hoe moeilijk
practice-level = Niveau { $level }
practice-level-about = { $level ->
    [1] Twee lagen diep, en één keer snoeien.
    [2] Drie lagen diep, één of twee keer snoeien.
    [3] Beide spelers snoeien.
    [4] Vier lagen diep, minstens drie keer snoeien.
    [5] Met een diepe snoeiing: de grens komt van hogerop.
   *[other] Gelijke bladeren, en ≥ of > maakt het verschil.
}
practice-follow = Het niveau volgt mijn antwoorden
practice-adaptive = het niveau volgt je
practice-seed = Startgetal
practice-seed-hint = Een getal. Hetzelfde getal geeft dezelfde vragen, voor een hele klas of voor één persoon.
practice-seed-is = Startgetal { $seed }
practice-seed-bad = Een startgetal is een geheel getal, 0 of meer.
practice-chance = willekeurig
practice-begin = Beginnen
practice-sheet = Werkblad hiervan
practice-next = Volgende vraag
practice-other = Een andere vraag
practice-progress = Mijn voortgang
practice-see-progress = Mijn voortgang bekijken
practice-nothing-yet = Er is nog niets geoefend. Het eerste antwoord op elke oefenvraag telt hier mee.
practice-stays-here = Dit alles blijft op dit apparaat, en wordt nergens heen gestuurd.
practice-mastering = Je beheerst een soort vraag na { $count } op rij, meteen helemaal goed en zonder hints, op niveau { $level } of hoger. Makkelijkere vragen tellen niet mee, maar een fout antwoord op zo’n vraag breekt de rij ook af.
practice-mastered = Beheerst
practice-not-mastered = Nog niet beheerst
practice-row = { $row } op rij
practice-streak = Nu op rij
practice-longest = Langste rij
practice-latest-level = Laatste niveau
practice-answers = Antwoorden
practice-last = De laatste antwoorden, met hun niveau
practice-was = Niveau { $level }: { $how }
practice-was-right = meteen goed
practice-was-helped = goed, met een hint
practice-was-wrong = { $right } van { $of } goed
practice-was-not = niet helemaal goed
practice-export = Opslaan als CSV
practice-erase = Alles wissen
practice-erase-sure = Alles wissen wat op dit apparaat bewaard is: voortgang, antwoorden, programma’s, bomen en een eigen les? Dit is niet terug te draaien.
practice-erase-yes = Ja, wissen
practice-erase-not = Nee, bewaren
practice-erased = Alles is gewist.

## The page for learning
learn-title = Leren
learn-tagline = Vragen die zichzelf uitleggen
learn-skip = Naar de opgave
learn-home = Alle lessen en vragen
learn-welcome = Kijken is het halve werk. Nu jij.
learn-answer-it = Beantwoorden
learn-kind = { $kind ->
    [pruned] Welke knopen worden gesnoeid?
    [next] Wat gebeurt er nu?
    [whose-bound] Wiens grens is het?
    [which-search] Welke zoektocht was het?
    [build] Bouw een boom
    [build-order] Welke volgorde snoeit deze knopen?
    [find-mistake] Zoek de fout
    [playback] Vragen in een scène
    [best-move] Welke zet is de beste?
    [uct] Welke zet selecteert UCT?
    [sss] Welke bladeren slaat SSS* over?
    [order-most] Welke volgorde snoeit het meest?
    [order-least] Welke volgorde snoeit het minst?
    [perform] Voer het zoeken zelf uit
    [next-square] Waar gaat het nu heen?
    [back-out] Is het tijd om terug te gaan?
    [order-lines] Zet de regels in volgorde
    [find-line] Zoek de foute regel
    [fill-line] Vul de regel in
    [write-program] Schrijf het programma
    [lost] Is de stelling verloren?
    [minimax-values] Wat zijn de knopen waard?
    [returned-values] Wat geeft het zoeken terug?
   *[other] { $kind }
}
learn-task = De vraag
learn-tree = De boom van de vraag. Enter markeert een knoop met alles eronder, of haalt hem er weer uit.
learn-leaf = blad, waard { $value }
learn-marked = gemarkeerd als overgeslagen
learn-marked-sss = gemarkeerd als nooit geëvalueerd
learn-press = Druk op een knoop om hem met alles eronder te markeren; druk nog eens om hem eruit te halen.
learn-press-alone = Met Shift alleen de knoop zelf.
learn-tree-values = De boom van de vraag. Enter op een inwendige knoop begint met zijn waarde te schrijven.
learn-tree-move = De boom van de vraag. Enter kiest een kind van de wortel.
learn-tree-order = De boom in jouw volgorde. Enter schuift een knoop één plaats naar links.
learn-tree-perform = De boom voor zover doorzocht. Enter daalt af naar een kind; op de huidige knoop gaat Enter naar de waarden om hem mee te verlaten.
learn-tree-stop = De boom bij deze stop.
learn-tree-visited = De boom, met wat de zoektocht bezocht.
learn-visited-as = blad nummer { $number } van de zoektocht
learn-tree-build = De boom om te bouwen. Enter op een blad begint zijn waarde te schrijven.
learn-leaf-open = blad
learn-to-be-pruned = moet gesnoeid worden
learn-press-build = Druk op een blad om zijn waarde te schrijven.
learn-crossed-out = Wat is doorgestreept, moet gesnoeid worden.
learn-tree-worked = De boom van de uitgewerkte zoektocht.
learn-press-mistake = Druk op de stap die fout is.
learn-press-values = Druk op een inwendige knoop om zijn waarde te schrijven.
learn-press-move = Druk op een kind van de wortel om het te kiezen.
learn-press-order = Druk op een knoop om hem onder zijn broers één plaats naar links te schuiven; de meest linkse gaat naar het rechtereind. Knopen houden hun namen.
learn-press-perform = Druk op een kind om erheen af te dalen; druk op de huidige knoop om hem te verlaten. Of gebruik de knoppen.
learn-next-step = De volgende stap
learn-step-down = Daal af naar
learn-step-leaf = De zoektocht is bij { $node }, een blad: hij komt met een waarde terug.
learn-step-take = Neem wat terugkwam
learn-step-best = Beste tot nu toe: { $value }, van { $node }.
learn-step-no-best = Daar is nog geen beste waarde genomen.
learn-step-cut = Snoei de rest
learn-step-leave = Verlaat { $node } met
learn-step-show = Toon deze stap
learn-step-undo = Neem de laatste stap terug
learn-step-right = Goed.
learn-step-wrong = Niet gezet.
learn-step-shown = Getoond.
learn-step-over = De wortel is verlaten. Kijk je antwoord na.
learn-steps-done = Tot nu toe gedaan
learn-steps-wrong = Fout of getoond: { $count }. Dat telt mee.
learn-step-was-wrong = fout, niet gezet
learn-step-was-shown = getoond
learn-reply = Jouw antwoord: { $reply }
learn-no-reply = Nog geen antwoord.
learn-reply-to = Antwoord bij stop { $number }
learn-replied = beantwoord
learn-write-value = Typ een waarde als antwoord; vóór een grens staat ≥ of ≤.
learn-window-stays = Het blijft zoals het is
learn-window-end = { $end } wordt
learn-next-stop = Volgende stop
learn-press-next = Druk op een knoop in de boom, of kies hier.
learn-press-square = Druk op een veld, of kies hier.
learn-press-back = Ja, terug: druk op het veld van de laatste keuze die blijft staan. Of kies hier.
learn-back-on = Nee, hij gaat verder
learn-back-start = Ja, en geen enkele keuze blijft staan
learn-back-end = Ja, en de zoektocht is voorbij
learn-lost-no = Ja, dat kan
learn-lost-yes = Nee, ze is verloren
learn-chosen = gekozen
learn-stops = De stops
learn-stops-in-order = Tot je inlevert, gaan de stops één voor één open: open je de volgende, dan liggen je antwoorden ervóór vast, en antwoord je verder door te drukken, niet door te typen.
learn-stop = Stop { $number }
learn-board = Het bord op dit moment
learn-too-large = De boom heeft meer dan { $limit } knopen en wordt hier niet getekend. Het antwoord kan worden getypt.
learn-answer = Je antwoord
learn-check = Nakijken
learn-hint = Hint
learn-hints = Hints
learn-pointer = Waar je moet kijken
learn-no-more-hints = Er zijn geen hints meer voor dit antwoord.
learn-start-again = Opnieuw
learn-show-key = Toon het antwoord
learn-worth = { $count ->
    [one] 1 punt, alleen voor een helemaal goed antwoord.
   *[other] { $count } punten.
}
learn-still = { $total ->
    [one] Een goed antwoord levert nu { $points } van { $total } punt op.
   *[other] Een goed antwoord levert nu { $points } van { $total } punten op.
}
learn-over = Hier valt niets meer te verdienen.
learn-another = Nog zo een
learn-another-counts = Het antwoord is getoond. Nog zo een telt in plaats van deze.
learn-blank = { $kind ->
    [pruned] Er is nog geen antwoord, dus er is niets nagekeken. Wordt er geen knoop gesnoeid, antwoord dan “geen”.
   *[other] Er is nog geen antwoord, dus er is niets nagekeken.
}
learn-kept = Je antwoord is bewaard. Het wordt nagekeken als je de les inlevert.
learn-keep-answer = Bewaar dit antwoord
learn-none-pruned = Er wordt geen knoop gesnoeid
learn-none-left-out = Elk blad wordt geëvalueerd
learn-deferred = Nagekeken als de les wordt ingeleverd.
learn-attempts = Nog { $left } van { $of } pogingen.
learn-hints-off = Er zijn geen hints.
learn-hint-cost = Elke hint kost { $cost }% van de punten. Wat overblijft, wordt afgerond op hele punten: op minstens 1, zolang er iets over is.
learn-hint-free = { $total ->
    [one] Met de volgende hint levert een helemaal goed antwoord nog steeds { $points } van { $total } punt op.
   *[other] Met de volgende hint levert een helemaal goed antwoord nog steeds { $points } van { $total } punten op.
}
learn-points = Punten: { $points } van { $of }
learn-result = Je resultaat
learn-all-right = Helemaal goed!
learn-score-order = { $seen ->
    [one] { $seen } blad bezocht, op zijn best { $wanted }
   *[other] { $seen } bladeren bezocht, op zijn best { $wanted }
}
learn-key = Het juiste antwoord:
learn-key-title = Het juiste antwoord
learn-right = goed
learn-wrong = fout
learn-missed = gemist
learn-see = Bekijk het in de zoektocht
learn-more-findings = { $count ->
    [one] Nog één wordt niet getoond.
   *[other] Nog { $count } worden niet getoond.
}
learn-link-no-tree = Er is geen boom om een vraag over te stellen.
learn-link-chance = Deze soort vraag kan niet over een boom met toevalsknopen gaan. Deze wel: { $kinds }.
learn-help = Beantwoord vragen over een zoektocht, en zie waarom een antwoord goed of fout is, uit de stappen van die zoektocht. Er wordt niets verraden voordat je op Nakijken drukt. Wat je typt blijft op dit apparaat, ook na herladen.
learn-help-keys = Enter, spatie en de pijltjes werken op de boom; letters werken overal waar de vraag de focus heeft, maar niet in het veld.
learn-help-points = Punten zijn het deel van een antwoord dat goed is, afgerond op hele punten; wat te veel is, heft iets goeds op. Alleen een helemaal goed antwoord levert alles op, en zijn er twee of meer punten te verdienen, dan levert een antwoord dat voor een deel goed is er minstens één op. Elke hint kost zijn deel. Is het antwoord getoond, dan levert alleen nog een andere vraag van dezelfde soort punten op, min de kosten van een hint.
learn-key-press = Een knoop met alles eronder markeren
learn-key-alone = Alleen de knoop markeren
learn-key-walk = Door de boom lopen
learn-example-quiz = De quiz van het college
learn-example-quiz-about = Vier lagen, acht bladeren. Welke knopen bezoekt alfa-bèta nooit?
learn-example-checkers = De boom van het andere college
learn-example-checkers-about = Verliezen zijn negatief, en één snoeiing haalt een hele deelboom weg.
learn-example-three = Telkens drie kinderen
learn-example-three-about = De boom waarop minimax stap voor stap werd gedaan: wat bespaart snoeien?
learn-example-heap = Zestien bladeren en een smal venster
learn-example-heap-about = Het zoeken begint met het venster (0, 15). Let op waar grenzen vandaan komen.
learn-example-ties = Alleen als α > β
learn-example-ties-about = Gelijke waarden zijn hier geen reden om te snoeien.
learn-example-right = Van rechts, en MIN begint
learn-example-right-about = Dezelfde boom als in de quiz, van de andere kant gezien.

# Ingebed op andere pagina’s
embed-label = Plyscope: een zoektocht, stap voor stap
embed-open = Openen in Plyscope
embed-wrong = Problemen gevonden:
embed-nothing = Er is niets te tonen: geef een boom, een spel, een puzzel of labels.
embed-not-played = Er wordt om stap { $step } gevraagd; hier worden alleen de eerste { $last } stappen afgespeeld.
embed-stopped = Er ging iets mis in Plyscope, en het is gestopt. Met de rest van de pagina is niets aan de hand.
embed-restart = Opnieuw beginnen
embed-report = Een verslag kopiëren
embed-reported = Het verslag is gekopieerd.
embed-report-by-hand = Het verslag kon niet worden gekopieerd. Selecteer het hier:
embed-version = Berichtversie { $given } wordt niet ondersteund. Verwacht: versie { $known }.
embed-message = Ongeldig bericht: { $given }
embed-host = “{ $given }” is niet de herkomst van een pagina, zoals https://course.example. Berichten van andere pagina’s worden genegeerd.
embed-no-step = “{ $given }” is geen stap. Verwacht: een geheel getal vanaf 0, of last.
embed-no-site = Vragen en lessen zijn pagina’s van een site. Laad plyscope.js daarvandaan om ze te tonen.

## Handing out

handout-title = Delen
handout-of-tree = De boom: { $tree }
handout-of-game = Het spel: { $game }
handout-backwards = De laatste stap komt vóór de eerste.
handout-too-many = { $many } plaatjes zijn te veel; er worden er hoogstens { $most } tegelijk gemaakt.
handout-too-much = Te veel plaatjes van zo’n grote boom; kies minder stappen.
handout-tree-too-large = De boom heeft { $nodes } knopen; er worden er hoogstens { $most } getekend. Teken een deel ervan als aparte boom.
handout-no-step = Stap { $number } is er niet, of is te ver weg.
handout-not-numbers = Beide stappen moeten gehele getallen zijn.
handout-frame-title = Plyscope: een zoektocht om stap voor stap te volgen
handout-link = Link en code
handout-about = { $form ->
    [link] Opent precies wat je nu ziet.
    [frame] Voor een pagina, cursussite of blog waar HTML in mag: een frame om stap voor stap door het zoeken te gaan.
    [element] Voor je eigen webpagina: een element dat de kleuren en de taal van de pagina overneemt.
   *[other] Voor een les: een blok dat dit laat zien.
}
handout-form = { $form ->
    [link] Link
    [frame] Frame (iframe)
    [element] Element voor een webpagina
   *[other] Blok voor een les (Markdown)
}
handout-copy = { $form ->
    [link] Link kopiëren
    [frame] Frame kopiëren
    [element] Element kopiëren
   *[other] Blok kopiëren
}
handout-copied = Gekopieerd
handout-not-copied = Kopiëren lukte niet; selecteer de tekst en kopieer die zelf.
handout-qr = QR-code
handout-qr-about = Voor de collegezaal: scan de code om te openen wat je nu ziet.
handout-qr-of = QR-code van de link
handout-qr-too-long = De link is te lang voor een QR-code.
handout-picture = Plaatje van deze stap
handout-picture-about = SVG blijft op elk formaat scherp en heeft echte tekst; PDF is voor papier en LaTeX-documenten; LaTeX wordt door TikZ in je eigen document getekend.
handout-dark = Donkere kleuren
handout-film = Meerdere stappen
handout-film-about = Een GIF speelt vanzelf, ook in dia’s; een strip toont de stappen naast elkaar.
handout-from = Van stap
handout-to = Tot en met stap
handout-delay = Seconden per stap
handout-delay-bad = De seconden moeten een getal van 0.1 tot en met 60 zijn.
handout-strip = Strip, { $format }
handout-table = Alle stappen als tabel
handout-table-about = Een regel per stap, met het venster, de waarde en de zin: voor een spreadsheet of een eigen programma.
handout-drawing = Bezig met tekenen …
handout-saved = Opgeslagen als { $name }
handout-waiting = Bezig met zoeken, om de plaatjes te tekenen …
handout-lost = De plaatjes kunnen niet worden getekend: het zoeken is mislukt.
handout-too-large = Het plaatje zou te groot worden; sla het op als SVG.
handout-too-many-nodes = De boom heeft te veel knopen voor LaTeX; sla hem op als SVG of PDF.
handout-too-many-steps = De zoektocht heeft meer dan { $most } stappen: te veel voor CSV; sla ze op als JSON.
handout-file-too-large = Het bestand zou te groot zijn voor deze browser.
handout-no-letters = Dit plaatje heeft letters of tekens die een PDF die hier gemaakt wordt niet kan tonen; sla het op als SVG, of druk de pagina af.
handout-no-link = De boom is te groot voor een link; de plaatjes kunnen wel opgeslagen worden.

# De regel met keuzes, en het kaartje
setup-line-hint = Verander wat er wordt doorzocht en hoe
line-max-first = MAX begint
line-min-first = MIN begint
line-ending = eindigt { $when }
line-depth = diepte { $depth }
line-guess = schatting { $value }
line-seed = startgetal { $seed }
line-table = tabel op { $plies ->
    [all] alle diepten
   *[other] diepten { $plies }
}
line-symmetry = gespiegeld telt als één
line-etc = vraagt naar alle kinderen
line-time = { $milliseconds } ms
line-asks = vraagt naar { $ask ->
    [cuts] het snoeien
    [values] waarden
   *[other] de volgende knoop
}
minimap = De hele boom; sleep om te schuiven
## Backtracking: the whole tree, why a position is lost, and what was found
trail-left-led = Terug: { $name } leidde tot { $number } { $count ->
    [one] oplossing
   *[other] oplossingen
}, en alles erna is geprobeerd.
trail-left-led-least = Terug: { $name } leidde tot minstens { $number } { $count ->
    [one] oplossing
   *[other] oplossingen
}, en alles erna is geprobeerd.
sudoku-choices = Het volgende vakje is { $cell }. { $count ->
    [one] Er past één cijfer: { $names }.
   *[other] Er passen { $count } cijfers, in deze volgorde: { $names }.
}
sudoku-digit-in = { $digit } in { $cell }
queens-lost = Elk veld van rij { $line } wordt aangevallen, dus daar kan geen dame staan.
sudoku-lost = Voor { $name } is geen cijfer over.
tour-lost-isolated = { $names } { $count ->
    [one] heeft
   *[other] hebben
} geen vrije buur meer.
tour-lost-ends = { $names } hebben elk één vrije buur: elk kan alleen het laatste veld zijn, en een tocht heeft één laatste veld.
tour-lost-one-way = { $names } { $count ->
    [one] heeft
   *[other] hebben
} maar één weg naar binnen en geen weg naar buiten.
tour-lost-no-way-back = Geen vrij veld leidt terug naar { $name }, waar de tocht moet sluiten.
tour-lost-unreachable = { $names } { $count ->
    [one] is
   *[other] zijn
} over vrije velden niet meer te bereiken.
hand-lost-why = Vanaf hier is er geen oplossing. { $why } Neem iets terug.
hand-lost-tried = Vanaf hier is er geen oplossing, al laat geen enkel veld dat zien: elk vervolg is geprobeerd. Neem iets terug.
trail-square-led = { $square }; leidde tot een oplossing
trail-square-done = { $square }; al doorzocht
trail-square-left-led = { $square }; zojuist van teruggekomen, nadat het tot een oplossing leidde
trail-square-values = { $square }; { $standing ->
    [next] nu aan de beurt
    [later] nog te proberen
    [failed] geprobeerd, mislukt
    [led] leidde tot een oplossing
    [done] al doorzocht
    [left] zojuist van teruggekomen
    [left-led] zojuist van teruggekomen, na een oplossing
   *[other] niet toegestaan
}: { $values }
mark-led = leidde tot een oplossing
mark-backed-out = weer verlaten
whole-title = De zoekboom
whole-tree = Boom
whole-tree-hint = Toon de hele zoekboom
whole-branch = Tak
whole-branch-hint = Toon het huidige pad met wat er nog te kiezen was
whole-too-large = De hele boom wordt alleen getoond voor voltooide zoektochten met hoogstens { $most } knopen.
whole-key = Het getal onder een knoop is het aantal knopen dat eronder is ingeklapt. Druk op een knoop om naar zijn stap te gaan.
whole-root = Begin
whole-not-tried = nog niet geprobeerd
whole-open = op het huidige pad
whole-dead-end = doodlopend
whole-pruned = vroegtijdig opgegeven
whole-led = leidt tot { $number } { $count ->
    [one] oplossing
   *[other] oplossingen
}
whole-solution = oplossing
whole-node = { $name }: { $state }
whole-below = eronder { $number } geprobeerd
whole-below-later = eronder { $number } nog niet geprobeerd
found-panel = Gevonden oplossingen
found-none = Nog geen.
found-of = Oplossing { $number }, stap { $at }
found-earlier = Niet getoonde eerdere oplossingen: { $number }.
last-known = Naar de laatste bekende stap
trail-from = vanaf { $name }
## De transpositietabel in de boom en de ronden van iteratief verdiepen
next-hit = Volgende treffer in de tabel
previous-hit = Vorige treffer in de tabel
key-next-hit = Volgende treffer in de tabel
key-previous-hit = Vorige treffer in de tabel
legend-hit = gevonden in de transpositietabel
read-hit = gevonden in de transpositietabel
line-one-ply = Eén zet vooruitkijken gebruikt geen venster: alleen de zetten in de wortel worden vergeleken.
own-view = Elke rij is gezien vanuit de speler die daar aan zet is. De boom is gezien vanuit MAX.
passes-panel = Ronden
passes-depth = Ply’s
passes-visited = Bezocht
passes-cuts = Gesnoeid
passes-value = Waarde
passes-best = Beste
passes-estimate = { $value } (schatting)
passes-go = Naar het einde van de ronde met diepte { $count }

## The results of a class
class-title = Resultaten van een klas
class-about = Uit de bestanden die je studenten opsloegen: punten, moeilijke vragen, denkfouten en wat je opnieuw kunt uitleggen.
class-open = Resultaten van een klas openen
class-opening = Laden …
class-lost = De resultaten van een klas konden niet worden geladen. Controleer de verbinding en druk opnieuw op de knop.
class-choose = Resultatenbestanden kiezen
class-drop = Kies de bestanden die studenten aan het eind van een les opsloegen, of sleep ze hierheen, hoogstens { $limit }. Een eigen les (.md) kan mee. Niets verlaat dit apparaat.
class-working = { $count ->
    [one] Eén bestand nakijken …
   *[other] { $count } bestanden nakijken …
}
class-no-lesson = De les kon niet worden geladen. Kies de les opnieuw, of sleep het bestand hierheen.
class-from-lesson = Opnieuw nakijken met
class-lesson-hint = Met de les worden de antwoorden opnieuw nagekeken, zodat je de punten in de bestanden niet hoeft te geloven.
class-without = geen les
class-save = Opslaan als spreadsheet (CSV)
class-clear = Opnieuw beginnen
class-questions = Vragen
class-students = Studenten
class-summary = “{ $title }”: { $count ->
    [one] één student
   *[other] { $count } studenten
}.
class-believed = De punten zijn zoals de bestanden ze noemen; met de les worden ze opnieuw nagekeken.
class-graded-again = De antwoorden zijn opnieuw nagekeken.
class-student = Student
class-points = Punten
class-column = { $id } (van { $points })
class-most-points = Maximum
class-minutes = Minuten
class-seed = Startgetal
class-begun = Begonnen (UTC)
class-question = Vraag { $id }
class-answer = Laatste antwoord { $id }
class-help = Hints, antwoord getoond
class-hints = { $count ->
    [one] één hint
   *[other] { $count } hints
}
class-key-shown = antwoord getoond
class-file-name = Bestand
class-question-head = Vraag
class-kind = Soort
class-share = Gemiddeld deel van de punten
class-discrimination = Onderscheidend vermogen
class-few = Het onderscheidend vermogen wordt getoond vanaf { $limit } studenten: bij minder is het vooral ruis.
class-answered = Beantwoord
class-misconceptions = Denkfouten
class-other-misconceptions = Andere denkfouten
class-explain = Opnieuw uit te leggen
class-seen = { $name }: { $seen } van { $total ->
    [one] { $total } student
   *[other] { $total } studenten
}, in { $questions }
class-seen-in = “{ $id }”
class-hard = Vraag { $id } ({ $kind }): maar { $share } van de punten is gehaald
class-unearned = Vraag { $id } ({ $kind }): niemand heeft een punt gehaald
class-corrected-title = Gecorrigeerde punten
class-corrected = { $file }, vraag { $id }: punten { $points } in plaats van { $claimed }; meer leveren de antwoorden niet op
class-related-title = Rijen die van één student kunnen zijn
class-same-name = “{ $name }” heeft meer dan één bestand, begonnen op verschillende apparaten of als verschillende pogingen; elk is een rij: { $files }
class-same-attempt = Eén poging onder verschillende namen; elk is een rij: { $files }
class-left-out = Overgeslagen bestanden
class-file = { $file }: { $problem }
class-other-lesson = Het bestand hoort bij een andere les: “{ $title }”.
class-other-version = In dit bestand zijn de vragen van de les, of hun punten, anders: de les is veranderd.
class-other-way = Zonder de les (op de pagina: “geen les”) staan de punten er zoals de bestanden ze noemen.
class-same-file = Het bestand is hetzelfde als { $file }.
class-same-file-and-name = Het bestand is hetzelfde als een ander met deze naam.
class-earlier-file = { $file } is een later bestand van dezelfde student.
class-earlier-file-and-name = Een ander bestand met deze naam is een later bestand van dezelfde student.
class-other-question = Vraag { $id } is niet die van de les met dit startgetal: het bestand is veranderd, of geschreven door een andere versie van Plyscope.
class-unlike-others = De vragen of hun punten zijn anders dan in de bestanden die meetellen. Dit bestand of de andere zijn veranderd, of geschreven door een andere versie van Plyscope.
class-too-many = Alleen de eerste { $limit } bestanden worden gelezen.
class-file-unread = Het bestand is niet te lezen: { $why }
class-file-long = Het bestand heeft meer dan { $limit } bytes, en dat hebben resultaten nooit.
class-file-no-text = Het bestand is geen tekst: het is beschadigd, of een ander soort bestand.
class-file-no-json = Het bestand is vanaf regel { $line }, teken { $column } niet te lezen: het is beschadigd, of een ander soort bestand.
class-file-other = Het bestand is geen resultatenbestand van Plyscope.
class-file-version = Een latere versie van Plyscope heeft het bestand geschreven (formaat { $version }).
class-file-changed = De code klopt niet: het bestand is beschadigd, of na het opslaan veranderd.
class-file-field = Het veld “{ $field }” ontbreekt of klopt niet.

## Question banks
bank-topic = Vraag { $id } · { $kind }
bank-copy = Vraag { $id } · { $kind } · startgetal { $seed }
bank-names = L3-2 is de tweede knoop van links in de derde laag. MAX is aan zet waar een driehoek omhoog wijst, MIN waar hij omlaag wijst.
bank-nothing = geen enkele knoop
bank-tree = Spelboom: { $tree }
bank-board = Bord, rij voor rij van boven: { $rows }.
bank-title = Vragenbank voor een tentamen
bank-about = De vragen met hun tekeningen, als bestand dat Moodle en andere leeromgevingen importeren. Daar worden ze nagekeken zonder dat de antwoorden in de browser staan. Van willekeurige vragen is er een exemplaar voor elk startgetal.
bank-format = Formaat
bank-format-name = { $format ->
    [moodle-xml] Moodle XML
    [gift] GIFT
   *[other] QTI 2.1-pakket
}
bank-copies = Exemplaren van willekeurige vragen
bank-seed = Eerste startgetal
bank-bad = Het aantal exemplaren is een geheel getal van 1 tot en met { $most }, het startgetal een geheel getal vanaf 0.
bank-save = Vragenbank opslaan
bank-making = De vragenbank wordt gemaakt …
bank-saved = De vragenbank is opgeslagen.
bank-lost = De vragenbank kon niet worden gemaakt: een deel van de site is niet geladen. Controleer de verbinding en probeer het opnieuw.
bank-faults = De vragenbank is niet gemaakt:

## Sporen van programma’s
program-enter = Bezoek { $visit }: het programma gaat naar { $node }, waar { $player } aan zet is.
program-enter-leaf = Bezoek { $visit }: het programma gaat naar het blad { $node }.
program-window = Het venster is { $window }.
program-bound = { $bound } is { $value }.
program-again = Het is hier eerder geweest.
program-not-open = De ouder { $parent } is niet open: dit is niet diepte-eerst.
program-leave = Het programma verlaat { $node } met { $value }.
program-leave-silent = Het programma verlaat { $node }; het spoor geeft geen waarde.
program-cut = In { $node } slaat het programma de overige kinderen over: { $names }.
program-cut-more = In { $node } slaat het programma de overige kinderen over: { $names } en nog { $count }.
program-cut-none = In { $node } snoeit het programma, maar er zijn geen kinderen over.
program-ends = Hier eindigt het spoor.
program-ends-value = Hier eindigt het spoor, met de waarde { $value }.
program-line = Regel { $line }: { $problem }
program-word = Woord { $count }: { $problem }
program-line-no-node = “enter” heeft een knoop nodig, zoals "node": "L3-2", of een kind, zoals "child": 1.
program-line-name = { $given } is geen naam van een knoop; die zien eruit als L3-2.
program-line-child = { $given } is geen nummer van een kind; die tellen vanaf 0.
program-line-value = { $given } is geen waarde: een getal met hoogstens zes decimalen, win, draw of loss.
program-line-no-such = de boom heeft geen knoop { $name }.
program-line-no-child = { $node } heeft { $count ->
    [one] één kind
   *[other] { $count } kinderen
}; geen ervan heeft nummer { $child }, geteld vanaf 0.
program-line-none-open = hier is geen knoop open.
program-line-not-entered = { $name } kan hier niet worden verlaten of gesnoeid; hij is niet bezocht, of al verlaten.
program-line-many = Een spoor mag hoogstens { $limit } regels of woorden hebben.
program-line-long = Regel { $line } heeft meer dan { $bytes } bytes, het meeste dat wordt gelezen.
program-line-word = { $given } is geen woord van een kort spoor, zoals L3-2, =4 of x.
program-line-choice = { $given } is geen van { $words }.
program-line-tree = de boom is niet te lezen. { $problem }
program-no-tree = Het spoor zegt niet welke boom is doorzocht, en de tekst van de boom op deze pagina is geen boom.
program-no-chance = Sporen van bomen met toevalsknopen worden niet gelezen.
program-no-events = Het spoor gaat naar geen enkele knoop. Een regel die dat doet, ziet eruit als { $example }.

## Sporen van programma’s, en programma’s beoordelen
judge-enters = Bezoek { $visit }: je programma kijkt naar { $got }, de zoekmethode naar { $expected }.
judge-goes-on = Bezoek { $visit }: je programma kijkt naar { $got }, maar het zoeken is afgelopen.
judge-ends = Bezoek { $visit }: je programma is klaar, maar de zoekmethode kijkt naar { $expected }.
judge-window = Bezoek { $visit }: in { $node } heeft je programma { $bound } = { $got }; het moet { $expected } zijn.
judge-returns = { $node }: je programma geeft { $got } terug, de zoekmethode { $expected }.
judge-cuts = Je programma snoeit in { $node }; de zoekmethode niet.
judge-result = De waarde van je programma is { $got }; de juiste is { $expected }.
judge-search-says = { $algorithm }, stap { $step }: { $why }
judge-not-started = Het programma kon niet worden gestart: { $error }
judge-ended = Het programma stopte zonder antwoord (exitcode { $code }). Een antwoord eindigt met een regel met de waarde.
judge-closed = Het programma sloot zijn uitvoer zonder antwoord.
judge-killed = Het programma is beëindigd door signaal { $signal }.
judge-memory = Het programma gebruikte meer dan { $limit } MiB geheugen en is gestopt.
judge-processes = Het programma had meer dan { $limit } processen en is gestopt.
judge-slow = Geen antwoord binnen { $limit } milliseconden; het programma is gestopt. Het moet elke invoerregel beantwoorden voordat het op de volgende wacht, en zijn uitvoer doorspoelen (flush).
judge-slow-in-all = Het programma had voor alle antwoorden meer dan { $limit } milliseconden nodig en is gestopt.
judge-too-many-lines = Het programma schreef meer dan { $limit } regels voor één antwoord en is gestopt.
judge-long-line = Het programma schreef een regel van meer dan { $limit } bytes en is gestopt.
judge-too-much = Het programma schreef meer dan { $limit } bytes voor één antwoord en is gestopt.
judge-right = Goed op { $count ->
    [one] de enige boom
   *[other] alle { $count } bomen
}: de waarden en de knopen van { $algorithm }.
judge-wrong = { $verdict ->
    [wrong-value] Foute waarde: de uitkomst is niet die van { $algorithm }.
    [wrong-nodes] Goede waarden, maar andere knopen, of in een andere volgorde: het bekijkt ze niet zoals { $algorithm }.
    [timeout] Te traag: het programma is gestopt.
    [crash] Geen antwoord: het programma stopte, of moest worden gestopt.
   *[other] Geen antwoord: wat het programma schrijft, is niet te lezen.
}
judge-passed = Bomen waarop het goed is: { $passed } van { $all }.
judge-too-many-nodes = Op alle bomen samen bekijkt het { $nodes ->
    [one] één knoop
   *[other] { $nodes } knopen
} te veel; { $expected } zijn genoeg.
judge-tree = De kleinste gevonden boom, { $player } aan zet: { $tree }
judge-values = Waarde: { $got } (goed: { $expected })
judge-yours = Je programma bezoekt: { $names }
judge-expected = Het moet bezoeken: { $names }
judge-and-more = { $names } … en nog { $count }
judge-errors = De foutuitvoer:
judge-unknown = { $count ->
    [one] Eén regel heeft geen betekenis
   *[other] { $count } regels hebben geen betekenis
}; de eerste is regel { $line }: { $text }
judge-link = De juiste zoektocht, op een site van Plyscope: { $link }
judge-test-values = Voor elke boom de juiste waarde
judge-test-nodes = De juiste knopen, in de juiste volgorde
judge-same = Het spoor doet wat { $algorithm } doet, in { $visited ->
    [one] één bezoek
   *[other] { $visited } bezoeken
}.
judge-thought-not-passed = Het lijkt erop dat { $bound } niet wordt doorgegeven, zodat bij { $player } nooit wordt gesnoeid. Elk kind wordt doorzocht met beide uiteinden van het venster: ook een grens van hogerop leidt tot snoeien.
judge-not-depth-first = Sommige knopen worden bezocht terwijl hun ouder niet open is: dit is niet diepte-eerst.
judge-opened = { $nodes ->
    [one] Eén knoop
   *[other] { $nodes } knopen
} bezocht, van { $all }, in { $visited ->
    [one] één bezoek
   *[other] { $visited } bezoeken
}.
judge-opened-value = Waarde: { $value }
judge-opened-legend = ▲ MAX  ▽ MIN  #3 derde bezoek  = teruggegeven  ╫ de rest is gesnoeid  · niet bezocht
judge-at-line = Regel { $line } van het spoor
judge-raised = { $line ->
    [0] Het programma eindigt met een fout: { $message }
   *[other] Regel { $line } van het programma: { $message }
 }
judge-no-answer = Geen antwoord binnen { $limit } milliseconden; het programma is gestopt. Misschien eindigt het nooit.
judge-talks = Het programma stuurde zelf berichten en is gestopt.
judge-no-search = Het programma roept nergens run(search) aan, dus er is geen zoekalgoritme om uit te voeren.

writing-title = Je programma
writing-tagline = Schrijf een zoekalgoritme, bekijk wat het bezoekt en laat het controleren
writing-skip = Naar het programma
writing-setup = Wat er geschreven moet worden
writing-language = Programmeertaal
writing-language-hint = De taal van je programma
writing-search = Te schrijven algoritme
writing-tree = Boom om op uit te voeren
writing-code = Programma in { $language }
writing-editor-help = Tab springt in; Escape en dan Tab verlaat de editor. Ctrl+Enter voert het programma uit.
writing-run = Uitvoeren
writing-run-hint = Voer het programma uit op de boom (Ctrl+Enter)
writing-check = Controleren
writing-check-hint = Voer het uit op veel kleine bomen en vergelijk het met het te schrijven algoritme (Ctrl+Shift+Enter)
writing-stop = Stoppen
writing-reset = Opnieuw beginnen
writing-reset-hint = Vervang het programma door het programma waarmee deze pagina begint
writing-undo-reset = Mijn programma terughalen
writing-starting = Starten …
writing-running = Bezig met uitvoeren …
writing-checking = { $count } van { $limit } bomen gecontroleerd …
writing-shrinking = Het gaat mis. Er wordt gezocht naar een kleinere boom waarop dat ook gebeurt …
writing-stopped = Gestopt.
writing-returns = Het geeft { $value } terug.
writing-returns-nothing = Het geeft geen getal terug. Een zoekalgoritme geeft de waarde van zijn boom terug.
writing-visits = { $nodes ->
    [one] Het bezoekt één knoop.
   *[other] Het bezoekt { $nodes } knopen.
 }
writing-line = Regel { $line } van je programma
writing-result = Resultaat
writing-report = Controle
writing-report-old = Controle van een eerdere versie van je programma
writing-run-old = Uitvoering van een eerdere versie van je programma
writing-show-tree = Laat zien wat het op deze boom doet
writing-show-search = Het juiste algoritme op deze boom
writing-printed = Uitvoer
writing-empty = Druk op Uitvoeren om te zien wat je programma bezoekt.
writing-changed = Het programma is sindsdien gewijzigd. Voer het opnieuw uit om te zien wat het nu doet.
writing-changed-choices = De keuzes hierboven zijn sindsdien gewijzigd. Voer het programma opnieuw uit om te zien wat het daarmee doet.
writing-changed-since-check = Het programma is gewijzigd sinds het is gecontroleerd. Controleer het opnieuw om te zien of het nu goed is.
writing-from-link = Dit programma kwam mee met de link. Lees het eerst: het wordt pas uitgevoerd als je op Uitvoeren of Controleren drukt.
writing-not-fetched = Wat programma’s uitvoert kon niet worden opgehaald: { $error }. Probeer het opnieuw als je online bent.
writing-wrong-tree = Er zit een fout in de boom om op uit te voeren; die staat bij het veld.
writing-given-players = Programma’s worden hier alleen uitgevoerd op bomen waarin de spelers elkaar afwisselen.
writing-large-tree = Programma’s worden hier uitgevoerd op bomen van hooguit { $limit } knopen.
writing-long = Een programma heeft hier hooguit { $limit } tekens.
writing-not-linked = De link bevat alles behalve het programma, dat er te lang voor is.
writing-help = Schrijf een functie die een boom doorzoekt en geef die aan run. Een knoop heeft children, en is_leaf, value en is_max (in JavaScript isLeaf, value en isMax). Hij is bezocht zodra je children, value of is_leaf gebruikt. Je programma draait in deze browser, afgesloten van het netwerk en van deze pagina.
writing-help-queens = Schrijf een functie die telt op hoeveel manieren er dames geplaatst kunnen worden en geef die aan run. Een bord heeft zijn size en zijn queens, elk met rij en kolom vanaf 0 linksboven; put(row, column) zet een dame, en take() neemt de laatste weg. Je programma draait in deze browser, afgesloten van het netwerk en van deze pagina.
writing-help-tour = Schrijf een functie die uitzoekt of een paardentocht kan worden voltooid en geef die aan run. Een bord heeft zijn size, het aantal velden, en zijn route, die eindigt waar het paard staat. moves(square) zijn de velden op een paardensprong afstand; put(square) zet het paard daar, en take() neemt het laatste veld terug. Je programma draait in deze browser, afgesloten van het netwerk en van deze pagina.
writing-help-keys = De toetsen voor stappen werken buiten de editor en de velden.
gallery-program-minimax = Minimax
gallery-program-minimax-about = Een heel programma om uit te voeren en te lezen
gallery-program-gaps = Alfa-bèta met gaten
gallery-program-gaps-about = Vul de drie gaten in
gallery-program-wrong = Alfa-bèta met een fout
gallery-program-wrong-about = Controleer het, bekijk de boom waarop het misgaat en verbeter het

## Programma’s beoordelen die dames plaatsen
judge-queens-right = Goed op { $count ->
    [one] het enige bord
   *[other] alle { $count } borden
}: het aantal oplossingen, en de velden die worden geprobeerd.
judge-queens-wrong-value = Foute waarde: het aantal oplossingen is niet het juiste.
judge-boards-wrong-squares = Goede waarden, maar andere velden, of in een andere volgorde: het probeert ze niet zoals backtracking.
judge-boards-passed = Borden waarop het goed is: { $passed } van { $all }.
judge-boards-too-many = Op alle borden samen probeert het { $nodes ->
    [one] één veld
   *[other] { $nodes } velden
} te veel; { $expected } zijn genoeg.
judge-queens-board = Het kleinste gevonden bord: { $size } × { $size }, { $count ->
    [0] leeg
    [one] met een dame op { $names }
   *[other] met dames op { $names }
}
judge-queens-values = Oplossingen: { $got } (goed: { $expected })
judge-boards-yours = Je programma probeert: { $names }
judge-boards-expected = Het moet proberen: { $names }
judge-queens-tries = Poging { $visit }: je programma zet een dame op { $got }, de zoekmethode op { $expected }.
judge-queens-goes-on = Poging { $visit }: je programma zet een dame op { $got }, maar het zoeken is afgelopen.
judge-queens-ends = Poging { $visit }: je programma is klaar, maar de zoekmethode zet een dame op { $expected }.
judge-queens-attacked = De dame op { $other } valt { $name } aan.
judge-boards-says = Backtracking, stap { $step }: { $why }
judge-queens-result = Het aantal oplossingen van je programma is { $got }; het juiste is { $expected }.
judge-boards-no-square = Regel { $line } zegt niet welk veld wordt geprobeerd. Een regel die dat doet, ziet eruit als { $example }.
judge-boards-no-such-square = Regel { $line }: het bord heeft geen veld { $given }.
judge-queens-test-values = Voor elk bord het juiste aantal oplossingen
judge-boards-test-squares = De juiste velden, in de juiste volgorde
judge-queens-thought-no-diagonals = Het lijkt erop dat alleen de kolom wordt getoetst. Een dame valt ook langs beide diagonalen aan, op elke afstand.
judge-queens-thought-no-falling-diagonal = Het lijkt erop dat de diagonaal van linksboven naar rechtsonder niet wordt getoetst. Daarop nemen rij en kolom evenveel toe.
judge-queens-thought-no-rising-diagonal = Het lijkt erop dat de diagonaal van rechtsboven naar linksonder niet wordt getoetst. Daarop neemt de kolom af terwijl de rij toeneemt.
judge-queens-thought-no-column = Het lijkt erop dat de kolom niet wordt getoetst. Een dame valt elk veld van haar kolom aan.
judge-queens-thought-no-test = Het lijkt erop dat er niets wordt getoetst: op elk veld wordt een dame gezet. Zet haar alleen waar geen dame daarboven het veld aanvalt.
judge-queens-thought-not-taken-away = Het lijkt erop dat een dame niet weer wordt weggenomen, zodat zij nog velden aanvalt als de volgende wordt geprobeerd. Als alles onder haar is geprobeerd, moet het bord weer zijn zoals het was: neem haar weg, of probeer elke dame op een kopie van het bord.
judge-queens-thought-first-only = Het lijkt erop dat het zoeken bij de eerste oplossing stopt. Hier worden ze alle geteld: ga door tot er niets meer te proberen is.
judge-queens-thought-last-row = Het lijkt erop dat een oplossing wordt geteld voordat de laatste rij haar dame heeft. Elke rij moet er een hebben.
judge-queens-thought-tests-after = Het lijkt erop dat een dame eerst op een veld wordt gezet en daarna pas wordt getoetst. Hier wordt het veld vooraf getoetst, en komt er geen dame waar zij zou worden aangevallen.
judge-queens-thought-tests-at-the-end = Het lijkt erop dat de dames pas worden getoetst als ze er allemaal staan. Backtracking toetst elk veld voordat er een dame komt, en geeft zo vroeg op.
judge-queens-thought-direction = Het lijkt erop dat de kolommen vanaf rechts worden geprobeerd. Hier worden ze vanaf links geprobeerd.
judge-tour-right = Goed op { $count ->
    [one] het enige bord
   *[other] alle { $count } borden
}: of er een tocht is, en de velden die worden geprobeerd.
judge-tour-wrong-value = Foute waarde: of er een tocht is, wordt niet goed beantwoord.
judge-tour-board = Het kleinste gevonden bord: { $size }, { $count ->
    [one] met het paard op { $names }
   *[other] waarop het paard { $names } heeft bezocht
}
judge-tour-found = een tocht
judge-tour-none = geen tocht
judge-tour-values = Antwoord van je programma: { $got } (goed: { $expected })
judge-tour-result = Het antwoord van je programma is: { $got }. Het juiste is: { $expected }.
judge-tour-tries = Poging { $visit }: je programma zet het paard op { $got }, de zoekmethode op { $expected }.
judge-tour-goes-on = Poging { $visit }: je programma zet het paard op { $got }, maar het zoeken is afgelopen.
judge-tour-ends = Poging { $visit }: je programma is klaar, maar de zoekmethode zet het paard op { $expected }.
judge-tour-visited = Het paard is al op { $name } geweest.
judge-tour-no-move = Geen paardensprong leidt van { $other } naar { $name }.
judge-tour-test-values = Voor elk bord het juiste antwoord: een tocht, of geen
judge-tour-thought-not-taken-back = Het lijkt erop dat een veld niet weer wordt vrijgegeven, zodat het nog als bezocht telt als het volgende wordt geprobeerd. Als alle zetten vanaf dat veld zijn geprobeerd, moet de route weer zijn zoals ze was: neem het veld terug, of probeer elke zet op een kopie van de route.
judge-tour-thought-visited-again = Het lijkt erop dat het paard naar velden gaat waar het al is geweest. Een tocht bezoekt elk veld één keer: ga alleen naar velden die niet in de route staan.
judge-tour-thought-first-move-only = Het lijkt erop dat vanaf elk veld maar één zet wordt geprobeerd. Als die tot geen tocht leidt, moet het paard terug en de volgende proberen: geef binnen de lus de uitkomst van een aanroep alleen terug als die een tocht heeft gevonden.
judge-tour-thought-result-ignored = Het lijkt erop dat er niets met de uitkomst van de recursieve aanroep wordt gedaan. Zodra een aanroep een tocht heeft gevonden, heeft ook de aanroep waaruit die kwam er een gevonden.
judge-tour-thought-goes-on = Het lijkt erop dat het zoeken doorgaat nadat er een tocht is gevonden. Eén is hier genoeg: zodra een aanroep er een heeft gevonden, keert ook de aanroep waaruit die kwam terug.
judge-tour-thought-one-short = Het lijkt erop dat een tocht als volledig telt terwijl er nog een veld over is. Alle velden moeten zijn bezocht.
judge-tour-thought-true-at-dead-end = Het lijkt erop dat een doodlopende weg als tocht telt. Waar alle zetten tevergeefs zijn geprobeerd, moet het paard terug.
judge-tour-thought-direction = Het lijkt erop dat de zetten van de laatste naar de eerste worden geprobeerd. Hier worden ze met de klok mee geprobeerd, te beginnen met twee velden omhoog en één naar rechts.

## Questions without a tree
lesson-no-tree = Er is geen boom om een vraag over te stellen. Verwacht: een boom, zoals “tree: (4 8) (17 5)”. Vragen gaan over bomen en puzzels.

# Wat er mis is met een spel dat iemand heeft geschreven. Functies heten zoals in het programma.
own-game-none = Er is geen spel: run kreeg { $found }. Verwacht: een object of een klasse.
own-game-missing = Het spel heeft geen functie { $function }.
own-game-raised = { $function } eindigt met een fout: { $found }
own-game-refused = moves noemt de zet { $name }, maar play eindigt met een fout: { $found }
own-game-asynchronous = { $function } is asynchroon. Verwacht: een functie die de waarde zelf teruggeeft.
own-game-nothing = { $function } geeft niets terug. Verwacht: een stelling.
own-game-player = player geeft { $found } terug. Verwacht: "max" of "min".
own-game-moves = moves geeft { $found } terug. Verwacht: een lijst van zetten.
own-game-repeated = moves noemt twee zetten met de naam { $name }.
own-game-no-moves = moves noemt geen enkele zet, maar volgens result gaat het spel verder.
own-game-changed = play verandert de gegeven stelling, bij de zet { $name }. Verwacht: een nieuwe stelling.
own-game-changed-by = { $function } verandert de gegeven stelling, die moet blijven zoals ze is.
own-game-value = { $function } geeft { $found } terug. Verwacht: een getal, "win", "draw" of "loss".
own-game-endless = Het spel is na { $count } zetten nog niet afgelopen. Kies een diepte als het eindeloos mag doorgaan.
own-game-too-many = Aan het begin zijn er meer dan { $limit } zetten.
own-game-too-much-text = De stellingen na de eerste zet hebben meer dan { $limit } tekens. Laat show kortere teksten teruggeven.
own-game-unreadable = Wat het programma stuurt, is geen boom van een spel.
own-game-at-start = Aan het begin:
own-game-after = Na de zetten { $moves }:

# De pagina waarop studenten een spel schrijven.
writing-what = Wat je schrijft
writing-what-hint = Een zoekalgoritme, dat op een boom draait, of een spel, dat wordt doorzocht
writing-what-search = een zoekalgoritme
writing-what-game = een spel
writing-plies = Diepte van de boom
writing-plies-hint = Hoeveel zetten van het spel in een boom worden uitgevouwen. Stellingen aan het eind ervan worden geëvalueerd.
writing-plies-all = zo diep als past
writing-run-game-hint = Vouw het spel uit in zijn boom en doorzoek die (Ctrl+Enter)
writing-game-empty = Druk op Uitvoeren om de boom van je spel en het doorzoeken ervan te zien.
writing-game-long = Het doorzoeken heeft te veel stappen om te tonen. Kies een kleinere diepte of een ander algoritme.
writing-game-value = Waarde van het spel voor MAX: { $value }.
writing-game-estimate = Geschatte waarde van het spel voor MAX: { $value }.
writing-game-size = { $nodes ->
    [one] De boom heeft { $nodes } stelling.
   *[other] De boom heeft { $nodes } stellingen.
}
writing-game-whole = Elk spelverloop is tot het einde uitgevouwen.
writing-game-stopped = { $count ->
    [one] De boom is { $count } zet diep; stellingen daar waarin het spel nog niet is afgelopen, worden geëvalueerd.
   *[other] De boom is { $count } zetten diep; stellingen daar waarin het spel nog niet is afgelopen, worden geëvalueerd.
}
writing-open-tree = Openen op de pagina met spelbomen
writing-not-opened = De boom is te groot voor het adres van de pagina met spelbomen. Kies een kleinere diepte om hem daar te openen.
writing-no-game = Het programma roept run(game) nergens aan.
writing-play = Speel ertegen
writing-play-side = Jij bent
writing-play-side-hint = Het programma speelt voor de andere speler, met de beste zet in de boom.
writing-play-new = Nieuwe partij
writing-play-moves = Jouw zetten
writing-play-turn = Jij bent aan zet.
writing-play-answer = Het programma heeft { $name } gespeeld.
writing-play-over = Het spel is afgelopen. Waarde voor MAX: { $value }.
writing-play-end = De boom eindigt hier. Geschatte waarde voor MAX: { $value }.
writing-save = Opslaan als bestand
writing-open = Bestand openen
writing-wrong-file = Het bestand kan niet worden gelezen, is geen tekst in UTF-8, of heeft meer dan { $limit } tekens.
writing-game-help = Schrijf een spel en geef het aan run: een klasse of een object met de functies start, player, moves, play en result. start geeft de beginstelling; player geeft "max" of "min"; moves geeft de zetten in een stelling; play geeft de stelling na een zet en laat de gegeven stelling zoals ze is; result geeft een getal, "win", "draw" of "loss" voor MAX, of None (in JavaScript null) zolang het spel verdergaat. Als je wilt, geeft evaluate wat een stelling waard lijkt, en show de stelling als tekst. Je programma draait in deze browser, afgesloten van het netwerk en van deze pagina.
gallery-program-nim = Nim
gallery-program-nim-about = Twee stapels; wie de laatste pakt, wint
gallery-program-misere = Boter-kaas-en-eieren, omgekeerd
gallery-program-misere-about = Drie op een rij verliest
gallery-program-boxes = Kamertje verhuren
gallery-program-boxes-about = Twee kamertjes; wie er een voltooit, is weer aan zet
gallery-program-kalah = Kalah
gallery-program-kalah-about = Twee kuiltjes elk; wie in de eigen schuur eindigt, is weer aan zet

## Evaluaties met gewichten

weights-empty = Er zijn geen gewichten. Verwacht: een som van kenmerken, zoals “2*centre+ones”.
weights-no-such-feature = Dit spel heeft geen kenmerk “{ $given }”; er is { $known }.
weights-did-you-mean = Dit spel heeft geen kenmerk “{ $given }”. Was “{ $near }” bedoeld?
weights-repeated = Het kenmerk “{ $feature }” heeft twee gewichten.
weights-out-of-range = Het gewicht “{ $given }” is geen getal van −{ $limit } tot en met { $limit } met hoogstens zes decimalen.
weights-incomplete = De som van gewichten eindigt bij teken { $count }, waar een kenmerk wordt verwacht.
weights-unexpected = Teken { $count } van de gewichten is “{ $found }”. Verwacht: een som van kenmerken, zoals “2*centre+ones”.
weights-with-evaluation = Er zijn gewichten en ook de evaluatie “{ $evaluation }”; slechts een van beide kan worden gebruikt.
weights-panel = Evaluatie met gewichten
weights-about = De statische evaluatie is de som van deze kenmerken, elk maal zijn gewicht. Een kenmerk telt hoeveel MAX ergens meer van heeft dan MIN.
weights-result = Beste zet: { $best }, met de waarde { $value }.
evaluation-weights = met gewichten …
feature-ones = Open lijnen met één stuk
feature-twos = Open lijnen met twee stukken
feature-threes = Open lijnen met drie stukken
feature-centre = Stukken in het midden
feature-corners = Stukken in hoeken
feature-edges = Stukken aan randen
feature-discs = Schijven
feature-mobility = Mobiliteit: mogelijke zetten
feature-queens = Dames
feature-rooks = Torens
feature-bishops = Lopers
feature-knights = Paarden
feature-pawns = Pionnen
weights-match = Een match spelen …
weights-match-title = Een match tussen evaluaties en zoekmethoden
match-about = Een evaluatie speelt met alfa-bèta tot de gekozen diepte; Monte-Carlo-boomzoeken speelt met willekeurige partijen en heeft geen evaluatie nodig. Elke partij begint met vier willekeurige zetten, en elke opening wordt twee keer gespeeld, met verwisselde kanten.
match-first = Eerste deelnemer
match-second = Tweede deelnemer
match-plays-by = Speelwijze
match-plays-by-hint = Een statische evaluatie, met alfa-bèta, of Monte-Carlo-boomzoeken.
match-iterations = Iteraties per zet
match-iterations-bad = “{ $given }” is geen aantal iteraties per zet. Verwacht: een getal van 1 tot en met { $limit }.
match-sum = Gewichten, als som
match-games = Partijen
match-seed = Startgetal
match-start = Spelen
match-running = { $done } van { $all } partijen gespeeld …
match-done = Alle partijen zijn gespeeld.
match-cancelled = Afgebroken na { $done } partijen.
match-score = Score van de eerste deelnemer: { $share }%, met een 95%-interval van { $low }% tot { $high }%.
match-counts = Die won { $won }, speelde { $drawn } remise en verloor { $lost } partijen.
match-first-stronger = De eerste deelnemer is sterker.
match-second-stronger = De tweede deelnemer is sterker.
match-undecided = Niet beslist: 50% ligt in het interval.
match-unfinished = { $count ->
    [one] Eén onvoltooide partij telt als remise.
   *[other] { $count } onvoltooide partijen tellen als remise.
 }
match-opening = Opening
match-first-as = Eerste deelnemer met { $side }
match-won = gewonnen
match-drawn = remise
match-lost = verloren
match-depth-bad = De diepte van een match is een getal van { $least } tot en met { $most }.
match-games-bad = Het aantal partijen is even, van 2 tot en met { $most }.
match-openings-bad = Er zijn { $needed } verschillende openingen nodig; er zijn er maar { $found } gevonden. Kies minder partijen.
match-chance = Een match is er alleen van spellen zonder toeval; in dit spel beslist ook het toeval.

## Vragen over programma’s, regel voor regel
quiz-program-does = Het is { $exercise ->
    [minimax] minimax
    [negamax] negamax met het snoeien van alfa-bèta
    [tour] een paardentocht met backtracking
    [queens] het damesprobleem met backtracking
   *[other] alfa-bèta
} in { $language }.
quiz-program-names = { $exercise ->
    [minimax] Een knoop heeft zijn kinderen en zegt of MAX aan zet is; een blad heeft zijn waarde voor MAX.
    [negamax] Een knoop heeft zijn kinderen en zegt of MAX aan zet is; een blad heeft zijn waarde voor MAX. Er wordt gesnoeid zodra α ≥ β.
    [tour] Het zet het nummer van elke stap op het bord, waar een vrij veld 0 heeft, en geeft terug of elk veld bezocht is. De velden op een paardensprong afstand zijn moves(square).
    [queens] Het plaatst een dame in elke rij vanaf deze, en geeft terug of dat mogelijk is. De kolommen van de dames erboven staan in placed; size is de zijde van het bord.
   *[other] Een knoop heeft zijn kinderen en zegt of MAX aan zet is; een blad heeft zijn waarde voor MAX. Er wordt gesnoeid zodra α ≥ β.
}
quiz-program-why = { $id ->
    [players] MAX en MIN zijn verwisseld: MAX neemt de grootste waarde, MIN de kleinste.
    [both-max] Ook MIN neemt de grootste waarde, maar MIN kiest de kleinste.
    [rule] Er wordt alleen gesnoeid bij α > β. Gelijk is genoeg: bij α ≥ β kan er niets beters meer komen.
    [turned-test] De test is omgekeerd: er wordt gesnoeid zolang het venster open is, en doorgegaan zodra het dicht is.
    [swapped-ends] De twee uiteinden van het venster zijn verwisseld: eerst komt de ondergrens, dan de bovengrens.
    [alpha-not-passed] α wordt niet doorgegeven: verder naar beneden is onbekend wat MAX al heeft, en dus wordt er minder gesnoeid.
    [beta-not-passed] β wordt niet doorgegeven: verder naar beneden is onbekend wat MIN al heeft, en dus wordt er minder gesnoeid.
    [other-bound] Het verkeerde uiteinde van het venster verschuift: wie maximaliseert verhoogt α, wie minimaliseert verlaagt β.
    [from-zero] De beste waarde tot nu toe begint bij 0, dus iets slechters dan 0 wordt nooit genomen. Begin met de slechtst mogelijke waarde.
    [last-reply] De laatste waarde wordt bewaard, niet de beste.
    [first-skipped] Het eerste kind wordt overgeslagen.
    [one-ply] De waarde van het kind wordt genomen zonder het te doorzoeken; alleen bladeren hebben zelf een waarde.
    [movers-view] De waarde van een blad is die van MAX. In negamax heeft zij het andere teken nodig waar MIN aan zet is.
    [sign-missing] Wat terugkomt is de waarde van de tegenstander. Zonder het minteken geldt zij als de eigen waarde.
    [window-not-turned] Het venster wordt ongewijzigd doorgegeven. Voor de tegenstander verwisselen de uiteinden van plaats en van teken: −β en −α.
    [one-short] Het stopt een stap te vroeg: de laatste ontbreekt.
    [taken] Er wordt niet getoetst of het veld vrij is, dus gaat het naar velden die al bezocht zijn.
    [not-advanced] Het gaat verder met hetzelfde nummer in plaats van met het volgende.
    [mark-kept] Er wordt niets teruggenomen: na een doodlopende weg blijft wat geprobeerd is op het bord staan.
    [all-unmarked] Er wordt meer teruggenomen dan de eigen stap.
    [success] Het meldt succes, hoewel elke poging mislukt is.
    [row-for-column] De rij wordt tussen de kolommen gezocht.
    [one-diagonal] Alleen de diagonalen naar één kant worden getoetst: die naar de andere kant hebben het verschil met het andere teken.
    [no-diagonals] De diagonalen worden niet getoetst.
   *[other] Eén geslaagde test van de twee is hier genoeg, maar beide moeten slagen.
}
quiz-misconception-both-max = laat ook MIN de grootste waarde nemen
quiz-misconception-turned-test = keert de test van het snoeien om
quiz-misconception-alpha-not-passed = geeft α niet door
quiz-misconception-beta-not-passed = geeft β niet door
quiz-misconception-other-bound = verschuift het verkeerde uiteinde van het venster
quiz-misconception-from-zero = begint met de waarde 0
quiz-misconception-last-reply = bewaart de laatste waarde, niet de beste
quiz-misconception-first-skipped = slaat het eerste kind over
quiz-misconception-one-ply = neemt de waarde van een kind zonder het te doorzoeken
quiz-misconception-sign-missing = vergeet het minteken van negamax
quiz-misconception-window-not-turned = geeft het venster van negamax ongewijzigd door
quiz-misconception-one-short = stopt een stap te vroeg
quiz-misconception-taken = gaat naar velden die al bezocht zijn
quiz-misconception-not-advanced = gaat verder met hetzelfde nummer
quiz-misconception-mark-kept = neemt niets terug na een doodlopende weg
quiz-misconception-all-unmarked = neemt meer terug dan de eigen stap
quiz-misconception-success = meldt succes na een mislukking
quiz-misconception-row-for-column = neemt rijen voor kolommen
quiz-misconception-one-diagonal = toetst alleen diagonalen naar één kant
quiz-misconception-no-diagonals = toetst de diagonalen niet
quiz-misconception-either = verwisselt “en” en “of”
quiz-lines-lead = Zet de regels van het programma in de juiste volgorde.
quiz-lines-after = Regel { $line } komt direct na regel { $above }.
quiz-lines-first = Regel { $line } is de eerste.
quiz-lines-so-far = { $count ->
    [one] Vanaf het begin klopt één regel.
   *[other] Vanaf het begin kloppen { $count } regels.
}
quiz-lines-indent = De volgende is { $count } spaties ingesprongen.
quiz-lines-next = Daarna komt regel { $line }.
quiz-line-lead = Eén regel van het programma is fout. Welke?
quiz-line-right = Regel { $number } had moeten zijn: { $right }
quiz-line-fine = Regel { $number } klopt.
quiz-line-look = { $exercise ->
    [tour] Volg het programma op een klein bord: wat wordt getoetst, wanneer stopt het, en wat wordt na een doodlopende weg teruggenomen?
    [queens] Volg het programma op een klein bord: wat wordt getoetst, wanneer stopt het, en wat wordt na een doodlopende weg teruggenomen?
   *[other] Volg het programma op een kleine boom: wat wordt er bij elke knoop gekozen, en wat gaat er naar beneden en weer terug?
}
quiz-line-half = { $part ->
    [first] De foute regel is een van de eerste { $count }.
   *[other] De foute regel komt na regel { $count }.
}
quiz-fill-lead = Regel { $number } van het programma ontbreekt. Wat staat daar?
quiz-fill-look = Kijk naar de regels voor en na de lege plek: welke waarden hebben ze, en welke hebben ze nodig?
quiz-fill-begins = De regel begint met “{ $begin }”.
quiz-fill-unknown = Deze regel is hier niet bekend, als goed noch als fout. Vergelijk hem met de goede: doet hij hetzelfde?
quiz-write-lines = De nummers van alle regels in hun volgorde, gescheiden door spaties.
quiz-write-line = Het nummer van de foute regel.
quiz-write-code = De ontbrekende regel. Veel andere manieren om die te schrijven zijn ook goed, zoals max(b, a) voor max(a, b), b == a voor a == b, of met haakjes die niets veranderen. Spaties naast tekens doen er niet toe.
quiz-unread-line-twice = Regel { $number } staat er al.
learn-program = Het programma
learn-press-lines = Druk op een regel, en daarna op de regel waarvan hij de plaats inneemt.
learn-line-put = Regel { $line } staat nu op plaats { $place }.
learn-press-taken = Regel { $line } is opgepakt. Druk op de regel waarvan hij de plaats inneemt, of op de regel zelf om hem terug te leggen.
learn-press-line = Druk op de regel die fout is.
learn-press-choice = Druk op de regel die op de lege plek hoort, of typ hem.
learn-line-place = plaats { $place }: regel { $line }
learn-line-indented = { $count } spaties ingesprongen
practice-level-program = { $level ->
    [1] Minimax.
    [2] Minimax en de dames.
    [3] De dames en de paardentocht.
    [4] De paardentocht en alfa-bèta.
    [5] Alfa-bèta en negamax.
   *[other] Alle programma’s.
}
author-of-programs = Over een programma
author-program = Programma
author-exercise = Wat het doet
author-exercise-is = { $exercise ->
    [minimax] Minimax
    [negamax] Negamax
    [tour] Paardentocht
    [queens] Dames
   *[other] Alfa-bèta
}
author-language = Taal
author-variant = Variant
author-variant-hint = Een andere volgorde van de regels, een andere foute regel of een andere lege plek: een nummer vanaf 1.

## Engels dammen (checkers)
game-checkers = Checkers (Engels dammen)
position-hint-checkers = De stelling waarvan wordt uitgegaan: wie er aan zet is, B voor zwart (MAX) of W voor wit; daarna de nummers van de velden van wit en van zwart, met K voor een dam. Bijvoorbeeld: B:W18,24,27,28,K10:B12,16
position-hint-chess = De stelling waarvan wordt uitgegaan, in Forsyth-Edwards-notatie (FEN). Wit is MAX.
evaluation-pieces = stukken, zwart − wit
feature-men = Schijven
feature-kings = Dammen
feature-advancement = Rijen die de schijven zijn opgerukt
feature-backrow = Schijven op de eigen achterste rij
checkers-side = De stelling begint met “{ $given }”. Verwacht: wie er aan zet is, B of W, zoals in B:W21-32:B1-12.
checkers-part = Teken { $count }: “{ $given }” is geen deel van een stelling. Verwacht: W of B met velden, of H met een aantal ply’s.
checkers-repeated = Teken { $count }: er zijn twee delen die met { $letter } beginnen.
checkers-square = Teken { $count }: “{ $given }” is geen donker veld. Verwacht: een nummer van 1 tot en met 32, met K ervoor voor een dam.
checkers-range = Teken { $count }: de reeks “{ $given }” eindigt voor ze begint.
checkers-occupied = Teken { $count }: op veld { $square } staat al een stuk.
checkers-uncrowned = Teken { $count }: op veld { $square } zou een schijf van { $player } een dam zijn. Schrijf K{ $square }.
checkers-too-many = { $player } heeft { $given } stukken; er zijn er hoogstens twaalf mogelijk.
checkers-clock = Teken { $count }: “{ $given }” is geen aantal ply’s van 0 tot en met 80.
play-blocked = Wie aan zet is, heeft nog stukken, maar geen ervan kan zetten. { $result }
play-forty-moves = Veertig zetten zonder slag en zonder zet van een schijf. { $result }
square-draughtsman = { $side ->
    [MAX] zwarte
   *[other] witte
  } { $kind ->
    [K] dam
   *[other] schijf
  }
square-light = licht veld
square-ways = Langs welke weg?
gallery-checkers-one-ply = Checkers: een gulzige slag
gallery-checkers-one-ply-about = Zwart telt na één zet de stukken en slaat er twee. Wit antwoordt met een dubbele slag en neemt er twee terug.
gallery-checkers = Checkers: kijken naar de antwoorden
gallery-checkers-about = Dezelfde stelling, drie ply’s vooruit: zwart slaat er maar één, en blijft er één voor.

## EinStein würfelt nicht!
game-einstein = EinStein würfelt nicht!
position-hint-einstein = De stelling waarvan wordt uitgegaan, rij voor rij van boven: X (MAX) heeft de stenen 1, 2 en 3, O heeft a, b en c, een punt is leeg. Na een spatie wie er aan zet is, en het getal op de dobbelsteen als er is gegooid. Bijvoorbeeld: 12./3.c/.ba X2
evaluation-nearest = de dichtstbijzijnde steen
feature-nearest = Zetten die de dichtstbijzijnde steen voorligt
feature-stones = Stenen
gallery-einstein = EinStein würfelt nicht!: sla je eigen steen
gallery-einstein-about = X heeft een 1 gegooid. Het beste is de eigen steen 3 te slaan: dan staan beide stenen van X één zet van de hoek, en bij elk getal op de dobbelsteen mag een ervan zetten. O, die eerst gooit, wint alleen met een 2.
gallery-einstein-star1 = EinStein würfelt nicht!: een worp die niet bekeken hoeft te worden
gallery-einstein-star1-about = Dezelfde stelling met Star1. O heeft al een antwoord dat op 100/3 uitkomt. Na dit antwoord wint X met een 1 en met een 2: ook als een 3 zou verliezen, was het gemiddelde weer 100/3.

## Dobbelnim
game-dice-nim = Dobbelnim
position-hint-dice-nim = De stelling waarvan wordt uitgegaan: hoeveel stenen er zijn, wie er aan zet is, X (MAX) of O, en de dobbelsteen als die gekozen is, d2 of d4. Bijvoorbeeld: 5 X d2
evaluation-next-roll = winnen met de volgende worp
feature-quarters = Kwarten van de worpen die meteen winnen
feature-turn = Wie er aan de beurt is
gallery-dice-nim = Dobbelnim: de kleinste dobbelsteen is beter
gallery-dice-nim-about = Vijf stenen; wie de laatste pakt, wint. De dobbelsteen met twee vlakken laat er vier of drie liggen. Die met vier vlakken kan er ook twee of één laten liggen, en die pakt O waarschijnlijk in één keer. Met de betere dobbelsteen wint X 65 van de 128 partijen.

## 2048
game-2048 = 2048
position-hint-2048 = De stelling waarvan wordt uitgegaan, rij voor rij van boven: de getallen van de tegels met spaties ertussen, een punt is leeg. Na een dubbele punt hoeveel zetten er nog komen, met “new” ervoor als er eerst een nieuwe tegel komt. Bijvoorbeeld: 2 ./4 2:new 3
evaluation-score = de score
evaluation-free-squares = lege velden
evaluation-largest-tile = de grootste tegel
feature-score = Score
feature-free = Lege velden
feature-largest = De grootste tegel
feature-pairs = Paren gelijke tegels naast elkaar
gallery-2048 = 2048: dezelfde 4, op twee plaatsen
gallery-2048-about = De twee tegels 2 kunnen naar links of naar rechts worden samengevoegd, voor dezelfde score. Naar rechts komt de nieuwe 4 onder de andere 4, en de volgende zet voegt ze samen, welke tegel er ook komt. Naar links zou een 2 het spel beëindigen.
gallery-2048-star1 = 2048: een tegel die niet bekeken hoeft te worden
gallery-2048-star1-about = De twee tegels 4 samenvoegen, naar links of naar rechts, levert gemiddeld 48.4 op. Naar beneden wordt niets samengevoegd, en een 2, negen van de tien keer, beëindigt het spel op 24. Ook met het meeste wat een 4 kan brengen, zou het gemiddelde 28 zijn.

## Programma’s die geschreven worden, en hun codes
quiz-assigned = { $exercise ->
    [minimax] Schrijf minimax
    [negamax] Schrijf negamax met het snoeien van alfa-bèta
    [tour] Schrijf een zoekalgoritme dat uitzoekt of een paardentocht kan worden voltooid,
    [queens] Schrijf een zoekalgoritme dat telt op hoeveel manieren er dames geplaatst kunnen worden, één in elke rij, zonder dat ze elkaar aanvallen,
   *[other] Schrijf alfa-bèta
} { $language ->
    [python] in Python
    [javascript] in JavaScript
   *[other] in Python of JavaScript
}.
quiz-assigned-root = { $player ->
    [min] MIN
   *[other] MAX
} is in de wortel aan zet.
quiz-assigned-boards = { $exercise ->
    [tour] Het paard heeft al enkele zetten gedaan. Zetten worden geprobeerd in de volgorde waarin het bord ze geeft.
   *[other] Op sommige borden staan er al dames in de eerste rijen. Kolommen worden van links naar rechts geprobeerd.
}
quiz-assigned-begin = Vul de gaten in het programma waarmee de editor begint een voor een in. De controle toont het kleinste voorbeeld waarop het programma faalt.
quiz-write-program = De code die de editor toont zodra de controle het programma goed vindt: twaalf letters en cijfers. Hoofdletters en streepjes maken niet uit.
quiz-code = code
quiz-code-of-another = Deze code hoort bij een andere opgave, bij andere opties of bij een andere taal. Open de editor vanuit deze vraag en laat het programma daar controleren.
quiz-code-missing = Schrijf het programma in de editor en laat het controleren: bij een goed programma verschijnt een code.
quiz-unread-code = In “{ $code }” zit een typefout: er is een teken fout, of er zijn er twee verwisseld. Vergelijk met de code in de editor, of kopieer die daar.
quiz-unaskable-bank = Een programma wordt op een pagina van Plyscope geschreven en gecontroleerd, dus een vragenbank kan er niet om vragen.
learn-write-open = Schrijf het in de editor
learn-write-tab = (opent een nieuw tabblad)
learn-write-hint = Als de controle je programma goed heeft gevonden, wordt de code hier ingevuld. Je kunt de code ook zelf typen of plakken.
learn-write-filled = De code is vanuit de editor ingevuld.
sheet-write-program = Schrijf het programma op de pagina “{ $page }” van Plyscope en laat het daar controleren. Schrijf de code hier op.
practice-level-assignment = { $level ->
    [1] Minimax.
    [2] Minimax en de dames.
    [3] De dames en het paard.
    [4] Het paard en alfa-bèta.
    [5] Alfa-bèta en negamax.
   *[other] Alle programma’s.
}
author-any-language = Naar keuze
writing-what-queens = de dames
writing-what-tour = een paardentocht
writing-exercise = Opgave
writing-exercise-leave = Verlaat de opgave
writing-boards-empty = “Controleren” laat het programma lopen op { $count } borden en vergelijkt het met het zoekalgoritme. Een tegenvoorbeeld verschijnt hier.
writing-check-boards-hint = Voer het uit op veel kleine borden en vergelijk het met het te schrijven algoritme (Ctrl+Shift+Enter)
gallery-program-queens = Dames met gaten
gallery-program-queens-about = Vul de drie gaten in
gallery-program-tour = Paardentocht met gaten
gallery-program-tour-about = Vul de drie gaten in
writing-checking-boards = { $count } van { $limit } borden gecontroleerd …
writing-show-board = Het juiste algoritme op dit bord
writing-found-code = De code van je programma
writing-found-code-hint = Dit is het antwoord op de vraag. Een les die in deze browser openstaat, heeft de code al.
writing-found-code-copy = Kopieer de code
writing-found-code-copied = De code is gekopieerd.
writing-found-code-not-copied = De code kon niet worden gekopieerd. Selecteer en kopieer die zelf.

## Monte Carlo tree search
mcts-title = Monte-Carlo-boomzoeken
mcts-tagline = Een boom die groeit waar hij veelbelovend lijkt: stap door elke iteratie, vooruit en achteruit
mcts-skip = Direct naar de boom
mcts-setup = Wat wordt doorzocht, en hoe
mcts-iterations = Iteraties
mcts-iterations-hint = Elke iteratie speelt één willekeurige partij, en voegt een knoop toe tenzij de partij in de boom eindigt. Hoogstens { $limit }.
mcts-exploration = Exploratie c
mcts-exploration-hint = Hoe sterk zelden bezochte zetten trekken: de constante vóór het wortelteken. Bij 0 telt alleen het beste gemiddelde.
mcts-selection = Selectie
mcts-selection-hint = Met welke som een zet wordt geselecteerd. UCT: gemiddelde en exploratie, ongeprobeerde zetten eerst. PUCT: de exploratie van een zet groeit met zijn prior, die uit de statische evaluatie volgt. RAVE: van een zet telt ook hoe hij het deed wanneer hij later werd gespeeld.
mcts-selection-uct = UCT
mcts-selection-puct = PUCT
mcts-selection-rave = RAVE
mcts-equivalence = Equivalentie k
mcts-equivalence-hint = Na hoeveel bezoeken van een stelling de gemiddelden van haar zetten even zwaar wegen als wat bekend is van die zetten wanneer ze later werden gespeeld. 0 is UCT.
mcts-rave-tree = RAVE leert over een zet waar die ook wordt gespeeld, en de zetten van een gegeven boom betekenen buiten hun knoop niets. Het doorzoekt spellen.
mcts-seed = Startgetal
mcts-seed-hint = Waaruit alle willekeurige zetten volgen: hetzelfde getal geeft dezelfde zoektocht.
mcts-exploration-bad = “{ $given }” is geen constante. Verwacht: een getal van 0 tot en met { $limit }, zoals 1,4.
mcts-no-reward = De boom heeft het getal { $value } naast gewonnen of verloren partijen. Beloningen vragen óf getallen, óf winst, remise en verlies.
mcts-searching = Aan het zoeken: { $count } van { $total } iteraties
mcts-result-won = { $name } wint
mcts-result-drawn = remise
mcts-start = De boom is alleen zijn wortel. Elke iteratie gaat vandaar naar beneden, voegt één knoop toe tenzij de partij daar afgelopen is, speelt de rest van de partij willekeurig en telt de uitslag op bij elke knoop van haar pad.
mcts-start-over = De partij is afgelopen: er valt niets te zoeken.
mcts-select-over = Selectie: bij de wortel is de partij al afgelopen.
mcts-select-untried = Selectie: { $side } heeft { $name } bij de wortel nog nooit geprobeerd, en zulke zetten gaan voor.
mcts-select-only = Selectie: { $side } heeft bij de wortel één zet, { $name }.
mcts-select-largest = Selectie: bij de wortel neemt { $side } { $name }, met de grootste som: gemiddelde { $mean } + exploratie { $term } ≈ { $sum }.
mcts-select-puct = Selectie: bij de wortel neemt { $side } { $name }, met de grootste som: gemiddelde { $mean } + exploratie { $term } ≈ { $sum }. De prior ervan is { $prior }.
mcts-select-puct-untried = Selectie: bij de wortel neemt { $side } { $name }, nog nooit geprobeerd, met de grootste som: { $mean } in plaats van een gemiddelde + exploratie { $term } ≈ { $sum }. De prior ervan is { $prior }.
mcts-select-rave = Selectie: bij de wortel neemt { $side } { $name }, met de grootste som: { $value } + exploratie { $term } ≈ { $sum }.
mcts-select-mixed = Dat mengt, met gewicht { $weight }, het gemiddelde { $first } van de { $count ->
    [one] iteratie
   *[other] { $count } iteraties
} waarin { $side } die zet toen of later speelde, sinds die in de boom is, met het eigen gemiddelde { $mean }.
mcts-select-drawn = Selectie: het toeval trekt { $name } bij de wortel.
mcts-select-then = Daarna { $moves }.
mcts-select-stop = Daar is { $name } nog nooit geprobeerd.
mcts-select-chance = Daar trekt het toeval voor het eerst { $name }.
mcts-select-first-chance = Dat is nooit eerder getrokken.
mcts-select-end = Daar is de partij afgelopen.
mcts-expand = Expansie: { $name } komt in de boom, die nu { $nodes } knopen heeft.
mcts-expand-none = Expansie: de partij is daar afgelopen, dus er komt niets bij.
mcts-simulate = Simulatie: { $count ->
    [one] er volgt één willekeurige zet, { $moves }.
   *[other] er volgen { $count } willekeurige zetten: { $moves }.
}
mcts-simulate-many = Simulatie: er volgen { $count } willekeurige zetten: { $moves }, enzovoort.
mcts-simulate-none = Simulatie: de partij is daar afgelopen.
mcts-simulate-result = Uitslag: { $result }. Beloning voor { $side }: { $reward }.
mcts-back-up = Backpropagatie: { $nodes ->
    [one] de beloning { $reward } wordt bij de wortel opgeteld.
   *[other] de beloning { $reward } wordt bij de { $nodes } knopen van het pad opgeteld.
}
mcts-back-up-root = De wortel heeft nu { $visited ->
    [one] één bezoek
   *[other] { $visited } bezoeken
}, met gemiddelde { $mean } voor { $side }.
mcts-finish = Na de laatste iteratie heeft { $name } de meeste bezoeken: die zet zou worden gespeeld.
mcts-finish-right = Na de laatste iteratie heeft { $name } de meeste bezoeken: die zet zou worden gespeeld, en geen zet is meer waard.
mcts-finish-wrong = Na de laatste iteratie heeft { $name } de meeste bezoeken: die zet zou worden gespeeld, al is een andere meer waard.
mcts-finish-tied = Een andere zet heeft er evenveel: het gemiddelde beslist, en anders de volgorde.
mcts-looked-at-root = Zetten bij de wortel
mcts-looked-at = Zetten na { $moves }
mcts-looked-at-over = Daar is de partij afgelopen: { $result }.
mcts-looked-at-none = Daar is nog geen zet geprobeerd.
mcts-chance = Daar beslist het toeval, dus er wordt niets vergeleken.
mcts-move = Zet
mcts-visits = Bezoeken
mcts-mean = Gemiddelde voor { $side }
mcts-prior = Prior
mcts-amaf = AMAF
mcts-amaf-of = { $mean } ({ $count })
mcts-sums-rave = Sommen voor { $side } bij de wortel, gemiddelde gemengd met AMAF + exploratie:
mcts-term = Exploratie
mcts-sum = Som
mcts-sum-of = { $mean } + { $term } ≈ { $sum }
mcts-sums = Sommen voor { $side } bij de wortel, gemiddelde + exploratie:
mcts-exact = Exacte waarde
mcts-largest = de grootste som
mcts-choice = meeste bezoeken: zou worden gespeeld
mcts-best = geen zet is meer waard
mcts-formula = Som = gemiddelde + c · √(ln N ∕ n), met c = { $value }, N = { $visited } bezoeken hier en n bezoeken van de zet.
mcts-formula-puct = Som = gemiddelde + c · P · √N ∕ (1 + n), met c = { $value }, de prior P, N = { $visited } bezoeken hier (minstens 1) en n bezoeken van de zet. Een zet die nog nooit is geprobeerd, heeft ½ in plaats van een gemiddelde.
mcts-priors = Priors volgen uit de statische evaluatie na elke zet: de slechtste zet voor de speler heeft gewicht 1, de beste 10, de andere een gewicht naar verhouding. De prior is het aandeel in alle gewichten.
mcts-formula-rave = Som = (1 − β) · gemiddelde + β · AMAF + c · √(ln N ∕ n), met c = { $value }, N = { $visited } bezoeken hier en n bezoeken van de zet.
mcts-weight = β = √(k ∕ (3N + k)) = { $weight }, met k = { $value }.
mcts-amaf-note = AMAF, “all moves as first”: de gemiddelde beloning van de iteraties door deze stelling, sinds de zet in de boom is, waarin { $side } die toen of later speelde; hun aantal tussen haakjes.
mcts-scale = Beloningen: { $least } telt als 0, { $greatest } als 1.
mcts-scale-game = Beloningen: winst van { $side } telt als 1, remise als ½, verlies als 0.
mcts-exact-unknown = De exacte waarden zijn niet bekend: het spel is te groot om hier op te lossen.
mcts-plot = Aandeel in de bezoeken
mcts-plot-line = { $name }: nu { $value } van de bezoeken
plot-share = { $number }%
mcts-playout = De partij van deze iteratie
mcts-playout-none = Er is nog geen partij gespeeld.
mcts-playout-selected = In de boom: { $moves }
mcts-playout-random = Willekeurig: { $moves }
mcts-playout-place = na { $count } van { $total } willekeurige zetten
mcts-playout-none-random = geen willekeurige zetten
mcts-iteration-of = Iteratie { $count } van { $total }
mcts-iteration = Iteratie
mcts-phase-select = Selectie
mcts-phase-expand = Expansie
mcts-phase-simulate = Simulatie
mcts-phase-back-up = Backpropagatie
mcts-next-iteration = Einde van de volgende iteratie
mcts-previous-iteration = Einde van de vorige iteratie
mcts-node = { $name }: { $visited ->
    [one] één bezoek
   *[other] { $visited } bezoeken
}, gemiddelde { $mean } voor { $side }
mcts-node-new = { $name }: in deze iteratie toegevoegd
mcts-legend-sign = ▲ MAX aan zet, ▽ MIN aan zet, ○ toeval, ■ partij afgelopen
mcts-legend-numbers = Bovenaan de gemiddelde beloning voor { $side }, onderaan het aantal bezoeken
mcts-legend-path = Het pad van deze iteratie
mcts-legend-new = In deze iteratie toegevoegd
mcts-legend-looked-at = De zetten hier staan in de tabel
mcts-legend-thick = Hoe dikker een lijn, hoe groter haar aandeel in de bezoeken
mcts-legend-more = ⋯ Er zijn meer zetten geprobeerd dan getekend
mcts-legend-more-children = ⋯ Er zijn meer kinderen geprobeerd dan getekend
mcts-help = Monte-Carlo-boomzoeken heeft geen statische evaluatie nodig. Het speelt willekeurige partijen en onthoudt voor elke knoop van een groeiende boom hoeveel partijen erdoorheen gingen en hoe ze afliepen. Elke iteratie selecteert een pad naar de som van wat tot nu toe goed was en wat zelden is geprobeerd, breidt de boom met één knoop uit, simuleert de rest van de partij en geeft de uitslag door tot aan de wortel. Druk op een knoop om de getallen van zijn zetten te zien. Dat is UCT; bij “Selectie” staan twee andere regels: PUCT gebruikt toch een statische evaluatie, en verkent zetten meer naarmate die ze beter vindt; RAVE leert over een zet ook van partijen waarin hij later werd gespeeld.
mcts-help-keys = Letters werken zolang de boom of de stapknoppen de focus hebben; de pijltjes werken overal behalve in velden.
gallery-mcts-first = De eerste duizend partijen
gallery-mcts-first-about = Boter-kaas-en-eieren vanaf het lege bord. Elke zet wordt eens geprobeerd; dan loopt het midden uit.
gallery-mcts-win = Winst in één zet
gallery-mcts-win-about = X kan meteen winnen. Kijk hoe snel bijna alle bezoeken daarheen gaan.
gallery-mcts-trap = Een valstrik
gallery-mcts-trap-about = Links is één antwoord van MIN gevaarlijk, en het zit verstopt achter goede bladeren. Na 200 iteraties zou de zoektocht er nog in lopen; na 400 niet meer.
gallery-mcts-greedy = Zonder exploratie
gallery-mcts-greedy-about = Na een hoek van X houdt alleen het midden remise. Met c = 0 verliest het zijn eerste willekeurige partij, en wordt nooit meer geprobeerd.
gallery-mcts-prior = Een prior die helpt
gallery-mcts-prior-about = PUCT probeert de beste zet het eerst, omdat de statische evaluatie die veelbelovend vindt: vanaf de eerste iteratie zou hij worden gespeeld. UCT komt er na 54 tot 66 op uit.
gallery-mcts-misleading-prior = Een prior die misleidt
gallery-mcts-misleading-prior-about = De statische evaluatie houdt de enige verkeerde zet voor de beste. Na 100 iteraties zou PUCT die nog spelen; UCT niet meer.
gallery-mcts-rave = RAVE helpt
gallery-mcts-rave-about = Na een hoek van X houdt alleen het midden remise. RAVE komt daar na 64 iteraties op uit, UCT na 445 (medianen van 20 startgetallen): het midden is ook later goed.
gallery-mcts-misleading-rave = RAVE misleidt
gallery-mcts-misleading-rave-about = Alleen een zijveld houdt remise, en wel nu. Later gespeeld doen hoeken het beter, zodat RAVE die verkiest: na 200 iteraties heeft het ongelijk, en UCT gelijk.
gallery-mcts-chance = Met toeval
gallery-mcts-chance-about = Waar het toeval beslist, worden zetten getrokken en niet vergeleken. De gemiddelden naderen de exacte waarden.
gallery-mcts-four = Vier op een rij
gallery-mcts-four-about = Te groot om hier op te lossen, en toch wordt de middelste kolom gevonden.

## Best-first zoeken: SSS* en proof-number search
best-first-title = Best-first-zoeken
best-first-tagline = SSS* en proof-number search: stap door wat ze als volgende uitbreiden, en waarom, vooruit en achteruit
best-first-search = Zoekmethode
best-first-sss = SSS*
best-first-proof-number = Bewijsgetallen
best-first-depth = Diepte
best-first-depth-hint = Hoeveel ply’s vooruit wordt gekeken, 0 tot en met { $limit }; leeg is tot het einde van de partij.
best-first-searching = Aan het zoeken: { $count ->
    [one] één stap
   *[other] { $count } stappen
} gedaan
best-first-chance = In wat wordt doorzocht beslist het toeval, waarmee deze zoekmethode geen rekening houdt. Monte-Carlo-boomzoeken doet dat wel.
best-first-legend-sign = ▲ MAX aan zet, ▽ MIN aan zet, ■ blad
best-first-root = de wortel
best-first-alpha-beta = Alfa-bèta, van links naar rechts, bezoekt er { $count }.
best-first-next = Volgend blad, of einde van de volgende iteratie
best-first-previous = Vorig blad, of einde van de vorige iteratie
best-first-position = De stelling bij { $name }
best-first-help = Een best-first-zoekmethode bewaart alles wat ze heeft gezien en gaat steeds verder waar het er het best uitziet, waar in de boom dat ook is. SSS* houdt een lijst van toestanden bij en neemt die met de grootste merit: een bovengrens van wat MAX nog kan krijgen. Proof-number search beantwoordt een vraag met ja of nee en gaat verder waar de minste bladeren nog ontbreken voor een bewijs. Druk op een knoop om hem te bekijken.
sss-start = De lijst OPEN heeft één toestand: { $name }, live, met merit ∞, want er is nog niets bekend. Elke stap neemt de eerste toestand van de lijst: die met de grootste merit, bij gelijke de meest linkse.
sss-take-live = Neem { $name }, live, h = { $merit }.
sss-take-solved = Neem { $name }, opgelost, h = { $merit }.
sss-leaf = Het is een blad met waarde { $value }: het gaat opgelost terug, met de kleinere van { $merit } en zijn waarde: { $result }.
sss-horizon = Verder wordt daar niet gekeken: de knoop gaat opgelost terug, met de kleinere van { $merit } en zijn statische evaluatie: { $result }.
sss-all-moves = { $side } mag daar kiezen: { $count ->
    [one] de enige zet gaat de lijst in
    [2] beide zetten gaan de lijst in
   *[other] alle { $count } zetten gaan de lijst in
}, live, met dezelfde merit.
sss-first-move = { $side } is daar aan zet, en één antwoord is genoeg om de merit te verlagen: het eerste, { $name }, gaat de lijst in, live, met dezelfde merit. Andere volgen pas als het is opgelost.
sss-only-move = { $side } heeft daar één zet: { $name } gaat de lijst in, live, met dezelfde merit.
sss-next-move = { $side } heeft in plaats daarvan nog een zet, die minder waard kan zijn: { $name } gaat de lijst in, live, met dezelfde merit.
sss-last-move = { $side } heeft in plaats daarvan geen andere zet: { $name } is ook opgelost.
sss-best-move = Niets in de lijst heeft een grotere merit, dus { $side } kan daar niet meer krijgen: { $name } is ook opgelost.
sss-purged = { $count ->
    [0] Verder stond er niets van daaronder in de lijst.
    [one] Eén toestand daaronder vervalt.
   *[other] { $count } toestanden daaronder vervallen.
}
sss-found = De wortel is opgelost: zijn waarde is { $value }.
sss-found-estimate = De wortel is opgelost: zijn waarde is { $value }, een schatting, want er is niet verder gekeken dan de diepte.
sss-unfinished = Het zoeken eindigde na { $count } stappen, voordat de wortel was opgelost.
sss-leaves = { $count ->
    [one] Er is één blad geëvalueerd.
   *[other] Er zijn { $count } bladeren geëvalueerd.
}
sss-status-live = live
sss-status-solved = opgelost
sss-status-expanded = bezig
sss-status-purged = vervallen
sss-node = { $name }: { $status }, merit { $merit }
sss-open = OPEN: { $count ->
    [one] één toestand
   *[other] { $count } toestanden
}
sss-open-node = Knoop
sss-open-status = Status
sss-open-merit = Merit h
sss-open-new = nieuw
sss-open-next = is de volgende
sss-open-more = … en nog { $count }
sss-open-none = De lijst is leeg: het zoeken is klaar.
sss-legend-numbers = Bovenaan de merit h, onderaan de status; waar geen plaats is voor het woord: • live, ✓ opgelost, ↓ bezig, ✗ vervallen
sss-legend-live = In de lijst, live
sss-legend-solved = In de lijst, opgelost
sss-legend-now = Genomen door deze stap
sss-legend-purged = Vervallen
sss-legend-looked-at = Het bord hier wordt getoond
proof-question-win = Wint { $side }?
proof-question-draw = Haalt { $side } minstens remise?
proof-question = Is de waarde minstens { $value }?
proof-bad-value = “{ $given }” is geen waarde die te bewijzen valt. Verwacht: win, draw of een getal, zoals 5.
proof-start = Elke knoop heeft twee getallen: het kleinste aantal bladeren eronder dat goed moet uitvallen om hem te bewijzen, en het kleinste aantal dat slecht moet uitvallen om hem te weerleggen. Bij de wortel, nu nog een blad, is elk 1.
proof-select-root = Selectie: { $name } is een blad, en dus de meest bewijzende knoop.
proof-select-or = Selectie: bij de wortel is één bewezen zet genoeg voor { $side }, dus gaat de zoektocht naar { $name }, met het kleinste bewijsgetal: { $value }.
proof-select-and = Selectie: bij de wortel is één weerlegde zet genoeg voor { $side }, dus gaat de zoektocht naar { $name }, met het kleinste weerleggingsgetal: { $value }.
proof-select-then = Daarna { $moves }, tot de meest bewijzende knoop.
proof-most-proving = Dat is de meest bewijzende knoop.
proof-expand = Expansie: { $name } krijgt { $count ->
    [one] zijn enige kind.
   *[other] zijn { $count } kinderen.
}
proof-settled = Meteen beslist: { $proved } bewezen, { $disproved } weerlegd.
proof-settled-values = { $count ->
    [one] Waarde
   *[other] Waarden
}: { $values }.
proof-unknown = Wat niet beslist is, heeft de getallen 1 en 1.
proof-update-or = Bijwerken: bij { $name } is één kind genoeg voor een bewijs en zijn alle nodig voor een weerlegging: het kleinste bewijsgetal is { $proof }, de som van de weerleggingsgetallen { $disproof }.
proof-update-and = Bijwerken: bij { $name } zijn alle kinderen nodig voor een bewijs en is één genoeg voor een weerlegging: de som van de bewijsgetallen is { $proof }, het kleinste weerleggingsgetal { $disproof }.
proof-root = De knopen erboven volgen: de wortel heeft nu { $proof } en { $disproof }.
proof-root-stays = De wortel houdt { $proof } en { $disproof }.
proof-proved = { $question } Ja: de wortel is bewezen.
proof-disproved = { $question } Nee: de wortel is weerlegd.
proof-unfinished = Het zoeken eindigde na { $count } iteraties zonder antwoord.
proof-nodes = De boom heeft { $count ->
    [one] één knoop.
   *[other] { $count } knopen.
}
proof-status-proved = ja
proof-status-disproved = nee
proof-node = { $name }: bewijsgetal { $proof }, weerleggingsgetal { $disproof }
proof-node-proved = { $name }: bewezen
proof-node-disproved = { $name }: weerlegd
proof-at-least = Bewijs minstens
proof-at-least-hint = Wat MAX moet krijgen: win, draw of een getal. Het antwoord is of de wortel minstens zoveel waard is.
proof-iterations = Maximaal aantal iteraties
proof-iterations-hint = Na hoeveel iteraties het zoeken zonder antwoord eindigt. Hoogstens { $limit }.
proof-children = Kinderen van { $name }
proof-children-none = Nog niet uitgebreid.
proof-number = Bewijsgetal
proof-disproof-number = Weerleggingsgetal
proof-preferred = hier gaat het zoeken verder
proof-rule-or = { $side } is daar aan zet, een OF-knoop: bewijsgetal = het kleinste = { $proof }, weerleggingsgetal = de som = { $disproof }.
proof-rule-and = { $side } is daar aan zet, een EN-knoop: bewijsgetal = de som = { $proof }, weerleggingsgetal = het kleinste = { $disproof }.
proof-phase-update = Bijwerken
proof-legend-numbers = Bovenaan het bewijsgetal, onderaan het weerleggingsgetal
proof-legend-proved = ✓ ja: bewezen
proof-legend-disproved = ✗ nee: weerlegd
proof-legend-new = In deze iteratie toegevoegd
gallery-sss-first = SSS*
gallery-sss-first-about = Acht bladeren, waarvan SSS* er zes evalueert en alfa-bèta alle: wat het van de rechterhelft weet, bespaart twee bladeren van de linker.
gallery-sss-game = SSS* op een bord
gallery-sss-game-about = Vier op een rij, drie ply’s diep: de lijst groeit met elke zet die MAX zou kunnen kiezen.
gallery-proof-win = Wint X?
gallery-proof-win-about = Boter-kaas-en-eieren na twee zetten. Het bewijs gaat eerst daarheen waar O de minste antwoorden heeft.
gallery-proof-draw = Minstens remise
gallery-proof-draw-about = Boter-kaas-en-eieren vanaf het lege bord: X is niet te verslaan. De laatste stap heeft het antwoord.
gallery-proof-tree = Een vraag over getallen
gallery-proof-tree-about = Is de boom minstens 6 waard? Voor het antwoord zijn maar een paar bladeren nodig.
