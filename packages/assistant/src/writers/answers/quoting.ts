import { endsSentence } from "@lectern/domain/transcript-text.ts";
import { standsAlone } from "../../chapters/ranking.ts";
import { getDiscourse } from "../../languages/discourse.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import { beginsSmall } from "../../lecture/sentences.ts";
import type { Passage } from "../../lecture/passages.ts";
import { spacedWords } from "../../lecture/words.ts";
import type { Place } from "../../questions/retrieval.ts";
import { foldText } from "../../support/fold.ts";
import { measureRun } from "@lectern/transcript/normalise/words.ts";
import { joinPassages, type Quotation } from "./answer.ts";

/** In words: an item of a list with its neighbours, and what a place leans on, is no longer. */
const LONG_QUOTE = 80;
/** In words: a list that is told in sentences of all kinds. */
const LONGEST_QUOTE = 220;
/**
 * In words: so much of what stands around a place is quoted with it, in the first quotation, in the other, in one of many, and of each side
 * of a comparison. In speech a fact often stands some sentences from what names it, and its words don't tell which (ADR 0048).
 */
const WIDE = { first: 160, other: 80, ofMany: 40, side: 120 } as const;
/** The share of what stands before a place: what names a fact mostly comes before it. */
const BEFORE = 0.25;
/** Of the words of two quotations, what stands between them is less, where they are read as one. */
const GAP = 0.3;
/** In words: two quotations that would be longer as one stay two. */
const LONGEST = 400;
/** Of a short recording no quotation is more than this share of its words, unless it leans on more. */
const SHARE = 0.25;
/** In words: a quotation that ends with a question or a lead-in goes on for so much more. */
const BEYOND = 40;
/** Of more quotations each is shorter. */
const FEW = 2;
/** What is rated higher is a definition, and whole as it is. */
const SHOWN = 1;
/** In words: a lead-in is no longer ("Let me define those."). */
const LEAD_IN = 14;
/** In words: what is said behind a question before it is answered, or a first answer to it. */
const REPLY = 6;
/** In characters: where an announcement stands. */
const ENDING = 40;
/** In sentences: so far back goes what a quotation leans on. */
const BACK = 2;

const fits = (run: readonly Passage[]): boolean => measureRun(run) <= LONG_QUOTE;

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

/** In passages: around a place, whether sentences begin with capitals. */
const WRITING = 10;

/** Whether a passage goes on in the middle of a sentence, among others that begin with a capital. */
function isCutOff(passages: readonly Passage[], at: number): boolean {
  const passage = passages[at];
  if (passage === undefined || passage.heading !== undefined || !beginsSmall(passage)) return false;
  const around = passages.slice(Math.max(0, at - WRITING), at + WRITING);
  return around.filter(beginsSmall).length < around.length / 2;
}

type Quotable = Pick<Place, "first" | "last"> & Partial<Pick<Place, "features">>;

/** The places as they can be read, the best first; what stands near to a better one is quoted with it. */
export function quotePlaces(
  passages: readonly Passage[],
  places: readonly Quotable[],
  language: AssistantLanguage,
  most = places.length,
): Quotation[] {
  const quoted: (QuotedPlace & { readonly isWhole: boolean })[] = [];
  for (const place of places) {
    if (quoted.length === most) break;
    const words = most > FEW ? WIDE.ofMany : quoted.length === 0 ? WIDE.first : WIDE.other;
    const core = quotePlace(passages, place, language);
    // In raw captions a sentence is a guess, and a definition may go on behind it.
    const isWhole = (place.features?.preference ?? 0) > SHOWN && endsSentence(core.spoken);
    const own = isWhole ? core : widen(passages, core, { words, others: quoted, language });
    const near = isWhole ? -1 : quoted.findIndex((other) => !other.isWhole && areNear(passages, other, own));
    if (near !== -1) quoted[near] = { ...quoted[near]!, ...join(passages, quoted[near]!, own) };
    else if (quoted.every(({ first, last, text }) => (own.first > last || own.last < first) && own.text !== text))
      quoted.push({ ...own, isWhole });
  }
  return quoted;
}

/** A place with what stands around it; what other quotations hold is left to them. */
export function quoteWide(
  passages: readonly Passage[],
  place: Quotable,
  language: AssistantLanguage,
  others: readonly Pick<QuotedPlace, "first" | "last">[],
): QuotedPlace {
  return widen(passages, quotePlace(passages, place, language), { words: WIDE.side, others, language });
}

type Run = Pick<QuotedPlace, "first" | "last">;

