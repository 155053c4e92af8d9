import type { Question } from "../../questions/parse-question.ts";
import type { Act } from "../../languages/requests/request-words.ts";
import { isMet, type Place, type Search, type Sought } from "../../questions/retrieval.ts";
import type { Outcome } from "./answer.ts";

/**
 * Logarithms of odds, rounded: fitted on a half of XQuAD in three languages, on the validation of QMSum and on their questions
 * put to another lecture, so that what is called an answer has the fact in its first quotation (ADR 0048).
 */
const weights = {
  none: -3.9,
  coverage: 0.7,
  sameForms: 2.1,
  /** What stands around and not in it is one thing too many: the run is beside the answer. */
  context: -3,
  length: -0.4,
  proximity: 0.2,
  preference: 0.4,
  /** Of a definition and a name: these answer by their form. */
  shows: 1.2,
  hint: 0.4,
  /** For each thing that was asked about, up to four. */
  matches: 0.9,
  /** For each word that the recording never says, and more for a name or a number. */
  unsaid: -0.6,
  unsaidNamed: -0.9,
  /** For each word that the recording says otherwise. */
  related: -0.4,
  /** For each word that was read as another. */
  doubt: -0.2,
  /** For what the best place is better than the second, up to four. */
  margin: 0.4,
} as const;
const MOST_COUNTED = 4;

/** How likely the first quotation has the answer, at least: of an answer, and of the closest passages. */
const LEAST = { answer: 0.5, answerOfDiscussion: 0.4, closest: 0.02, closestOfDiscussion: 0.015 } as const;
/** Of the things that were asked about, the closest passages name two, or else this share: "world" is not near the world cup. */
const LEAST_SHARE = { ofFew: 0.45, ofMany: 0.2 } as const;
const FEW_THINGS = 3;

const showsAnswer: ReadonlySet<Act> = new Set(["define", "who"]);
/** Without such a sentence the question is not answered: a moment, a number. */
const needsCue: ReadonlySet<Act> = new Set(["when", "howMany"]);
/** What is said in no more passages is said in passing: no answer to a question for a summary or a discussion. */
const PASSING = 3;

interface Asked {
  readonly question: Question;
  readonly intent: Act;
  readonly search: Search;
}

/** How likely the best place has the answer, 0 to 1. */
function rateBest([best, second]: readonly [Place, ...Place[]], { question, intent, search }: Asked): number {
  const sought = search.seek(question);
  const unsaid = sought.filter((word) => !isMet(word));
  const related = sought.filter(({ isRelated }) => isRelated).length;
  const { coverage, sameForms, context, length, proximity, preference, hint } = best.features;
  const sum =
    weights.none +
    weights.coverage * coverage +
    weights.sameForms * sameForms +
    weights.context * context +
    weights.length * length +
    weights.proximity * proximity +
    (showsAnswer.has(intent) ? weights.shows : weights.preference) * preference +
    weights.hint * hint +
    weights.matches * Math.min(MOST_COUNTED, best.matches) +
    weights.unsaid * unsaid.length +
    weights.unsaidNamed * unsaid.filter(({ isNamed }) => isNamed).length +
    weights.doubt * (question.doubts ?? 0) +
    weights.related * related +
    weights.margin * Math.min(MOST_COUNTED, best.score - (second?.score ?? 0));
  return 1 / (1 + Math.exp(-sum));
}

/** The same, or nearly: what is only known from the same company, "treatment" for "methadone", is not what was asked. */
const SYNONYM = 0.7;
/** Of a longer question one word is not what all of it is about. */
const MOST_CARRIED = 6;

/** Whether the recording never says a word of a question, nor another for the same. */
export const isUnsaid = (word: Sought): boolean =>
  !isMet(word) || (word.isRelated && Math.max(...word.roots.values()) < SYNONYM);

/** What a question is about and the recording never says: no answer without it. "Bowl" is said of "Super Bowl 50". */
function lacksPivot({ pivots }: Question, sought: readonly Sought[]): boolean {
  const carrying = sought.filter(({ root }) => pivots.has(root));
  const isNameSaid = carrying.some((word) => word.isNamed && !isUnsaid(word));
  return sought.length <= MOST_CARRIED && carrying.some((word) => isUnsaid(word) && !(word.isNamed && isNameSaid));
}

/** Whether a question's only word is not said, but another that begins like it: "electron" for "electronegativity". */
function isResemblance(sought: readonly Sought[]): boolean {
  const [only] = sought;
  return sought.length === 1 && only !== undefined && !only.isSaid && !only.isMisspelt && only.phrases.length === 0;
}

/** Whether the places answer a question, are only near to it, or have nothing to do with it. */
export function gradePlaces(places: readonly Place[], asked: Asked): Outcome {
  const { question, intent, search } = asked;
  const [best, ...others] = places;
  if (best === undefined) return "absent";
  const chance = rateBest([best, ...others], asked);
  const sought = search.seek(question);
  const share = sought.length > FEW_THINGS ? LEAST_SHARE.ofMany : LEAST_SHARE.ofFew;
  // Beside what was asked about, one word alone is near to nothing: "causes" to "Aristotle's causes".
  const isBeside =
    !question.isBroad &&
    sought.length <= FEW_THINGS &&
    sought.some((word) => question.pivots.has(word.root) && (isUnsaid(word) || !search.isNear(best, word)));
  // All are said, though apart: something on them is nearer than nothing.
  const isAllMet = sought.length >= FEW_THINGS && sought.every(isMet);
  const isNear = best.matches >= 2 || ((isAllMet || best.matches >= share * sought.length) && !isBeside);
  const least = question.isBroad ? LEAST.closestOfDiscussion : LEAST.closest;
  if (chance < least || !isNear) return "absent";
  const { terms, named, isBroad } = question;
  const isPassing = isBroad && terms.length === 1 && !named.has(terms[0]!) && search.count(terms[0]!) <= PASSING;
  const lacksCue = needsCue.has(intent) && !isBroad && best.features.preference === 0;
  const isSure =
    chance >= (isBroad ? LEAST.answerOfDiscussion : LEAST.answer) &&
    !isPassing &&
    !lacksCue &&
    !isResemblance(sought) &&
    !lacksPivot(question, sought);
  return isSure ? "answer" : "closest";
}
