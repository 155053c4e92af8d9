import type { Outline } from "./outline.ts";
import { maxLengths } from "./max-lengths.ts";
import { isSameTagName, type Tag, toTagName } from "./tag.ts";

/** The most names to propose. */
const MOST = 3;

/**
 * Proposes tag names from a lecture's stored outline: first key terms that already are the student's tags, then the
 * terms that most chapters and key points mention. Only short names, because a tag is a subject, not a sentence.
 *
 * @param chosen the ids of the tags that the recording has
 */
export function proposeTagNames(
  { terms, chapters, points }: Pick<Outline, "terms" | "chapters" | "points">,
  tags: readonly Tag[],
  chosen: ReadonlySet<string>,
): string[] {
  const texts = [...chapters.map(({ title }) => title), ...points.map(({ text }) => text)].map((text) =>
    text.toLowerCase(),
  );
  const proposals = terms
    .map(({ term }) => toTagName(term))
    .filter((name) => name !== "" && name.length <= maxLengths.tagName && name.split(" ").length <= 3)
    .map((name) => {
      const known = tags.find((tag) => isSameTagName(tag.name, name));
      const mentions = texts.filter((text) => text.includes(name.toLowerCase())).length;
      return { name: known?.name ?? name, known, mentions };
    })
    .filter(({ known }) => known === undefined || !chosen.has(known.id));
  const ranked = proposals.toSorted(
    (a, b) => Number(b.known !== undefined) - Number(a.known !== undefined) || b.mentions - a.mentions,
  );
  const names: string[] = [];
  for (const { name } of ranked) if (!names.some((other) => isSameTagName(other, name))) names.push(name);
  return names.slice(0, MOST);
}
