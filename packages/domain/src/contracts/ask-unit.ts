import * as v from "valibot";
import { assistantResponse, begunAnswer, conversation, question } from "./assistant.ts";
import { unitLimits, uuid } from "./limits.ts";

/**
 * POST /functions/v1/ask-unit: answers a question about all recordings of a folder, about given recordings, or about
 * given recordings of a folder (UNT-01). Each claim of the answer names its recording.
 */
const askUnitRequest = v.pipe(
  v.object({
    folder_id: v.optional(uuid),
    recording_ids: v.optional(v.pipe(v.array(uuid), v.minLength(1), v.maxLength(unitLimits.recordings))),
    query: question,
    begun: v.optional(begunAnswer),
    history: v.optional(conversation),
  }),
  v.check(
    ({ folder_id, recording_ids }) => folder_id !== undefined || recording_ids !== undefined,
    "There is no scope",
  ),
);
export const askUnitContract = { name: "ask-unit", request: askUnitRequest, response: assistantResponse };
