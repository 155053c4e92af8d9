import type { Claim } from "@lectern/domain/claim";

/** The part of a tree of HTML elements that this module reads and changes. */
export interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: HastNode[];
}

const blocks = new Set(["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "blockquote", "pre"]);
const moment = /[[(]?(?<![\d:])\d{1,2}(?::\d{2}){1,2}(?![\d:])[\])]?/g;
const letters = /[\p{L}\p{N}]+/gu;

interface Leaf {
  readonly node: HastNode;
  /** The ancestors from the block to the leaf's parent. */
  readonly above: readonly HastNode[];
}

/** Text without a block boundary inside. */
interface Run {
  readonly leaves: Leaf[];
  text: string;
  isHeading: boolean;
  /** Whether the text links to its moment itself. */
  hasMoment: boolean;
}

function listRuns(root: HastNode): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  const visit = (node: HastNode, above: readonly HastNode[], isHeading: boolean): void => {
    if (node.type === "text") {
      if (run === undefined && node.value?.trim() === "") return;
      if (run === undefined) runs.push((run = { leaves: [], text: "", isHeading, hasMoment: false }));
      run.leaves.push({ node, above });
      run.text += node.value ?? "";
      return;
    }
    const { tagName = "", properties = {} } = node;
    const isBlock = blocks.has(tagName);
    if (isBlock) run = undefined;
    for (const child of node.children ?? [])
      visit(child, isBlock ? [node] : [...above, node], isHeading || /^h\d$/.test(tagName));
    if (isBlock) run = undefined;
    const { href } = properties;
    if (run !== undefined && typeof href === "string" && href.startsWith("#t=")) run.hasMoment = true;
  };
  visit(root, [], false);
  return runs;
}

/** Reduces a text to its letters and digits. Times don't count as words. */
const fold = (text: string): string => (text.replaceAll(moment, " ").match(letters) ?? []).join("").toLowerCase();

/** Finds each claim in the text, in order. A claim that is not found has no run. */
function findRuns(runs: readonly Run[], claims: readonly Claim[]): Map<Run, number[]> {
  const folded = runs.map(({ text }) => fold(text));
  const found = new Map<Run, number[]>(runs.map((run) => [run, []]));
  let current = 0;
  let done = 0;
  for (const [claim, { text }] of claims.entries()) {
    const own = fold(text);
    if (own === "") continue;
    for (let at = current; at < runs.length; at += 1) {
      const place = folded[at]!.indexOf(own, at === current ? done : 0);
      if (place === -1) continue;
      found.get(runs[at]!)!.push(claim);
      current = at;
      done = place + own.length;
      break;
    }
  }
  return found;
}

const toMark = (tagName: string, properties: Record<string, unknown> = {}): HastNode => ({
  type: "element",
  tagName,
  properties,
  children: [],
});
const toChip = (claim: number): HastNode => toMark("claim-chip", { dataClaim: String(claim) });

/**
 * Adds a quiet time at the end of each paragraph or point that was found in the recording. Changes the tree in place, as
 * rehype plugins do.
 */
export function placeClaims(root: HastNode, claims: readonly Claim[]): void {
  const isFound = (claim: number) => {
    const { grade, start, recording } = claims[claim]!;
    return grade !== "absent" && (start !== undefined || recording !== undefined);
  };
  const behind = new Map<HastNode, HastNode[]>();
  const runs = listRuns(root);
  const claimsOf = findRuns(runs, claims);

  /** Inserts a mark after a leaf, outside of the inline elements that end with it. */
  const putBehind = ({ node, above }: Leaf, mark: HastNode): void => {
    let last = node;
    for (const parent of above.slice(1).toReversed()) {
      if (parent.children?.at(-1) !== last) break;
      last = parent;
    }
    behind.set(last, [...(behind.get(last) ?? []), mark]);
  };

  for (const run of runs) {
    const own = claimsOf.get(run)!;
    if (own.length === 0) continue;
    const first = own.find(isFound);
    const leaf = run.leaves.findLast(({ node }) => node.value?.trim() !== "");
    if (leaf === undefined || run.isHeading) continue;
    if (first !== undefined && !run.hasMoment) putBehind(leaf, toChip(first));
  }

  const rebuild = (node: HastNode): void => {
    if (node.children === undefined) return;
    node.children = node.children.flatMap((child) => {
      rebuild(child);
      return [child, ...(behind.get(child) ?? [])];
    });
  };
  rebuild(root);
}
