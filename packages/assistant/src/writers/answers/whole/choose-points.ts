import { withAround } from "../../../chapters/around.ts";
import { choose, type Digest } from "../../../chapters/digest.ts";
import { chooseFromEach, choosePassages, hasRoom } from "../../../chapters/passages.ts";
import { findPlan, findRecap } from "../../../chapters/plan.ts";
import { findPoints } from "../../../chapters/points.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { describeWhole, stateWhole } from "../../../chapters/study.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { sumsUp } from "../../../languages/recaps.ts";
import { getTellingCues } from "../../../languages/telling-cues.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import type { Quotation } from "../answer.ts";
import { toQuotation } from "./sections.ts";
import type { Form } from "../../../questions/read-form.ts";

/** Points where no number is asked for. */
const POINTS = { short: 4, usual: 7, long: 15 } as const;
const SENTENCES = { short: 4, usual: 5, long: 10 } as const;
/** In words: a sentence that is read at once. */
const PLAIN = 22;

export const inOrder = (sentences: readonly Sentence[]): Sentence[] => sentences.toSorted((a, b) => a.index - b.index);

/** How many points a form asks for. */
const countPoints = ({ points, sentences, length }: Form): number => points ?? sentences ?? POINTS[length ?? "usual"];

/** Exactly so many sentences where the recording has them: the telling ones first, then what is left. */
function fill(digest: Digest, chosen: readonly Sentence[], count: number, used: readonly Sentence[] = []): Sentence[] {
  const isAlone = (sentence: Sentence) => Number(standsAlone(sentence, digest.language));
  const rest = choose(digest, { from: digest.sentences, count: count - chosen.length, used: [...chosen, ...used] });
  const all = [...chosen, ...rest];
  const left = digest.sentences
    .filter(
      (sentence) =>
        !all.includes(sentence) && !used.includes(sentence) && !digest.asides.has(sentence) && !isQuestion(sentence),
    )
    .toSorted((a, b) => isAlone(b) - isAlone(a) || digest.scores[b.index]! - digest.scores[a.index]!);
  return [...all, ...left.slice(0, Math.max(0, count - all.length))];
}

/** The main points of a short recording, in their order: exactly so many as are asked for, where it has them. */
function choosePoints(digest: Digest, form: Form, used: readonly Sentence[]): Sentence[] {
  const count = countPoints(form);
  const worth = ({ sentence, isImportant }: { sentence: Sentence; isImportant: boolean }): number =>
    digest.scores[sentence.index]! * (isImportant ? 2 : 1);
  const points = findPoints(digest)
    .filter(({ sentence }) => !used.includes(sentence))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, count)
    .map(({ sentence }) => sentence);
  return inOrder(form.points === undefined ? points : fill(digest, points, count, used));
}

/**
 * The main points as they are quoted, in their order; what the lecturer sums up is one of them, and what is announced none.
 * @param used sentences that stand elsewhere in the answer
 */
export function quotePoints(digest: Digest, form: Form, used: readonly Sentence[] = []): Quotation[] {
  const count = countPoints(form);
  const recap = findRecap(digest);
  const elsewhere = [...used, ...findPlan(digest), ...recap];
  const left = count - Number(recap.length > 0);
  const passages = hasRoom(digest, count)
    ? choosePassages(digest, {
        count: left,
        used: elsewhere,
        ...(form.isSimple === true && { rate: createPlainness(digest) }),
      })
    : [];
  const chooseSentences = (): Sentence[] =>
    form.isSimple === true
      ? choosePlain(digest, left).filter((one) => !elsewhere.includes(one))
      : choosePoints(digest, form.points === undefined ? form : { ...form, points: left }, elsewhere);
  const points = passages.length > 0 ? passages : withAround(digest, chooseSentences(), elsewhere);
  return [...points, recap]
    .filter((run) => run.length > 0)
    .toSorted(([a], [b]) => a!.index - b!.index)
    .map(toQuotation);
}

