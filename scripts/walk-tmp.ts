import { chromium } from "@playwright/test";
import { findChromium, chromiumArgs } from "./chromium.ts";
const base = process.argv[2] ?? "http://localhost:4162";
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on("console", (m) => { if (m.type() !== "debug" && !m.text().includes("vite")) console.log("CONSOLE", m.type(), m.text().slice(0, 300)); });
page.on("pageerror", (e) => console.log("ERR", e.message));
page.on("response", (r) => { if (r.status() >= 400) console.log("HTTP", r.status(), r.url().slice(0,160)); });
await page.goto(`${base}/login`);
await page.getByRole("button", { name: /Google/ }).click();
await page.getByRole("button", { name: "free@lectern.test" }).click();
await page.waitForURL(/dashboard/);
await page.waitForTimeout(1500);
const made = await page.evaluate(async () => {
  const session = JSON.parse(localStorage.getItem("lectern-session")!);
  const key = Object.keys(localStorage).join();
  const headers = { authorization: `Bearer ${session.access_token}`, apikey: "sb_publishable_lectern_local", "content-type": "application/json" };
  const list = await (await fetch(`/rest/v1/recordings?select=id,original_name&order=created_at.desc&limit=3`, { headers })).json();
  const out: unknown[] = [list];
  const id = list[0]?.id;
  const seg = await (await fetch(`/rest/v1/recording_segments?select=segments&recording_id=eq.${id}`, { headers })).json();
  const segments = seg[0]?.segments ?? [];
  for (let n = 0; n < 3; n++) {
    const r = await fetch("/functions/v1/add-card", { method: "POST", headers, body: JSON.stringify({ id: crypto.randomUUID(), recording_id: id, front: `Question ${n}?`, back: `Answer ${n}`, quote: segments[n].text, first: n, last: n }) });
    out.push([r.status, (await r.text()).slice(0, 200)]);
  }
  return { out, id, key };
});
console.log(JSON.stringify(made).slice(0, 1500));
const shot = async (name: string) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/shots/walk-${name}.png` }); };
await page.goto(`${base}/dashboard/practice`); await page.waitForTimeout(1500); await shot("practice");
await page.goto(`${base}/dashboard/library/recording/${made.id}/cards`); await page.waitForTimeout(1500); await shot("cards");
await page.goto(`${base}/dashboard/practice/session`); await page.waitForTimeout(2000); await shot("asking");
await page.keyboard.press("Space"); await shot("shown");
await page.keyboard.press("3"); await shot("next");
await page.keyboard.press("z"); await shot("undone");
await page.keyboard.press("3"); await page.keyboard.press("Space"); await page.waitForTimeout(300); await page.keyboard.press("1"); await page.waitForTimeout(300);
for (let n = 0; n < 3; n++) { await page.keyboard.press("Space"); await page.waitForTimeout(300); await page.keyboard.press("3"); await page.waitForTimeout(300); }
await page.waitForTimeout(1500); await shot("finished");
await browser.close();
