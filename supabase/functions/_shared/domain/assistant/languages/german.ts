// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import type { LanguageRules } from "./language.ts";
import {
  anywhere,
  asideOf,
  atStart,
  exactly,
  fillerOf,
  openerOf,
  openerWithComma,
  stutterOf,
  tagOf,
} from "./patterns.ts";

export const german: LanguageRules = {
  phrasebook: {
    saysAt: "Die Aufnahme sagt, bei",
    says: "Die Aufnahme sagt:",
    overview: "Worum es in dieser Aufnahme vor allem geht:",
    notFound: "Das habe ich in dieser Aufnahme nicht gefunden.",
    speaksOf: (subjects) => `Sie handelt von: ${subjects}.`,
    nothingToAnswerFrom: "In dieser Aufnahme stehen keine Sätze, aus denen sich antworten ließe.",
    inShort: "Kurz gesagt:",
    keyTerms: "Wichtige Begriffe:",
    part: (number) => `Teil ${number}`,
    threeSubjects: (subjects) => `Drei Themen ziehen sich durch diese Aufnahme: ${subjects}.`,
    inClosing: "Zum Schluss",
    and: "und",
  },
  cleaning: {
    filler: fillerOf("äh+|ähm+|öh+|hm+|mhm+"),
    aside: asideOf(
      "sage ich mal|sag ich mal|sagen wir|sozusagen|quasi|wie gesagt|ja|nicht wahr|wissen Sie|weißt du|ne|oder",
    ),
    tag: tagOf("ja|nicht wahr|oder|ne|gell|okay|ok|richtig"),
    openers: [
      openerWithComma(
        "ja|nein|gut|okay|ok|so|also|na ja|naja|nun|schön|genau|richtig|sehen Sie|schauen Sie|wissen Sie|übrigens|erstens|zweitens|drittens|und zwar|das heißt|wie gesagt",
      ),
      openerOf("also|ja|und|aber|denn|okay|gut|na ja|naja"),
    ],
    stutter: stutterOf(
      "der|die|das|ein|eine|und|in|zu|es|ist|wir|ich|so|du|sie|er|war|aber|wenn|auf|für|mit|den|dem|von|dass",
    ),
  },
  judging: {
    housekeeping: anywhere(
      `klausur|klausuren|prüfung|hausaufgabe|hausaufgaben|übungsblatt|übungsblätter|übung|tutorium|abgabe|skript|sprechstunde
      guten (?:morgen|tag|abend)|herzlich willkommen|willkommen|danke|vielen dank|bis (?:nächste|zum nächsten|morgen|dann)|nächste (?:woche|vorlesung|stunde)
      letzte (?:woche|vorlesung|stunde)|heute (?:wollen|werden|möchte|geht es)|ich (?:möchte|werde) heute|gibt es (?:noch )?fragen|noch fragen
      hören sie mich|könnt ihr mich|mikrofon|tafel|folie|folien|pause|bitte|entschuldigung|abonniert|in diesem video|semester`,
    ),
    explaining: anywhere(
      `heißt|nennt man|nennen wir|bezeichnet|wird definiert|bedeutet|besteht aus|das heißt|mit anderen worten|wichtig|weil|deshalb
      daher|deswegen|zum beispiel|der grund|der unterschied|entscheidend|entdeckte|bewies|zeigte|folglich|darum`,
    ),
    leaning: atStart(
      `das|dies|dieser|diese|dieses|diesem|diesen|der|die(?= (?:ist|sind|hat|haben|wird|werden|kann))|es|er|sie|ihm|ihr|ihn|sein|seine|dessen|deren|jener|jene|beide|beides|dort|da|hier
      dann|darin|damit|dafür|dabei|dazu|davon|darauf|daran|dadurch|auch|sondern|sonst|stattdessen|so|solche|welche|weder|ja|nein|was|wobei|wodurch`,
    ),
    person: anywhere("ich|mich|mir|mein|meine|meinen|du|dich|dir|dein|ihr|euch|ihnen|glaube|möchte", "giu"),
    inviting: atStart(
      "lassen Sie|lass|stellen Sie sich|stell dir|stellt euch|nehmen wir|schauen|schau|denken Sie|denk|betrachten wir|sehen wir",
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
      "aufnahme vorlesung kurs vortrag gespräch sitzung zusammenfassung zusammenfassen fasse überblick thema themen hauptthema idee ideen kern konzept konzepte handelt erklärt erklären beschreibt beschreiben erwähnt behandelt dozent dozentin professor professorin sprecher lehrer inhalt transkript video gelernt lernen",
    relation:
      "rolle funktion zweck ziel wirkung effekt beziehung zusammenhang zusammenhängen unterschied unterschiede unterscheiden unterscheidet vergleich vergleichen ursache ursachen folge folgen einfluss prozess schritt schritte art arten methode liste funktioniert funktionieren passiert geschieht bedeutet bedeuten dient enthält braucht wichtig",
    grammar:
      "worum geht gehen ging wovon womit wodurch woraus woran wozu was wer wen wem wessen wann wo wohin woher warum wieso weshalb wie welche welcher welches welchen wieviel viele ist sind war waren wird werden wurde hat haben kann können muss soll gibt es der die das den dem des ein eine einen einem einer von zu in im mit auf für über bei und oder nicht man er sie ihr wir ich sich dieser diese dieses zwischen laut heißt steht sagt",
  },
};
