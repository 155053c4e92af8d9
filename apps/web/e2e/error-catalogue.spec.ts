import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { isAppError, recordLog } from "./console-log.ts";
import { type Call, catalogue } from "./error-catalogue.ts";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast] [data-title]");

/** Answers a call instead of the backend. @returns how often it was requested */
async function answerCall(page: Page, { url, method, answer = {}, saying }: Call): Promise<() => number> {
  let requests = 0;
  await page.route(url, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    requests += 1;
    if (saying !== undefined) {
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...(await response.json()), ...saying } });
    }
    if (answer === "lost") return route.abort("connectionreset");
    const { status = 500, json = status === 204 ? undefined : { message: "down", error: "down" } } = answer;
    return json === undefined ? route.fulfill({ status }) : route.fulfill({ status, json });
  });
  return () => requests;
}

test("the journeys cover every row of the error catalogue in docs/product.md", () => {
  const product = readFileSync(join(import.meta.dirname, "../../../docs/product.md"), "utf8");
  const [, section = ""] = product.split("## Error catalogue");
  const rows = [...section.split("\n## ")[0]!.matchAll(/^\| ([^|]+?) \|/gm)].map(([, situation]) => situation);
  const listed = rows.filter((row) => row !== "situation");
  expect(listed.length).toBeGreaterThan(20);
  expect([...new Set(catalogue.map(({ situation }) => situation))]).toEqual(listed);
});

/** Money, an account's end, and what no other journey lets fail. The long run tries every row. */
const inEveryRun = new Set([
  "Sign-in with Google",
  "Signing out",
  "Loading home",
  "Loading a folder",
  "Loading a study guide",
  "Loading a folder's key terms",
  "Generating notes, also without a session",
  "Asking for a summary again",
  "Deleting the account",
  "Opening a checkout",
  "Opening the billing portal",
  "Support forms",
  "Marking a lecture as read",
  "A thrown error",
]);

for (const [index, row] of catalogue.entries()) {
  const { situation, what, rules, email = "free@lectern.test", at, call, before, act, logs, alert, toast, after } = row;
  const seen = [logs && "logged", alert && "an alert", toast && "a toast"].filter(Boolean).join(" and ") || "a page";
  const isFirst = catalogue.findIndex((other) => other.situation === situation) === index;
  const tag = isFirst && inEveryRun.has(situation) ? [] : "@long";
  test(`${rules} ${situation}${what === undefined ? "" : `, ${what}`}: ${seen}, and nothing else`, { tag }, async ({
    page,
  }) => {
    // Each row itself answers the requests that would end the session.
    if (email !== null) await restoreSession(page, email, { isHeard: false });
    let countRequests: (() => number) | undefined;
    if (act === undefined && call !== undefined) countRequests = await answerCall(page, call);
    if (act !== undefined || before !== undefined) {
      await page.goto(at);
      await before?.(page);
      if (call !== undefined) countRequests = await answerCall(page, call);
    }
    const logged = recordLog(page, isAppError);
    if (act === undefined) await page.goto(at);
    else await act(page);

    for (const expected of [logs, row.logsToo].filter((line) => line !== undefined))
      await expect.poll(() => logged.filter((line) => line.startsWith(expected)).length).toBeGreaterThan(0);
    if (alert !== undefined) await expect(page.getByRole("alert").filter({ hasText: alert })).toHaveText(alert);
    if (toast !== undefined) await expect(toasts(page).filter({ hasText: toast })).toHaveText(toast);
    await after?.(page);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(alert === undefined ? 0 : 1);
    await expect(toasts(page)).toHaveCount(toast === undefined ? 0 : 1);
    const known = [logs, row.logsToo, row.thrown].filter((line) => line !== undefined);
    expect(logged.filter((line) => !known.some((begins) => line.startsWith(begins)))).toEqual([]);
    if (countRequests !== undefined && row.requests !== "often") expect(countRequests()).toBe(row.requests ?? 1);
  });
}
