/**
 * `npm run screenshots --workspace @lectern/web`: takes screenshots of the real product with the demo library: the landing page's in
 * both themes and two widths, which the README shows too, the image of shared links, and the icons.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { Lectern } from "../e2e/lectern.ts";

const site = join(import.meta.dirname, "../public");
const widths = [640, 1280];
const themes = ["light", "dark"] as const;
/** The margin around a part of the interface, in CSS pixels. */
const INSET = 12;
const questions = {
  chat: "Where do the light reactions happen?",
  moment: "How do we know that the oxygen comes from water?",
};

const settled = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** Writes a screenshot as WebP at several widths, with the browser's encoder. */
async function writeWebp(browser: Browser, name: string, png: Buffer): Promise<void> {
  const page = await browser.newPage();
  for (const width of widths) {
    const encoded = await page.evaluate(
      async ({ source, wanted }) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = wanted;
        canvas.height = Math.round((image.naturalHeight * wanted) / image.naturalWidth);
        const context = canvas.getContext("2d");
        if (context === null) throw new Error("the browser draws nothing");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL("image/webp", 0.82);
      },
      { source: `data:image/png;base64,${png.toString("base64")}`, wanted: width },
    );
    writeFileSync(join(site, `screenshots/${name}-${width}.webp`), Buffer.from(encoded.split(",")[1] ?? "", "base64"));
  }
  await page.close();
}

async function takeScreens(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US", colorScheme: "light" });
  const take = async (name: string) => {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await settled(page);
      await writeWebp(browser, `${name}-${theme}`, await page.screenshot());
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  };
  await page.goto(`${url}/dashboard/library/recordings`);
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: "free@lectern.test" }).click();
  await page
    .getByRole("article")
    .getByText(/^\d+ min/)
    .first()
    .waitFor();
  await settled(page);
  await take("library");
  await page.getByRole("article").first().getByRole("link").first().click();
  await page
    .getByRole("tabpanel")
    .getByRole("link", { name: /^Transcript at/ })
    .first()
    .waitFor();
  // The transcript beside it comes later.
  await page.locator("[data-transcript] p").first().waitFor();
  await settled(page);
  await take("recording");
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByPlaceholder("Ask about your recording...").fill(questions.chat);
  await page.keyboard.press("Enter");
  await page.getByText(questions.chat).waitFor();
  await page.getByText("Thinking...").waitFor({ state: "hidden" });
  await page.evaluate(() => window.scrollTo(0, 0));
  // The bar that sticks while one scrolls leaves.
  await page.waitForTimeout(1000);
  await take("chat");
  await page.close();
}

