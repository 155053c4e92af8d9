import { SPOKEN_LINE } from "./ReadAloudBar.tsx";

/** A longer sentence is spoken in parts: some browsers fall silent within a long one. In characters. */
const LONGEST_SPOKEN_PART = 220;

/** What stands beside the words: times that lead to the transcript, controls, what is hidden from screen readers. */
const unspoken = "[data-moment], [data-unspoken], button, input, [hidden], [aria-hidden=true], annotation";
/** What is spoken by itself; in a transcript also the speaker's name. */
const blocks = "p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, pre, [data-transcript] strong";

/** Dr., Prof., Fig.: no sentence ends there. One that ends with a short name goes on with the next, which does no harm. */
const abbreviation = /(?:^|\s)\p{Lu}\p{L}{0,3}\.\s*$/u;

/** The places of a text's sentences, as numbers of characters; parts of one that is too long end at a space. */
export function splitIntoLines(text: string, language: string | undefined): readonly (readonly [number, number])[] {
  const lines: [number, number][] = [];
  let begun: number | undefined;
  for (const { segment, index } of new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)) {
    let from = begun ?? index + (segment.length - segment.trimStart().length);
    const end = index + segment.trimEnd().length;
    const goesOn = abbreviation.test(segment) && index + segment.length < text.length;
    begun = goesOn ? from : undefined;
    if (goesOn) continue;
    while (end - from > LONGEST_SPOKEN_PART) {
      const space = text.lastIndexOf(" ", from + LONGEST_SPOKEN_PART);
      const to = space > from ? space : from + LONGEST_SPOKEN_PART;
      lines.push([from, to]);
      from = to + (space > from ? 1 : 0);
    }
    // A sentence of signs alone is silent.
    if (/[\p{L}\p{N}]/u.test(text.slice(from, end))) lines.push([from, end]);
  }
  return lines;
}

/** A line of the page that can be spoken. */
export interface SpokenLine {
  readonly text: string;
  /** Where it stands, as far as the page still has it. */
  readonly toRange: () => Range;
  readonly block: Element;
}

/** The text nodes that are spoken, by block, in the order of the page. */
function groupByBlock(root: Element): Map<Element, Text[]> {
  const groups = new Map<Element, Text[]>();
  const hasBlocks = root.querySelector(blocks) !== null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest(unspoken) !== null) continue;
    const block = hasBlocks ? parent.closest(blocks) : root;
    if (block === null || !root.contains(block) || !block.checkVisibility()) continue;
    groups.set(block, [...(groups.get(block) ?? []), node as Text]);
  }
  return groups;
}

function toRange(nodes: readonly Text[], start: number, end: number): Range {
  const range = document.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.data.length;
    if (start >= before && start <= after) range.setStart(node, start - before);
    if (end >= before && end <= after) {
      range.setEnd(node, end - before);
      break;
    }
    before = after;
  }
  return range;
}

/** The lines of what is marked to be read aloud on the page: the first such part that is shown. */
export function listSpokenLines(): readonly SpokenLine[] {
  const root = [...document.querySelectorAll("[data-read-aloud]")].find((part) => part.checkVisibility());
  if (root === undefined) return [];
  const language = root.closest("[lang]")?.getAttribute("lang") ?? undefined;
  return [...groupByBlock(root)].flatMap(([block, nodes]) => {
    const text = nodes.map(({ data }) => data).join("");
    return splitIntoLines(text, language).map(([start, end]) => ({
      text: text.slice(start, end),
      toRange: () => toRange(nodes, start, end),
      block,
    }));
  });
}

/** Of the window's height: lines above are behind what sticks. */
const VISIBLE_TOP = 0.2;
const VISIBLE_BOTTOM = 0.75;

const isInView = ({ top, bottom }: DOMRect): boolean => bottom > 0 && top < window.innerHeight;

/** The first line that is in view; 0 when none is. */
export function findLineInView(lines: readonly SpokenLine[]): number {
  const first = lines.findIndex(({ block, toRange: place }) => {
    // Blocks first: what is far away is not laid out.
    const { bottom } = block.getBoundingClientRect();
    return (
      bottom > window.innerHeight * VISIBLE_TOP &&
      place().getBoundingClientRect().bottom > window.innerHeight * VISIBLE_TOP
    );
  });
  return Math.max(0, first);
}

let marked: Range | undefined;

/** Takes the mark away. */
export function unmarkLine(): void {
  // An old browser has no highlights, and marks nothing.
  if ("highlights" in CSS) CSS.highlights.delete(SPOKEN_LINE);
  marked = undefined;
}

/** Marks a line in place of the last. It is scrolled to, unless the student has scrolled away from the last. */
export function markLine({ toRange: place }: SpokenLine): void {
  const isFollowed = marked?.startContainer.isConnected !== true || isInView(marked.getBoundingClientRect());
  const range = place();
  marked = range;
  if ("highlights" in CSS) CSS.highlights.set(SPOKEN_LINE, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  const height = window.innerHeight;
  if (!isFollowed || (top > height * VISIBLE_TOP && bottom < height * VISIBLE_BOTTOM)) return;
  window.scrollBy({ top: top - height / 3 });
}
