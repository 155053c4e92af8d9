import { readFileSync } from "node:fs";
import { readBackend } from "../src/platform/backend.ts";
import { listZip } from "@lectern/export/testing/list-zip";
import { recordLog } from "./console-log.ts";
import { answerFunction } from "./answers.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signIn } from "./sign-in.ts";

const { publishableKey } = readBackend({});

test("SET-04 deletes the account after a confirmation, shows a failure, and opens the landing page", async ({ page }, {
  project,
}) => {
  const logged = recordLog(page);
  let answer: { status?: number; json: unknown } = { status: 500, json: { error: "down" } };
  const deletion = await answerFunction(page, "delete-user", () => answer);
  await openSignedIn(page, `leaving-${project.name}@school.test`, "/dashboard/settings");
  const ask = page.getByRole("button", { name: "Delete Account" });
  const dialog = page.getByRole("alertdialog");
  const confirm = dialog.getByRole("button", { name: "Yes, Delete My Account" });

  await test.step("SET-04 the confirmation can be cancelled", async () => {
    await ask.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    expect(deletion.calls).toHaveLength(0);
  });

  await test.step("SET-04 a failure shows an error and the confirmation again", async () => {
    await ask.click();
    await confirm.click();
    await expect(page.getByText("Failed to delete account. Please try again.")).toBeVisible();
    await expect(confirm).toBeEnabled();
    expect(logged.some((line) => line.startsWith("Error deleting account"))).toBe(true);
  });

  await test.step("SET-04 every button is disabled during the deletion; then the student is signed out", async () => {
    const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null"));
    answer = {
      json: { success: true, deleted: { recordings: 0, folders: 0, tags: 0, studyGuides: 0, cards: 0, reviews: 0 } },
    };
    deletion.hold();
    await confirm.click();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    deletion.release();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(page).toHaveURL("/");
    expect(deletion.calls).toHaveLength(2);
    expect(deletion.calls[1]?.body).toEqual({ user_id: user.id });
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((key) => !key.includes("theme"))).toEqual([]);
  });
});

test("SET-04 AUT-07 starts a new account for the identity of a deleted one, and recognises it", async ({
  page,
  server,
}, { project }) => {
  const email = `gone-${project.name}@school.test`;
  await server.record(email);
  await openSignedIn(page, email, "/dashboard/settings");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("button", { name: "Yes, Delete My Account" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/library/recordings");
  await expect(page).toHaveURL("/login");
  await signIn(page, email);
  await expect(page.getByText("Our records show you've registered before.", { exact: false })).toBeVisible();
  await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
});

test("EXP-04 exports everything first, the receipt has the same counts, and afterwards nothing is left", async ({
  page,
  server,
}, { project }) => {
  const email = `leaving-with-all-${project.name}@school.test`;
  const address = await server.record(email);
  await server.sendGuide(email);
  const script = await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await openSignedIn(page, email, address);
  await openMenu(page);
  await page.getByRole("link", { name: "Settings" }).click();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null"));
  await page.getByRole("button", { name: "Export Everything First" }).click();
  const exported = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
  const files = listZip(new Uint8Array(readFileSync(await (await exported).path())));
  const { counts } = JSON.parse(files.get("manifest.json") ?? "null");
  expect(counts).toMatchObject({ recordings: 1, folders: 0, tags: 0, studyGuides: 1, cards: 0, reviews: 0 });
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("button", { name: "Yes, Delete My Account" }).click();
  const receipt = page.getByRole("alertdialog", { name: "Your account has been deleted" });
  await expect(receipt).toContainText("1 recording, 0 folders, 0 tags, 1 study guide, 0 cards and 0 reviews");
  const download = page.waitForEvent("download");
  await receipt.getByRole("button", { name: "Download Receipt" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain(
    "1 recording, 0 folders, 0 tags, 1 study guide, 0 cards and 0 reviews",
  );
  await receipt.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL("/");

  await test.step("EXP-04 every page requires a sign-in, and the server refuses every token", async () => {
    await page.goto(address);
    await expect(page).toHaveURL("/login");
    const headers = { apikey: publishableKey, authorization: `Bearer ${session.access_token}` };
    const one = { ...headers, accept: "application/vnd.pgrst.object+json" };
    const id = address.split("/").at(-1);
    const answers = await Promise.all([
      page.request.get("/auth/v1/user", { headers }),
      page.request.post("/auth/v1/token?grant_type=refresh_token", {
        headers: { apikey: publishableKey },
        data: { refresh_token: session.refresh_token },
      }),
      page.request.post("/functions/v1/openai", { headers, data: {} }),
      page.request.get(`/rest/v1/recordings?id=eq.${id}`, { headers: one }),
      page.request.get(`/rest/v1/recordings?select=id`, { headers }),
    ]);
    expect(answers.map((answer) => answer.status())).toEqual([403, 400, 401, 401, 401]);
  });

  await test.step("EXP-04 the device stores nothing of the student", async () => {
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((name) => !name.includes("theme") && name !== "intendedUrl"),
      session: Object.keys(sessionStorage)
        .map((name) => sessionStorage.getItem(name))
        .join("\n"),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookies: document.cookie,
    }));
    const { session: tab, ...stores } = kept;
    expect(stores).toEqual({ local: [], databases: [], caches: [], cookies: "" });
    // A tab stores its scroll positions, and which fonts are cached.
    for (const theirs of [email, session.user.id, session.access_token]) expect(tab).not.toContain(theirs);
  });
  await script.dispose();
});
