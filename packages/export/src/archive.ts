import { hashBytes } from "@lectern/data/digest";
import type { ExportedFile } from "./formats/manifest.ts";
import { makeZip } from "client-zip";
import { ExportStopped } from "./export-stopped.ts";
export interface FileToAdd {
  /** From the archive's root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** ISO 8601 with zone. */
  readonly modifiedAt: string;
}

/** A ZIP file that is written while files are added, so that no file stays in memory. */
export interface Archive {
  /** Resolves when the sink has accepted the file. @throws the sink's error */
  add(file: FileToAdd): Promise<void>;
  /** The files added so far, for the manifest. */
  readonly files: readonly ExportedFile[];
  /** @throws the sink's error */
  close(): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: Uint8Array<ArrayBuffer>;
}

/** Iterates over a stream, because Safari's streams have no async iterator. */
async function* readEach(entries: ReadableStream<Entry>): AsyncGenerator<Entry, void, undefined> {
  const reader = entries.getReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** A write to disk takes milliseconds, however small it is, so that chunks are joined up to this size. */
const WRITE_BYTES = 1024 * 1024;

/** Joins small chunks into larger ones. */
function joinChunks(): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  let length = 0;
  const join = (): Uint8Array<ArrayBuffer> => {
    const joined = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      joined.set(chunk, offset);
      offset += chunk.length;
    }
    chunks = [];
    length = 0;
    return joined;
  };
  return new TransformStream({
    transform(chunk, controller) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= WRITE_BYTES) controller.enqueue(join());
    },
    flush: (controller) => controller.enqueue(join()),
  });
}

/** Opens a ZIP file whose bytes go to `sink`. */
export function createArchive(sink: WritableStream<Uint8Array<ArrayBuffer>>): Archive {
  const { readable, writable } = new TransformStream<Entry, Entry>();
  const writer = writable.getWriter();
  const files: ExportedFile[] = [];
  const writing = makeZip(readEach(readable)).pipeThrough(joinChunks()).pipeTo(sink);
  let refusal: { readonly reason: unknown } | undefined;
  writing.catch((reason: unknown) => {
    refusal = { reason };
    // Otherwise files that wait to be added would wait forever.
    void writer.abort(reason).catch(() => undefined);
  });
  return {
    files,
    async add({ path, text, modifiedAt }) {
      const bytes = new TextEncoder().encode(text);
      const sha256 = await hashBytes(bytes);
      if (refusal !== undefined) throw refusal.reason;
      await writer.write({ name: path, lastModified: new Date(modifiedAt), input: bytes });
      files.push({ path, bytes: bytes.length, sha256 });
    },
    async close() {
      await writer.close();
      await writing;
    },
  };
}

/** A blob of a few megabytes leaves the page's memory: the browser stores it, and uses the disk if there are many. */
const PART_BYTES = 8 * 1024 * 1024;

/** Collects bytes in a blob. @param mostBytes more bytes are refused with `too-large` */
export function createBlobSink(mostBytes: number) {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let waiting = 0;
  let total = 0;
  const store = () => {
    parts.push(new Blob(chunks));
    chunks = [];
    waiting = 0;
  };
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      total += chunk.length;
      if (total > mostBytes) throw new ExportStopped("too-large");
      chunks.push(chunk);
      waiting += chunk.length;
      if (waiting >= PART_BYTES) store();
    },
    close: store,
  });
  return { sink, toBlob: () => new Blob(parts, { type: "application/zip" }) };
}
