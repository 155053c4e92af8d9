/**
 * `npm run bench:export`: exports a student's whole library to one ZIP file on disk, in Chromium. It measures time and
 * memory and checks every file against the database, then opens a Word document in an office program and a printed
 * page, if they are installed. Exits with 1 if a goal of docs/export.md is missed. `-- --lectures=100` is smaller, `--
 * --minutes=75` has long ones, `-- --memory` keeps the file in memory as other browsers do.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startTestBackend } from "@lectern/local-backend/testing";
import { findChromium } from "@lectern/scripts/chromium";
import { chromium, type Page } from "@playwright/test";
import { BUILT, buildApp } from "../shared/built.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { countWrongCaptions, findWrongFiles, readManifest } from "./check.ts";
import { storeLibrary } from "./library.ts";
import { measureExport } from "./measure-export.ts";

const { values } = readOptions({
  lectures: { type: "string", default: "1800" },
  minutes: { type: "string", default: "25" },
  memory: { type: "boolean", default: false },
});
const LECTURES = readNumber("lectures", values.lectures);
const MINUTES = readNumber("minutes", values.minutes);
buildApp(BUILT);
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 200;
const MOST_CANCEL_MS = 1_000;

const missed: string[] = [];
function report(what: string, value: string, isMet: boolean): void {
  console.log(`${isMet ? "  " : "✗ "}${what}: ${value}`);
  if (!isMet) missed.push(what);
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: "utf8" });
const isInstalled = (command: string): boolean => run(command, "-v").error === undefined;

const exportButton = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Export", exact: true });

/** Extracts a document's words, without its layout. */
const toWords = (text: string): string =>
  text
    .replaceAll(/[•\d]+\.?\s/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

if (!existsSync(join(BUILT, "index.html"))) throw new Error("nothing is built: run `npm run build`");
const folder = mkdtempSync(join(tmpdir(), "lectern-export-"));
const backend = await startTestBackend({ driver: "postgres" });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  const { user, accessToken, refreshToken } = await backend.setUpUser("export@lectern.test");
  await storeLibrary(backend, user.id, LECTURES, MINUTES);
  const [counts] = await backend.sql<{
    recordings: number;
    folders: number;
    studyGuides: number;
    cards: number;
    reviews: number;
  }>(
    `select 0 as cards, 0 as reviews, (select count(*)::int from public.recordings where user_id = $1) as recordings,
      (select count(*)::int from public.folders where user_id = $1) as folders,
      (select count(*)::int from public.study_guides where user_id = $1) as "studyGuides"`,
    [user.id],
  );
  console.log(`${LECTURES} recordings of ${values.minutes} minutes\n`);

  const context = await browser.newContext({ baseURL: backend.url, locale: "en-US", acceptDownloads: true });
  const session = {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { ...user, app_metadata: { provider: "google" }, user_metadata: {}, identities: [] },
  };
  const measured = await measureExport(backend.url, JSON.stringify(session), folder, values.memory);
  const { cancelMs, seconds, megabytes } = measured;
  report("cancelled in", `${Math.round(cancelMs)} ms (goal ${MOST_CANCEL_MS})`, cancelMs <= MOST_CANCEL_MS);
  report("exported in", `${seconds.toFixed(1)} s (goal ${MOST_SECONDS})`, seconds <= MOST_SECONDS);
  report("memory above the start", `${Math.round(megabytes)} MB (goal ${MOST_MEGABYTES})`, megabytes <= MOST_MEGABYTES);

  const zip = join(folder, readdirSync(folder).find((name) => name.endsWith(".zip"))!);
  const bytes = statSync(zip).size;
  console.log(`  size: ${(bytes / 1e6).toFixed(0)} MB, ${(bytes / LECTURES / MINUTES / 1000).toFixed(1)} kB a minute`);
  const tested = run("unzip", "-tqq", zip);
  report("unzip -t", tested.status === 0 ? "clean" : tested.stdout, tested.status === 0);
  run("unzip", "-q", zip, "-d", join(folder, "all"));
  const all = join(folder, "all");
  const manifest = readManifest(all);
  const wrong = findWrongFiles(all, manifest);
  report("files with another checksum", `${wrong.length} of ${manifest.files.length}`, wrong.length === 0);
  const isEqual = isDeepStrictEqual(manifest.counts, counts);
  report("counts", `${JSON.stringify(manifest.counts)}, the database's ${JSON.stringify(counts)}`, isEqual);
  const captions = await countWrongCaptions(backend, all, manifest);
  report("recordings whose captions parse to other segments", `${captions} of ${LECTURES}`, captions === 0);

  // One recording as a Word document, and as a printed page. The library lists the newest first, as the export does.
  const first = manifest.files.find(({ path }) => path.endsWith("/recording.md"))!;
  const { id } = JSON.parse(readFileSync(join(all, first.path.replace(".md", ".json")), "utf8")) as { id: string };
  await context.addInitScript((stored) => localStorage.setItem("lectern-session", stored), JSON.stringify(session));
  const page = await context.newPage();
  await page.goto("/dashboard/settings");
  await page.getByRole("switch", { name: "Tools" }).click();
  await page.getByRole("link", { name: "Recordings", exact: true }).click();
  await page.getByRole("link", { name: "Open Recording" }).first().click();
  await page.getByRole("tab", { name: "Summary" }).waitFor();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: `More options for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  await page.getByRole("radio", { name: /^Word/ }).click();
  const written = page.waitForEvent("download");
  await exportButton(page).click();
  const docx = join(folder, "lecture.docx");
  await (await written).saveAs(docx);
  if (isInstalled("soffice")) {
    run("soffice", "--headless", "--convert-to", "txt:Text (encoded):UTF8", "--outdir", folder, docx);
    const found = toWords(readFileSync(join(folder, "lecture.txt"), "utf8"));
    const wanted = toWords(readFileSync(join(all, first.path), "utf8").replaceAll("\\", "").replaceAll(/^#+ /gm, ""));
    report(
      "words of the Word document in an office program",
      `${found.split(" ").length}, of ours ${wanted.split(" ").length}`,
      found === wanted,
    );
  } else console.log("  not checked, because soffice is not installed: the Word document in an office program");

  await page.goto(`/dashboard/library/recording/${id}?tab=transcript`);
  await page.getByRole("tabpanel").locator("p").first().waitFor();
  const pdf = await page.pdf({ tagged: true, outline: true });
  writeFileSync(join(folder, "lecture.pdf"), pdf);
  const structure = pdf.toString("latin1");
  const headings = structure.match(/\/S \/H[1-6]\b/g)?.length ?? 0;
  report(
    "printed page",
    `${structure.includes("/MarkInfo") ? "tagged" : "untagged"}, ${headings} headings`,
    headings > 0,
  );
} finally {
  await browser.close();
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.log(`\nmissed: ${missed.join(", ")}`);
  process.exitCode = 1;
}
