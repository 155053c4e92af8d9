import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Phrase } from "../chapters/phrases.ts";

/**
 * A sentence with the first of `phrases` that it holds in bold, unless that is part of an address.
 * @param ending a pattern of how their form may go on: a plural
 */
export function emphasise(sentence: string, phrases: readonly Phrase[], ending = ""): string {
  const lower = sentence.toLowerCase();
  for (const { text } of phrases) {
    if (!lower.includes(text.toLowerCase())) continue;
    const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const found = new RegExp(
      String.raw`(?<![\p{L}\p{N}_/@.-])${pattern}${ending}(?![\p{L}\p{N}_-]|[.:/@][\p{L}\p{N}/])`,
      "iu",
    ).exec(sentence);
    if (found === null) continue;
    const end = found.index + found[0].length;
    return `${escapeMarkdown(sentence.slice(0, found.index))}**${escapeMarkdown(found[0])}**${escapeInner(sentence.slice(end))}`;
  }
  return escapeMarkdown(sentence);
}

/** As escapeMarkdown, for text that does not begin its line. */
const escapeInner = (text: string): string => text.replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a", "a and b", "a, b and c"; without a word for it, "a, b, c" */
export function listed(items: readonly string[], and: string): string {
  if (items.length < 2) return items[0] ?? "";
  return and === "," ? items.join(", ") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}
