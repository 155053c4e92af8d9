import { waitForApp, openSignedIn } from "./journey.ts";
import { test } from "./static-host-fixture.ts";
import { expect } from "./lectern.ts";

test("REC-04 a star that shows is kept, although the page is left while it is on its way", async ({ page, host }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await waitForApp(page);
  const star = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Favorite/ });
  const before = await star.getAttribute("aria-pressed");
  const after = before === "true" ? "false" : "true";
  host.writeDelayMs = 1500;
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", after);
  await sent;
  await page.goto("/favicon.svg");
  await page.waitForTimeout(host.writeDelayMs + 500);
  await page.goto("/dashboard/library/recordings");
  await waitForApp(page);
  await expect(star).toHaveAttribute("aria-pressed", after);

  await test.step("as it was, for whoever comes next", async () => {
    host.writeDelayMs = 0;
    const written = page.waitForResponse((response) => response.request().method() === "PATCH");
    await star.click();
    await written;
  });
});
