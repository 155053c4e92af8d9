import type { Functions } from "./functions.ts";
import { logError } from "./log.ts";

const EVERY_MS = 30_000;
const FUNCTION_NAME = "process-recordings";

/**
 * Resumes interrupted summaries every 30 seconds, as a schedule does in production. Returns the function that stops it.
 */
export function takeUpUnfinishedRecordings(
  functions: Functions,
  options: { siteUrl: string; secretKey: string; defer: (work: Promise<unknown>) => void },
): () => void {
  if (!functions.has(FUNCTION_NAME)) return () => undefined;
  let busy = false;

  const round = async () => {
    if (busy) return;
    busy = true;
    try {
      const headers = { apikey: options.secretKey, authorization: `Bearer ${options.secretKey}` };
      const request = new Request(`${options.siteUrl}/functions/v1/${FUNCTION_NAME}`, { method: "POST", headers });
      const answer = await functions.call(FUNCTION_NAME, request);
      if (answer?.ok !== true) logError({ work: FUNCTION_NAME, status: answer?.status ?? 404 });
      await answer?.body?.cancel();
    } finally {
      busy = false;
    }
  };

  options.defer(round());
  const timer = setInterval(() => options.defer(round()), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
