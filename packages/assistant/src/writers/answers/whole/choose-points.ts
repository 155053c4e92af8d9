import { choose, type Digest } from "../../../chapters/digest.ts";
import { findPoints } from "../../../chapters/points.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { describeWhole, stateWhole } from "../../../chapters/study.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { sumsUp } from "../../../languages/recaps.ts";
import { getTellingCues } from "../../../languages/telling-cues.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import type { Form } from "../../../questions/read-form.ts";

/** Points where no number is asked for. */
const POINTS = { short: 3, usual: 7, long: 15 } as const;
const SENTENCES = { short: 4, usual: 5, long: 10 } as const;
/** In words: a sentence that is read at once. */
const PLAIN = 22;

export const inOrder = (sentences: readonly Sentence[]): Sentence[] => sentences.toSorted((a, b) => a.index - b.index);

/** How many points a form asks for. */
export const countPoints = ({ points, sentences, length }: Form): number =>
  points ?? sentences ?? POINTS[length ?? "usual"];

/** Exactly so many sentences where the recording has them: the telling ones first, then what is left. */
function fill(digest: Digest, chosen: readonly Sentence[], count: number): Sentence[] {
  const isAlone = (sentence: Sentence) => Number(standsAlone(sentence, digest.language));
  const rest = choose(digest, { from: digest.sentences, count: count - chosen.length, used: chosen });
  const all = [...chosen, ...rest];
  const left = digest.sentences
    .filter((sentence) => !all.includes(sentence) && !digest.asides.has(sentence) && !isQuestion(sentence))
    .toSorted((a, b) => isAlone(b) - isAlone(a) || digest.scores[b.index]! - digest.scores[a.index]!);
  return [...all, ...left.slice(0, Math.max(0, count - all.length))];
}

/** The main points of a recording, in their order: exactly so many as are asked for, where it has them. */
export function choosePoints(digest: Digest, form: Form, used: readonly Sentence[] = []): Sentence[] {
  const count = countPoints(form);
  if (form.isSimple) return choosePlain(digest, count);
  const worth = ({ sentence, isImportant }: { sentence: Sentence; isImportant: boolean }): number =>
    digest.scores[sentence.index]! * (isImportant ? 2 : 1);
  const points = findPoints(digest)
    .filter(({ sentence }) => !used.includes(sentence))
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, count)
    .map(({ sentence }) => sentence);
  return inOrder(form.points === undefined ? points : fill(digest, points, count));
}

/** In words: of a sentence that sums up a lecture. */
const LEAST_RECAP = 10;
const MOST_RECAP = 60;

/** The sentence in which the lecturer sums up: the one that names most of what the lecture speaks of. */
function findRecap({ sentences, subjects, asides, language }: Digest): Sentence | undefined {
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

/** So many sentences about the whole. */
export function chooseSentences(digest: Digest, form: Form): Sentence[] {
  const count = form.sentences ?? SENTENCES[form.length ?? "usual"];
  const recap = count === 1 && !form.isSimple ? findRecap(digest) : undefined;
  // Of one sentence it is the one that says what the lecture is about.
  const ofWhole = (): Sentence[] => {
    if (recap !== undefined) return [recap];
    // What is announced without being the subject is a part of it.
    return count === 1 && digest.topic === undefined ? stateWhole(digest, 1) : describeWhole(digest);
  };
  const whole = form.isSimple ? choosePlain(digest, count) : ofWhole();
  return inOrder(fill(digest, whole.slice(0, count), count).slice(0, count));
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
