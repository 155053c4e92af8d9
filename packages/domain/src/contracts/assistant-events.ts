import * as v from "valibot";

/**
 * The server-sent events with which the assistant's functions answer a request with `Accept: text/event-stream`: one
 * `text` for each piece of the message as it is written, and then `done` with the function's whole response, or `error`.
 * If a second reading of the citations follows (TUT-05), `answer` has the response before it, and `done` adds `checks`.
 * A citation arrives whole, as its link. If a request fails before its first event, the answer is an HTTP status and
 * JSON instead. The data of an event is one line of JSON.
 */
export const assistantEvents = { text: "text", answer: "answer", done: "done", error: "error" } as const;

/** Data of `text`: the next piece of the message's Markdown (AST-10). */
export const textEvent = v.object({ text: v.string() });

/** Data of `error`: a sentence to show to the student. It is the last event. */
export const errorEvent = v.object({ error: v.string() });
