import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** A body's size uncompressed, and in each encoding. */
export interface Sizes {
  readonly raw: number;
  readonly gz: number;
  readonly br: number;
}

export interface Packed extends Sizes {
  readonly compressed: Buffer | undefined;
}

const COMPRESSIBLE = /^(text\/|application\/([\w.-]+\+)?(json|javascript|xml|wasm)|image\/svg)/;
/**
 * A static host compresses a file once, at the best quality; an answer of the API is compressed while the page waits.
 */
const QUALITY = { file: 11, answer: 4 };

const packedByKey = new Map<string, Packed>();

/** Compresses a body as an edge host would. The result is cached. */
export function pack(body: Buffer, type: string, kind: keyof typeof QUALITY): Packed {
  const raw = body.length;
  if (raw === 0 || !COMPRESSIBLE.test(type)) return { raw, gz: raw, br: raw, compressed: undefined };
  const key = `${kind} ${createHash("sha256").update(body).digest("base64")}`;
  const cached = packedByKey.get(key);
  if (cached !== undefined) return cached;
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind], [constants.BROTLI_PARAM_SIZE_HINT]: raw };
  const smaller = brotliCompressSync(body, { params });
  const gz = gzipSync(body, { level: kind === "file" ? 9 : 6 }).length;
  const packed = { raw, gz, br: smaller.length, compressed: smaller };
  packedByKey.set(key, packed);
  return packed;
}
