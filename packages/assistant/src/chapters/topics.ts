import type { AssistantLanguage } from "../languages/language.ts";
import { getTurning } from "../languages/turning.ts";
import { getTellingCues, type TellingCues } from "../languages/telling-cues.ts";
import { countUses, type Sentence } from "../lecture/sentences.ts";
import { isTopical, spacedWords } from "../lecture/words.ts";
import { canName } from "./phrases.ts";

/** Said less often, it is not what a recording is about. */
const LEAST_USES = 3;
/** A recording says what it is about in its first sentences: this share of them, and so many at most. */
const OPENING = { share: 0.2, least: 12, most: 60 } as const;
/** Later, a topic has to be announced: "today", "in this lecture". */
const FIRST_SENTENCES = 8;
/** A single word is the topic where so many of the sentences have it. */
const LEAST_SHARE = 0.02;
/** In words: a longer name is a list of what is coming. */
const SHORT_TOPIC = 4;
/** In words. */
const LONGEST_TOPIC = 8;
/** In characters: what of a sentence a topic can be read from. */
const LONGEST_READ = 160;
/** Words that begin a name and are none of it: articles, and what is said of the talk. */
const leading =
  /^(?:(?:the|an?|some|our|your|this|der|die|das|den|dem|ein|eine[nmrs]?|el|la|los|las|un|una|le|les|une|des|l[’']|o|os|as|um|uma|how|wie|cómo|comment|como)\s+)/iu;
/** The code of a course before its name: "Psychology 110, Memory and Learning". */
const courseCode = /^\p{Lu}[\p{L}\s]{1,30}\d{1,4}\p{L}?\s*(?:,|:|-|–)\s*/u;

/** "U.S." */
const dotted = /(?<![\p{L}])(?:\p{Lu}\.){2,}/gu;

/** The name that a text begins with: up to the clause's end, without an article. */
function readName(text: string, telling: TellingCues, language: AssistantLanguage): string | undefined {
  const clause = text
    .slice(0, LONGEST_READ)
    .replace(courseCode, "")
    .replaceAll(dotted, (letters) => letters.replaceAll(".", ""));
  let end = 0;
  let count = 0;
  for (const { 0: word, index } of clause.matchAll(spacedWords)) {
    const between = clause.slice(end, index);
    if (count > 0 && (/[.;:?!()"“”«»„]|\s[–—-]\s|,\s*$/u.test(between) || telling.topicEnd.test(word))) break;
    if (count === LONGEST_TOPIC) return undefined;
    end = index + word.length;
    count += 1;
  }
  const name = clause
    .slice(0, end)
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(leading, "");
  const words = name.match(spacedWords) ?? [];
  while (words.length > 0 && !isTopical(words.at(-1)!, language)) words.pop();
  const last = words.at(-1);
  // "about with sickle cells" goes on with something else.
  if (words.length === 0 || !(isTopical(words[0]!, language) || /^\p{Lu}|\d/u.test(words[0]!))) return undefined;
  return last === undefined ? undefined : name.slice(0, name.lastIndexOf(last) + last.length);
}

export interface Topic {
  readonly name: string;
  readonly sentence: Sentence;
  readonly worth: number;
}

/** One is welcome to it every time: it is no lecture's title. */
const programme = /(?:podcast|channel|show|episode|crash course|newsletter|kanal|canal|chaîne|série|academy|youtube)/iu;

/** "Before we get to Descartes": what comes later is not what the talk is about. */
const postponing = /(?<![\p{L}])(?:before|bevor|avant|antes)\s[^,.;]{0,24}$/iu;

/** "We took a look at Socrates", "last time we talked about …": what an earlier session was about. */
const recalling =
  /(?<![\p{L}])(?:last (?:time|week|lecture|class|session|episode)|previously|yesterday|(?:we|i) (?:took|had|were|was)|letzte[nrs]? (?:mal|woche|vorlesung|stunde|sitzung)|gestern|(?:la|na) (?:última|clase|semana|vez|sesión|aula) (?:vez|clase|aula|pasada|passada|anterior)|la (?:dernière|semaine|séance) (?:fois|séance|dernière|précédente))(?![\p{L}])(?:(?!today|now|heute|jetzt|hoy|ahora|hoje|agora|aujourd|maintenant)[^.;]){0,60}$/iu;
/** "About a Venetian born in Padua": the name was cut before what it needs. */
const cutShort = /^\s*(?:una?|une?|uma?)\s[^.,;:]*(?:[aií]d[oa]s?|ée?s?)$/iu;

/** The names that a sentence says that its talk is about, each with how far that can be trusted. */
function readTopics(
  { text }: Sentence,
  telling: TellingCues,
  language: AssistantLanguage,
  turning?: RegExp,
): { readonly name: string; readonly words: readonly string[]; readonly trust: number }[] {
  return (
    [[telling.topic, 1], [telling.welcome, 0.7], ...(turning === undefined ? [] : [[turning, 1] as const])] as const
  ).flatMap(([pattern, trust]) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const rest = text.slice(found.index + found[0].length);
    const name = readName(rest, telling, language);
    const words = (name?.match(spacedWords) ?? []).filter((word) => isTopical(word, language));
    // "Welcome to the podcast, where we discuss …" says it every time.
    const isProgramme = programme.test(trust < 1 ? (name ?? "") : text.slice(0, found.index));
    const before = text.slice(0, found.index);
    if (name === undefined || isProgramme || postponing.test(before) || recalling.test(before)) return [];
    const isCut = cutShort.test(rest.slice(0, rest.indexOf(name) + name.length));
    return isCut || !canName(words, telling) ? [] : [{ name, words, trust }];
  });
}

/** In sentences: so long a recording comes back to its subject. */
const LONG = 60;
const PARTS = 4;

/** Whether a long recording speaks of most of some words beyond the quarter that announces them, and beyond its first half. */
function runsThrough(stems: readonly string[], sentences: readonly Sentence[]): boolean {
  if (sentences.length < LONG) return true;
  const running = stems.filter((stem) => {
    const parts = new Set<number>();
    for (const { index, terms } of sentences)
      if (terms.has(stem)) parts.add(Math.floor((index * PARTS) / sentences.length));
    return parts.size >= PARTS / 2 && [...parts].some((part) => part >= PARTS / 2);
  });
  return running.length >= stems.length / 2;
}

/** The subject that a recording announces, "Today we talk about …", with the sentence that says it; the most telling one. */
export function findTopic(sentences: readonly Sentence[], language: AssistantLanguage): Topic | undefined {
  const telling = getTellingCues(language.code);
  if (telling === undefined) return undefined;
  const uses = countUses(sentences);
  const count = Math.min(OPENING.most, Math.max(OPENING.least, Math.round(sentences.length * OPENING.share)));
  let best: Topic | undefined;
  for (const sentence of sentences.slice(0, count)) {
    if (language.judging.advertising?.test(sentence.text) === true) continue;
    const isAnnounced = language.judging.announcing?.test(sentence.text) === true;
    if (!isAnnounced && sentence.index >= FIRST_SENTENCES) continue;
    for (const { name, words, trust } of readTopics(sentence, telling, language)) {
      const said = words.map((word) => uses.get(language.vocabulary.stem(word)) ?? 0);
      const recurring = said.filter((n) => n >= LEAST_USES).length / said.length;
      if (!runsThrough(words.map(language.vocabulary.stem), sentences)) continue;
      if (recurring < 0.5 || (words.length === 1 && said[0]! < sentences.length * LEAST_SHARE)) continue;
      // A list says what is coming, and names nothing.
      if ((name.match(new RegExp(`\\s${language.phrasebook.and}\\s|,`, "gu"))?.length ?? 0) > 1) continue;
      const early = 1 - sentence.index / (count * 2);
      const short = words.length > SHORT_TOPIC ? 0.6 : 1;
      const worth = trust * early * Math.log(1 + Math.max(...said)) * (isAnnounced ? 1.5 : 1) * recurring * short;
      if (worth > (best?.worth ?? 0)) best = { name, sentence, worth };
    }
  }
  return best;
}

/** A chapter announces its subject in so many sentences. */
const ANNOUNCING = 7;
/** A word of it is named so often in the chapter; of a name of several words half are, and one more often. */
const LEAST_IN_CHAPTER = 4;
const LEAST_OF_SEVERAL = 2;
const LEAST_OF_ONE = 3;

/** The subject that a chapter's first sentences announce: "Now let's talk about …", "Let's turn to the origin of …". */
export function findChapterTopic(chapter: readonly Sentence[], language: AssistantLanguage): string | undefined {
  const telling = getTellingCues(language.code);
  if (telling === undefined) return undefined;
  const uses = countUses(chapter);
  const isNamed = (words: readonly string[]): boolean => {
    const said = words.map((word) => uses.get(language.vocabulary.stem(word)) ?? 0);
    if (words.length === 1) return said[0]! >= LEAST_IN_CHAPTER;
    // A name ends with a thing of the chapter: "analogy of a man-made …" was cut.
    if (said.at(-1)! < LEAST_OF_SEVERAL) return false;
    return Math.max(...said) >= LEAST_OF_ONE && said.filter((n) => n >= LEAST_OF_SEVERAL).length >= words.length / 2;
  };
  for (const sentence of chapter.slice(0, ANNOUNCING)) {
    for (const { name, words } of readTopics(sentence, telling, language, getTurning(language.code)))
      if (words.length <= SHORT_TOPIC && isNamed(words)) return name;
  }
  return undefined;
}
