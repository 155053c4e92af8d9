import { spacedWords, toWords } from "../lecture/words.ts";
import { toSpokenClauses } from "./clauses.ts";
import { withGap } from "./gap.ts";
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

/** What a thing is the last of is hardly ever known. */
const last = /(?<!\p{L})(?:last|letzte[rn]?|últim[oa]s?|derni(?:er|ère)s?)(?!\p{L})/iu;
/** A superlative: of a thing that was spoken of it judges more often than it tells, and of any it tells only what can be measured. */
const superlative =
  /(?<!\p{L})(?:most|least|(?!first)\p{L}{3,}est|más|mayor|menor|mais|maior|plus|(?!erste|letzte)\p{L}{3,}ste[rn]?)(?!\p{L})/iu;
const measured =
  /(?<!\p{L})(?:most (?:abundant|common|populous|distant)|(?:larg|small|long|short|high|tall|deep|old|young|heavi|light|fast|slow|dens|hott|cold|near|clos)est|größte|kleinste|längste|kürzeste|höchste|tiefste|älteste|jüngste|schwerste|schnellste|häufigste|más (?:abundante|común|alto|alta|grande|antigu[oa]|larg[oa]|pequeñ[oa])|mayor|menor|plus (?:abondante?|commune?|haute?|grande?|ancien(?:ne)?|longue?|petite?)|mais (?:abundante|comum|alt[oa]|antig[oa]|long[oa])|maior)(?!\p{L})/iu;

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
    for (const { text, isFirst, isSaid: isQuoted } of toSpokenClauses(sentence, material)) {
      if (!isFirst && isQuoted !== true) continue;
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
        const [first = ""] = term.match(spacedWords) ?? [];
        // "The list … is the longest that …": of a thing that was spoken of, a judgement more often than a fact.
        const head = said.split(" ", 5).join(" ");
        const isJudged =
          last.test(head) || (superlative.test(head) && (words.article.test(first) || !measured.test(head)));
        // "La compañía": of all things the one that was just spoken of.
        const isBare = words.article.test(first) && /^\p{Ll}[\p{L}-]*[^s\s]$/u.test(term.slice(first.length).trim());
        if (!isSaid || isJudged || isBare || !isTerm(term, material)) break;
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
