import type { Page, Request } from "@playwright/test";

/** A response that a journey sends instead of the function. */
export interface FunctionAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** HTML instead of JSON: an error page, as a proxy would send it. */
  readonly html?: string;
  /** Server-sent events instead of JSON: the name of each and its data. */
  readonly events?: readonly (readonly [event: string, data: unknown])[];
}

interface RecordedCall {
  readonly body: unknown;
  readonly authorization: string | undefined;
}

/**
 * Answers a function's requests instead of the server.
 *
 * @returns the requests in `asked`; `hold` delays responses until `release`
 */
export async function answerFunction(page: Page, name: string, answer: FunctionAnswer | (() => FunctionAnswer)) {
  const calls: RecordedCall[] = [];
  let held: PromiseWithResolvers<void> | undefined;
  await page.route(`**/functions/v1/${name}`, async (route) => {
    const request: Request = route.request();
    calls.push({ body: request.postDataJSON(), authorization: request.headers()["authorization"] });
    await held?.promise;
    const { status = 200, json, html, events } = typeof answer === "function" ? answer() : answer;
    const stream = events?.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
    if (stream !== undefined) await route.fulfill({ status, contentType: "text/event-stream", body: stream });
    else if (html === undefined) await route.fulfill({ status, json });
    else await route.fulfill({ status, contentType: "text/html", body: html });
  });
  return {
    calls,
    /** Delays responses until `release`. */
    hold: (): void => {
      held = Promise.withResolvers();
    },
    release: (): void => held?.resolve(),
  };
}
