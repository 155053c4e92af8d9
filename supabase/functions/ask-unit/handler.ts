import { askUnitContract } from "@lectern/domain/contracts/ask-unit.ts";
import { unitLimits } from "@lectern/domain/contracts/limits.ts";
import { toResponse } from "../_shared/assist.ts";
import { takeAssistantTurn } from "../_shared/assistant-turn.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { answerAboutUnit } from "../_shared/unit/answer-about-unit.ts";
import { createUnitReader } from "../_shared/unit/unit-reader.ts";

/** Answers a question about a folder's lectures, or about chosen ones (UNT-01, UNT-02). */
export const handle = endpoint(askUnitContract, {
  bodyLimit: 1024 * 1024,
  sentences: {
    begun: "The previous answer is too long or can't be read.",
    query: "Ask a question of up to 4,000 characters.",
    history: "The conversation before the question is too long or can't be read.",
    folder_id: "The request doesn't say which folder it is about.",
    recording_ids: `Choose 1 to ${unitLimits.recordings} recordings.`,
  },
  streams: true,
  async answer({ folder_id: folderId, recording_ids: ids, query, begun, history = [] }, caller, deps, exchange) {
    const { turn } = await takeAssistantTurn(deps.database, caller.id);
    const reader = createUnitReader(deps.readAs(caller.token));
    const lectures = await reader.readLectures({ folderId, ids });
    if (lectures.length === 0) throw new Refusal(404, "There are no lectures to ask about here.");
    if (lectures.length > unitLimits.recordings)
      throw new Refusal(422, `You can ask about up to ${unitLimits.recordings} lectures at once. Choose some of them.`);
    const request = { query, history, begun, lectures, folderId, turn };
    const { result, fallback } = await answerAboutUnit(request, { caller, deps, reader, exchange });
    return { status: 200, body: toResponse(result, fallback) };
  },
});
