import pixelmatch from "pixelmatch";
import type { Pixels } from "./pixels.ts";

/** The largest invisible difference of a channel, out of 255: another processor may round a blend differently. */
const INVISIBLE_DIFFERENCE = 2;

/** Where the pixels of two screenshots differ. */
export interface PixelDifference {
  /** The number of differing pixels. Pixels that only one of the two has all count. */
  readonly pixels: number;
  /** `800×120 → 800×121` if the sizes differ. */
  readonly size?: string;
  /** An image that marks the difference. */
  readonly image: Pixels;
}

/** Whether any pixel differs visibly. */
function isDifferent(a: Buffer, b: Buffer): boolean {
  for (let index = 0; index < a.length; index += 4) {
    for (let c = index; c < index + 3; c += 1) {
      if (Math.abs((a[c] ?? 0) - (b[c] ?? 0)) > INVISIBLE_DIFFERENCE) return true;
    }
  }
  return false;
}

/** Copies pixels into an image of the given size, so that images of different sizes can be compared. */
function copyToSize({ data, width, height }: Pixels, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const sheet = Buffer.alloc(toWidth * toHeight * 4);
  const row = Math.min(width, toWidth) * 4;
  for (let y = 0; y < Math.min(height, toHeight); y += 1) {
    data.copy(sheet, y * toWidth * 4, y * width * 4, y * width * 4 + row);
  }
  return sheet;
}

/** Compares two screenshots; `undefined` if no difference is visible. */
export function comparePixels(a: Pixels, b: Pixels): PixelDifference | undefined {
  const sameSize = a.width === b.width && a.height === b.height;
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const [left, right] = [copyToSize(a, width, height), copyToSize(b, width, height)];
  if (sameSize && !isDifferent(left, right)) return undefined;
  const data = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(left, right, data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.25,
    diffColor: [214, 32, 96],
  });
  const size = `${a.width}×${a.height} → ${b.width}×${b.height}`;
  return { pixels, ...(sameSize ? {} : { size }), image: { data, width, height } };
}
