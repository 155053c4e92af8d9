import { inflateRawSync } from "node:zlib";

const decoder = new TextDecoder();

/** Reads the texts of the files in a ZIP file, in order. Only for small files. */
export function listZip(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("This is no ZIP file");
  const files = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const isDeflated = view.getUint16(at + 10, true) === 8;
    const size = view.getUint32(at + 20, true);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength!));
    const header = view.getUint32(at + 42, true);
    const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
    const stored = bytes.subarray(start, start + size);
    files.set(name, decoder.decode(isDeflated ? inflateRawSync(stored) : stored));
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}
