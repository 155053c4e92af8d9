import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { Box } from "./stage.ts";

/** How far two pictures may be apart and still be one. */
export interface Tolerance {
  /** Difference of a channel, of 255, that no eye sees; another processor may round a blend so. */
  readonly channel: number;
  /** Part of all pixels, 0 to 1, that may differ by more. */
  readonly part: number;
  /** Pixels of width or height. */
  readonly edge: number;
  /** Whether the edges of letters count. */
  readonly letterEdges: boolean;
}

/** The browser that drew the baselines, or another build of the same major version. */
export const exact: Tolerance = { channel: 2, part: 0, edge: 0, letterEdges: true };
/** Another major version of Chromium on the same operating system. */
export const otherBrowser: Tolerance = { channel: 16, part: 0.002, edge: 1, letterEdges: false };
/** Another operating system draws other letters. */
export const otherSystem: Tolerance = { channel: 40, part: 0.03, edge: 3, letterEdges: false };

/** The part of a picture that is kept, as PNG. */
export async function cut(png: Buffer, box: Box | undefined): Promise<Buffer> {
  if (box === undefined) return png;
  const part = { left: box.x, top: box.y, width: box.width, height: box.height };
  return await sharp(png).extract(part).png({ compressionLevel: 1 }).toBuffer();
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The difference of two pictures that are not the same. */
export interface Difference {
  /** Pixels that differ; all of those that only one of the two has count. */
  readonly pixels: number;
  /** `800×120 → 800×121` when the sizes differ. */
  readonly size?: string;
  /** The picture of the difference, WebP. */
  readonly picture: Buffer;
}

async function decode(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
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

/** On a sheet of the given size, so that both pictures can be laid over each other. */
function spread({ data, width, height }: Pixels, toWidth: number, toHeight: number): Buffer {
  if (width === toWidth && height === toHeight) return data;
  const sheet = Buffer.alloc(toWidth * toHeight * 4);
  const row = Math.min(width, toWidth) * 4;
  for (let y = 0; y < Math.min(height, toHeight); y += 1) {
    data.copy(sheet, y * toWidth * 4, y * width * 4, y * width * 4 + row);
  }
  return sheet;
}

/** `undefined` when the pictures are the same within the tolerance. */
export async function difference(
  before: Buffer | string,
  after: Buffer,
  { channel, part, edge, letterEdges }: Tolerance,
): Promise<Difference | undefined> {
  const [a, b] = await Promise.all([decode(before), decode(after)]);
  const near = Math.abs(a.width - b.width) <= edge && Math.abs(a.height - b.height) <= edge;
  // Within the tolerance of edges, only what both have is compared.
  const pick = near ? Math.min : Math.max;
  const [width, height] = [pick(a.width, b.width), pick(a.height, b.height)];
  const [left, right] = [spread(a, width, height), spread(b, width, height)];
  if (near && letterEdges && beyond(left, right, channel) <= part * width * height) return undefined;
  const drawn = Buffer.alloc(width * height * 4);
  const counted = pixelmatch(left, right, drawn, width, height, {
    threshold: letterEdges ? 0 : channel / 255,
    includeAA: letterEdges,
    alpha: 0.25,
    diffColor: [214, 32, 96],
  });
  if (near && !letterEdges && counted <= part * width * height) return undefined;
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
  const size = `${a.width}×${a.height} → ${b.width}×${b.height}`;
  return { pixels: counted, ...(a.width === b.width && a.height === b.height ? {} : { size }), picture };
}
