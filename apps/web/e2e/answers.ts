import type { Page, Request } from "@playwright/test";

/** A response that a journey sends instead of the function. */
export interface FunctionAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** HTML instead of JSON: an error page, as a proxy would send it. */
  readonly html?: string;
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
    const { status = 200, json, html } = typeof answer === "function" ? answer() : answer;
    await (html === undefined
      ? route.fulfill({ status, json })
      : route.fulfill({ status, contentType: "text/html", body: html }));
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
