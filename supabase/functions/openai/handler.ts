import { assist } from "../_shared/assist.ts";
import { openaiRequest } from "@lectern/domain/contracts/openai.ts";
import { endpoint } from "../_shared/endpoint.ts";

/** Answers a question about one recording (RDT-06, SRV-08). */
export const handle = endpoint({
  name: "openai",
  request: openaiRequest,
  bodyLimit: 6 * 1024 * 1024,
  sentences: {
    begun: "The answer before is too long or not readable.",
    query: "Ask a question of 4,000 characters at most.",
    transcript: "The transcript is too long or not readable.",
    summary: "The summary is too long or not readable.",
    history: "The conversation before the question is too long or not readable.",
    recording_id: "The request does not say which recording it is about.",
  },
  streams: true,
  async answer(body, caller, deps, exchange) {
    const { query, begun, history = [] } = body;
    const answer = await assist(body, caller, { deps, exchange }, (writer, { summary, ...lecture }, about) =>
      writer.answer(query, lecture, { summary, history, begun, boundary: about.boundary }, about.onText),
    );
    return { status: 200, body: answer };
  },
});
