import { toWords } from "../lecture/words.ts";
import { toClauses } from "./clauses.ts";
import { readBody } from "./bodies.ts";
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

/** A question has so many words about the subject, or many things answer it. */
const LEAST_ASKED = 2;
/** In words. */
const LONGEST = 26;

/** Questions for the subject of a sentence: "What removes the event to increase the behavior?" Its words keep their order. */
export function findSubjects(material: Material): Candidate[] {
  const { words } = material;
  return material.statements.flatMap((sentence) =>
    toClauses(sentence, material).flatMap(({ text, isFirst }): Candidate[] => {
      const found = words.subject.exec(text);
      if (found === null) return [];
      const term = found[0].slice(0, found.indices?.groups?.["verb"]?.[0]).trimEnd();
      const verb = found.groups?.["verb"] ?? "";
      const rest = readBody(text.slice(found[0].length), material);
      if (
        rest === undefined ||
        isRunOn(sentence, rest, material) ||
        !isTerm(term, material) ||
        countUses(term, material) < 2
      )
        return [];
      // "Testosterone increases generally lead to …": a noun, and the verb comes later.
      if (rest.split(" ", 2).some((word) => words.finite.test(word))) return [];
      // "our system": of all things the one that was just spoken of.
      if (words.owned.test(term)) return [];
      // "What interprets …?" asks for no person.
      if (!words.personVerbs.test(verb) && isPersonName(term, material)) return [];
      const predicate = `${verb} ${rest}`;
      const isShort = toWords(predicate).length <= LONGEST && toWords(term).length <= LONGEST_TERM;
      if (!isShort || countTopical(rest, material) < LEAST_ASKED || words.unsettled.test(text)) return [];
      if (!hasAntecedents(`x y ${rest}`, material)) return [];
      const isPerson = words.personVerbs.test(verb);
      const front = isPerson ? words.who(predicate) : words.whatDoes(predicate);
      const back = asSentence(asInside(term, material));
      return [
        { kind: "question", front, back, sentence, topic: toTopic(term, material), quality: isFirst ? 0.7 : 0.55 },
      ];
    }),
  );
}
