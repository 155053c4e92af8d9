import type { TranscriptSegment } from "@lectern/domain/recording";
import { BLOCK_SEGMENTS } from "./blocks.ts";

/**
 * A fraction of the window's height: students read at about this height, and a linked moment is placed slightly above.
 */
const READING_LINE = 0.4;

const indexBelow = (elements: readonly Element[], line: number): number =>
  elements.findIndex((element) => element.getBoundingClientRect().bottom > line);

/**
 * Finds the index of the segment at a height in the window, in pixels from its top. It measures blocks first, so that
 * blocks without layout stay so. Undefined below the transcript.
 */
function segmentAtLine(blocks: readonly Element[], line: number): number | undefined {
  const at = indexBelow(blocks, line);
  if (at === -1) return undefined;
  const inBlock = indexBelow([...blocks[at]!.querySelectorAll(":scope > p")], line);
  return at * BLOCK_SEGMENTS + Math.max(0, inBlock);
}

/**
 * Finds the time at the reading height of the window, in seconds from the start.
 *
 * @param transcript the element whose children are the transcript's blocks
 */
export function findReadingTime(segments: readonly TranscriptSegment[], transcript: Element | null): number {
  const index = segmentAtLine([...(transcript?.children ?? [])], window.innerHeight * READING_LINE);
  return segments[index ?? segments.length - 1]?.start ?? 0;
}
