import { findDefinitions } from "../../chapters/terms.ts";
import { getDiscourse } from "../../languages/discourse.ts";
import { parseQuestion, type Question } from "../../questions/parse-question.ts";
import type { Place } from "../../questions/retrieval.ts";
import type { Context } from "./context.ts";
import { cueFor } from "./cues.ts";
import { gradePlaces } from "./grade-places.ts";

const MOST = 3;
/** A term of so many passages is something that the recording is about. */
const LEAST_USES = 3;

/**
 * Questions that the recording does answer, those first whose term stands nearest to what was asked. Each has been tried.
 * @param near the best place that was found
 */
export function findNearestQuestions(context: Context, question: Question, near: Place | undefined): string[] {
  const { digest, language, passages, search, speakers } = context;
  const discourse = getDiscourse(language.code);
  if (discourse === undefined) return [];
  const place = near === undefined ? undefined : (passages[near.first]?.start ?? near.first);
  const { naming } = language;
  const isTerm = (term: string, terms: readonly string[]): boolean =>
    terms.length > 0 &&
    // An address is no term.
    !/\.\p{L}/u.test(term) &&
    naming?.adverb?.test(term) !== true &&
    terms.every((root) => search.count(root) >= LEAST_USES);
  const isAnswered = (text: string): boolean => {
    const asked = parseQuestion(text, language, speakers);
    const places = search.find(asked, { most: 2, prefers: cueFor("define", asked, language) });
    const isNew = asked.terms.join(" ") !== question.terms.join(" ");
    return (
      isNew &&
      places[0] !== undefined &&
      places[0].features.preference > 0 &&
      gradePlaces(places, { question: asked, intent: "define", search }) === "answer"
    );
  };
  const roots = new Set(question.terms);
  return findDefinitions(digest)
    .map(({ term: said, sentence }) => {
      const term = naming?.elision === undefined ? said : said.replace(naming.elision, "");
      const { terms } = parseQuestion(term, language, speakers);
      const shared = terms.filter((root) => roots.has(root)).length;
      const apart = place === undefined ? 0 : Math.abs((sentence.start ?? sentence.index) - place);
      return { term, text: discourse.phrases.whatIs(term), terms, shared, apart };
    })
    .toSorted((a, b) => b.shared - a.shared || a.apart - b.apart)
    .filter(({ term, text, terms }) => isTerm(term, terms) && isAnswered(text))
    .slice(0, MOST)
    .map(({ text }) => text);
}
