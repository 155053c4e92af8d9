import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { chooseChromium, chromiumArgs, findChromium, isPinned, pinnedVersion } from "./chromium.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-chromium-"));
const foreign = join(folder, "chromium");
writeFileSync(foreign, "#!/bin/sh\nexit 1\n");
chmodSync(foreign, 0o755);

afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("chooseChromium", () => {
  const linux = { platform: "linux", arch: "x64" } as const;

  test.each([
    { platform: "linux", arch: "x64", from: "npm" },
    { platform: "linux", arch: "arm64", from: "playwright" },
    { platform: "darwin", arch: "x64", from: "playwright" },
    { platform: "darwin", arch: "arm64", from: "playwright" },
    { platform: "win32", arch: "x64", from: "playwright" },
  ] as const)("takes Chromium from $from on $platform $arch", ({ platform, arch, from }) => {
    expect(chooseChromium({ env: {}, platform, arch })).toStrictEqual({ from });
  });

  test.each(["linux", "darwin", "win32"] as const)("prefers the file that CHROMIUM_PATH names on %s", (platform) => {
    const env = { CHROMIUM_PATH: foreign };
    expect(chooseChromium({ env, platform, arch: "x64" })).toStrictEqual({ from: "path", path: foreign });
  });

  test("treats an empty CHROMIUM_PATH as unset", () => {
    expect(chooseChromium({ ...linux, env: { CHROMIUM_PATH: "" } })).toStrictEqual({ from: "npm" });
  });

  test("rejects a CHROMIUM_PATH that names no file", () => {
    const missing = join(folder, "missing");
    expect(() => chooseChromium({ ...linux, env: { CHROMIUM_PATH: missing } })).toThrow(`CHROMIUM_PATH`);
    expect(() => chooseChromium({ ...linux, env: { CHROMIUM_PATH: missing } })).toThrow(missing);
  });

  test("ignores a browser on the PATH", () => {
    expect(chooseChromium({ ...linux, env: { PATH: folder } })).toStrictEqual({ from: "npm" });
  });
});

test("isPinned is false for another browser and for a missing one", () => {
  expect(isPinned(foreign)).toBe(false);
  expect(isPinned(join(folder, "missing"))).toBe(false);
});

describe.runIf(process.platform === "linux" && process.arch === "x64")("the pinned Chromium", () => {
  let path: string;
  let browser: Browser;

  beforeAll(async () => {
    vi.stubEnv("CHROMIUM_PATH", "");
    vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
    path = await findChromium();
    browser = await chromium.launch({ executablePath: path, args: chromiumArgs });
  }, 300_000);
  afterAll(async () => {
    await browser.close();
  });

  test("is found even if another one is on the PATH", () => {
    expect(isPinned(path)).toBe(true);
  });

  test("is recognised if a parent process passes it in CHROMIUM_PATH", async () => {
    vi.stubEnv("CHROMIUM_PATH", path);
    expect(isPinned(await findChromium())).toBe(true);
  });

  test("has the version that its package names", () => {
    expect(browser.version().split(".")[0]).toBe(pinnedVersion.split(".")[0]);
  });

  test("speaks English, whatever the machine's locale", async () => {
    const env = { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", LANGUAGE: "de" };
    const german = await chromium.launch({ executablePath: path, args: chromiumArgs, env });
    try {
      const page = await german.newPage();
      expect(await page.evaluate("navigator.languages")).toStrictEqual(["en-US"]);
    } finally {
      await german.close();
    }
  });

  test("loads its own libraries and none of the machine's fonts", async () => {
    const server = await chromium.launchServer({ executablePath: path, args: chromiumArgs });
    try {
      const page = await (await chromium.connect(server.wsEndpoint())).newPage();
      await page.setContent("<p>Letters 日本語</p>");
      await page.screenshot();
      const mapped = readFileSync(`/proc/${server.process().pid}/maps`, "utf8").match(/\/.*$/gm) ?? [];
      for (const library of ["libnss3", "libnspr4", "libexpat"]) {
        const files = new Set(mapped.filter((file) => file.includes(`/${library}.`)));
        expect([...files].map((file) => dirname(file))).toStrictEqual([join(dirname(path), "lib")]);
      }
      expect(mapped.filter((file) => file.startsWith("/usr/share/fonts"))).toStrictEqual([]);
    } finally {
      await server.close();
    }
  });

  test.each([
    ["sans-serif", "Arimo"],
    ["serif", "Tinos"],
    ["monospace", "Cousine"],
    ["system-ui", "DejaVu Sans"],
    ["Arial", "Arimo"],
    ["Times New Roman", "Tinos"],
    ["No Such Font", "Tinos"],
    // With the same settings as the fallbacks in packages/ui/src/theme/fonts.css.ts.
    ["local-serif", "Tinos"],
    ["local-sans", "Arimo"],
  ])("draws %s in %s", async (family, expected) => {
    const page = await browser.newPage();
    const quoted = /\s|^[A-Z]/.test(family) ? `'${family}'` : family;
    await page.setContent(`<style>
      @font-face { font-family: local-serif; src: local("Liberation Serif") }
      @font-face { font-family: local-sans; src: local("Liberation Sans") }
    </style><p style="font-family: ${quoted}">Letters</p>`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "p" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    await page.close();
    expect(fonts.map(({ familyName }) => familyName)).toStrictEqual([expected]);
  });
});
