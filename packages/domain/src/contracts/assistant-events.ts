import * as v from "valibot";
import { claim } from "./assistant.ts";

/**
 * The server-sent events that both functions of the assistant send to a request with `Accept: text/event-stream`: `claim` for
 * each checked sentence in the order of the message, then `done` with the function's whole response, or `error`. A request
 * that fails before its first event is answered with its HTTP status and JSON. An event's data is one line of JSON.
 */
export const assistantEvents = { claim: "claim", done: "done", error: "error" } as const;

/** Data of `claim`: one sentence, graded (AST-08, AST-10). */
export const claimEvent = claim;
export type ClaimEvent = v.InferOutput<typeof claimEvent>;

/** Data of `error`: a sentence for the student. No event follows it. */
export const errorEvent = v.object({ error: v.string() });
