import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
const [out, email, path, widths = "390,1280", themes = "light,dark", wait = "900"] = process.argv.slice(2);
const base = "http://localhost:4180";
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const ctx = await browser.newContext({ locale: "en-US", timezoneId: "America/New_York", serviceWorkers: "block" });
const page = await ctx.newPage();
await page.goto(base + "/login");
await page.getByRole("button", { name: /Google/ }).click();
await page.getByRole("heading", { name: /Sign in with/ }).waitFor();
const demo = page.getByRole("button", { name: email });
if (await demo.isVisible()) await demo.click();
else {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}
await page.waitForURL(/\/dashboard/);
for (const w of widths.split(","))
  for (const t of themes.split(",")) {
    await page.emulateMedia({ colorScheme: t });
    await page.setViewportSize({ width: +w, height: +w < 500 ? 844 : 900 });
    await page.goto(base + path);
    await page.waitForSelector("[data-app=mounted]", { timeout: 15000 }).catch(() => {});
    await page.waitForTimeout(+wait);
    await page.screenshot({ path: `${out}-${w}-${t}.png`, fullPage: process.env.FULL === "1" });
  }
await browser.close();
