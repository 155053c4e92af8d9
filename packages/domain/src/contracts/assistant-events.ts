import * as v from "valibot";
import { claim } from "./assistant.ts";

/**
 * The server-sent events with which the assistant's functions answer a request with `Accept: text/event-stream`: one
 * `claim` for each checked sentence, in the order of the message, and then `done` with the function's whole response,
 * or `error`. If a request fails before its first event, the answer is an HTTP status and JSON instead. The data of an
 * event is one line of JSON.
 */
export const assistantEvents = { claim: "claim", done: "done", error: "error" } as const;

/** Data of `claim`: one sentence, graded (AST-08, AST-10). */
export const claimEvent = claim;
export type ClaimEvent = v.InferOutput<typeof claimEvent>;

/** Data of `error`: a sentence to show to the student. It is the last event. */
export const errorEvent = v.object({ error: v.string() });
