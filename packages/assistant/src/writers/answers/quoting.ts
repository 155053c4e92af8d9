import { standsAlone } from "../../chapters/ranking.ts";
import { getDiscourse } from "../../languages/discourse.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import { beginsSmall } from "../../lecture/sentences.ts";
import type { Passage } from "../../lecture/passages.ts";
import { spacedWords, toRoots } from "../../lecture/words.ts";
import type { Place } from "../../questions/retrieval.ts";
import { foldText } from "../../support/fold.ts";
import { joinPassages, type Quotation } from "./answer.ts";

/** In words: with its neighbours, a quotation is no longer. */
const LONG_QUOTE = 80;
/** In words: a quotation shorter than this takes along the sentence after it, if that goes on with the same. */
const SHORT_QUOTE = 40;
/** In words: a list that is told in sentences of all kinds, or an explanation. */
const LONGEST_QUOTE = 110;
/** In words: so much is said of one thing. What is asked often stands a sentence behind what names it. */
const ENOUGH = 70;
/** In sentences: so far a quotation may go on behind its place before it is compared with another. */
const ONWARD = 2;
/** What is rated so is a definition, and begins with itself. */
const SHOWN = 1;
/** In words: a quotation that lacks what is asked for goes on up to here. */
const EXPLAINED = 55;
/** In words: after a question that a quotation holds, its answer goes on for as many. */
const ANSWERED = 30;
/** In words: a lead-in is no longer ("Let me define those."). */
const LEAD_IN = 14;
/** In characters: where an announcement stands. */
const ENDING = 40;
/** In sentences: so far back goes what a quotation leans on. */
const BACK = 2;

const fits = (run: readonly Passage[]): boolean => wordsIn(run) <= LONG_QUOTE;
const wordsIn = (run: readonly Passage[]): number => run.reduce((sum, { spoken }) => sum + spoken.split(" ").length, 0);

