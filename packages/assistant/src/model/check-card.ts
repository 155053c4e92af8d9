import { CLOZE_GAP, cardLengths, type ProposedCard } from "@lectern/domain/cards.ts";
import { foldText, type Token } from "../support/fold.ts";
import { createSupportIndex, type Spoken } from "../support/support.ts";
import { getWords } from "../words/words.ts";
import { getCardCues } from "./card-cues.ts";
import { type QuotePlaces, readQuotePlaces } from "./place-quote.ts";
import { standsFor } from "./stands-for.ts";
import { countNegations, findRun, toStem } from "./tokens.ts";

/** In a choice: the right answer and three wrong ones. */
const CHOICES = 4;
/** Wrong choices are not said in so many segments around the quote. */
const AROUND = 2;
/** Two numbers of a choice differ by so much of the greater. */
const APART = 0.1;
/** In words: so many may stand between a term and its definition. */
const LINK = 8;
/** Of the words of an answer, how many may stand in its question: "tide" of "neap tide". */
const REPEATED = 0.5;

/** Decides whether a transcript says what a card says. */
interface CardChecker {
  readonly places: QuotePlaces;
  /**
   * Whether the quote stands at the card's segments, holds the answer in its own words, and is about what the question asks.
   * A card that was changed in a number, a subject, a negation or its place is refused.
   */
  readonly supports: (card: ProposedCard) => boolean;
}

/** Where the words of a question stand in the quote, in their order; undefined where one of them doesn't. */
function align(asked: readonly Token[], quote: readonly Token[], stem: (word: string) => string): number[] | undefined {
  const places: number[] = [];
  let from = 0;
  for (const token of asked) {
    const own = toStem(token);
    const isSame = (other: Token) =>
      toStem(other) === own || (!token.isNumber && stem(other.word) === stem(token.word));
    const at = quote.findIndex((other, place) => place >= from && isSame(other));
    if (at === -1) return undefined;
    places.push(at);
    from = at + 1;
  }
  return places;
}

/** What the words before a run of the quote deny is denied of the run. */
const isUndenied = (quote: readonly Token[], from: number): boolean => countNegations(quote.slice(0, from)) === 0;

/** Whether a sentence with its gap filled is a run of the quote. */
const fills = (front: string, back: string, quote: readonly Token[]): boolean => {
  const [before = "", after = "", ...more] = front.split(CLOZE_GAP);
  const filled = foldText(`${before} ${back} ${after}`);
  const at = findRun(filled, quote);
  return more.length === 0 && filled.length > 3 && at !== -1 && isUndenied(quote, at);
};

