import type { Outline } from "./outline.ts";
import { maxLengths } from "./max-lengths.ts";
import { isSameTagName, type Tag, toTagName } from "./tag.ts";
const MOST_NAMES = 3;
/** A longer term is no subject. */
const LONGEST_NAME_WORDS = 3;

/**
 * Proposes tag names from a lecture's stored outline: first key terms that already are the student's tags, then the
 * terms that most chapters and key points mention. Only short names, because a tag is a subject, not a sentence.
 *
 * @param assignedIds the ids of the tags that the recording has
 */
export function proposeTagNames(
  { terms, chapters, points }: Pick<Outline, "terms" | "chapters" | "points">,
  tags: readonly Tag[],
  assignedIds: ReadonlySet<string>,
): string[] {
  const texts = [...chapters.map(({ title }) => title), ...points.map(({ text }) => text)].map((text) =>
    text.toLowerCase(),
  );
  const proposals = terms
    .map(({ term }) => toTagName(term))
    .filter((name) => name !== "" && name.length <= maxLengths.tagName && name.split(" ").length <= LONGEST_NAME_WORDS)
    .map((name) => {
      const existing = tags.find((tag) => isSameTagName(tag.name, name));
      const mentions = texts.filter((text) => text.includes(name.toLowerCase())).length;
      return { name: existing?.name ?? name, existing, mentions };
    })
    .filter(({ existing }) => existing === undefined || !assignedIds.has(existing.id));
  const ranked = proposals.toSorted(
    (a, b) => Number(b.existing !== undefined) - Number(a.existing !== undefined) || b.mentions - a.mentions,
  );
  const names: string[] = [];
  for (const { name } of ranked) if (!names.some((other) => isSameTagName(other, name))) names.push(name);
  return names.slice(0, MOST_NAMES);
}
