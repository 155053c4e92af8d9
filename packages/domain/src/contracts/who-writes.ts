import * as v from "valibot";

/** POST /functions/v1/who-writes: names the writer of answers and summaries (TUT-09). */
const whoWritesRequest = v.object({});

const whoWritesResponse = v.object({
  /** The model's name; null if answers and summaries quote the lecture. */
  model: v.nullable(v.string()),
  /** The host of the model's server; null without a model, and for one on the machine that runs the functions. */
  host: v.nullable(v.string()),
});
export const whoWritesContract = { name: "who-writes", request: whoWritesRequest, response: whoWritesResponse };
export type WhoWritesResponse = v.InferOutput<typeof whoWritesResponse>;
