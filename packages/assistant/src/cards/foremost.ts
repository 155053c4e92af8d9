import { spacedWords, toWords } from "../lecture/words.ts";
import { toSpokenClauses } from "./clauses.ts";
import { withGap } from "./cloze.ts";
import {
  asSentence,
  type Candidate,
  countTopical,
  hasAntecedents,
  isPlain,
  type Material,
  toTopic,
  withoutEnd,
} from "./material.ts";
import { isTerm, LONGEST_TERM } from "./terms.ts";
import { getSpokenForms } from "./words/spoken-forms.ts";

/** In words, of what a thing is the first or the most of. */
const LENGTH = { least: 5, most: 20 } as const;
const LEAST_TOPICAL = 2;

/** Cuts before what goes on with a verb of the same subject: "…, llegan con Colón". */
function cutSplice(text: string, { words }: Material): string {
  const at = [...text.matchAll(/,\s+(\p{L}+)/gu)].find(({ 1: next }) => words.finite.test(next!))?.index;
  return at === undefined ? text : text.slice(0, at);
}

/** "X was the first …", "X is the most abundant … on …": only one thing is so, and a gap asks for it. */
export function findForemost(material: Material): Candidate[] {
  const { words, digest } = material;
  const forms = getSpokenForms(digest.language.code);
  if (forms === undefined) return [];
  return material.statements.flatMap((sentence): Candidate[] => {
    for (const { text, isFirst } of toSpokenClauses(sentence, material)) {
      for (const { index } of text.matchAll(spacedWords)) {
        const term = text.slice(0, index).trimEnd();
        if (toWords(term).length > LONGEST_TERM + 1) break;
        const found = index === 0 ? null : forms.foremost.exec(text.slice(index));
        if (found === null) continue;
        const rest = text.slice(index + found[0].length);
        const tail = words.tail.exec(rest);
        const said = withoutEnd(cutSplice(tail === null ? rest : rest.slice(0, tail.index), material));
        const length = toWords(said).length;
        const isSaid =
          length >= LENGTH.least &&
          length <= LENGTH.most &&
          countTopical(said, material) >= LEAST_TOPICAL &&
          !forms.judged.test(said) &&
          forms.scope.test(said.split(" ").slice(2).join(" ")) &&
          !words.unfinished.test(said) &&
          isPlain(said, words, "generic") &&
          hasAntecedents(said, material);
        if (!isSaid || !isTerm(term, material)) break;
        const [first = ""] = term.match(spacedWords) ?? [];
        const at = words.article.test(first) ? first.length + 1 : 0;
        const back = term.slice(at);
        const statement = `${text.slice(0, index)}${found[0]}${said}.`;
        const front = asSentence(withGap(statement, at, back.length));
        return [
          { kind: "cloze", front, back, sentence, topic: toTopic(term, material), quality: isFirst ? 0.85 : 0.8 },
        ];
      }
    }
    return [];
  });
}
