import type { Page } from "@playwright/test";
import { expect, test } from "./lectern.ts";

const STORE = "https://apps.apple.com/us/app/lectern/id0000000000";

/** Opens the page with a fake clock. @returns advances it past the 1.5 s */
async function open(page: Page): Promise<{ elapse: () => Promise<void> }> {
  await page.route(STORE, (route) => route.fulfill({ contentType: "text/html", body: "<h1>The store</h1>" }));
  await page.addInitScript(() => {
    const original = window.setTimeout;
    const held = (work: () => void, delay?: number) => {
      if (delay !== 1500) return original(work, delay);
      Object.assign(window, { elapse: work });
      return 0;
    };
    Object.assign(window, { setTimeout: held });
  });
  await page.goto("/download");
  await expect(page.getByRole("link", { name: "Open the App Store" })).toHaveAttribute("href", STORE);
  await expect(page.getByText("Taking you to the App Store…")).toBeVisible();
  await expect(page).toHaveURL("/download");
  return { elapse: () => page.evaluate(() => (window as unknown as { elapse: () => void }).elapse()) };
}

for (const [path, title] of [
  ["/privacy-policy", "Privacy Policy"],
  ["/tos", "Terms of Service"],
] as const) {
  test(`PUB-09 shows a top bar, a title and the effective date on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveAttribute("href", "/");
    await expect(page.getByText("Effective August 9, 2025")).toBeVisible();
  });
}

test("PUB-14 answers questions about minutes, the subscription, recording and the minimum age", async ({ page }) => {
  await page.goto("/faqPage");
  await expect(page.getByRole("heading", { level: 1, name: "Frequently Asked Questions" })).toBeVisible();
  const answers = (await page.getByRole("main").textContent()) ?? "";
  for (const fact of [/75/, /bonus/i, /unlimited|without (a )?limit/i, /mobile app/i, /turn/i, /13/]) {
    expect(answers).toMatch(fact);
  }
  const first = page.getByRole("group").first();
  await expect(first).not.toHaveAttribute("open");
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
});

test.describe("PUB-11 /download", () => {
  for (const [platform, userAgent] of [
    ["ios", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15"],
    ["android", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36"],
    ["macos", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15"],
    ["windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36"],
  ] as const) {
    test.describe(platform, () => {
      test.use({ userAgent });
      const tag = platform === "ios" ? [] : "@long";
      test(`PUB-11 waits 1.5 s and opens the store on ${platform}`, { tag }, async ({ page }) => {
        const { elapse } = await open(page);
        await elapse();
        await expect(page).toHaveURL(STORE);
      });
    });
  }

  test.describe("desktop", () => {
    test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36" });
    test("PUB-11 stays on a desktop, with the listing's link and its QR code", async ({ page }) => {
      const { elapse } = await open(page);
      await elapse();
      await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
      await expect(page).toHaveURL("/download");
    });
  });
});
