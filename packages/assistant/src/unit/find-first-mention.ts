import type { Claim } from "@lectern/domain/claim.ts";
import { toRoots } from "../lecture/words.ts";
import type { Question } from "../questions/parse-question.ts";
import { joinPassages } from "../writers/answers/answer.ts";
import type { Excerpt } from "./excerpts.ts";

/** In passages: so near to each other stand the words of a first mention. */
const MENTION = 2;

/** The first sentences of a lecture that say as many of the words as any of it. */
export function findFirstMention({ context }: Excerpt, question: Question): Claim | undefined {
  const { passages, search, language } = context;
  const sought = search.seek(question);
  const met = passages.map(({ text }) => {
    const roots = new Set(toRoots(text, language));
    return sought.flatMap((word, at) =>
      [...word.roots.keys()].some((root) => roots.has(root)) ||
      word.phrases.some((phrase) => phrase.roots.every((root) => roots.has(root)))
        ? [at]
        : [],
    );
  });
  let best: { readonly from: number; readonly to: number; readonly many: number } | undefined;
  for (let from = 0; from < passages.length; from += 1) {
    const words = new Set<number>();
    for (let to = from; to < Math.min(passages.length, from + MENTION); to += 1) {
      if (to > from && passages[to]!.heading !== undefined) break;
      for (const word of met[to]!) words.add(word);
      if (words.size > (best?.many ?? 0)) best = { from, to, many: words.size };
    }
  }
  if (best === undefined) return undefined;
  // The run may begin with a sentence that has none of the words.
  const from = met[best.from]!.length > 0 ? best.from : best.to;
  const { spoken, start, end } = joinPassages(passages.slice(from, best.to + 1));
  return {
    text: spoken,
    grade: "quoted",
    quote: spoken,
    ...(start !== undefined && end !== undefined && { start, end }),
  };
}
