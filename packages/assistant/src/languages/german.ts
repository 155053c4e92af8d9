import type { LanguageRules } from "./language.ts";
import { germanRequests } from "./requests/german.ts";
import {
  anywhere,
  atStart,
  exactly,
  justBefore,
  openerWithComma,
  toAsidePattern,
  toFillerPattern,
  toOpenerPattern,
  toTagPattern,
} from "./patterns.ts";

export const german: LanguageRules = {
  requests: germanRequests,
  phrasebook: {
    saysAt: "Die Aufnahme sagt, bei",
    says: "Die Aufnahme sagt:",
    overview: "Worum es in dieser Aufnahme vor allem geht:",
    notFound: "Das habe ich in dieser Aufnahme nicht gefunden.",
    closest: "Ich bin nicht sicher, ob das die Antwort ist. Die nächsten Stellen sind:",
    aboutExam: "Was die Aufnahme über Prüfungen und Aufgaben sagt oder wichtig nennt:",
    noExam: "Die Aufnahme sagt nichts über eine Prüfung. Worum es vor allem geht:",
    simpler: "Ich kann nur aus der Aufnahme zitieren. Am einfachsten sagt sie es hier:",
    noTimes: "Diese Aufnahme hat keine Zeiten, deshalb kann ich diesen Teil nicht finden.",
    between: (from, to) => `Von **${from}** bis **${to}**:`,
    chapter: (number, title) => `Kapitel ${number}, **${title}**:`,
    ends: (moment) => `Die Aufnahme endet bei **${moment}**.`,
    chapters: (count) => `Diese Aufnahme hat ${count} Kapitel:`,
    quiz: "Fragen zu dieser Aufnahme:",
    solutions: "Lösungen:",
    noQuiz: "In dieser Aufnahme habe ich keine Sätze gefunden, die sich als Fragen eignen.",
    thanks: "Gern geschehen. Frag mich jederzeit mehr zu dieser Aufnahme.",
    apart: "Die Aufnahme sagt dazu jeweils:",
    nothingAbout: (thing) => `Zu ${thing} habe ich nichts gefunden.`,
    about: (thing) => `Zu **${thing}**:`,
    isAbout: (subjects) => `Es geht um ${subjects}.`,
    speaksOf: (subjects) => `Sie handelt von: ${subjects}.`,
    nothingToAnswerFrom: "In dieser Aufnahme stehen keine Sätze, aus denen sich antworten ließe.",
    inShort: "Kurz gesagt:",
    keyTerms: "Wichtige Begriffe",
    tasks: "Termine und Aufgaben",
    questions: "Fragen, die gestellt wurden",
    part: (number) => `Teil ${number}`,
    threeSubjects: (subjects) => `Drei Themen ziehen sich durch diese Aufnahme: ${subjects}.`,
    inClosing: "Zum Schluss",
    and: "und",
  },
  cleaning: {
    filler: toFillerPattern("äh+|ähm+|öh+|hm+|mhm+"),
    aside: toAsidePattern(
      "sage ich mal|sag ich mal|sagen wir|sozusagen|quasi|wie gesagt|ja|nicht wahr|wissen Sie|weißt du|ne|oder",
    ),
    tag: toTagPattern("ja|nicht wahr|oder|ne|gell|okay|ok|richtig"),
    openers: [
      openerWithComma(
        "ja|nein|gut|okay|ok|so|also|na ja|naja|nun|schön|genau|richtig|sehen Sie|schauen Sie|wissen Sie|übrigens|erstens|zweitens|drittens|und zwar|das heißt|wie gesagt",
      ),
      toOpenerPattern("also|ja|und|aber|denn|okay|gut|na ja|naja"),
    ],
  },
  judging: {
    housekeeping: anywhere(
      `klausur|klausuren|prüfung|hausaufgabe|hausaufgaben|übungsblatt|übungsblätter|übung|tutorium|abgabe|skript|sprechstunde
      guten (?:morgen|tag|abend)|herzlich willkommen|willkommen|danke|vielen dank|bis (?:nächste|zum nächsten|morgen|dann)|nächste (?:woche|vorlesung|stunde)
      letzte (?:woche|vorlesung|stunde)|heute (?:wollen|werden|möchte|geht es)|ich (?:möchte|werde) heute|gibt es (?:noch )?fragen|noch fragen
      hören sie mich|könnt ihr mich|mikrofon|tafel|folie|folien|pause|bitte|entschuldigung|abonniert|in diesem video|semester|podcast|dieser folge|(?:nächste[sn]?|letzte[sn]?|vorige[sn]?) videos?|kanal`,
    ),
    advertising: anywhere(
      "gesponsert|sponsor\\p{L}*|rabatt\\p{L}*|gutschein\\p{L}*|werbung|abonnier\\p{L}*|newsletter|patreon|link in der beschreibung|kostenlos testen|daumen hoch",
    ),
    announcing: anywhere(
      "^heute|in (?:dieser|diesem) (?:vorlesung|video|vortrag|kurs|kapitel|folge|stunde)|dies(?:e|er|es) (?:vorlesung|video|vortrag) (?:behandelt|handelt|erklärt)|(?:wir|ich) (?:werden?|wollen?|möchten?) (?:\\p{L}+ ){0,4}(?:sprechen|lernen|behandeln)|hier wird|es geht (?:heute |hier )?(?:um|darum)|das (?:thema|ziel) (?:ist|dieser|dieses)",
    ),
    explaining: anywhere(
      `heißt|nennt man|nennen wir|bezeichnet|wird definiert|bedeutet|besteht aus|das heißt|mit anderen worten|wichtig|weil|deshalb
      daher|deswegen|zum beispiel|der grund|der unterschied|entscheidend|entdeckte|bewies|zeigte|folglich|darum`,
    ),
    leaning: atStart(
      `nämlich|etwa(?= (?:ein|der|die|das|eine)(?!\\p{L}))|und|aber|oder|denn|doch|deshalb|deswegen|daher|zum beispiel|beispielsweise|auf diese weise|auf diesem wege?|ebenso|ebenfalls|gleichfalls|genauso|andererseits|zum anderen|dagegen|hingegen|außerdem|allerdings|jedoch|trotzdem|dennoch|somit|folglich|darum|solange (?:sie|er|es)|(?:weil|da|wenn|obwohl|indem) (?:er|es|dies\\p{L}*)|(?:der|die|das) (?:erste|zweite|dritte|letzte|andere) (?:ist|war|sind)|(?:das|der|die)(?=,| (?:ist|sind|war|waren|wäre|hat|haben|wird|werden|würde|kann|können|könnte|muss|müssen|soll|sollte|heißt|bedeutet|nennt|nennen|macht|machen|gilt|geht|gibt|liegt|sieht|sagt|zeigt|funktioniert|passiert|stimmt|ergibt|lässt|führt|klingt|kommt|bringt|dient|hilft|reicht|alles|hier|da|wiederum|wissen))|dies|dieser|diese|dieses|diesem|diesen|es|er|sie|ihm|ihr|ihn|sein|seine|dessen|deren|jener|jene|beide|beides|dort|da|hier
      dann|darin|damit|dafür|dabei|dazu|davon|darauf|daran|dadurch|auch|sondern|sonst|stattdessen|so|solche|welche|weder|ja|nein|was|wobei|wodurch`,
    ),
    person: anywhere("ich|mich|mir|mein|meine|meinen|du|dich|dir|dein|ihr|euch|ihnen|glaube|möchte", "giu"),
    inviting: atStart(
      "vielleicht|lassen Sie|lass|vergleicht?e?|beachtet?e?|probiert?e?|überlegt?e?|denkt|stellt euch|glaubt?e? mir|nimm|nehmt|merkt?e?|fragt?e? (?:euch|dich)|lasst|stellen Sie sich|stell dir|stellt euch|nehmen wir|schauen|schau|denken Sie|denk|betrachten wir|sehen wir",
    ),
  },
  naming: {
    beforeNoun: exactly(
      "der|die|das|des|dem|den|ein|eine|einer|eines|einem|einen|in|im|ins|von|vom|mit|zu|zum|zur|durch|für|über|unter|auf|an|am|aus|bei|beim|nach|ohne|gegen|zwischen|und|oder|kein|keine|keinen|sein|seine|ihre|ihr|unsere|diese|dieser|dieses|diesem|diesen|jede|jeder|jedes|zwei|drei|vier|viele|alle|als|pro|genannte",
    ),
    beforeVerb: exactly(
      "ich|du|er|sie|es|wir|ihr|man|nicht|zu|kann|können|muss|müssen|soll|wird|werden|wurde|hat|haben|sich|sehr",
    ),
    capitals: true,
    ending: "(?:e?[ns]?)?",
  },
  asking: {
    about:
      "aufnahme vorlesung kurs vortrag gespräch sitzung zusammenfassung zusammenfassen zusammen fasse überblick thema themen hauptthema idee ideen kern gedanke gedanken punkt punkte hauptpunkte kernaussage kernaussagen botschaft wichtig wichtige wichtiges wichtigste wichtigsten wichtigster zentrale zentralen wesentliche wesentlichen konzept konzepte handelt erklärt erklären beschreibt beschreiben erwähnt behandelt dozent dozentin professor professorin sprecher lehrer inhalt transkript video gelernt lernen gruppe team diskussion entscheidung meinung schlussfolgerung teilnehmer ansicht allgemein besprechung",
    relation:
      "rolle funktion zweck ziel wirkung effekt beziehung zusammenhang zusammenhängen unterschied unterschiede unterscheiden unterscheidet vergleich vergleichen ursache ursachen folge folgen einfluss prozess schritt schritte art arten methode liste funktioniert funktionieren passiert geschieht bedeutet bedeuten dient enthält braucht",
    grammar:
      "worum geht gehen ging wovon womit wodurch woraus woran wozu was wer wen wem wessen wann wo wohin woher warum wieso weshalb wie welche welcher welches welchen wieviel viele ist sind war waren wird werden wurde hat haben kann können muss soll gibt es der die das den dem des ein eine einen einem einer von zu in im mit auf für über bei und oder nicht man er sie ihr wir ich sich dieser diese dieses zwischen laut heißt steht sagt",
  },
  cues: {
    defines:
      /^(?:\s*,)?\s+(?:(?:ist|sind|war|waren)(?:\s+(?:eigentlich|einfach|nur|also|im grunde|im prinzip|nichts anderes als|auch))*\s+(?:(?:eine?|einer|der|die|das)(?!\s+(?:bisschen|sehr|wenig|große[rs]?|gute[rs]?|problem|gleiche|einzige[rs]?|beste[rs]?|selbe)(?![\p{L}\p{N}]))|wenn|etwas|alles)|bedeute[nt]+|heißt|heißen|nennt man|bezeichnet|versteht man|besteht)(?![\p{L}\p{N}])/iu,
    names:
      /(?:nennt man(?: das| dies| sie| es)?|nennen wir(?: das| dies| sie| es)?|heißt|heißen|bezeichnet man als|(?:so ?)?genannt(?:e[nrsm]?)?)(?:\s+(?:der|die|das|den|ein|eine))?\s+["„]?$/iu,
    points: justBefore(
      "mein(?:e[rsnm]?)?|unser(?:e[rsnm]?)?|dies(?:e[rsnm]?)?|jene[rsnm]?|andere[rsnm]?|selben?|nächste[rsnm]?|letzte[rsnm]?|welche[rsnm]?|jede[rsnm]?|solche[rsnm]?|einzige[rsnm]?",
    ),
    reason: anywhere(
      "weil|denn|da|deshalb|deswegen|daher|darum|damit|der grund|aufgrund|wegen|dadurch|folglich|führt(?:e)? (?:dazu|zu)|sodass|verursacht\\p{L}*",
    ),
    time: anywhere(
      "(?:1[0-9]|20)\\d\\d|jahrhunderte?|jahrhunderts|jahr(?:e[ns]?)?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|woche|jahrzehnte?|gestern|morgen",
    ),
    task: anywhere(
      "klausur(?:en)?|(?:zur|in|für|vor|bis) (?:der |die |den |eure[nr]? |ihre[nr]? )?prüfung(?:en)?|prüfung(?:en)? (?:am|im|ist|sind|findet|finden|wird)|hausaufgaben?|abgabe|abgeben|übungsblatt|übungsblätter|klausurrelevant",
    ),
    important: anywhere(
      "(?:müssen|sollten) sie (?:wissen|können)|merken sie sich|sehr wichtig|ganz wichtig|besonders wichtig|entscheidend",
    ),
  },
};
