import type { Page } from "@playwright/test";
import { waitForApp, restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

/** The Mondays of days in the browser's time zone, which is another than this process's. */
async function toMondays(page: Page, days: string[]): Promise<number[]> {
  return page.evaluate(
    (all) =>
      all.map((day) => {
        const date = new Date(day);
        date.setHours(0, 0, 0, 0);
        return date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
      }),
    days,
  );
}

test.beforeEach(async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
});

test("REC-03 SHL-11 shows six skeletons while the list loads", async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/recordings?*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/dashboard/library/recordings");
  await expect(page.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
  const region = page.getByRole("main").locator("[aria-busy=true]");
  await expect(region).toContainText("Loading recordings");
  await expect(region.getByRole("listitem", { includeHidden: true })).toHaveCount(6);
  answer();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

for (const [width, columns] of [
  [375, 1],
  [1000, 2],
  [1280, 3],
] as const) {
  const tag = columns === 2 ? "@long" : [];
  test(`REC-03 shows ${columns} columns at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashboard/library/recordings");
    await expect(page.getByRole("article").first()).toBeVisible();
    await waitForApp(page);
    const lefts = await page
      .getByRole("article")
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

test("REC-01 REC-04 REC-05 lists completed recordings newest first, and opens one by its card or its link", async ({
  page,
}) => {
  await page.goto("/dashboard/library/recordings");
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible();
  await waitForApp(page);
  const moments = await cards
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(moments).toEqual(moments.toSorted((a, b) => String(b).localeCompare(String(a))));
  await expect(cards.first().locator("time")).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  await expect(page.getByText("Recordings can only be created on the mobile app")).toBeVisible();

  const toRecording = /\/dashboard\/library\/recording\/[0-9a-f-]{36}$/;
  await cards.first().getByText("Open Recording").click();
  await expect(page).toHaveURL(toRecording);
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/library/recordings");
  // The card itself, outside its text and buttons.
  const box = await cards.first().boundingBox();
  if (!box) throw new Error("the card has no box");
  await page.mouse.click(box.x + box.width / 2, box.y + 8);
  await expect(page).toHaveURL(toRecording);
});

test("REC-16 recordings in the order newest first have a heading for each week, from Monday", async ({ page }) => {
  await page.goto("/dashboard/library/recordings");
  await waitForApp(page);
  const weeks = await page
    .getByRole("main")
    .getByRole("list")
    .evaluateAll((lists) =>
      lists.map((list) => ({
        heading: list.previousElementSibling?.textContent,
        label: list.ariaLabel,
        days: [...list.querySelectorAll("time")].map((time) => time.dateTime),
        levels: new Set([...list.querySelectorAll("h2, h3")].map(({ localName }) => localName)).size,
      })),
    );
  expect(weeks.length).toBeGreaterThan(2);
  const mondays = await Promise.all(weeks.map(async ({ days }) => [...new Set(await toMondays(page, days))]));
  expect(mondays.every(({ length }) => length === 1)).toBe(true);
  expect(mondays.flat()).toEqual([...new Set(mondays.flat())].toSorted((a, b) => b - a));
  const now = Date.now();
  const [thisWeek, lastWeek] = await toMondays(
    page,
    [now, now - 7 * 86_400_000].map((time) => new Date(time).toISOString()),
  );
  for (const [index, [monday = 0]] of mondays.entries()) {
    const named =
      monday === thisWeek
        ? "This week"
        : monday === lastWeek
          ? "Last week"
          : expect.stringContaining(
              `Week of ${new Date(monday).toLocaleDateString("en-US", { month: "long", day: "numeric", timeZone: "America/New_York" })}`,
            );
    expect(weeks[index]).toMatchObject({ heading: named, label: named, levels: 1 });
  }
});

test("REC-17 REC-18 keeps sorting by name and showing lines, here and among the favorites, until the student changes it", async ({
  page,
}) => {
  const options = (name: string) => page.getByRole("radiogroup", { name });
  const names = () => page.getByRole("article").getByRole("heading").allTextContents();
  // On a phone the two choices are in the menu (first-screen.spec.ts).
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/dashboard/library/recordings");
  await options("Sort by").getByText("Name").click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
  const { compare } = new Intl.Collator("en", { numeric: true });
  const sorted = await names();
  expect(sorted).toEqual(sorted.toSorted(compare));
  await options("Show as").getByText("List").click();
  const expectLines = async () => {
    const boxes = await page.getByRole("article").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(72);
  };
  await expect.poll(expectLines).toBe(undefined);

  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expectLines();
  expect(await names()).toEqual(sorted);

  await page.goto("/dashboard/library/favorites");
  await expect(options("Sort by").getByRole("radio", { name: "Name" })).toBeChecked();
  await expectLines();
  await options("Show as").getByRole("radio", { name: "List" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.goto("/dashboard/library/recordings");
  await expect(options("Show as").getByRole("radio", { name: "Cards" })).toBeChecked();
  expect(await names()).toEqual(sorted);
});

test("RDT-01 shows a recording's long date", { tag: "@long" }, async ({ page }) => {
  await page.goto("/dashboard/library/recordings");
  await page.getByRole("article").first().getByText("Open Recording").click();
  await expect(page.getByRole("main").locator("time").first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test("RDT-03 shows that a recording can't be found", async ({ page }) => {
  await page.goto("/dashboard/library/recording/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("alert")).toHaveText("Failed to load recording");
  await page.getByRole("main").getByRole("link", { name: "Go to Recordings" }).click();
  await expect(page).toHaveURL("/dashboard/library/recordings");
});

test("RDT-03 shows that a recording has no transcript and no summary", async ({ page }) => {
  await page.goto("/dashboard/library/recordings");
  await page.getByRole("article").filter({ hasText: "mic was off" }).getByText("Open Recording").click();
  await expect(page.getByRole("tabpanel")).toContainText("No summary available");
  await page.getByRole("tab", { name: "Transcript" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("No transcript available");
});

test("REC-04 stores the last of two quick taps on a star", async ({ page }) => {
  await page.goto("/dashboard/library/recordings");
  const star = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Favorite/ });
  const before = await star.getAttribute("aria-pressed");
  const writes: unknown[] = [];
  const answered: Promise<unknown>[] = [];
  page.on("request", (request) => {
    if (request.method() !== "PATCH") return;
    writes.push(request.postDataJSON());
    answered.push(request.response());
  });
  await star.dblclick();
  await expect.poll(() => writes.length).toBe(2);
  await Promise.all(answered);
  expect(writes).toEqual([{ is_favorite: before === "false" }, { is_favorite: before === "true" }]);
  await expect(star).toHaveAttribute("aria-pressed", before ?? "");
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", before ?? "");
});

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("SHL-07 ARR-01 home polls every eight seconds, also after a recording was completed", async ({ page }) => {
    let newest: object | undefined;
    let reads = 0;
    await page.route("**/rest/v1/recordings?*limit=3", async (route) => {
      reads += 1;
      const seen = newest ?? { status: "processing", original_name: `Look ${reads}` };
      const response = await route.fetch();
      const rows = (await response.json()) as object[];
      return route.fulfill({ response, json: rows.map((row, index) => (index === 0 ? { ...row, ...seen } : row)) });
    });
    await page.clock.install();
    await page.goto("/dashboard");
    const recents = page.locator("section").filter({ hasText: "Recent Recordings" });
    await expect(recents.locator("time")).toHaveCount(3);
    // The preview shows the rows before the app mounts, and only the app polls.
    await waitForApp(page);
    // No poll starts while another one is running. A slow machine may have spent the eight seconds by itself, so the test expects
    // at least one more poll.
    const expectLook = (look: number) => expect(recents.getByText(`Look ${look}`)).toBeVisible({ timeout: 10_000 });
    await expectLook(reads);
    const before = reads;
    await page.clock.fastForward(8000);
    await expect.poll(() => reads, { timeout: 10_000 }).toBeGreaterThan(before);
    await expectLook(reads);
    newest = { status: "completed", original_name: "Arrived at last" };
    await page.clock.fastForward(8000);
    await expect(recents.getByText("Arrived at last", { exact: true })).toBeVisible({ timeout: 10_000 });
    const settled = reads;
    await page.clock.fastForward(8000);
    await expect.poll(() => reads, { timeout: 10_000 }).toBeGreaterThan(settled);
  });
});
