import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import type { OutlineData } from "../outline-data.ts";
import { anywhere } from "../patterns.ts";

export const de: OutlineData = {
  keyPassages: keyPassagesNames.de,
  inShort: "Kurz gesagt:",
  keyTerms: "Wichtige Begriffe",
  datesAndTasks: "Termine und Aufgaben",
  and: "und",
  askMeaning: (term) => `Was bedeutet „${term}“?`,
  askAbout: (subject) => `Was wird über „${subject}“ gesagt?`,
  opener:
    /^(?:und|also|aber|so|ja|nein|nun|jetzt|denn|okay|ok|gut|na ja|naja|genau|richtig|oder|dann|weil|übrigens|das heißt|wie gesagt|außerdem|schließlich)(?![\p{L}\p{N}'’-]),?\s+/iu,
  filler: anywhere("äh+|ähm+|öh+|hm+|mhm+", "giu"),
  articles:
    "der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes kein keine unser unsere ihr ihre sein seine",
  links: "von",
  persons: "ich mich mir mein meine meinen du dich dir dein ihr euch ihnen glaube möchte",
  pointing:
    "dies dieser diese dieses diesem diesen es er sie ihm ihr ihn sein seine hier da dort jener jene beide beides sache sachen ding dinge folie",
  aside: anywhere(
    "klausur|prüfung|hausaufgaben?|übungsblatt|übung|guten (?:morgen|tag|abend)|danke|willkommen|nächste (?:woche|vorlesung|stunde)|letzte (?:woche|vorlesung|stunde)|letztes mal|irgendwelche fragen|hören sie mich|tafel|folie|mikrofon|pause|bitte|abonniert?|in diesem video|podcast|sponsor\\p{L}*|rabatt|newsletter|auf wiedersehen|tschüss",
  ),
  announces: anywhere(
    `(?:ich|wir)(?: (?:heute|nun|jetzt|auch|dann|noch|ihnen|euch|uns|mich))* (?:werden?|möchten?|wollen|will)(?: [\\p{L},]+){1,12}? (?:sprechen|besprechen|behandeln|zeigen|ansehen|anschauen|erklären|kennenlernen|betrachten|diskutieren|vorstellen|beginnen|reden|beschäftigen)
      (?:werde|möchte|will|werden|wollen|schauen|sprechen|behandeln|beginnen|schließen|beschäftigen|reden|machen|lernen) (?:ich|wir)(?: [\\p{L}]+){0,3}? (?:heute|über|um|mit|das thema)
      geht es(?: [\\p{L},]+){0,6}? (?:um|darum)|(?:das )?thema (?:heute|der heutigen|dieser|des heutigen)|(?:ziel|inhalt) (?:dieses|dieser|der heutigen|des heutigen)|(?:zur|der|die|in der) heutigen? (?:vorlesung|stunde|sitzung)|in (?:zwei|drei|vier|fünf) (?:teile|teilen|schritten|schritte|abschnitte)`,
  ),
  course: {
    event: anywhere(
      "klausur(?:en)?|prüfung(?:en)?|zwischenprüfung|hausaufgaben?|übungsbl[aä]tt(?:er)?|übungsaufgaben?|abgabe(?:frist|termin)?|abgabetermine?|hausarbeit(?:en)?|referate?|testate?|frist|tutorium|tutorien|pflichtlektüre|kapitel (?:\\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|seiten? \\d+",
    ),
    listeners: anywhere(
      "sie|ihnen|ihr|ihre[nrms]?|euch|eure[nrms]?|du|dich|dein(?:e[nrms]?)?|wir|uns|alle|jeder|studierende[n]?",
    ),
    action: anywhere(
      "les(?:en|t)|lies|lesen sie|abgeben|abzugeben|gebt|geben sie|einreichen|einzureichen|reichen|bearbeiten|bearbeitet|lösen|löst|vorbereiten|bereiten|wiederholen|wiederholt|lernen|lernt|anmelden|meldet|melden|mitbringen|bringen|bringt|anschauen|schaut|durcharbeiten|ausfüllen|hochladen|üben|übt|rechnen|rechnet|anzumelden|machen|nachlesen",
    ),
    demand: anywhere(
      "bitte|müssen|müsst|musst|sollten?|solltet|sollen|sollt|vergessen sie nicht|vergesst nicht|denken sie daran|denkt (?:bitte )?daran|bis (?:zum?r?|nächste[nrms]?|spätestens)|zur nächsten|für nächste|zum nächsten|fällig|achten sie darauf",
    ),
    ownDuty: anywhere("ich habe|ich muss|ich müsste|ich soll|ich sollte|meine?|meine[nrms]"),
    date: anywhere(
      "(?:(?:am|bis|nächsten?|nächster|diesen|kommenden|jeden|bis zum|vor) )*(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:abend|morgen|vormittag|nachmittag)?|(?:am |bis zum |vom )?\\d{1,2}\\.? (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|nächste(?:n|r)? (?:woche|stunde|vorlesung|sitzung|mal|monat)|(?:um|bis) \\d{1,2}(?::\\d\\d)? uhr|in (?:einer|zwei|drei) wochen?|bis (?:morgen|mitternacht)|morgen (?:früh|abend|vormittag|nachmittag)|übermorgen|ende (?:des semesters|der woche|des monats)",
    ),
    takesPlace: anywhere("ist|sind|wird|findet|finden|beginnt|fällig"),
    important: anywhere(
      "(?:das|dies|es|hier|was|ist)(?: ist)?(?: auch| hier| sehr| ganz| besonders| wirklich| extrem| immer)* wichtig|am wichtigsten|das wichtigste|wichtig (?:ist|zu)|klausurrelevant|prüfungsrelevant|(?:in|bei) der (?:klausur|prüfung)|(?:müssen|müsst|sollten|solltet) (?:sie|ihr|wir)? ?(?:sich |euch )?(?:\\p{L}+ ){0,3}(?:wissen|kennen|merken|können|verstehen)|merken sie sich|merkt euch|behalten sie|schreiben sie (?:sich )?(?:das|dies) auf|entscheidend (?:ist|dabei|hier)|denken sie daran|nicht vergessen",
    ),
  },
};
