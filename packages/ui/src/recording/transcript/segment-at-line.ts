import { BLOCK } from "./blocks.ts";

const indexBelow = (elements: readonly Element[], line: number): number =>
  elements.findIndex((element) => element.getBoundingClientRect().bottom > line);

/**
 * Finds the index of the segment at a height in the window, in pixels from its top. It measures blocks first, so that
 * blocks without layout stay so. Undefined below the transcript.
 */
export function segmentAtLine(blocks: readonly Element[], line: number): number | undefined {
  const at = indexBelow(blocks, line);
  if (at === -1) return undefined;
  const inBlock = indexBelow([...blocks[at]!.querySelectorAll(":scope > p")], line);
  return at * BLOCK + Math.max(0, inBlock);
}
