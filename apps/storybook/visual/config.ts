/** Lectern's settings of the visual comparison. */
import { join, resolve } from "node:path";
import { execFileSync } from "node:child_process";
import { chromiumArgs, findChromium, isPinned } from "@lectern/scripts/chromium";
import { npmCommand, packageCommand } from "@lectern/scripts/commands";
import type { ShotsConfig } from "@lectern/story-shots/config";
import { axe } from "@lectern/story-shots/examiners/axe";
import { linkDependencies } from "@lectern/story-shots/link-dependencies";
import { isPage, rareVariants, themes, toSizes } from "../.storybook/variants.ts";
import { findReason } from "./axe-reasons.ts";
import { createGeometryExaminer } from "./geometry/examiner.ts";

const root = resolve(import.meta.dirname, "../../..");

/** Builds Storybook in a checkout, or restores Turborepo's cached build. */
function build(checkout: string): string {
  const args = ["run", "build", "--filter=@lectern/storybook", "--output-logs=errors-only"];
  try {
    execFileSync(...packageCommand("turbo", args, import.meta.url), {
      cwd: checkout,
      // Turborepo's summary would interrupt our own output.
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    });
  } catch (cause) {
    throw new Error(`Storybook could not be built in ${checkout}`, { cause });
  }
  return join(checkout, "apps/storybook/storybook-static");
}

export const config: ShotsConfig = {
  project: "Lectern",
  command: "npm run visual",
  root,
  mainBranch: "main",
  storybook: "apps/storybook",
  baselines: "apps/storybook/visual/baselines",
  rareBaselines: "apps/storybook/visual/baselines-rare",
  report: ".reports/visual",
  cache: ".story-shots",
  link: process.env["STORYBOOK_URL"] ?? "http://localhost:6006",
  build: () => Promise.resolve(build(root)),
  buildCheckout: (checkout) => {
    const isLinked = linkDependencies(root, checkout);
    const install = npmCommand(["ci", "--prefer-offline", "--no-audit", "--no-fund"]);
    if (!isLinked) execFileSync(...install, { cwd: checkout, stdio: ["ignore", "ignore", "inherit"] });
    return Promise.resolve(build(checkout));
  },
  browser: {
    find: findChromium,
    flags: chromiumArgs,
    isReference: (path) => process.platform === "linux" && process.arch === "x64" && isPinned(path),
    reference: "Linux x64 with the pinned Chromium",
  },
  stage: {
    // The time in the stories: late on a Monday morning, during the term.
    now: Date.UTC(2026, 2, 2, 10, 20),
    themeAttribute: "data-theme",
    globals: { motion: "still", theme: "light" },
    gallery: "select:has(> option[data-state-key])",
  },
  variants: { themes, toSizes, isPage, rareVariants },
  changes: {
    everywhere:
      /^(package-lock\.json|scripts\/browser\/|packages\/story-shots\/src\/|apps\/storybook\/(\.storybook|visual)\/(?!baselines(-rare)?\/))/,
    ownPackages: "@lectern/",
    preview: "apps/storybook/.storybook/preview.tsx",
  },
  examiners: [axe, createGeometryExaminer("plain")],
  findReason,
};
