import { countBytes } from "../../bytes.ts";
import type { Usage } from "./read-completion.ts";

/** A server charges about a tenth for what it remembers of an earlier prompt. */
const CACHED_SHARE = 0.1;

/** About how many tokens a text has: four letters of English each, or one character of Chinese. */
function estimateTokens(text: string): number {
  const others = countBytes(text.replaceAll(/[\0-\x7F]+/g, ""));
  const plain = countBytes(text) - others;
  return Math.ceil(plain / 4 + others / 3);
}

/** The tokens to charge for an answer: what the server counted, or an estimate where it reports nothing (TUT-07). */
export function toCharge(usage: Usage | undefined, request: string, reply: string): number {
  if (usage === undefined) return estimateTokens(request) + estimateTokens(reply);
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens, prompt_tokens_details: details } = usage;
  const cached = Math.min(promptTokens, details?.cached_tokens ?? 0);
  return Math.ceil(promptTokens - cached + cached * CACHED_SHARE) + completionTokens;
}
