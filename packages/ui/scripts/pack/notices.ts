import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { ui } from "./layout.ts";

/** Third-party works inside the package itself. Dependencies have their own licences. */
const copied = [
  "@fontsource-variable/atkinson-hyperlegible-next",
  "@fontsource-variable/hanken-grotesk",
  "@fontsource-variable/lexend",
  "@fontsource-variable/newsreader",
  "@radix-ui/colors",
  "katex",
];

const { resolve } = createRequire(join(ui, "package.json"));

function toNotice(name: string): string {
  const manifest = resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string; license: string };
  return `${name} ${version} (${license})\n\n${readFileSync(join(dirname(manifest), "LICENSE"), "utf8").trim()}`;
}

/** Writes the licences of the fonts, colours and drawings in the package. */
export function toNotices(): string {
  const drawings = readFileSync(join(ui, "src/elements/icon/LICENSE.lucide.txt"), "utf8").trim();
  const notices = [...copied.map(toNotice), `Lucide (ISC AND MIT): the icons\n\n${drawings}`];
  return `This package contains the work of others.\n\n${notices.join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}
