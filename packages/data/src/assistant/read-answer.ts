import { assistantResponse } from "@lectern/domain/contracts/assistant";
import { assistantEvents, errorEvent, textEvent } from "@lectern/domain/contracts/assistant-events";
import { Failure } from "@lectern/domain/failure";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { parseAnswer, type Schema } from "../functions.ts";
import { toFailure } from "../to-failure.ts";
import type { AnswerOptions } from "./call-assistant.ts";

/**
 * Reads the assistant's answer from server-sent events: pieces of its text, then the whole answer or an error (AST-10).
 *
 * @throws Failure `server` with the server's sentence for an error event; `offline` for a stream that ends early
 */
export async function readAnswer<Answer>(
  { body }: Response,
  schema: Schema<Answer>,
  { signal, onText, onAnswer }: AnswerOptions,
): Promise<Answer> {
  if (body === null) throw new Failure("malformed");
  // supabase-js follows the signal only until the headers arrive, so this code aborts the body.
  const toEvents: ReadableWritablePair<{ event?: string | undefined; data: string }, string> =
    new EventSourceParserStream();
  const events = body.pipeThrough(new TextDecoderStream(), signal ? { signal } : {});
  try {
    for await (const { event, data } of listEvents(events.pipeThrough(toEvents))) {
      signal?.throwIfAborted();
      if (event === assistantEvents.text) {
        const { text } = parseAnswer(textEvent, JSON.parse(data));
        onText?.(text);
      }
      if (event === assistantEvents.answer) onAnswer?.(parseAnswer(assistantResponse, JSON.parse(data)));
      if (event === assistantEvents.done) return parseAnswer(schema, JSON.parse(data));
      if (event === assistantEvents.error) throw new Failure("server", parseAnswer(errorEvent, JSON.parse(data)).error);
    }
  } catch (error) {
    throw toFailure(error);
  }
  throw new Failure("offline");
}

/** Iterates over a stream. Leaving the loop cancels it. Safari's streams have no async iterator. */
async function* listEvents<Item>(stream: ReadableStream<Item>): AsyncGenerator<Item> {
  const reader = stream.getReader();
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
