import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Box } from "./stage.ts";

/** A decoded screenshot: RGBA, 8 bits a channel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Decodes an image file, or the part in `box`. */
export async function decode(image: Buffer, box?: Box): Promise<Pixels> {
  const whole = sharp(image);
  const part =
    box === undefined ? whole : whole.extract({ left: box.x, top: box.y, width: box.width, height: box.height });
  const { data, info } = await part.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes pixels as a PNG, optimised for speed and not for size. */
export async function encodePng({ data, width, height }: Pixels): Promise<Buffer> {
  return await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Hashes a screenshot's size and RGBA values. The encoding of the image makes no difference. */
export const pixelHash = ({ data, width, height }: Pixels): string =>
  createHash("sha256").update(`${width}x${height}\n`).update(data).digest("base64url").slice(0, 22);
