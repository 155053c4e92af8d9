import type { Page, Request } from "@playwright/test";

/** An answer in the place of one function's own. */
export interface FunctionAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** Instead of JSON: what a proxy would send. */
  readonly html?: string;
}

interface Asked {
  readonly body: unknown;
  readonly authorization: string | undefined;
}

/** Answers a function in the server's place, and keeps what it was asked. */
export async function answerFunction(page: Page, name: string, answer: FunctionAnswer | (() => FunctionAnswer)) {
  const asked: Asked[] = [];
  let held: PromiseWithResolvers<void> | undefined;
  await page.route(`**/functions/v1/${name}`, async (route) => {
    const request: Request = route.request();
    asked.push({ body: request.postDataJSON(), authorization: request.headers()["authorization"] });
    await held?.promise;
    const { status = 200, json, html } = typeof answer === "function" ? answer() : answer;
    await (html === undefined
      ? route.fulfill({ status, json })
      : route.fulfill({ status, contentType: "text/html", body: html }));
  });
  return {
    asked,
    /** Keeps answers back until `release`. */
    hold: (): void => {
      held = Promise.withResolvers();
    },
    release: (): void => held?.resolve(),
  };
}

/** The lines that the page logged so far. */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}
