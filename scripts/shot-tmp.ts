import { chromium } from "@playwright/test";
import { findChromium, chromiumArgs } from "./chromium.ts";
const [base, out, ...ids] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
for (const spec of ids) {
  const [id, size = "phone", theme = "light"] = spec.split(":");
  const w = { phone: [375, 812], desktop: [1280, 800], narrow: [320, 640] }[size];
  const page = await browser.newPage({ viewport: { width: w[0], height: w[1] }, colorScheme: theme as never, hasTouch: size !== "desktop", isMobile: size !== "desktop" });
  page.on("pageerror", (e) => console.log(id, "ERR", e.message));
  await page.goto(`${base}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`, { waitUntil: "load" });
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `${out}/${id}-${size}-${theme}.png` });
  await page.close();
}
await browser.close();
