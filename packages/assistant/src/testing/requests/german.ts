import type { LabelledRequests } from "./labelled-requests.ts";

export const germanLabelled: LabelledRequests = {
  whole: {
    overview: `um was dreht sich die vorlesung | fass mal alles in drei sätzen zusammen | brauch schnell ne zusammenfassung | kannst mir mal eben sagen worums da geht | 
      zusammenfassung | fass zusammen | kannst du das zusammenfassen | worum gehts | worum geht es in der vorlesung | tldr | kurze zusammenfassung bitte | fasse die vorlesung in einem satz zusammen | überblick | was war heute thema
      gib mir eine zusammenfassung der aufnahme | wovon handelt das video | ganz kurz worum ging es | äh kannst du mir das mal kurz zusammenfassen bitte | hab keine zeit mir alles anzuhören, um was gehts | zusammenfassung für meinen kommilitonen
      was hat der prof gesagt | ausführliche zusammenfassung | zusamenfassung bitte | um was ging es heute | inhalt der vorlesung in zwei sätzen | kurzfassung | was wurde besprochen | alles in einfachen worten zusammenfassen | was war los in der stunde`,
    points: `was sollte ich mir von der vorlesung merken | gib mir die top 5 erkenntnisse | was sind so die wichtigsten sachen | 
      hauptpunkte | die wichtigsten punkte | was sind die wichtigsten punkte | stichpunkte bitte | fass in 3 stichpunkten zusammen | was ist wichtig | das wichtigste | die 5 wichtigsten dinge | kernaussagen der vorlesung | was muss ich mitnehmen
      nur das wichtige | was waren die zentralen aussagen | wichtigste ideen | liste die hauptpunkte auf | die drei wichtigsten erkenntnisse | was sind die kernpunkte des vortrags | highlights | wichtigste fakten | gib mir die wichtigsten punkte der stunde`,
    topics: `was stand heute auf dem programm | welche themengebiete deckt das ab | 
      welche themen kommen vor | themen | themenübersicht | was haben wir heute gemacht | welche themen wurden behandelt | gliederung | inhaltsverzeichnis | wie ist die vorlesung aufgebaut | welche kapitel gibt es | liste der themen
      was wurde alles durchgenommen | aufbau der vorlesung | kapitel`,
    terms: `liste aller definitionen | welche fachbegriffe sind wichtig | 
      fachbegriffe | wichtige begriffe | was sind die wichtigsten begriffe | glossar | welche begriffe muss ich kennen | definitionen | alle definitionen bitte | schlüsselbegriffe | vokabeln | welche konzepte kommen vor
      liste der begriffe | neue begriffe | keywords | wichtigste fachwörter`,
    explain: `kannst du das auch verständlich erklären | erklärs mir so dass ich es kapiere | ich raff das nicht | 
      erklär mir das | erkläre | ich verstehe das nicht | versteh ich nicht | erklär es einfach | erkläre die vorlesung in einfachen worten | erklär mir das wie einem kind | hab nichts verstanden | ich komm nicht mit | eli5
      kannst du das einfacher erklären | einfach erklärt bitte | erklär mir alles für dummies | das ist verwirrend | was bedeutet das alles`,
    teach: `
      bring mir das bei | bring mir den stoff bei | sei mein lehrer | geh die vorlesung mit mir durch | hilf mir das zu verstehen | kannst du mir das beibringen | führ mich durch die vorlesung | nachhilfe bitte`,
    missed: `bin zu spät gekommen was hab ich verpasst | war beim arzt, was kam dran | 
      was habe ich verpasst | hab die vorlesung verpasst, was war | ich war krank was wurde gemacht | war nicht da | bin eingeschlafen, was hab ich verpasst | ich kam zu spät | was ist mir entgangen | bring mich auf den neuesten stand
      hab nicht aufgepasst, was hat er gesagt | ich hab gefehlt | war gestern nicht dabei was kam dran | hab geschwänzt was muss ich wissen`,
    notes: `schreib mir bitte die notizen | 
      notizen | mach notizen | schreib mir notizen zur vorlesung | mitschrift | kannst du mitschreiben | notizen bitte | erstelle eine mitschrift | mach mir notizen von der stunde`,
    guide: `ich brauch nen spickzettel | 
      lernzettel | mach mir einen lernzettel | spickzettel | erstelle einen lernzettel für die klausur | lernplan | cheat sheet bitte | mindmap | lernhilfe erstellen | lernübersicht zur vorlesung`,
    quiz: `mach mir lernkarten daraus | kannst du mir ein paar quizfragen stellen | 
      quiz | frag mich ab | teste mich | stell mir fragen | mach ein quiz | karteikarten | übungsfragen | erstelle karteikarten zur vorlesung | 5 multiple choice fragen | probeklausur | kannst du mich abfragen | fragen zum üben
      gib mir 10 testfragen | prüf mein wissen | lernkarten bitte | quiz zur vorlesung`,
    questions: `welche fragen hat er gestellt | welche fragen kamen auf | was wurde gefragt`,
    exam: `müssen wir was lesen | haben wir was auf | was sollen wir zur nächsten stunde vorbereiten | prüfungstermin? | bis wann müssen wir abgeben | haben wir hausaufgaben auf | was ist für die prüfung wichtig | kommt das in der klausur | 
      was kommt in der klausur dran | klausurrelevant | was muss ich für die prüfung lernen | was ist prüfungsrelevant | morgen klausur was soll ich lernen | hausaufgaben | was haben wir auf, hausaufgaben? | wann ist abgabe | was muss ich wissen
      was muss ich mir merken | was wird abgefragt | was hat er zur klausur gesagt | gibt es eine deadline | worauf soll ich mich für den test vorbereiten | was sollte ich auswendig lernen | muss ich was abgeben | prüfung nächste woche was ist wichtig`,
    example: `beispiele | gib mir ein beispiel | welche beispiele wurden genannt | ein beispiel bitte | was für beispiele gab es`,
    conclusion: `was kam am ende raus | fazit | was ist das fazit | schlussfolgerung der vorlesung | wie endet die vorlesung | was wurde am ende beschlossen | was ist das ergebnis am ende | wie hört es auf`,
    opinion: `lohnt sich die vorlesung überhaupt | was denkst du | wie findest du die vorlesung | ist die vorlesung gut | lohnt es sich das anzuhören | stimmt das | was hältst du davon | deine meinung | ist das schwer | würdest du das empfehlen`,
    translate: `kannst du das auf englisch übersetzen | übersetze das | übersetz ins englische | auf englisch bitte | kannst du das übersetzen | übersetze die zusammenfassung auf türkisch | ins spanische übersetzen | übersetzung`,
    rewrite: `geht das auch kürzer | kürzer | kürzer bitte | einfacher | mach es kürzer | länger | zu lang | ausführlicher | anders formulieren | mit anderen worten | zu kompliziert | noch kürzer | kannst du das umformulieren`,
    thanks: `super vielen dank dir | danke | danke schön | vielen dank | super danke | ok danke | danke dir | dankeschön das hat geholfen | perfekt danke | thx | besten dank`,
    greeting: `hallo | hi | hey | moin | guten morgen | servus | guten tag | hallo wie gehts | grüß dich`,
    help: `was für fragen kann ich dir stellen | hilfe | was kannst du | was kannst du alles | wer bist du | wie funktionierst du | was kann ich dich fragen | hilf mir | bist du eine ki | kannst du mir helfen | wobei kannst du mir helfen`,
    complaint: `nee das ist falsch | das ist falsch | stimmt nicht | das stimmt so nicht | falsche antwort | das war nicht meine frage | das hab ich nicht gefragt | nicht hilfreich | quatsch | das hilft mir nicht | du liegst falsch | das hat er nie gesagt | unsinn`,
  },
  subject: {
    define: `was ist nochmal ein eigenwert | was ist photosynthese | was bedeutet entropie | definition osmose | was sind mitochondrien | was versteht man unter opportunitätskosten | definiere katharsis | was heißt bandbreite | bedeutung von inflation | was ist ein schwarzes loch | was war der marshallplan
      entropie definition | wofür steht dna | was ist eine klausur | was ist der satz von bayes`,
    who: `wer hat das perzeptron erfunden | wer war freud | wer hat penicillin entdeckt | wer schrieb die republik | wen verhaftete die kirche | von wem stammt die theorie der evolution | wer war bayes | welcher forscher hat die kontinentaldrift vorgeschlagen`,
    when: `wann begann der krieg | wann wurde penicillin entdeckt | in welchem jahr wurde die verfassung unterschrieben | wann lebte galilei | seit wann schmelzen gletscher | in welchem jahrhundert war die pest`,
    where: `wo findet die glykolyse statt | wo wurde napoleon geboren | in welchem land fuhr die erste eisenbahn | wo liegt der hippocampus | woher kommt das wort algebra`,
    howMany: `wie viele schichten hat das netz | wie viele chromosomen hat der mensch | wie lange braucht ein gletscher | wie viel energie braucht eine zelle | wie alt ist die erde | wie schnell ist licht | wieviele menschen starben in der hungersnot | welcher anteil der wähler war dafür | wie weit ist der mond entfernt`,
    why: `wieso konvergiert die reihe | warum ist der himmel blau | wieso ging rom unter | gründe für die französische revolution | warum schwimmt eis | weshalb steigen die preise bei inflation | was sind die ursachen von erdbeben | wozu brauchen wir enzyme | warum wurde galilei verhaftet | ursachen des ersten weltkriegs`,
    how: `wie berechnet man die ableitung | wie funktioniert photosynthese | wie wirken impfstoffe | wie wird stahl hergestellt | wie pumpt das herz blut | wie berechnet man die varianz | wie entstehen erinnerungen | wie schaffen banken geld`,
    list: `welche arten von moränen gibt es | nenne drei ursachen der inflation | was sind die phasen der mitose | liste die planeten auf | welche vorteile hat kernenergie | arten von gelenken | nenne die vier kammern des herzens | welche schritte hat die wissenschaftliche methode`,
    compare: `ist bayes besser als frequentistisch | unterschied zwischen mitose und meiose | vergleiche platon und aristoteles | dna vs rna | was haben katzen und hunde gemeinsam | was ist der unterschied zwischen magma und lava | wie unterscheidet sich klassische von operanter konditionierung | gemeinsamkeiten von rom und griechenland`,
    example: `ein beispiel für eine stetige funktion | nenne ein beispiel für osmose | beispiel für eine metapher | gib mir beispiele für angebot und nachfrage | was ist ein beispiel für positive rückkopplung`,
    explain: `erklär mir photosynthese | erkläre den citratzyklus | ich verstehe rekursion nicht | kannst du den satz von bayes einfach erklären | erläutere den zweiten hauptsatz der thermodynamik`,
    overview: `fass den teil über gedächtnis zusammen | was hat er über inflation gesagt | zusammenfassung zum thema gletscher | was wurde über enzyme gesagt | überblick über die plattentektonik`,
    quiz: `frag mich zu photosynthese ab | karteikarten zum kalten krieg | teste mich über enzyme | quiz über das römische reich`,
    plain: `kommt was zu overfitting vor | der marshallplan | photosynthese | dehnt sich wasser beim gefrieren aus | ist licht eine welle oder ein teilchen | die rolle von insulin im körper | können viren sich vermehren | was passiert wenn eis schmilzt | napoleons niederlage
      wirkung von koffein auf den schlaf | welche wichtigen entdeckungen machte curie | was ist die hauptfunktion der niere | sind wale säugetiere | welche begriffe prägte kant | welche prüfungen musste herakles bestehen | gletscher in den alpen | erzähl mir was über mitochondrien | die these von max weber`,
  },
};
