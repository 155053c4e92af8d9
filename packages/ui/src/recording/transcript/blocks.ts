import type { TranscriptSegment } from "@lectern/domain/recording";

/** The number of segments that are laid out together. A screen shows fewer. */
export const BLOCK_SEGMENTS = 100;

interface Block {
  /** Index of its first segment. */
  readonly first: number;
  readonly segments: readonly TranscriptSegment[];
}

export function toBlocks(segments: readonly TranscriptSegment[]): Block[] {
  const blocks: Block[] = [];
  for (let first = 0; first < segments.length; first += BLOCK_SEGMENTS) {
    blocks.push({ first, segments: segments.slice(first, first + BLOCK_SEGMENTS) });
  }
  return blocks;
}

/** Finds the index of the segment at a time: the last segment that has begun. */
export function segmentAt(segments: readonly TranscriptSegment[], seconds: number): number | undefined {
  // A link may have rounded the time down to the second.
  const next = segments.findIndex(({ start }) => start > seconds + 0.999);
  const last = next === -1 ? segments.length - 1 : next - 1;
  return last < 0 ? undefined : last;
}
