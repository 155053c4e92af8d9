const LINES = "[data-transcript]";

const toElement = (node: Node | null): Element | null =>
  node instanceof Element ? node : (node?.parentElement ?? null);

/** Finds the index of a line in its transcript; undefined if the node is not in a line. */
export function findLine(node: Node | null): number | undefined {
  const line = toElement(node)?.closest("p");
  const lines = line?.closest(LINES);
  return line && lines ? [...lines.querySelectorAll("p")].indexOf(line) : undefined;
}

/** Words selected in a transcript. */
export interface TranscriptSelection {
  /** The indexes of the first and the last line. */
  readonly lines: readonly [number, number];
  readonly words: string;
  /** How many characters of the first line are before them, its speaker's name included. */
  readonly at: number;
  readonly box: DOMRect;
}

/** Returns the words selected in the transcript, and their lines; undefined if there are none. */
export function findSelection(): TranscriptSelection | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const [first, last] = [findLine(range.startContainer), findLine(range.endContainer)];
  if (first === undefined) return undefined;
  // A selection by a triple click ends at the beginning of the next line.
  const end = last === undefined || (range.endOffset === 0 && last > first) ? Math.max(first, (last ?? 1) - 1) : last;
  const before = document.createRange();
  before.selectNodeContents(toElement(range.startContainer)!.closest("p")!);
  before.setEnd(range.startContainer, range.startOffset);
  return {
    lines: [first, end],
    words: selection.toString(),
    at: before.toString().length,
    box: range.getBoundingClientRect(),
  };
}

/**
 * Finds the line that has the focus, otherwise the one under the pointer, otherwise the marked one; undefined if there
 * is none.
 */
export function findCurrentLine(): number | undefined {
  return (
    findLine(document.activeElement) ??
    findLine([...document.querySelectorAll(`${LINES} p:hover`)].at(-1) ?? null) ??
    findLine(document.querySelector(`${LINES} p[aria-current]`))
  );
}
