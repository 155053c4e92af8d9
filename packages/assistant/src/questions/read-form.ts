import { foldText } from "../support/fold.ts";
import type { FormTag, Lexicon, Token } from "./lexicon.ts";

/** The form in which an answer is wanted. */
export interface Form {
  /** So many points. */
  readonly points?: number;
  /** So many sentences. */
  readonly sentences?: number;
  readonly length?: "short" | "long";
  readonly isSimple?: true;
}

/** Longer texts were pasted and ask for no form. */
const MOST_TOKENS = 200;
/** More is no number of points. */
const MOST = 30;
/** In letters: no number up to 30 is longer. */
const LONGEST = 16;
/** In words: between a number and what it counts. */
const BETWEEN = 3;

const ones = new Set([
  "1",
  "one",
  "a",
  "an",
  "single",
  "ein",
  "eine",
  "einen",
  "einem",
  "einer",
  "un",
  "una",
  "uno",
  "une",
  "um",
  "uma",
  "unico",
  "unica",
  "seul",
  "seule",
  "einzigen",
]);

function toNumber({ word }: Token): number | undefined {
  if (ones.has(word)) return 1;
  if (word.length > LONGEST) return undefined;
  const [token] = foldText(word);
  const value = token?.isNumber === true ? Number(token.word) : Number.NaN;
  return Number.isInteger(value) && value > 0 && value <= MOST ? value : undefined;
}

const lengths: readonly FormTag[] = ["short", "long", "simple"];

/** The form that a request names, and the tokens that say only that. */
export function readForm(
  tokens: readonly Token[],
  lexicon: Lexicon<FormTag>,
  text: string,
): { readonly form: Form; readonly used: ReadonlySet<number> } {
  const used = new Set<number>();
  if (tokens.length > MOST_TOKENS) return { form: {}, used };
  const tags: (ReadonlySet<FormTag> | undefined)[] = tokens.map(() => undefined);
  for (let at = 0; at < tokens.length; ) {
    const found = lexicon.match(tokens, at);
    for (let n = 0; n < (found?.length ?? 0); n += 1) tags[at + n] = found!.tags;
    at += found?.length ?? 1;
  }
  // "Sous-complète" asks for nothing complete.
  for (const [at, { from, to }] of tokens.entries()) {
    const isPart = /[-‐‑]/u.test(text.charAt(from - 1)) || /[-‐‑]/u.test(text.charAt(to));
    if (isPart && lengths.some((tag) => tags[at]?.has(tag)) && lexicon.match(tokens, at)?.length === 1)
      tags[at] = undefined;
  }
  const numbers = tokens.map(toNumber);
  const count = (tag: FormTag): number | undefined => {
    for (const [at, token] of tokens.entries()) {
      const value = numbers[at];
      if (value === undefined) continue;
      const near = tags.slice(at + 1, at + 1 + BETWEEN);
      const counted = near.findIndex((some) => some?.has(tag));
      // "a short list of points" counts nothing: an article counts what stands next to it.
      const isCounted = counted === 0 || (counted > 0 && (value > 1 || tag === "sentences"));
      if (!isCounted || (value === 1 && tag === "points" && !/^\d|^(?:one|single)/.test(token.word))) continue;
      used.add(at);
      return value;
    }
    return undefined;
  };
  const has = (tag: FormTag): boolean => tags.some((some) => some?.has(tag));
  const sentences = count("sentences");
  const points = sentences === undefined ? count("points") : undefined;
  const length = has("long") ? ("long" as const) : has("short") ? ("short" as const) : undefined;
  for (const [at, some] of tags.entries()) {
    if (
      some !== undefined &&
      (some.has("short") ||
        some.has("long") ||
        some.has("simple") ||
        (sentences !== undefined && some.has("sentences")))
    )
      used.add(at);
  }
  return {
    form: {
      ...(points !== undefined && { points }),
      ...(sentences !== undefined && { sentences }),
      ...(length !== undefined && { length }),
      ...(has("simple") && { isSimple: true }),
    },
    used,
  };
}
