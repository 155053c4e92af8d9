import { assist, NO_TRANSCRIPT } from "../_shared/assist.ts";
import { QUIZ_QUESTION } from "@lectern/domain/chat.ts";
import { openaiContract } from "@lectern/domain/contracts/openai.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { readAskedCards, readReadyCards, readStandingCards, toQuiz } from "../_shared/practice/card-maker.ts";

/** Typed, or by the page's button. Other words for a quiz are a question like others. */
const isQuiz = (query: string): boolean =>
  query.trim().replace(/[.!]$/, "").toLowerCase() === QUIZ_QUESTION.toLowerCase();

/** Answers a question about one recording (RDT-06, SRV-08). */
export const handle = endpoint(openaiContract, {
  bodyLimit: 6 * 1024 * 1024,
  sentences: {
    body: NO_TRANSCRIPT,
    begun: "The previous answer is too long or can't be read.",
    query: "Ask a question of up to 4,000 characters.",
    transcript: "The transcript is too long or can't be read.",
    summary: "The summary is too long or can't be read.",
    history: "The conversation before the question is too long or can't be read.",
    recording_id: "The request doesn't say which recording it is about.",
  },
  streams: true,
  async answer(body, caller, deps, exchange) {
    const { query, begun, history = [], recording_id: id } = body;
    const answer = await assist(body, caller, { deps, exchange }, async (writer, { summary, ...lecture }, about) => {
      const { source, boundary, onText } = about;
      if (isQuiz(query) && id !== undefined && source !== undefined && writer.cards !== undefined) {
        const existing = [...(await readStandingCards(id, caller, deps)), ...readAskedCards(history)];
        const ready = await readReadyCards(id, { source, existing }, caller, deps);
        const cards = ready.length > 0 ? ready : await writer.cards(source, { existing, boundary });
        if (cards.length > 0) return toQuiz(cards, source);
      }
      return writer.answer(query, lecture, { summary, history, begun, boundary }, onText);
    });
    return { status: 200, body: answer };
  },
});
