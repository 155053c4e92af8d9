import { paths } from "../src/paths.ts";
import { openSignedIn, waitForApp, restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu } from "./sign-in.ts";

/** docs/product.md#data: the names in one line have the same glyph. */
const glyphs = [
  ["microphone", "mic", "something else", ""],
  ["thumbs-up"],
  ["book"],
  ["podcast"],
  ["mic-off"],
  ["volume-high"],
  ["headphones"],
  ["music"],
  ["comment", "message"],
  ["comments"],
  ["circle-play"],
  ["circle-pause"],
  ["radio", "broadcast-tower"],
  ["compact-disc"],
  ["sliders"],
] as const;

test("REC-10 SHL-12 shows a card's glyph and colour, and dates on cards, home and the recording", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  const names = glyphs.flat();
  // In New York it is still the ninth.
  const late = { created_at: "2025-08-10T02:30:00+00:00" };
  await page.route("**/rest/v1/recordings?*", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    const rows: unknown = await response.json();
    if (!Array.isArray(rows)) return route.fulfill({ response, json: { ...(rows as object), ...late } });
    if (/[?&]limit=[1-3](&|$)/.test(route.request().url()))
      return route.fulfill({ response, json: rows.map((row) => ({ ...row, ...late })) });
    // The cards' second request (REC-11).
    if (!route.request().url().includes("original_name")) return route.fulfill({ response });
    const [first] = rows;
    const cards = names.map((recording_icon, index) => ({
      ...first,
      ...late,
      id: index === 0 ? first.id : `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      original_name: `Icon ${index}`,
      recording_icon,
      recording_icon_color: index % 2 === 0 ? "" : null,
    }));
    return route.fulfill({ response, json: cards });
  });
  await page.goto("/dashboard/library/recordings");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(names.length);
  await waitForApp(page);

  await test.step("REC-10 every name and its aliases have one glyph, others a microphone; without a colour it is #3B82F6", async () => {
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => {
        const drawing = card.querySelector("svg");
        const disc = drawing?.closest("span");
        return {
          glyph: drawing?.innerHTML ?? "",
          colours: [disc, disc?.parentElement].map((part) => part && getComputedStyle(part).backgroundColor),
        };
      }),
    );
    const glyphByName = new Map(names.map((name, index) => [name, seen[index]?.glyph]));
    for (const [name, ...aliases] of glyphs)
      for (const alias of aliases) expect(glyphByName.get(alias), `${alias} as ${name}`).toBe(glyphByName.get(name));
    expect(new Set(glyphByName.values()).size).toBe(glyphs.length);
    for (const { colours } of seen) expect(colours).toContain("rgb(59, 130, 246)");
  });

  await test.step("SHL-12 short on cards, long on the recording and on home, in the reader's zone", async () => {
    await expect(cards.first().locator("time")).toHaveText("Aug 9, 2025");
    await cards.first().getByRole("link").first().click();
    await expect(page.getByRole("tab").first()).toBeVisible();
    await expect(page.getByRole("main").locator("time").first()).toHaveText("August 9, 2025");
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name: "Home", exact: true }).click();
    const recents = page.locator("section").filter({ hasText: "Recent Recordings" });
    await expect(recents.locator("time")).toHaveText(["August 9, 2025", "August 9, 2025", "August 9, 2025"]);
  });
});

test("RDT-02 AST-05 renames a recording from its card, and shows its summary under the new name", async ({
  page,
  server,
}, { project }) => {
  const email = `renames-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "First draft of a name" });
  await openSignedIn(page, email, paths.recordings);
  const card = page.getByRole("main").getByRole("article");
  const more = card.getByRole("button", { name: "More options for First draft of a name" });
  await more.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename Recording" });
  await dialog.getByLabel("Title").fill("Immunity, lecture 3");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card.getByRole("heading")).toHaveText("Immunity, lecture 3");
  await page.reload();
  await expect(card.getByRole("heading")).toHaveText("Immunity, lecture 3");
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Immunity, lecture 3");
  await expect(page.getByRole("tabpanel", { name: "Summary" }).getByRole("heading").first()).toBeVisible();
  await expect(page.getByText("First draft of a name")).toHaveCount(0);
});
