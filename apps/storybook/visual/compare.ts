import pixelmatch from "pixelmatch";
import type { Pixels } from "./pixels.ts";

/** How much two screenshots may differ and still count as equal. */
export interface Tolerance {
  /** The largest difference of a channel, 0 to 255, that is invisible; another processor may round a blend differently. */
  readonly channel: number;
  /** The part of all pixels, 0 to 1, that may differ by more. */
  readonly part: number;
  /** How many pixels width or height may differ by. */
  readonly edge: number;
  /** Whether the edges of letters count. */
  readonly letterEdges: boolean;
}

/** For the browser that rendered the baselines. */
export const exact: Tolerance = { channel: 2, part: 0, edge: 0, letterEdges: true };
/** For another operating system, which renders letters differently. */
export const otherSystem: Tolerance = { channel: 40, part: 0.03, edge: 3, letterEdges: false };

/** Where the pixels of two screenshots differ. */
export interface PixelDifference {
  /** Pixels that differ; all of those that only one of the two has count. */
  readonly pixels: number;
  /** `800×120 → 800×121` when the sizes differ. */
  readonly size?: string;
  /** An image that marks the difference. */
  readonly image: Pixels;
}

function beyond(a: Buffer, b: Buffer, channel: number): number {
  let count = 0;
  for (let at = 0; at < a.length; at += 4) {
    for (let c = at; c < at + 3; c += 1) {
      if (Math.abs((a[c] ?? 0) - (b[c] ?? 0)) > channel) {
        count += 1;
        break;
      }
    }
  }
  return count;
}

/** Copies pixels into an image of the given size, so that two of different sizes can be compared. */
function spread({ data, width, height }: Pixels, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const sheet = Buffer.alloc(toWidth * toHeight * 4);
  const row = Math.min(width, toWidth) * 4;
  for (let y = 0; y < Math.min(height, toHeight); y += 1) {
    data.copy(sheet, y * toWidth * 4, y * width * 4, y * width * 4 + row);
  }
  return sheet;
}

/** Compares two screenshots; `undefined` when they are equal within the tolerance. */
export function difference(
  a: Pixels,
  b: Pixels,
  { channel, part, edge, letterEdges }: Tolerance,
): PixelDifference | undefined {
  const near = Math.abs(a.width - b.width) <= edge && Math.abs(a.height - b.height) <= edge;
  // Within the tolerance of `edge`, only the area that both have is compared.
  const pick = near ? Math.min : Math.max;
  const [width, height] = [pick(a.width, b.width), pick(a.height, b.height)];
  const [left, right] = [spread(a, width, height), spread(b, width, height)];
  if (near && letterEdges && beyond(left, right, channel) <= part * width * height) return undefined;
  const data = Buffer.alloc(width * height * 4);
  const counted = pixelmatch(left, right, data, width, height, {
    threshold: letterEdges ? 0 : channel / 255,
    includeAA: letterEdges,
    alpha: 0.25,
    diffColor: [214, 32, 96],
  });
  if (near && !letterEdges && counted <= part * width * height) return undefined;
  const size = `${a.width}×${a.height} → ${b.width}×${b.height}`;
  const sameSize = a.width === b.width && a.height === b.height;
  return { pixels: counted, ...(sameSize ? {} : { size }), image: { data, width, height } };
}
