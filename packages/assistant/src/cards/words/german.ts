import { anywhere, exactly } from "../../languages/patterns.ts";
import type { CardWords } from "./card-words.ts";
import { never } from "./never.ts";

const adverbs =
  "(?:\\s+(?:einfach|nur|eigentlich|im Grunde|im Prinzip|nichts anderes als|also|auch|immer|meist|meistens))*";
const genus = "(?:eine?|einer|der|die|das|wenn|wie|was)(?![\\p{L}])";

export const german: CardWords = {
  copulas: [
    {
      pattern: new RegExp(`^\\s+(?<verb>ist|sind|war|waren)${adverbs}\\s+(?=${genus})`, "iu"),
      ask: (term, verb) => `Was ${verb} ${term}?`,
    },
    {
      pattern:
        /^\s+(?<verb>bedeutet|bezeichnet|beschreibt|misst|umfasst|enthält)(?:\s+(?:also|einfach|nur))?(?:,)?\s+(?=\p{L})/iu,
      ask: (term, verb) => `Was ${verb} ${term}?`,
    },
    { pattern: /^\s+(?<verb>besteht|bestehen) aus\s+/iu, ask: (term, verb) => `Woraus ${verb} ${term}?` },
    { pattern: /^\s+steht für\s+/iu, ask: (term) => `Wofür steht ${term}?` },
  ],
  naming:
    /(?:,|(?<![\s,]))\s+(?<verb>nennt man|nennen wir|heißt|heißen|(?:wird|werden)(?: \p{L}+)? als)(?:\s+(?:auch|oft|meist|dann|daher|deshalb))?\s+(?:(?:der|die|das|den|eine?|einen)\s+)?["“„]?/iu,
  names:
    /(?<![\p{L}\p{N}])(?:(?:nennt man|nennen wir|heißt|heißen)(?:\s+(?:auch|oft|dann|daher|deshalb|das|die|der|den))?)\s+(?=["„“]?\p{Lu})/giu,
  described:
    /^(?:diese[rsnm]?|jene[rsnm]?) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?=, (?:der|die|das|den|dem|mit der|mit dem) )/iu,
  equates: /(?<![\p{L}])(?:heißt|heißen|nennt man|nennen wir|wird|werden)(?: \p{L}+)?\s+["„“]?$/iu,
  existential: /^(?:es gibt|wir haben|man hat|das ist|es ist)(?![\p{L}])/iu,
  namingEnd: /(?<!\s)\s+(?:bezeichnet|genannt)$/iu,
  lead: /^(?:jedoch|allerdings|daher|deshalb|tatsächlich|natürlich|außerdem|im allgemeinen|allgemein|mit anderen worten|kurz gesagt|interessanterweise|zum glück|im gegensatz dazu|auf der anderen seite|heutzutage),\s+/iu,
  relatives: [],
  defining: never,
  definedAs: never,
  calledSo:
    /^(?:(?:und|also)\s+)?(?:das|dies|diese\p{L}*(?: \p{L}+)?|man nennt (?:das|dies|es)|wir nennen (?:das|dies|es))(?:\s+(?:nennt man|nennen wir|heißt|wird als|wird|auch|oft|dann))*\s+(?:(?:der|die|das|den|eine?|einen)\s+)?["“„]?/iu,
  mustCall: /nenn|heißt|wird als|(?:effekt|gesetz|prinzip|satz|regel|paradoxon|hypothese)$/iu,
  whatCalled: (described) => `Wie heißt das? „${described}“`,
  whatIs: (term) => `Was versteht man unter „${term}“?`,
  standsFor: (short) => `Wofür steht ${short}?`,
  whichTerm: (definition) => `Welcher Begriff ist gemeint: „${definition}“?`,
  asking: exactly(
    "jahr|welchem|warum|so|wozu|geschieht|das|was|welche[rsnm]?|wie|wer|warum|wann|wo|wofür|wofur|woraus|worin|begriff|begriffe|gemeint|versteht|heißt|unterscheiden|unterscheidet|unterschied|bedeutet|nennt|man|unter",
  ),
  article: exactly("der|die|das|ein|eine"),
  indefinite: /^(?:eine?[nrms]?)\s/iu,
  link: anywhere(
    "versteht|man|heisst|meint|das|unter|ist|sind|war|waren|bedeutet|bezeichnet|beschreibt|misst|umfasst|enthält|enthalt|besteht|bestehen|steht|nennt|nennen|heißt|heißen|genannt|als|wird|werden",
  ),
  interrupted: /(?<![\p{L}])(?:dass|weil|wenn),/iu,
  functionWord: exactly(
    "per|laut|gemäß|mittels|deren|dessen|der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|in|im|an|am|auf|aus|bei|mit|nach|von|vom|vor|zu|zum|zur|über|unter|durch|für|gegen|ohne|um|und|oder|aber|denn|sondern|als|wie|wenn|weil|dass|ob|während|nachdem|bevor|ich|du|er|sie|es|wir|ihr|mich|mir|dich|dir|ihn|ihm|uns|euch|ihnen|mein|meine|dein|deine|sein|seine|seinen|ihre|ihren|unser|unsere|dieser|diese|dieses|diesen|diesem|jener|jene|jede|jeder|jedes|alle|allen|ist|sind|war|waren|sein|wird|werden|wurde|hat|haben|hatte|kann|können|muss|müssen|soll|sollte|will|nicht|kein|keine|nur|auch|noch|schon|sehr|so|dann|hier|da|dort|man|was|wer|wo|welche|welcher|welches|mehr|andere|anderen|beide|beiden|solche|solcher|einige|viele|bestimmte|gleiche|selbe|nächste|letzte|erste|zweite|dritte|einzige",
  ),
  inTerm: exactly("der|des|von|für"),
  vague: exactly(
    "studien?|forscher|modelle?|menschen|leute|grund|idee|frage|antwort|ziel|sache|ding|dinge|problem|punkt|beispiel|fall|teil|schritt|trick|ergebnis|rest|unterschied|vorteil|nachteil|wert|zahl|leute|aufgabe|tatsache|wahrheit|thema|wichtigste|beste|hälfte|titel|name|ausgabe|bild|folie|neue|alte|große|kleine|gute|ganze|lösung|hoffnung|gedanke|möglichkeit|art|weise|folge|konsequenz|ende|anfang|zweck|schlüssel",
  ),
  noDefinition: new RegExp(
    "^(?:(?:eine?|der|die|das)\\s+)?(?:eine[rs]?\\s+(?:der|von|dieser|davon)|erste[rsn]?|zweite[rsn]?|nächste[rsn]?|letzte[rsn]?|gleiche[rsn]?|einzige[rsn]?|beste[rsn]?|meiste[rsn]?|größte[rsn]?|wichtigste[rsn]?|gute[rsn]?|großartige[rsn]?|schöne[rsn]?|bisschen|sehr|wirklich|ganz|ziemlich|problem|frage|grund|punkt|idee|sache|fall|antwort|ergebnis|teil|tatsächliche[rsn]?|gesamte[rsn]?|ähnliche[rsn]?|ähnlich|so|wichtige[rsn]?|interessante[rsn]?|häufige[rsn]?|beispiel)(?![\\p{L}])|^(?:was|wie)\\s+(?:ich|du|sie|er|es|wir|das)(?![\\p{L}])",
    "iu",
  ),
  sharpGenus:
    /^(?:eine?\s|wenn|wie|was|(?:der|die|das) (?:\p{L}+\s){0,2}\p{L}+(?:,| (?:des|der|von|zwischen|eines|einer)(?![\p{L}])))/iu,
  unfinished: anywhere(
    "(?:der|die|das|den|dem|des|ein|eine|einen|zu|und|oder|dass|ist|sind|in|mit|für|als|von|sehr|so|aber|wenn|wie|im|am|auf)$",
  ),
  contextual: anywhere(
    `diesmal|dies(?:e|er|es|en|em)?|jene(?:r|s|n|m)?|hier|oben|unten|vorhin|vorher|eben|bisher|gerade|heute|gestern|morgen|wieder|erwähnt|besprochen|gesehen|folie|folien|abbildung|diagramm|tafel|bildschirm|videos?|vorlesung|kapitel|kurs|übung|klausur|prüfung|derselben?|dieselben?|dasselbe|das gleiche|die gleiche|der gleiche|solche?r?|zum beispiel|beispielsweise|beispiel
    andernfalls|jedoch|daher|somit|dann|also|irgendwie|sozusagen|quasi|okay|ja|äh|ähm|und so weiter|usw|einer davon|eine davon|natürlich|ihm|ihn|ihnen|dort|damit|dabei|davon|daran|darauf|dafür|dazu|darin|links|rechts|angenommen|sagen wir|genannten?|obige[rnms]?|folgende[rnms]?`,
  ),
  personal: anywhere(
    "ich|mich|mir|mein|meine|meinen|meinem|meiner|euch|euer|eure|lass(?:t|en)? uns|wir (?:sehen|haben|wollen|werden|möchten|brauchen|hatten|sind|müssen|können|schauen)|unser(?:e|em|en|er)? (?:beispiel|fall|modell|erste|netzwerk|funktion|freund|ziel)|stell dir|stellen Sie sich",
  ),
  listeners: anywhere("du|dich|dir|dein|deine|deinen|deiner|deinem"),
  pronoun: anywhere("er|ihn|ihm|sie|es|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner|deren|dessen"),
  unsettled: anywhere(
    "sehr|wirklich|interessante?[rsnm]?|ist, dass|liegt daran|auch|ebenfalls|irgend\\p{L}+|etwas|angenommen|stell|stellen|sagen wir|würde|würden|wäre|wären|hätte|hätten|könnte|könnten|wenn|Alice|Bob|Charlie",
  ),
  tail: /,\s*(?:und|aber|sondern|denn|weil|obwohl|während|sodass|so dass|was|wobei|also|oder|zum Beispiel|beispielsweise|wie (?:zum|etwa|beispielsweise))(?![\p{L}])|,\s*(?:es|sie|er|das|dies|man|wir)\s+(?:ist|sind|hat|haben|kann|können|wird|werden)(?![\p{L}])|[;:—]|\s[-–]+\s|\.\s|\s(?:und|aber)\s+(?:das|dies|es|sie|er|wir|ich|man|dann|deshalb|daher|inzwischen)(?![\p{L}])/iu,
  clause: /(?:[;:]\s+|,\s+(?:aber|denn|und)\s+)(?=\p{L})/giu,
  finite: anywhere(
    "erlaubt|erlauben|ergibt|ergeben|liefert|liefern|bewegt|bewegen|dreht|drehen|streckt|skaliert|verschiebt|transformiert|nähert|nähern|verdoppelt|multipliziert|addiert|teilt|trennt|verbindet|verbinden|speichern|steuert|steuern|reguliert|regulieren|produziert|produzieren|transportieren|schützen|versorgt|versorgen|reagiert|reagieren|erklärt|erklären|gehört|gehören|tritt|treten|nimmt|nehmen|findet|finden|hält|halten|zieht|ziehen|trägt|tragen|bringt|bringen|setzt|setzen|schafft|schaffen|entstand|entstanden|führte|machte|kam|kamen|ging|gingen|stieg|sank|fiel|blieb|lag|lagen|stand|standen|gab|sah|fand|hielt|zog|trug|brachte|baute|eroberte|besiegte|herrschte|verlor|gewann|erhielt|verbreitete|veränderte|ermöglichte|verursacht|verursachen|beeinflusst|kontrolliert|basiert|beruht|spielt|erfolgt|leitet|bindet|aktiviert|hemmt|öffnet|schließt|wandelt|spaltet|nutzt|nutzen|betrifft|reicht|fließt|fließen|leben|überträgt|lautet|erfordert|repräsentiert|projiziert|gilt|gelten|bleibt|bleiben|kommt|kommen|geht|gehen|steht|stehen|stellt|stellen|lässt|lassen|hilft|helfen|beschreibt|beschreiben|berechnet|verarbeitet|speichert|sendet|verändert|ändert|entspricht|entsprechen|definiert|reduziert|verbessert|minimiert|maximiert|transportiert|schützt|löst|wächst|wachsen|lebt|leben|stirbt|beginnt|endet|dauert|kostet|stammt|erfand|entdeckte|entwickelte|gründete|schrieb|veröffentlichte|starb|begann|wurde|galt|ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|muss|müssen|soll|sollen|bedeutet|besteht|bestehen|zeigt|zeigen|führt|führen|macht|machen|gibt|entsteht|entstehen|bildet|bilden|enthält|enthalten|bestimmt|bestimmen|liegt|liegen|braucht|brauchen|dient|dienen|heißt|nennt|wirkt|misst|steigt|sinkt|fällt|erhöht|verringert|erzeugt|verwendet|benötigt|hängt|funktioniert|sorgt|verhindert|ermöglicht",
  ),
  opening: never,
  badStart:
    /^(?:überleg\p{L}*|stell\p{L}*|betracht\p{L}*|denk\p{L}*|nimm|nehmen|beacht\p{L}*|schau\p{L}*|sicherzustellen|ist|sind|war|hat|haben|kann|wird|werden|und|oder|aber|denn|dass|weil|wenn|als|wie|wobei|sodass|so|sondern|auch|nur|nicht|zu|um|mit|von|durch|deren|dessen|welche[rsn]?)(?![\p{L}])/iu,
  being: anywhere("ist|sind|war|waren|hat|haben|wird|werden"),
  subordinate: anywhere(
    "der|die|das|den|dem|dessen|deren|dass|wenn|wie|was|wo|weil|ob|als|wodurch|womit|wobei|welche[rsnm]?",
  ),
  detail: anywhere("des|der|die|das|von|für|mit|aus|zwischen|eines|einer|zur|zum|im|in|wenn|wie"),
  spoken: anywhere("er|sie|ihm|ihn|ihnen|man sagt|sogenannte[rsn]?|irgend\\p{L}+"),
  person: exactly("war|waren"),
  disagrees: (term, verb) => /^(?:sind|waren)$/u.test(verb) && /^(?:ein|eine|der|das)\s/iu.test(term),
  splice: /,\s+(?:er|sie|es|das|der|die|wir)\s+/iu,
  and: "und|oder",
  causal: anywhere(
    "weil|denn|deshalb|daher|weil|deshalb|daher|dadurch|führt|führen|verursacht|bewirkt|besteht aus|bestehen aus|ermöglicht|ermöglichen|verhindert|erhöht|verringert|erzeugt|erzeugen|steuert|regelt|bestimmt|bestimmen|enthält|enthalten|heißt|nennt man|bezeichnet|bedeutet|dient|dienen|entsteht|entstehen|bildet|bilden|hängt|beruht|beruhen|sorgt|sorgen|ist eine?|sind die|ist der|ist die|ist das",
  ),
};
