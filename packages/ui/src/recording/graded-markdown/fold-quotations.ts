import { type HastNode, toText } from "./place-claims.ts";

/** What was found begins within the first 40 words of a quotation (ADR 0048). */
const WORDS_SHOWN = 90;
/** A quotation that is a little longer is shown whole. */
const WORDS_MORE = 30;
/** How far from there a sentence may end, with which the shown part then ends. */
const WORDS_NEAR = 20;
const CHIP = "claim-chip";

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Splits a text behind a number of words, or behind a sentence that ends near there. */
function splitText(text: string, words: number): [string, string] {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  const near = starts.slice(Math.max(1, words - WORDS_NEAR), words + WORDS_NEAR);
  const end = near.findLast((at) => /[.!?…]["'”’»)]*\s+$/.test(text.slice(0, at))) ?? starts[words] ?? text.length;
  return [text.slice(0, end), text.slice(end)];
}

const toRest = (children: HastNode[], properties = {}): HastNode[] =>
  children.length === 0 ? [] : [{ type: "element", tagName: "quotation-rest", properties, children }];

/** Hides what stands behind the shown words of a block, but not the chip of what is cut. */
function hide(shown: HastNode[], hidden: HastNode[]): HastNode[] {
  const last = shown.findLast((child) => child.tagName === CHIP || countWords(toText(child)) > 0);
  const isCut = last !== undefined && last.tagName !== CHIP;
  const chip = isCut ? hidden.findIndex(({ tagName }) => tagName === CHIP) : -1;
  const first = { dataCut: "" };
  if (chip === -1) return [...shown, ...toRest(hidden, first)];
  return [...shown, ...toRest(hidden.slice(0, chip), first), hidden[chip]!, ...toRest(hidden.slice(chip + 1))];
}

/** Shows so many words of a block. @returns the words that are left to show */
function foldBlock(block: HastNode, words: number): number {
  let left = words;
  const children = block.children ?? [];
  for (const [at, child] of children.entries()) {
    const own = countWords(toText(child));
    if (own > left) {
      const canSplit = child.type === "text" && left > WORDS_NEAR;
      const [start, end] = canSplit ? splitText(child.value ?? "", left) : ["", toText(child)];
      const before = children.slice(0, at);
      const after = children.slice(at + 1);
      if (!canSplit) block.children = hide(before, children.slice(at));
      else if (end === "") block.children = hide([...before, child], after);
      else block.children = hide([...before, { ...child, value: start }], [{ ...child, value: end }, ...after]);
      return 0;
    }
    left -= own;
  }
  return left;
}

/**
 * Marks what a long quotation is folded to: it becomes a `folded-quotation`, and what stands behind its first words a
 * `quotation-rest`. Changes the tree in place, as rehype plugins do.
 */
export function foldQuotations(root: HastNode): void {
  for (const node of root.children ?? []) {
    if (node.tagName !== "blockquote") {
      foldQuotations(node);
      continue;
    }
    if (countWords(toText(node)) <= WORDS_SHOWN + WORDS_MORE) continue;
    let left = WORDS_SHOWN;
    for (const block of node.children ?? []) {
      if (block.type !== "element") continue;
      if (left > 0) left = foldBlock(block, left);
      else block.children = toRest(block.children ?? []);
    }
    Object.assign(node, { tagName: "folded-quotation" });
  }
}
