import MiniSearch from "minisearch";

/** In words: what is searched at once. Speech spreads over several sentences what one question asks. */
const WINDOW = 75;
/** In words: from the start of one window to that of the next. */
const STEP = 25;

/** Passages in a row, indices of the first and of the last. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** Windows of about `WINDOW` words that overlap, over passages of these lengths in words. */
function toWindows(lengths: readonly number[]): Window[] {
  const windows: Window[] = [];
  for (let first = 0; first < lengths.length; ) {
    let words = 0;
    let end = first;
    while (end < lengths.length && words < WINDOW) words += lengths[end++]!;
    windows.push({ first, last: end - 1 });
    if (end === lengths.length) break;
    let step = 0;
    do step += lengths[first++]!;
    while (step < STEP && first < end);
  }
  return windows;
}

export interface WindowIndex {
  /** The windows in which one of these roots stands, the best first, by BM25; each root with its weight. */
  rank(weights: ReadonlyMap<string, number>): { readonly window: Window; readonly score: number }[];
}

/** Indexes windows over passages. @param roots of each passage @param lengths of each passage, in words */
export function indexWindows(roots: readonly (readonly string[])[], lengths: readonly number[]): WindowIndex {
  const windows = toWindows(lengths);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  const toText = ({ first, last }: Window) =>
    roots
      .slice(first, last + 1)
      .flat()
      .join(" ");
  index.addAll(windows.map((window, id) => ({ id, text: toText(window) })));
  return {
    rank: (weights) =>
      index
        .search([...weights.keys()].join(" "), { boostTerm: (root) => weights.get(root) ?? 1 })
        .map(({ id, score }) => ({ window: windows[Number(id)]!, score })),
  };
}
