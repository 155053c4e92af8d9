import type { Claim } from "@lectern/domain/claim";
import { timestamp } from "../transcript/timestamp.ts";

/** The part of a tree of HTML elements that this module reads and changes. */
export interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: HastNode[];
}

/**
 * The way in which claims are marked: `chips` adds a chip after each sentence and sets sentences apart that were not
 * found; `times` adds a quiet time at the end of each paragraph or point that was found.
 */
export type ClaimMarks = "chips" | "times";

const blocks = new Set(["p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "blockquote", "pre"]);
const moment = /[[(]?(?<![\d:])\d{1,2}(?::\d{2}){1,2}(?![\d:])[\])]?/g;
const bracketedMoment = /(?<!\s)\s*[[(]\d{1,2}(?::\d{2}){1,2}[\])]/g;
/** Matches what belongs to a sentence after its last letter. */
const ending = /^(?:\s*[[(]\d{1,2}(?::\d{2}){1,2}[\])])?[^\s\p{L}\p{N}]*/u;
const letter = /[\p{L}\p{N}]/u;
const sign = /[^\s\p{L}\p{N}]/u;

interface Leaf {
  readonly node: HastNode;
  /** The ancestors from the block to the leaf's parent. */
  readonly above: readonly HastNode[];
  /** The offset in its run. */
  readonly from: number;
}

/** Text without a block boundary inside. */
interface Run {
  readonly leaves: Leaf[];
  text: string;
  isHeading: boolean;
  /** Whether the text links to its moment itself. */
  hasMoment: boolean;
}

/** The place of a claim in a run. */
interface Range {
  readonly claim: number;
  readonly from: number;
  readonly to: number;
}

function listRuns(root: HastNode): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  const visit = (node: HastNode, above: readonly HastNode[], isHeading: boolean): void => {
    if (node.type === "text") {
      if (run === undefined && node.value?.trim() === "") return;
      if (run === undefined) runs.push((run = { leaves: [], text: "", isHeading, hasMoment: false }));
      run.leaves.push({ node, above, from: run.text.length });
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

/** Reduces a text to its letters and digits, with the original position of each. Times don't count as words. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  let at = 0;
  for (const character of text.replaceAll(moment, (found) => " ".repeat(found.length))) {
    if (letter.test(character)) {
      const folded = character.toLowerCase();
      letters += folded;
      for (let n = 0; n < folded.length; n += 1) places.push(at);
    }
    at += character.length;
  }
  return { letters, places };
}

/**
 * Moves the start of a sentence, given by its first letter or digit, before its opening quotation marks and brackets.
 */
function includeSigns(text: string, at: number): number {
  let from = at;
  while (from > 0 && sign.test(text.charAt(from - 1))) from -= 1;
  return from;
}

/** Finds each claim in the text, in order. A claim that is not found has no range. */
function findRanges(runs: readonly Run[], claims: readonly Claim[]): Map<Run, Range[]> {
  const folded = runs.map(({ text }) => fold(text));
  const ranges = new Map<Run, Range[]>(runs.map((run) => [run, []]));
  let current = 0;
  let done = 0;
  for (const [claim, { text }] of claims.entries()) {
    const { letters } = fold(text);
    if (letters === "") continue;
    for (let at = current; at < runs.length; at += 1) {
      const { letters: own, places } = folded[at]!;
      const found = own.indexOf(letters, at === current ? done : 0);
      if (found === -1) continue;
      const run = runs[at]!;
      const last = places[found + letters.length - 1]! + 1;
      const after = ending.exec(run.text.slice(last))?.[0].length ?? 0;
      ranges.get(run)!.push({ claim, from: includeSigns(run.text, places[found]!), to: last + after });
      current = at;
      done = found + letters.length;
      break;
    }
  }
  return ranges;
}

const toMark = (tagName: string, properties: Record<string, unknown> = {}): HastNode => ({
  type: "element",
  tagName,
  properties,
  children: [],
});
const toChip = (claim: number): HastNode => toMark("claim-chip", { dataClaim: String(claim) });

/** Returns the text of a node and all below it. */
export const toText = (node: HastNode): string => node.value ?? (node.children ?? []).map(toText).join("");

/**
 * Marks a text's sentences by their support. Changes the tree in place, as rehype plugins do.
 *
 * @param isAlsoSaid whether other lectures say a claim too, which is marked at the end of its paragraph or point
 */
export function placeClaims(
  root: HastNode,
  claims: readonly Claim[],
  marks: ClaimMarks,
  isAlsoSaid: (claim: Claim) => boolean = () => false,
): void {
  const isFound = ({ claim }: Range) => {
    const { grade, start, recording } = claims[claim]!;
    return grade !== "absent" && (start !== undefined || recording !== undefined);
  };
  const instead = new Map<HastNode, HastNode[]>();
  const behind = new Map<HastNode, HastNode[]>();
  const runs = listRuns(root);
  const ranges = findRanges(runs, claims);

  /** Inserts a mark after a leaf, outside of the inline elements that end with it. */
  const putBehind = ({ node, above }: Leaf, mark: HastNode): void => {
    let last = node;
    for (const parent of above.slice(1).toReversed()) {
      if (parent.children?.at(-1) !== last) break;
      last = parent;
    }
    behind.set(last, [...(behind.get(last) ?? []), mark]);
  };

  const cut = (run: Run, own: readonly Range[]): void => {
    for (const leaf of run.leaves) {
      const { value = "" } = leaf.node;
      const pieces: HastNode[] = [];
      const add = (from: number, to: number, range?: Range): void => {
        const text = value.slice(Math.max(0, from - leaf.from), Math.max(0, to - leaf.from));
        if (text === "") return;
        const shown = range && isFound(range) ? text.replaceAll(bracketedMoment, "") : text;
        const piece = { type: "text", value: shown };
        const isAbsent = range !== undefined && claims[range.claim]!.grade === "absent";
        pieces.push(isAbsent ? { ...toMark("claim-absent"), children: [piece] } : piece);
      };
      let at = leaf.from;
      for (const [index, range] of own.entries()) {
        const end = leaf.from + value.length;
        if (range.to <= leaf.from || range.from >= end) continue;
        add(at, range.from);
        add(Math.max(leaf.from, range.from), Math.min(range.to, end), range);
        at = Math.min(range.to, end);
        if (range.to > end) continue;
        const next = own[index + 1];
        const isLastAbsent =
          claims[range.claim]!.grade === "absent" && (!next || claims[next.claim]!.grade !== "absent");
        const mark = isFound(range) ? toChip(range.claim) : isLastAbsent ? toMark("claim-note") : undefined;
        if (mark === undefined) continue;
        if (range.to === end) putBehind(leaf, mark);
        else pieces.push(mark);
      }
      add(at, leaf.from + value.length);
      instead.set(leaf.node, pieces);
    }
  };

  for (const run of runs) {
    const own = ranges.get(run)!;
    if (own.length === 0) continue;
    if (marks === "chips") cut(run, own);
    else {
      const first = own.find(isFound);
      const leaf = run.leaves.findLast(({ node }) => node.value?.trim() !== "");
      if (leaf === undefined || run.isHeading) continue;
      if (first && !run.hasMoment) putBehind(leaf, toChip(first.claim));
      for (const { claim } of own) {
        if (isAlsoSaid(claims[claim]!)) putBehind(leaf, toMark("claim-elsewhere", { dataClaim: String(claim) }));
      }
    }
  }

  // Removes a bold time above or before its quotation, because the chip shows it.
  const times = new Set(claims.flatMap(({ start }) => (start === undefined ? [] : [timestamp(start)])));
  const isTime = (node: HastNode | undefined) => node?.tagName === "strong" && times.has(toText(node).trim());
  const rebuild = (node: HastNode): void => {
    if (node.children === undefined) return;
    const isPoint = node.tagName === "p" || node.tagName === "li";
    const first = node.children.findIndex((child) => toText(child).trim() !== "");
    const children = node.children.filter(
      (child, at) => !(marks === "chips" && isPoint && at === first && isTime(child)),
    );
    node.children = children.flatMap((child) => {
      rebuild(child);
      if (child.tagName === "p" && child.children?.length === 0) return [];
      return [...(instead.get(child) ?? [child]), ...(behind.get(child) ?? [])];
    });
  };
  rebuild(root);

  if (marks === "times") return;
  const placed = new Set([...ranges.values()].flat().map(({ claim }) => claim));
  const rest = [...claims.keys()].filter((claim) => !placed.has(claim) && isFound({ claim, from: 0, to: 0 }));
  if (rest.length > 0) root.children?.push({ ...toMark("p"), children: rest.map(toChip) });
}