/** @param code the transcript's language, BCP 47 */
export function createCardChecker(spoken: readonly Spoken[], code: string): CardChecker {
  const places = readQuotePlaces(spoken);
  const language = getWords(code);
  const cues = getCardCues(code);
  const index = createSupportIndex(spoken);
  const carriesSubject = ({ word, isNumber }: Token) => isNumber || (word.length > 2 && !language.isStopWord(word));

  const isInPlace = ({ quote, first, last, start }: ProposedCard): boolean => {
    if (first < 0 || last < first || last >= spoken.length || start !== (spoken[first]!.start ?? null)) return false;
    const isThere = (from: number, to: number) => from <= to && places.join(from, to).includes(quote);
    return isThere(first, last) && !isThere(first + 1, last) && !isThere(first, last - 1);
  };

  const isHidden = (front: readonly Token[], back: readonly Token[]): boolean => {
    if (findRun(back, front) !== -1) return false;
    const own = new Set(back.filter(carriesSubject).map(toStem));
    const asked = new Set(front.map(toStem));
    const repeated = [...own].filter((stem) => asked.has(stem)).length;
    return repeated <= own.size * REPEATED;
  };

  const isAnswered = ({ kind, front, back, quote: text }: ProposedCard, quote: readonly Token[]): boolean => {
    const isApposition = text.toLowerCase().includes(`, ${back.toLowerCase()}`);
    const answer = foldText(back);
    const at = findRun(answer, quote);
    const cited = /[“"«„]([^“”"«»„]{1,500})[”"»“]/u.exec(front)?.[1];
    if (at === -1 || (cited !== undefined && findRun(foldText(cited), quote) === -1)) return false;
    // Where the verb comes first, "Was umfasst das Netz?", it stands behind its term in the quote.
    const isFrame = (word: string) =>
      cues?.asking.test(word) === true || (kind !== "question" && cues?.link.test(word) === true);
    const asked = foldText(front).filter(
      (token) => (carriesSubject(token) || token.isNegation) && !isFrame(token.word),
    );
    const found = asked.length === 0 ? undefined : align(asked, quote, language.toTerm);
    if (found === undefined || cues === undefined) return false;
    const span = [...found, at, at + answer.length - 1];
    const [from, to] = [Math.min(...span), Math.max(...span)];
    const said = quote.slice(from, to + 1);
    if (!isUndenied(quote, from) || countNegations(said) !== countNegations(answer) + countNegations(asked))
      return false;
    if (kind === "contrast") return true;
    // A year stands directly behind its event.
    if (kind === "date") {
      const end = cited === undefined ? found.at(-1)! + 1 : findRun(foldText(cited), quote) + foldText(cited).length;
      return at >= end && !quote.slice(end, at).some(carriesSubject);
    }
    // A question whose words stand beside its answer, as they were said.
    if (kind === "question") return found.every((place, n) => n === 0 || place > found[n - 1]!);
    // A term beside what it is, with a verb between them and no other subject.
    const [end, begin] = found.at(-1)! < at ? [found.at(-1)!, at] : [at + answer.length - 1, found[0]!];
    const between = quote.slice(end + 1, begin);
    if (
      between.length <= 1 &&
      standsFor(
        asked.map(({ word }) => word),
        back,
      )
    )
      return true;
    if (between.length === 0) return isApposition;
    return (
      between.length <= LINK &&
      between.some(({ word }) => cues.link.test(word)) &&
      !between.some((token) => carriesSubject(token) && !cues.link.test(token.word))
    );
  };

  const isSaid = (part: readonly Token[], first: number, last: number): boolean =>
    index.stretches.slice(Math.max(0, first), last + 1).some((line) => findRun(part, line) !== -1);

  const hasChoices = ({ back, choices, first, last }: ProposedCard): boolean => {
    if (choices === null || choices.length !== CHOICES) return false;
    const folded = choices.map((choice) => foldText(choice));
    const right = foldText(back);
    const distinct = new Set(folded.map((tokens) => tokens.map(({ word }) => word).join(" ")));
    if (distinct.size !== CHOICES || choices.filter((choice) => choice === back).length !== 1) return false;
    const number = Number(right.find(({ isNumber }) => isNumber)?.word);
    return folded.every((tokens, at) => {
      if (choices[at] === back) return true;
      if (isSaid(tokens, first - AROUND, last + AROUND) || !isSaid(tokens, 0, spoken.length - 1)) return false;
      const other = Number(tokens.find(({ isNumber }) => isNumber)?.word);
      const areNumbers = Number.isFinite(number) && Number.isFinite(other);
      return !areNumbers || Math.abs(number - other) >= APART * Math.max(Math.abs(number), Math.abs(other));
    });
  };

  return {
    places,
    supports: (card) => {
      const { front, back, quote, kind, choices } = card;
      const isLong =
        front.length > cardLengths.front || back.length > cardLengths.back || quote.length > cardLengths.quote;
      if (isLong || back.trim() === "" || !isInPlace(card)) return false;
      const said = foldText(quote);
      const hasGap = front.includes(CLOZE_GAP);
      if (!(hasGap ? fills(front, back, said) : isAnswered(card, said))) return false;
      if (kind === "choice" ? !hasChoices(card) : choices !== null) return false;
      if (!isHidden(foldText(front.replace(CLOZE_GAP, " ")), foldText(back))) return false;
      const statement = hasGap ? front.replace(CLOZE_GAP, back) : quote;
      return index.check(statement, quote).grade === "quoted";
    },
  };
}
