import { assist } from "../_shared/assist.ts";
import { customizeAiSummaryRequest } from "../_shared/domain/contracts/customize-ai-summary.ts";
import { endpoint } from "../_shared/endpoint.ts";

/** Writes notes of one recording in one of four styles (RDT-04, SRV-08). */
export const handle = endpoint({
  name: "customize-ai-summary",
  request: customizeAiSummaryRequest,
  bodyLimit: 6 * 1024 * 1024,
  sentences: {
    transcript: "The transcript is too long or not readable.",
    style: "Choose bullet points, a paragraph, an outline or an essay.",
    recording_id: "The request does not say which recording it is about.",
  },
  async answer(body, caller, deps) {
    const answer = await assist(body, caller, deps, async (writer, about) => ({
      message: await writer.notes(body.style, about),
    }));
    return { status: 200, body: answer };
  },
});
