/**
 * `npm run bench:ui`: measures the bytes of a page with one button, and of one with our ten most used components, for
 * our library and five others; how long a server takes to render the ten; and how long 1,000 recording cards take to
 * mount and to update. Our library is its packed tarball. `-- --runs=9` measures more often, `--
 * --only=lectern,mantine` some of the libraries, `-- --sizes` leaves the times out, `-- --tarball=<file>` uses an
 * existing tarball.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { installPeers } from "../shared/install-peers.ts";
import { buildPage, type Sizes } from "./build-page.ts";
import { measureServer } from "./measure-server.ts";
import { measureCards, type Timing, type Timings } from "./measure-cards.ts";
import { installOurs, libraries, type Library, toPeerName, peers } from "./peers.ts";
import { steps } from "./peers/shared/steps.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "7" },
    only: { type: "string" },
    tarball: { type: "string" },
    sizes: { type: "boolean", default: false },
  },
});
const chosen = libraries.filter((library) => values.only?.split(",").includes(library) ?? true);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const toRow = ({ js, css }: Sizes) => [kilobytes(js), kilobytes(css), kilobytes(js + css)] as const;

/** "412 (398–455)" */
function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (index: number): string => (sorted[index] ?? Number.NaN).toFixed(0);
  return `${at(Math.floor(sorted.length / 2))} (${at(0)}–${at(sorted.length - 1)})`;
}

const rowOf = (library: Library, timings: readonly Timings[], part: keyof Timing) => ({
  library: toPeerName(library),
  ...Object.fromEntries(steps.map((step) => [step, spread(timings.map((timing) => timing[step][part]))])),
});

installPeers(peers);
installOurs(values.tarball);
const out = mkdtempSync(join(tmpdir(), "bench-ui-"));
const folderOf = (library: Library): string => join(out, library);
try {
  console.log("Sizes in kB (1,000 bytes) after gzip:\n");
  const weighed: object[] = [];
  for (const library of chosen) {
    const [oneJs, oneCss, one] = toRow(await buildPage(library, "button", folderOf(library)));
    const [tenJs, tenCss, ten] = toRow(await buildPage(library, "ten", folderOf(library)));
    weighed.push({
      library: toPeerName(library),
      "one: js": oneJs,
      "one: css": oneCss,
      "one: all": one,
      "ten: js": tenJs,
      "ten: css": tenCss,
      "ten: all": ten,
    });
  }
  console.table(weighed);
  if (!values.sizes) {
    const rendered: object[] = [];
    for (const library of chosen) {
      const { median, html } = await measureServer(library, folderOf(library));
      rendered.push({ library: toPeerName(library), ms: median.toFixed(2), "html, kB": kilobytes(html) });
    }
    console.log("The ten rendered by Node: median of 200, and the HTML after gzip:\n");
    console.table(rendered);
    for (const library of chosen) await buildPage(library, "cards", folderOf(library));
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
    const runs = new Map<Library, Timings[]>(chosen.map((library) => [library, []]));
    // In turns, so that other load on the machine affects all libraries. The first turn is a warm-up and does not
    // count.
    for (let run = 0; run <= Number(values.runs); run++)
      for (const [library, timings] of runs) {
        const timing = await measureCards(browser, folderOf(library));
        if (run > 0) timings.push(timing);
      }
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `1,000 cards in ms, median (range) of ${values.runs} runs; Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model}, load ${load}:\n`,
    );
    for (const part of ["wall", "busy"] as const) {
      console.log(part === "wall" ? "until they are on the screen:" : "that the page's main thread was at work:");
      console.table([...runs].map(([library, timings]) => rowOf(library, timings, part)));
    }
    await browser.close();
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
