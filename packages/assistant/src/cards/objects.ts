import { spacedWords, toWords } from "../lecture/words.ts";
import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { foldText } from "../support/fold.ts";
import { readBody } from "./bodies.ts";
import { toSpokenClauses } from "./clauses.ts";
import { isPersonName, isRunOn } from "./definitions.ts";
import {
  asInside,
  asSentence,
  type Candidate,
  countTopical,
  countUses,
  hasAntecedents,
  type Material,
  toTopic,
} from "./material.ts";
import { isTerm, LONGEST_TERM } from "./terms.ts";
import { getSpokenForms } from "./words/spoken-forms.ts";
import { getTransitiveVerbs } from "./words/transitive-verbs.ts";

/** An answer has so many words about the subject. */
const LEAST_TOPICAL = 2;
const QUALITY = { first: 0.74, else: 0.68 } as const;

/** The end of a subject and the beginning of an object are none of these. */
const adverb = /(?:^|\s)(?:\p{L}{3,}ly|already|just|even|still|also|auch|también|aussi|também|\p{L}{3,}mente)$/iu;

/** "The pump uses energy from …": what does the pump use? Its words keep their order; in English the verb loses its ending. */
function findObject(sentence: Sentence, material: Material): Candidate | undefined {
  const { words, digest } = material;
  const verbs = getTransitiveVerbs(digest.language.code);
  const forms = getSpokenForms(digest.language.code);
  if (verbs === undefined || forms === undefined) return undefined;
  for (const { text, isFirst } of toSpokenClauses(sentence, material)) {
    for (const { 0: word, index } of text.matchAll(spacedWords)) {
      const term = text.slice(0, index).trimEnd();
      if (toWords(term).length + 1 > LONGEST_TERM + 2) break;
      const rest = text.slice(index + word.length);
      const found = verbs.pattern.exec(rest);
      if (found === null) continue;
      const name = text.slice(0, index + word.length);
      const said = rest.slice(found[0].length);
      const body = readBody(said.split(forms.rewording, 1)[0]!, material, "spoken");
      const verb = found.groups?.["verb"] ?? "";
      const isAsked =
        body !== undefined &&
        isTerm(name, material) &&
        countUses(name, material) >= 2 &&
        !isPersonName(name, material) &&
        !words.owned.test(name) &&
        !words.contextual.test(name) &&
        !adverb.test(name) &&
        // "Three systems": of many the ones that were just spoken of.
        foldText(name)[0]?.isNumber !== true &&
        !adverb.test(body.split(" ", 1)[0]!) &&
        !words.unsettled.test(name + found[0]) &&
        verbs.disagrees?.(name, verb) !== true &&
        countTopical(body, material) >= LEAST_TOPICAL &&
        hasAntecedents(`${name} ${body}`, material) &&
        !forms.otherHalf.test(said.slice(said.indexOf(body) + body.length)) &&
        !(isRunOn(sentence, body, material) || (!isEnded(sentence) && words.finite.test(body)));
      if (!isAsked) break;
      const front = verbs.ask(asInside(name, material), verb);
      return {
        kind: "question",
        front,
        back: asSentence(body),
        sentence,
        topic: `${toTopic(name, material)} ${verb.toLowerCase()}`,
        quality: isFirst ? QUALITY.first : QUALITY.else,
      };
    }
  }
  return undefined;
}

export const findObjects = (material: Material): Candidate[] =>
  material.statements.flatMap((sentence) => findObject(sentence, material) ?? []);