/** Whether two quotations have so little between them that they are read as one. */
function areNear(passages: readonly Passage[], a: Run, b: Run): boolean {
  const [before, behind] = a.first <= b.first ? [a, b] : [b, a];
  const isDivided = passages.slice(before.last + 1, behind.first + 1).some(({ heading }) => heading !== undefined);
  const whole = measureRun(passages.slice(before.first, Math.max(before.last, behind.last) + 1));
  const between = measureRun(passages.slice(before.last + 1, behind.first));
  return !isDivided && between <= GAP * (whole - between) && whole <= LONGEST;
}

/** One quotation of two, and of what stands between them; its moment is that of the first place in it. */
function join(passages: readonly Passage[], a: QuotedPlace, b: QuotedPlace): QuotedPlace {
  const [first, last] = [Math.min(a.first, b.first), Math.max(a.last, b.last)];
  const { start } = a.first <= b.first ? a : b;
  return { ...joinPassages(passages.slice(first, last + 1)), start, first, last };
}

interface Room {
  /** How many may be added around. */
  readonly words: number;
  /** What is quoted already. */
  readonly others: readonly Run[];
  readonly language: AssistantLanguage;
}

/** A quotation with the sentences around it, more behind than before, as far as there is room; what a heading divides stays apart. */
function widen(
  passages: readonly Passage[],
  { first, last, start }: QuotedPlace,
  { words, others, language }: Room,
): QuotedPlace {
  let [from, to] = [first, last];
  const own = measureRun(passages.slice(first, last + 1));
  // No more passages than that have more words than matter.
  const short = SHARE * measureRun(passages.slice(0, Math.ceil((own + words) / SHARE)));
  const room = Math.max(0, Math.min(words, short - own));
  const isFree = (at: number) =>
    passages[at] !== undefined && !others.some(({ first: start, last: end }) => at >= start && at <= end);
  const canEnd = (most: number) =>
    isFree(to + 1) && passages[to + 1]!.heading === undefined && measureRun(passages.slice(last + 1, to + 2)) <= most;
  const canStart = (most: number) =>
    isFree(from - 1) && passages[from]!.heading === undefined && measureRun(passages.slice(from - 1, first)) <= most;
  // One sentence in any case, for those of raw captions are long.
  while (canStart(room * BEFORE) || (from === first && canStart(room / 2))) from -= 1;
  const rest = Math.max(room * (1 - BEFORE), room - measureRun(passages.slice(from, first)));
  while (canEnd(rest)) to += 1;
  // A question of the lecturer's, or "let me define those", is no answer; neither is "Yes, sir?" behind it.
  const isOpen = (at: number): boolean =>
    isLeadIn(passages[at]!, language) || (at > from && measureRun([passages[at]!]) <= REPLY && isOpen(at - 1));
  while (isOpen(to) && canEnd(rest + BEYOND)) to += 1;
  // Its moment is that of what was found, so that it leads there.
  return { ...joinPassages(passages.slice(from, to + 1)), start, first: from, last: to };
}

/** In words: an item of a list that is shorter goes on. */
const SHORT_ITEM = 30;

/** An item of a list, with what it leads to, up to the next item. */
export function quoteItem(
  passages: readonly Passage[],
  { at, next }: { readonly at: number; readonly next: number },
  language: AssistantLanguage,
): Quotation {
  const goesOnAt = (to: number) =>
    isLeadIn(passages[to]!, language) ||
    isCutOff(passages, to + 1) ||
    measureRun(passages.slice(at, to + 1)) < SHORT_ITEM;
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
    measureRun([...passages.slice(announcement, to + 1), next]) <= LONGEST_QUOTE;
  while (goesTo(passages[to + 1])) to += 1;
  return joinPassages(passages.slice(announcement, to + 1));
}

/** A quotation, and the passages that it holds. */
interface QuotedPlace extends Quotation {
  readonly first: number;
  readonly last: number;
}

/** A place as it can be read: with the sentences that it leans on, and what it leads to or goes on with. Verbatim and whole. */
function quotePlace(passages: readonly Passage[], { first, last }: Quotable, language: AssistantLanguage): QuotedPlace {
  let [from, to] = [first, last];
  // What stands under another heading is about something else.
  const hasNext = () => passages[to + 1] !== undefined && passages[to + 1]!.heading === undefined;
  const leansOn = (at: number) =>
    passages[at]!.heading === undefined && (!standsAlone(passages[at]!, language) || isCutOff(passages, at));
  for (let n = 0; n < BACK && from > 0 && leansOn(from) && fits(passages.slice(from - 1, to + 1)); n += 1) from -= 1;
  const goesOn = () => hasNext() && fits(passages.slice(from, to + 2));
  if (goesOn() && (isLeadIn(passages[to]!, language) || leansOn(to + 1))) to += 1;
  while (goesOn() && isCutOff(passages, to + 1)) to += 1;
  return { ...joinPassages(passages.slice(from, to + 1)), first: from, last: to };
}
