import { assist, NO_TRANSCRIPT } from "../_shared/assist.ts";
import { customizeAiSummaryContract } from "@lectern/domain/contracts/customize-ai-summary.ts";
import { FOCUS_MAX_CHARACTERS, styleWords, summaryStyles } from "@lectern/domain/summary-style.ts";
import { endpoint } from "../_shared/endpoint.ts";

/** Writes notes of one recording in one of the styles (RDT-04, SRV-08). */
export const handle = endpoint(customizeAiSummaryContract, {
  bodyLimit: 6 * 1024 * 1024,
  sentences: {
    body: NO_TRANSCRIPT,
    transcript: "The transcript is too long or can't be read.",
    style: `The styles are ${summaryStyles.map((style) => styleWords[style].label).join(", ")}.`,
    focus: `Write a focus in one line of up to ${FOCUS_MAX_CHARACTERS} characters.`,
    recording_id: "The request doesn't say which recording it is about.",
  },
  streams: true,
  async answer(body, caller, deps, exchange) {
    const answer = await assist(body, caller, { deps, exchange }, async (writer, about, { onText }) => ({
      message: await writer.notes(body.style, about, onText, body.focus),
    }));
    return { status: 200, body: answer };
  },
});
