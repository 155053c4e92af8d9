import { holdScroll } from "../../recording/transcript/hold-scroll.ts";
import { layOut } from "../../recording/transcript/lay-out.ts";

/** A fraction of the pane's visible height, at which a marked line begins. */
const MARKED_LINE_TOP = 0.25;
/** Pixels below the pane's top at which to look for its first line, or the time above it. */
const FIRST_LINES = [12, 40];

/** The position of a line in a pane. */
export interface LinePosition {
  readonly block: number;
  readonly line: number;
}

const getLines = (block: Element): Element[] => [...block.querySelectorAll(":scope > p")];

/** Finds the first visible line of a pane. */
export function getLineAtTop(pane: Element, blocks: Element | null): LinePosition | undefined {
  const { left, top, width } = pane.getBoundingClientRect();
  for (const below of FIRST_LINES) {
    const line = document.elementFromPoint(left + width / 2, Math.max(0, top) + below)?.closest("p");
    if (line?.parentElement && blocks?.contains(line))
      return {
        block: [...blocks.children].indexOf(line.parentElement),
        line: getLines(line.parentElement).indexOf(line),
      };
  }
  return undefined;
}

/**
 * Scrolls a line into view within its pane only, and holds it there while blocks around it are rendered and laid out.
 *
 * @param blocks the element whose children are the transcript's blocks
 * @param position of a line to scroll to the pane's top; by default the marked line is scrolled to
 * @returns stops holding
 */
export function holdInPane(pane: HTMLElement, blocks: Element, position: LinePosition | undefined): () => void {
  const findLine = (): Element | null | undefined => {
    if (position === undefined) return blocks.querySelector("[aria-current=location]");
    const block = blocks.children[position.block];
    return block && getLines(block)[position.line];
  };
  const place = () => {
    const line = findLine();
    if (!line) return;
    layOut(line);
    const { top: paneTop, bottom } = pane.getBoundingClientRect();
    const { top, height } = line.getBoundingClientRect();
    // A pane that extends beyond the window shows less.
    const begin = Math.max(0, paneTop);
    const seen = Math.min(window.innerHeight, bottom) - begin;
    const offset = position === undefined ? Math.max(0, Math.min(seen * MARKED_LINE_TOP, seen - height)) : 0;
    pane.scrollTop += top - begin - offset;
  };
  return holdScroll(pane, [pane, blocks, ...blocks.children], place);
}
