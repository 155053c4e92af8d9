import * as v from "valibot";
import { claim } from "./assistant.ts";

/**
 * The server-sent events with which the assistant's functions answer a request with `Accept: text/event-stream`: the
 * pieces of the message as `text`, and then `done` with the function's whole response, or `error`. A citation arrives
 * whole. If a request fails before its first event, the answer is an HTTP status and JSON instead. The data of an
 * event is one line of JSON.
 */
export const assistantEvents = { text: "text", claim: "claim", done: "done", error: "error" } as const;

/** Data of `text`: a piece of the message, as it is written. */
export const textEvent = v.object({ text: v.string() });

/** Data of `claim`: one sentence, graded (AST-08, AST-10). */
export const claimEvent = claim;
export type ClaimEvent = v.InferOutput<typeof claimEvent>;

/** Data of `error`: a sentence to show to the student. It is the last event. */
export const errorEvent = v.object({ error: v.string() });
