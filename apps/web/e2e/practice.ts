import type { Page } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
import type { Lectern } from "./lectern.ts";

export const PUBLISHABLE_KEY = "sb_publishable_lectern_local";

/** Creates a new student's lecture and opens it as that student. @returns its path */
export async function openLecture(page: Page, server: Lectern, email: string, file?: string): Promise<string> {
  const path = await server.record(email, file === undefined ? {} : { file });
  await openSignedIn(page, email, path);
  await waitForApp(page);
  return path;
}

/** Adds cards by hand with the request that the page sends. */
export const addCards = (page: Page, path: string, count: number) =>
  page.evaluate(
    async ({ recordingId, count: wanted, apikey }) => {
      const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
      const headers = { apikey, authorization: `Bearer ${session.access_token}`, "content-type": "application/json" };
      const stored = await fetch(`/rest/v1/recording_segments?select=segments&recording_id=eq.${recordingId}`, {
        headers,
      });
      const [{ segments }] = await stored.json();
      for (let line = 0; line < wanted; line++) {
        // oxlint-disable-next-line no-await-in-loop -- in the order of the lecture
        const answer = await fetch("/functions/v1/add-card", {
          method: "POST",
          headers,
          body: JSON.stringify({
            id: crypto.randomUUID(),
            recording_id: recordingId,
            front: `What is said in line ${line}?`,
            back: `Line ${line}`,
            quote: segments[line].text,
            first: line,
            last: line,
          }),
        });
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (!answer.ok) throw new Error(await answer.text());
      }
    },
    { recordingId: path.split("/").at(-1) ?? "", count, apikey: PUBLISHABLE_KEY },
  );

export const card = (page: Page) => page.getByRole("region", { name: "Card" });
export const rating = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
export const countReviews = (page: Page) =>
  page.evaluate(async (apikey) => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
    const headers = { apikey, authorization: `Bearer ${session.access_token}` };
    const rows = await (await fetch("/rest/v1/reviews?select=rating,undoes", { headers })).json();
    return rows.length as number;
  }, PUBLISHABLE_KEY);
