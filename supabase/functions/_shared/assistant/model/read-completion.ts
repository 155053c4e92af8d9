import * as v from "valibot";
import { ModelFailure } from "./model-failure.ts";

export interface Completion {
  readonly text: string;
  /** It ended at a limit of length and not where the model meant to end. */
  readonly isCut: boolean;
}

const text = v.nullish(v.string());
const part = v.object({ content: text, refusal: text });

/** A completion, whole (`message`) or one piece of a stream (`delta`). */
const completion = v.object({
  choices: v.optional(
    v.array(v.object({ message: v.optional(part), delta: v.optional(part), finish_reason: text })),
    [],
  ),
  error: v.optional(v.unknown()),
});

/** Of an answer that comes whole; more is no answer of ours. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The lines of a body. Ends the request when it is not read to its end. */
async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let line = "";
  let bytes = 0;
  // Leaving the loop cancels the stream, so that the model stops.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure("failed", "too-large");
    const lines = (line + decoder.decode(chunk, { stream: true })).split("\n");
    line = lines.pop() ?? "";
    yield* lines;
  }
  yield line + decoder.decode();
}

function parse(json: string): v.InferOutput<typeof completion> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new ModelFailure("failed", "unreadable", { cause });
  }
  const read = v.safeParse(completion, value);
  if (!read.success) throw new ModelFailure("failed", "unreadable");
  if (read.output.error !== undefined) throw new ModelFailure("failed", "error-in-stream");
  return read.output;
}

/**
 * Reads an answer of a chat endpoint: server-sent events, or one JSON object from a server that does not stream.
 * @param mostCharacters of the text; the rest is not read
 * @throws ModelFailure when it is not readable, refuses, or has no words
 */
export async function readCompletion(
  body: ReadableStream<Uint8Array> | undefined,
  mostCharacters: number,
  onText: (piece: string) => void,
): Promise<Completion> {
  let written = "";
  let isCut = false;
  /** False: there is nothing more to read. */
  const add = (json: string): boolean => {
    const [choice] = parse(json).choices;
    const { content, refusal } = choice?.delta ?? choice?.message ?? {};
    if (refusal || choice?.finish_reason === "content_filter") throw new ModelFailure("refused", "refusal");
    const piece = (content ?? "").slice(0, mostCharacters - written.length);
    isCut = choice?.finish_reason === "length" || piece.length < (content ?? "").length;
    written += piece;
    if (piece !== "") onText(piece);
    return !isCut;
  };
  let whole = "";
  for await (const line of readLines(body ?? new Blob().stream())) {
    if (!line.startsWith("data:")) {
      whole += line;
      continue;
    }
    const data = line.slice("data:".length).trim();
    whole = "";
    if (data === "[DONE]" || !add(data)) break;
  }
  if (written === "" && whole.trim().startsWith("{")) add(whole);
  else if (written === "" && whole.trim() !== "") throw new ModelFailure("failed", "unreadable");
  if (written.trim() === "") throw new ModelFailure("empty", isCut ? "length" : "empty");
  return { text: written, isCut };
}
