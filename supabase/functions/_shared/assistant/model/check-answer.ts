import { mapCitations } from "@lectern/domain/citations.ts";
import type { CitableLine, CitedRanges } from "@lectern/assistant/search/cite-lines.ts";
import { countTokens } from "./cost.ts";
import type { Model } from "./model.ts";
import { checkPrompt } from "./prompts.ts";

/** In tokens: what a second reading reads and writes at most (TUT-05). */
export const CHECK_TOKENS = 2_000;
/** In tokens: what the verdicts have of `CHECK_TOKENS`. */
const VERDICT_TOKENS = 150;
/** `countTokens` counts a fifth too many. */
const MOST_COUNTED = CHECK_TOKENS * 1.25;
/**
 * Lines before and after the cited ones that the prompt adds, tried until it fits. The line before is dropped last: it says
 * who "they" are.
 */
const AROUND = [
  { before: 2, after: 2 },
  { before: 1, after: 1 },
  { before: 1, after: 0 },
  { before: 0, after: 0 },
] as const;
/** In characters: a longer line is cut. */
const LONGEST_LINE = 500;

interface Claim {
  readonly sentence: string;
  /** The number of the last citation behind it. */
  readonly number: number;
  /** The indexes of the lines that are cited. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });
const hasLetters = /\p{L}/u;

/** The sentences of a line, without the signs of a list, quotation or table before them: "> 1. ", "- ". */
const toSentences = (line: string): string[] =>
  Array.from(segmenter.segment(line.replace(/^[\s>|#*+:-]*(?:\d{1,3}[.)]\s)?/, "")), ({ segment }) =>
    segment.trim(),
  ).filter((sentence) => hasLetters.test(sentence));

/** The rest of a sentence behind a citation in its middle: ", because it …". */
const continuation = /^ ?(?:[,;:(]|\p{Ll})[^\n]*$/u;
/** In characters: a longer beginning isn't repeated. */
const LONGEST_BEGINNING = 300;

/**
 * The sentences of an answer that cite lines, each with its lines. Citations in a row belong to one sentence, and what follows
 * one in the middle of a sentence is read with its beginning.
 */
function readClaims(message: string, { getRange }: CitedRanges): Claim[] {
  const claims: Claim[] = [];
  let from = 0;
  mapCitations(message, (link, number, offset) => {
    const between = message.slice(from, offset);
    from = offset + link.length;
    const range = getRange(link);
    if (range === undefined) return link;
    const before = claims.at(-1);
    if (before !== undefined && /^[\s,;]*$/.test(between)) {
      claims[claims.length - 1] = { ...before, number, ranges: [...before.ranges, range] };
      return link;
    }
    const sentences = toSentences(between.slice(between.lastIndexOf("\n") + 1));
    const isRest =
      before !== undefined &&
      sentences.length === 1 &&
      continuation.test(between) &&
      before.sentence.length <= LONGEST_BEGINNING;
    const sentence = isRest
      ? `${before.sentence}${between.trimEnd()}`
      : (sentences.at(-1) ??
        // Before its sentence, as weak models cite.
        toSentences(/^[^\n[]*/.exec(message.slice(from))![0])[0]);
    if (sentence !== undefined) claims.push({ sentence, number, ranges: isRest ? [...before.ranges, range] : [range] });
    return link;
  });
  return claims;
}

/** The prompt for as many claims as fit, with as many lines around as fit beside them. */
function fitPrompt(claims: readonly Claim[], lines: readonly CitableLine[]) {
  const write = (fittingClaims: readonly Claim[], { before, after }: (typeof AROUND)[number]) => {
    const lineNumbers = new Set<number>();
    for (const [first, last] of fittingClaims.flatMap(({ ranges }) => ranges)) {
      for (let index = first - before; index <= last + after; index += 1) {
        if (lines[index]?.recording?.id === lines[first]!.recording?.id) lineNumbers.add(index);
      }
    }
    return checkPrompt(
      [...lineNumbers]
        .toSorted((a, b) => a - b)
        .map(
          (index) =>
            `[${index}] ${[lines[index]?.text, lines[index]?.statement].filter(Boolean).join(" ").slice(0, LONGEST_LINE)}`,
        ),
      fittingClaims.map(({ sentence, ranges }) => ({
        sentence,
        lines: ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(", "),
      })),
    );
  };
  const fits = (messages: ReturnType<typeof write>) =>
    messages.reduce((sum, { content }) => sum + countTokens(content), VERDICT_TOKENS) <= MOST_COUNTED;
  for (let count = claims.length; count > 0; count -= 1) {
    const fittingClaims = claims.slice(0, count);
    const messages = AROUND.map((around) => write(fittingClaims, around)).find(fits);
    if (messages !== undefined) return { claims: fittingClaims, messages };
  }
  return undefined;
}

/** Reads "3. no", `{"id": 3, "verdict": "no"}`, or so many verdicts without numbers, in their order. */
function readVerdicts(text: string, count: number): (readonly [number: number, verdict: string])[] {
  const numbered = [...text.matchAll(/(\d{1,3})\W{1,6}(?:\w{1,12}\W{1,4})?(yes|partly|no)\b/gi)];
  if (numbered.length > 0) return numbered.map(([, number, verdict]) => [Number(number), verdict!]);
  const bare = text.match(/\b(?:yes|partly|no)\b/gi) ?? [];
  return bare.length === count ? bare.map((verdict, index) => [index + 1, verdict]) : [];
}

/**
 * Has a model read an answer's sentences again, each with the lines that it cites and those around.
 *
 * @param lines those that the citer counts
 * @returns the numbers of the citations whose lines don't say what their sentence says; none where the reading fails
 */
export async function checkAnswer(
  model: Model,
  message: string,
  { citer, lines }: { readonly citer: CitedRanges; readonly lines: readonly CitableLine[] },
): Promise<number[]> {
  const fitted = fitPrompt(readClaims(message, citer), lines);
  if (fitted === undefined) return [];
  const verdicts = await model.complete(fitted.messages, VERDICT_TOKENS).catch(() => undefined);
  const readings = readVerdicts(verdicts?.text ?? "", fitted.claims.length);
  return fitted.claims
    .filter((_, index) => {
      const claimVerdicts = readings.filter(([number]) => number === index + 1);
      return claimVerdicts.length > 0 && claimVerdicts.every(([, verdict]) => verdict.toLowerCase() === "no");
    })
    .map(({ number }) => number);
}
