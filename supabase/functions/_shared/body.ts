import { Refusal } from "./refusal.ts";

const tooLarge = (limit: number) =>
  new Refusal(413, `This is too large to send. The limit is ${Math.floor(limit / 1024 / 1024)} MB.`);

/** Reads the body as bytes. Stops as soon as it exceeds `limit`, whatever its Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read one chunk after another
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

const decodeUtf8 = (bytes: Uint8Array): string => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/**
 * Reads the body of a request as text, unchanged.
 * @param limit in bytes
 * @throws Refusal 413 if it is larger than `limit`, 400 if it is not UTF-8
 */
export async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readBytes(request, limit);
  try {
    return decodeUtf8(bytes);
  } catch (cause) {
    throw new Refusal(400, "The request isn't valid text.", {}, { cause });
  }
}

/**
 * Reads and parses the JSON body of a request.
 * @param limit in bytes
 * @throws Refusal 415 if its content type is not JSON, 413 if it is larger than `limit`, 400 if it is not valid JSON
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new Refusal(415, "Send this as JSON, with Content-Type application/json.");
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(decodeUtf8(bytes));
  } catch (cause) {
    throw new Refusal(400, "The request isn't valid JSON.", {}, { cause });
  }
}