/** The end of a sentence that what it announces comes after, however long it is. */
const announces =
  /(?<![\p{L}])(?:the following|folgende[nmrs]?|(?:l[oa]s?|el) siguientes?|(?:les?|la) suivante?s?|[oa]s? seguintes?)[.…\s"'”’»)]*$/iu;

/** In words: with what a sentence ends that counts what follows. */
const COUNTING_END = 4;

/** Whether a sentence ends with how many things come: "… the questions are essentially two", "… and it has four steps". */
function endsWithCount(text: string, code: string): boolean {
  const last = (text.match(spacedWords) ?? []).slice(-COUNTING_END);
  const at = last.findLastIndex((word) => /^\p{L}/u.test(word) && foldText(word)[0]?.isNumber === true);
  const [noun = "", ...rest] = last.slice(at + 1).toReversed();
  return at >= 0 && (noun === "" || (rest.length <= 1 && getDiscourse(code)?.counted.test(noun) === true));
}

/** Whether a sentence promises what only the next one says. */
function isLeadIn({ text, spoken }: Passage, language: AssistantLanguage): boolean {
  if (/[?？:：][\s"'”’»)]*$/u.test(spoken) || announces.test(spoken.slice(-ENDING))) return true;
  if (endsWithCount(text, language.code)) return true;
  return text.split(" ").length <= LEAD_IN && getDiscourse(language.code)?.leadIn.test(text) === true;
}

const isQuestion = ({ spoken }: Passage): boolean => /[?？][\s"'”’»)]*$/u.test(spoken);

/** In passages: around a place, whether sentences begin with capitals. */
const WRITING = 10;

/** Whether a passage goes on in the middle of a sentence, among others that begin with a capital. */
function isCutOff(passages: readonly Passage[], at: number): boolean {
  const passage = passages[at];
  if (passage === undefined || passage.heading !== undefined || !beginsSmall(passage)) return false;
  const around = passages.slice(Math.max(0, at - WRITING), at + WRITING);
  return around.filter(beginsSmall).length < around.length / 2;
}

/** Whether where a passage ends was guessed: speech that was written down without full stops. */
const isOpen = ({ spoken }: Passage): boolean => !/[.!?…:;]["'”’»)]*$/u.test(spoken);

/** Whether a sentence goes on with what the run before it speaks of. */
function goesOn(run: readonly Passage[], next: Passage, language: AssistantLanguage): boolean {
  const roots = new Set(
    run.flatMap(({ text }) => toRoots(text, language)).filter((root) => !language.vocabulary.isStopWord(root)),
  );
  return toRoots(next.text, language).some((root) => root.length > 3 && roots.has(root));
}

/** Rates a passage as what a question asks for: a reason, a year, a number. */
type Cue = (passage: Passage) => number;

type Quotable = Pick<Place, "first" | "last"> & Partial<Pick<Place, "features">>;

/** The places as they can be read, the best first, without those that a better one holds already. */
export function quotePlaces(
  passages: readonly Passage[],
  places: readonly Quotable[],
  language: AssistantLanguage,
  cue?: Cue,
): Quotation[] {
  const quoted: QuotedPlace[] = [];
  const isQuoted = (at: number): boolean => quoted.some(({ first, last }) => at >= first && at <= last);
  for (const place of places) {
    const isOthers = (at: number): boolean =>
      isQuoted(at) || places.some((other) => other !== place && at >= other.first && at <= other.last + ONWARD);
    const own = quotePlace(passages, place, language, { cue, isQuoted, isOthers });
    const isNew = quoted.every(({ first, last, text }) => (own.first > last || own.last < first) && own.text !== text);
    if (isNew) quoted.push(own);
  }
  return quoted;
}

/** In words: an item of a list that is shorter goes on. */
const SHORT_ITEM = 8;

/** An item of a list, with what it leads to, up to the next item. */
export function quoteItem(
  passages: readonly Passage[],
  { at, next }: { readonly at: number; readonly next: number },
  language: AssistantLanguage,
): Quotation {
  const goesOnAt = (to: number) =>
    isLeadIn(passages[to]!, language) || isCutOff(passages, to + 1) || wordsIn(passages.slice(at, to + 1)) < SHORT_ITEM;
  let to = at;
  while (to + 1 < next && passages[to + 1]?.heading === undefined && fits(passages.slice(at, to + 2)) && goesOnAt(to))
    to += 1;
  return joinPassages(passages.slice(at, to + 1));
}

/**
 * A list that is announced and whose items no word marks: its announcement with what follows, as far as a long quotation goes.
 */
export function quoteAnnounced(passages: readonly Passage[], announcement: number): Quotation {
  let to = announcement;
  const goesTo = (next: Passage | undefined) =>
    next !== undefined &&
    next.heading === undefined &&
    wordsIn([...passages.slice(announcement, to + 1), next]) <= LONGEST_QUOTE;
  while (goesTo(passages[to + 1])) to += 1;
  return joinPassages(passages.slice(announcement, to + 1));
}

/** A quotation, and the passages that it holds. */
interface QuotedPlace extends Quotation {
  readonly first: number;
  readonly last: number;
}

/**
 * A place as it can be read: with the sentences that it leans on, and what it leads to or goes on with. Verbatim and whole.
 * @param options `cue`: a neighbour that holds what is asked for is taken in, where the place itself does not; `isQuoted`: what
 * another quotation holds, which doesn't go on behind this one; `isOthers`: what another place may be quoted with, which doesn't
 * stand before this one
 */
export function quotePlace(
  passages: readonly Passage[],
  { first, last, features }: Quotable,
  language: AssistantLanguage,
  {
    cue,
    isQuoted,
    isOthers,
  }: {
    readonly cue?: Cue | undefined;
    readonly isQuoted?: (at: number) => boolean;
    readonly isOthers?: (at: number) => boolean;
  } = {},
): QuotedPlace {
  const isAsked = features?.isAsked === 1;
  let [from, to] = [first, last];
  // What stands under another heading is about something else.
  const next = () => (passages[to + 1]?.heading === undefined ? passages[to + 1] : undefined);
  const leansOn = (at: number) =>
    passages[at]!.heading === undefined && (!standsAlone(passages[at]!, language) || isCutOff(passages, at));
  const takeAnnounced = () => {
    while (next() !== undefined && isLeadIn(passages[to]!, language) && fits(passages.slice(from, to + 2))) to += 1;
  };
  takeAnnounced();
  for (let n = 0; n < BACK && from > 0 && leansOn(from) && fits(passages.slice(from - 1, to + 1)); n += 1) from -= 1;
  const run = () => passages.slice(from, to + 1);
  // The lecture asks this itself: its answer goes on behind.
  const hasRoom = () =>
    next() !== undefined && wordsIn(run()) < EXPLAINED && wordsIn([...run(), next()!]) <= LONGEST_QUOTE;
  if (isAsked) while (hasRoom()) to += 1;
  const isShort = () => wordsIn(run()) < SHORT_QUOTE;
  const follows = (at: number) =>
    isCutOff(passages, at) || leansOn(at) || (isShort() && goesOn(run(), passages[at]!, language));
  if (next() !== undefined && follows(to + 1) && fits(passages.slice(from, to + 2))) to += 1;
  while (next() !== undefined && isCutOff(passages, to + 1) && fits(passages.slice(from, to + 2))) to += 1;
  // The guess may have cut the fact off.
  const isGuess = () => isOpen(passages[to]!) && next() !== undefined && next()!.start !== undefined;
  const enough = cue === undefined ? EXPLAINED : LONG_QUOTE;
  while (isGuess() && wordsIn(run()) < enough && fits(passages.slice(from, to + 2))) to += 1;
  takeAnnounced();
  if (cue !== undefined && !run().some((passage) => cue(passage) > 0)) {
    const answers = (other: Passage | undefined) =>
      other !== undefined && cue(other) > 0 && goesOn(run(), other, language) && fits([...run(), other]);
    if (answers(next())) to += 1;
    else if (passages[from]!.heading === undefined && answers(passages[from - 1])) from -= 1;
    // What it is about is explained behind it, if anywhere.
    else {
      const explains = (other: Passage | undefined) =>
        other !== undefined && goesOn(run(), other, language) && wordsIn([...run(), other]) <= LONGEST_QUOTE;
      while (wordsIn(run()) < EXPLAINED && explains(next())) to += 1;
    }
  }
  // A lecturer's question is no answer; what the class or the next sentences say to it is.
  const sinceQuestion = () => run().slice(run().findLastIndex(isQuestion) + 1);
  const isUnanswered = () => run().some(isQuestion) && wordsIn(sinceQuestion()) < ANSWERED;
  while (next() !== undefined && isUnanswered() && wordsIn([...run(), next()!]) <= LONGEST_QUOTE) to += 1;
  // What says most may stand before what names it ("This is called …"), unless that has the form of an answer itself.
  const hasForm = cue !== undefined || isAsked || (features?.preference ?? 0) >= SHOWN;
  const before = from > 0 && passages[from]!.heading === undefined ? passages[from - 1] : undefined;
  if (
    before !== undefined &&
    !hasForm &&
    isOthers?.(from - 1) !== true &&
    language.judging.housekeeping?.test(before.text) !== true &&
    goesOn(run(), before, language) &&
    wordsIn([before, ...run()]) <= ENOUGH
  )
    from -= 1;
  const isOfIt = (at: number) => leansOn(at) || goesOn(run(), passages[at]!, language);
  const hasMore = () =>
    next() !== undefined && wordsIn(run()) < ENOUGH && isQuoted?.(to + 1) !== true && isOfIt(to + 1);
  while (hasMore() && wordsIn([...run(), next()!]) <= LONGEST_QUOTE) to += 1;
  return { ...joinPassages(run()), first: from, last: to };
}
