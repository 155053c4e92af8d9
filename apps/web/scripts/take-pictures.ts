/** `npm run pictures`: takes the README's pictures of the real product, with the demo library in it. */
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { Lectern } from "../e2e/lectern.ts";

const folder = join(import.meta.dirname, "../../../docs/images");
const server = await Lectern.start();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 760 }, locale: "en-US" });
  await page.goto(`${server.url}/dashboard/library/recordings`);
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: "free@lectern.test" }).click();
  await page.getByRole("article").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, "library.png") });
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("tabpanel").waitFor();
  await page.screenshot({ path: join(folder, "recording.png") });
} finally {
  await browser.close();
  await server.close();
}