/** Rates how plainly a passage speaks: what defines, gives an example or a reason, in short sentences. */
function createPlainness(digest: Digest): (run: readonly Sentence[]) => number {
  const { language } = digest;
  const defining = new Set(findDefinitions(digest).map(({ sentence }) => sentence));
  return (run) => {
    const explains = run.some(({ text }) => language.judging.explaining?.test(text) === true) ? 1.3 : 1;
    const defines = run.some((one) => defining.has(one)) ? 1.5 : 1;
    return explains * defines * (run.every(({ length }) => length <= PLAIN) ? 1.3 : 1);
  };
}

/** In words: of a sentence that sums up a lecture. */
const LEAST_RECAP = 10;
const MOST_RECAP = 60;

/** The sentence in which the lecturer sums up: the one that names most of what the lecture speaks of. */
function findRecapSentence({ sentences, subjects, asides, language }: Digest): Sentence | undefined {
  const telling = getTellingCues(language.code);
  const stems = [...new Set(subjects.flatMap(({ key }) => key.split(" ")))];
  const names = ({ terms }: Sentence): number => stems.filter((stem) => terms.has(stem)).length;
  const [best] = sentences
    .filter(({ length }) => length >= LEAST_RECAP && length <= MOST_RECAP)
    .filter((one) => !asides.has(one) && !isQuestion(one) && sumsUp(one.text, language.code) && names(one) > 0)
    .filter(({ text }) => telling?.talking.test(text) !== true)
    .toSorted((a, b) => names(b) - names(a) || b.index - a.index);
  return best;
}

/** So many sentences about the whole, as they are quoted. */
export function quoteSentences(digest: Digest, form: Form): Quotation[] {
  const count = form.sentences ?? SENTENCES[form.length ?? "usual"];
  const recap = count === 1 && !form.isSimple ? findRecapSentence(digest) : undefined;
  // Of one sentence it is the one that says what the lecture is about.
  const ofWhole = (): Sentence[] => {
    if (recap !== undefined) return [recap];
    // What is announced without being the subject is a part of it.
    return count === 1 && digest.topic === undefined ? stateWhole(digest, 1) : describeWhole(digest);
  };
  // Of speech, what is announced, what is summed up and what is said most of between.
  if (count > 1 && form.isSimple !== true && hasRoom(digest, count)) {
    const frame = [findPlan(digest), findRecap(digest)].filter((run) => run.length > 0).slice(0, count);
    const passages = choosePassages(digest, { count: count - frame.length, used: frame.flat() });
    if (passages.length > 0)
      return chooseFromEach(digest, [...frame, ...passages])
        .toSorted(([a], [b]) => a!.index - b!.index)
        .map(toQuotation);
  }
  const whole = form.isSimple ? choosePlain(digest, count) : ofWhole();
  return inOrder(fill(digest, whole.slice(0, count), count).slice(0, count)).map((one) => toQuotation([one]));
}

/** The sentences that are the easiest to follow: short, that say what something is or give an example. */
export function choosePlain(digest: Digest, count: number): Sentence[] {
  const { language, sentences, scores, asides } = digest;
  const defining = new Set(findDefinitions(digest).map(({ sentence }) => sentence));
  const scored = sentences
    .filter(
      (sentence) => sentence.length >= 5 && sentence.length <= PLAIN && !asides.has(sentence) && !isQuestion(sentence),
    )
    .map((sentence) => {
      const explains = language.judging.explaining?.test(sentence.text) === true ? 1.5 : 1;
      return { sentence, worth: scores[sentence.index]! * explains * (defining.has(sentence) ? 2.5 : 1) };
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, count * 3)
    .map(({ sentence }) => sentence);
  return inOrder(
    fill(digest, choose(digest, { from: scored, count }), Math.min(count, sentences.length)).slice(0, count),
  );
}
