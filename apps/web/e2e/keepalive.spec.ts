import { BLANK_PAGE, openSignedIn, waitForApp } from "./journey.ts";
import { test } from "./static-host-fixture.ts";
import { expect } from "./lectern.ts";

test("REC-04 saves a star even if the student leaves the page during its request", async ({ page, host }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await waitForApp(page);
  const star = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /^Favorite/ });
  const before = await star.getAttribute("aria-pressed");
  const after = before === "true" ? "false" : "true";
  host.writeDelayMs = 800;
  const write = page.waitForRequest((request) => request.method() === "PATCH");
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", after);
  await write;
  await page.goto(BLANK_PAGE);
  await expect.poll(() => host.answeredWrites).toBe(1);
  await page.goto("/dashboard/library/recordings");
  await waitForApp(page);
  await expect(star).toHaveAttribute("aria-pressed", after);

  await test.step("undo it for the next journey", async () => {
    host.writeDelayMs = 0;
    const written = page.waitForResponse((response) => response.request().method() === "PATCH");
    await star.click();
    await written;
  });
});
