import * as v from "valibot";
import { ModelFailure } from "./model-failure.ts";

export interface Completion {
  readonly text: string;
  /** It ended at a limit of length and not where the model meant to end. */
  readonly isCut: boolean;
  /** The tokens that the server counted; undefined if it reports none. */
  readonly usage?: Usage | undefined;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const usage = v.object({
  prompt_tokens: count,
  completion_tokens: count,
  prompt_tokens_details: v.fallback(v.nullish(v.object({ cached_tokens: v.nullish(count) })), null),
});
export type Usage = v.InferOutput<typeof usage>;

const text = v.nullish(v.string());
const part = v.object({ content: text, refusal: text });

/** A completion, whole (`message`) or one piece of a stream (`delta`). */
const completion = v.object({
  choices: v.optional(
    v.array(v.object({ message: v.optional(part), delta: v.optional(part), finish_reason: text })),
    [],
  ),
  error: v.optional(v.unknown()),
  usage: v.fallback(v.nullish(usage), null),
});

/** The largest answer that is read. A larger one has nothing to do with the request. */
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
  const parsed = v.safeParse(completion, value);
  if (!parsed.success) throw new ModelFailure("failed", "unreadable");
  if (parsed.output.error) throw new ModelFailure("failed", "error-in-stream");
  return parsed.output;
}

/**
 * Reads an answer of a chat endpoint: server-sent events, or one JSON object from a server that does not stream.
 * @param mostCharacters of the text; the rest is not read
 * @throws ModelFailure when it is not readable, refuses, or ends without a sign that it is whole
 */
export async function readCompletion(
  body: ReadableStream<Uint8Array> | undefined,
  mostCharacters: number,
  onText: (piece: string) => void,
): Promise<Completion> {
  let text = "";
  let isCut = false;
  let isEnded = false;
  let counted: Usage | undefined;
  /** False: there is nothing more to read. */
  const add = (json: string): boolean => {
    const { choices, usage: reported } = parse(json);
    counted = reported ?? counted;
    const [choice] = choices;
    const { content, refusal } = choice?.delta ?? choice?.message ?? {};
    if (refusal || choice?.finish_reason === "content_filter") throw new ModelFailure("refused", "refusal");
    const piece = (content ?? "").slice(0, mostCharacters - text.length);
    const isTooLong = piece.length < (content ?? "").length;
    isCut ||= isTooLong || choice?.finish_reason === "length";
    // The usage comes in an event of its own behind the end.
    isEnded ||= isCut || Boolean(choice?.finish_reason);
    text += piece;
    if (piece !== "") onText(piece);
    return !isTooLong;
  };
  let whole = "";
  for await (const line of readLines(body ?? new Blob().stream())) {
    if (!line.startsWith("data:")) {
      whole += line;
      continue;
    }
    const data = line.slice("data:".length).trim();
    whole = "";
    isEnded ||= data === "[DONE]";
    if (data === "[DONE]" || !add(data)) break;
  }
  if (text === "" && whole.trim().startsWith("{")) add(whole);
  else if (text === "" && whole.trim() !== "") throw new ModelFailure("failed", "unreadable");
  else if (text !== "" && !isEnded) throw new ModelFailure("broken", "early-end");
  return { text, isCut, usage: counted };
}