/** Parts of the interface for the landing page's features: the whole width of something, 16:10. */
async function takeFeatures(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    // Below the width at which the transcript stands beside it.
    viewport: { width: 1180, height: 1100 },
    deviceScaleFactor: 2,
    locale: "en-US",
  });
  const take = async (name: string, part: Locator) => {
    const box = await part.boundingBox();
    if (box === null) throw new Error(`nothing to take for ${name}`);
    const width = box.width + 2 * INSET;
    const clip = { x: box.x - INSET, y: box.y - INSET, width, height: width / 1.6 };
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await settled(page);
      await writeWebp(browser, `feature-${name}-${theme}`, await page.screenshot({ clip }));
    }
  };
  await page.goto(`${url}/dashboard/library/recordings`);
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: "free@lectern.test" }).click();
  const cards = page.getByRole("article");
  await cards
    .getByText(/^\d+ min/)
    .first()
    .waitFor();
  // Around its weeks: a list of cards has no box of its own.
  await take("library", page.getByRole("main").getByRole("list").filter({ has: cards }).first().locator(".."));
  await cards.first().getByRole("link").first().click();
  const panel = page.getByRole("tabpanel");
  await panel
    .getByRole("link", { name: /^Transcript at/ })
    .first()
    .waitFor();
  await take("information", panel);
  await page.getByRole("tab", { name: "Customize" }).click();
  await page.getByRole("button", { name: "Copy Notes" }).waitFor();
  await take("chat", panel);
  await page.close();
}

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Close-ups for the landing page's reasons, each around the thing that it is about. */
async function takeReasons(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1180, height: 900 },
    deviceScaleFactor: 3,
    locale: "en-US",
    colorScheme: "light",
  });
  /** @param toClip chooses the width and the upper left corner, from the box of the part */
  const take = async (name: string, part: Locator, toClip: (box: Box) => { x: number; y: number; width: number }) => {
    await part.scrollIntoViewIfNeeded();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      await settled(page);
      const box = await part.boundingBox();
      if (box === null) throw new Error(`nothing to take for ${name}`);
      const clip = toClip(box);
      await writeWebp(
        browser,
        `reason-${name}-${theme}`,
        await page.screenshot({ clip: { ...clip, height: clip.width / 1.6 } }),
      );
    }
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  };
  await page.goto(`${url}/dashboard/library/recordings`);
  await page.getByRole("button", { name: /Google/ }).click();
  await page.getByRole("button", { name: "free@lectern.test" }).click();
  const cards = page.getByRole("article");
  await cards
    .getByText(/^\d+ min/)
    .first()
    .waitFor();
  await page.goto(`${url}/dashboard/library/search?q=oxygen`);
  const result = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("mark") })
    .first();
  await result.waitFor();
  // In a narrow window its lines are as wide as the picture.
  await page.setViewportSize({ width: 420, height: 900 });
  await take("course", result, ({ x, y, width }) => ({ x: x - INSET, y: y - INSET, width: width + 2 * INSET }));
  await page.setViewportSize({ width: 1180, height: 900 });
  await page.goto(`${url}/dashboard/practice/session`);
  await page.getByRole("button", { name: "Show Answer" }).click();
  const around = 4 * INSET;
  await take("cards", page.getByRole("group", { name: "How well did you know it?" }), ({ x, y, width, height }) => ({
    x: x - around,
    y: y + height + INSET - (width + 2 * around) / 1.6,
    width: width + 2 * around,
  }));
  await page.goto(`${url}/dashboard/settings/kept-data`);
  await page.getByRole("button", { name: "Export Everything" }).click();
  // Its words would be cut beside the dialog.
  await page.getByRole("main", { includeHidden: true }).evaluate((main) => (main.style.visibility = "hidden"));
  await take("yours", page.getByRole("dialog"), ({ x, y, width }) => ({
    x: x - 3 * INSET,
    y: y - INSET,
    width: width + 6 * INSET,
  }));
  await page.goto(`${url}/dashboard/library/recordings`);
  await page.getByRole("article").first().getByRole("link").first().click();
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByPlaceholder("Ask about your recording...").fill(questions.moment);
  await page.keyboard.press("Enter");
  await page.getByText("Thinking...").waitFor({ state: "hidden" });
  // In a narrow window a quotation is as wide as the picture.
  await page.setViewportSize({ width: 480, height: 900 });
  const quote = page.getByRole("log").getByRole("blockquote").nth(1);
  // Clear of the field for the next question.
  await quote.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await take("moment", quote, ({ x, y, width }) => ({ x: x - INSET, y: y - INSET, width: width + 2 * INSET }));
  await page.close();
}

/** The image that other sites show for a link. */
async function takeCard(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(url);
  await settled(page);
  await page.screenshot({ path: join(site, "card.png") });
  await page.close();
}

async function drawIcons(browser: Browser): Promise<void> {
  const svg = readFileSync(join(site, "favicon.svg")).toString("base64");
  const page = await browser.newPage();
  for (const { file, size, margin, background } of [
    { file: "icon-180.png", size: 180, margin: 0, background: "#fff" },
    { file: "icon-192.png", size: 192, margin: 0, background: "transparent" },
    { file: "icon-512.png", size: 512, margin: 0, background: "transparent" },
    // A mask may hide a tenth at each side.
    { file: "icon-maskable.png", size: 512, margin: 80, background: "#fbf9f4" },
  ]) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;background:${background}"><img src="data:image/svg+xml;base64,${svg}" style="display:block;margin:${margin}px;width:${size - 2 * margin}px">`,
    );
    await page.screenshot({ path: join(site, file), omitBackground: background === "transparent" });
  }
  await page.close();
}

mkdirSync(join(site, "screenshots"), { recursive: true });
const server = await Lectern.start();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  await takeScreens(browser, server.url);
  await takeFeatures(browser, server.url);
  await takeReasons(browser, server.url);
  await takeCard(browser, server.url);
  await drawIcons(browser);
} finally {
  await browser.close();
  await server.close();
}
