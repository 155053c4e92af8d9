import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diff, stripVTControlCharacters } from "node:util";
import type { Baselines } from "./baselines.ts";
import { type Html, html } from "./html.ts";
import { type Finding, hasPassed, type Result, type Run, type Verdict } from "./results.ts";

export interface ReportOptions {
  readonly run: Run;
  /** The address of the Storybook that the report links to. */
  readonly link: string;
  /** The version of the browser that took the screenshots. */
  readonly browser: string;
  readonly baselines: Baselines;
  readonly project: string;
  /** The command that compares. */
  readonly command: string;
  /** Whether these screenshots may become baselines, and the platform of the browser that renders those. */
  readonly isReference: boolean;
  readonly reference: string;
  /** The commit that the earlier screenshots were rendered from. */
  readonly base?: string | undefined;
}

interface Image {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Returns the command that accepts a component's differences, after a person has looked at them. */
export const toAcceptance = (command: string): string => `${command} -- --update --only <component>`;

const count = (number: number, noun: string): string =>
  `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;

/**
 * Names what is reviewed together: a screen or a component with its parts. `screens/pricing/Pricing.states/…` and
 * `screens/pricing/PricingView/…` → `screens/pricing`; `cards/RecordingCard/…` → `cards/RecordingCard`.
 */
const toGroup = ({ name }: Result): string => name.split("/").slice(0, -1).slice(0, 2).join("/");

/** Returns a path that every file system accepts. If signs had to be replaced, a hash tells paths apart. */
function toPath(name: string): string {
  const safe = name
    .split("/")
    .map((part) => part.replaceAll(/[^\w@.-]/g, "_").replace(/^\.+/, "_"))
    .join("/");
  return safe === name ? name : `${safe}-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}

/** Writes an image beside the page. */
function toFigure(folder: string, name: string, label: string, image: Image | undefined, note = ""): Html | undefined {
  if (image === undefined) return undefined;
  const path = `images/${toPath(name)}.${label.toLowerCase()}.png`;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), image.png);
  return html`<figure>
<figcaption>${label} <span class="quiet">${image.width} × ${image.height}${note}</span></figcaption>
<img src="${path}" alt="${label}: ${name}" width="${image.width}" height="${image.height}" loading="lazy" decoding="async">
</figure>`;
}

type OfScreenshot = Extract<Verdict, { readonly kind: "changed" | "new" | "removed" }>;

function toScreenshots(folder: string, name: string, verdict: OfScreenshot): Html {
  const before = verdict.kind === "new" ? undefined : verdict.before;
  const after = verdict.kind === "removed" ? undefined : verdict.screenshot;
  const difference = verdict.kind === "changed" ? verdict.difference : undefined;
  const note =
    before && `, ${before.commit.slice(0, 9)}${before.isBaseline ? "" : ", which doesn't render the baseline itself"}`;
  const sides = [
    toFigure(folder, name, "Before", before, note),
    toFigure(folder, name, "After", after),
    toFigure(folder, name, "Difference", difference?.image),
  ].filter((figure) => figure !== undefined);
  const size = difference?.size === undefined ? "" : `, ${difference.size}`;
  return html`${difference !== undefined && html`<p>${count(difference.pixels, "pixel")}${size}</p>`}${
    verdict.kind !== "new" && !before && html`<p>The one before could not be rendered.</p>`
  }<div class="sides">${sides}</div>`;
}

/** Equal lines that are shown around a change. */
const CONTEXT_LINES = 3;

const toLines = (text: string): string[] => (text === "" ? [] : text.split("\n"));

function toTreeDiff(before: string, after: string): Html {
  const lines = diff(toLines(before), toLines(after));
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - CONTEXT_LINES), index + CONTEXT_LINES + 1).some(([operation]) => operation !== 0),
  );
  const visibleLines = lines.flatMap(([operation, text], index): Html[] => {
    if (isNear[index] !== true) return index === 0 || isNear[index - 1] === true ? [html`<i>⋯</i>`] : [];
    if (operation === 0) return [html`<span>  ${text}</span>`];
    return [operation === 1 ? html`<del>- ${text}</del>` : html`<ins>+ ${text}</ins>`];
  });
  return html`<pre>${visibleLines}</pre>`;
}

function toDetail(folder: string, { name, verdict }: Result, baselines: Baselines): Html | undefined {
  switch (verdict.kind) {
    case "broken":
      return html`<pre class="failing">${stripVTControlCharacters(verdict.error)}</pre>`;
    case "new tree":
      return toTreeDiff("", verdict.tree);
    case "changed tree":
      return toTreeDiff(verdict.before, verdict.tree);
    case "removed tree":
      return toTreeDiff(baselines.tree(name) ?? "", "");
    case "same":
    case "skipped":
      break;
    case "changed":
    case "new":
    case "removed":
      return toScreenshots(folder, name, verdict);
  }
  return undefined;
}

/** Links to a story in a running Storybook. Only web addresses become links. */
function toStoryLink(link: string, id: string, words: string, theme?: string): Html {
  if (!/^https?:/.test(link)) return html`${words}`;
  const globals = theme === undefined ? "" : `&globals=theme:${theme}`;
  return html`<a href="${link.replace(/\/$/, "")}/?path=/story/${id}${globals}" target="_blank" rel="noopener">${words}</a>`;
}

function toEntry(folder: string, result: Result, { link, baselines }: ReportOptions): Html {
  const { name, story, theme, verdict } = result;
  const before = "before" in verdict && typeof verdict.before === "object" ? verdict.before.commit : "";
  return html`<article data-kind="${verdict.kind}" data-story="${story?.id ?? ""}" data-before="${before}">
<h3>${name.slice(toGroup(result).length + 1)} <span class="kind">${verdict.kind}</span></h3>
${story && toStoryLink(link, story.id, "Open story", theme)}
${toDetail(folder, result, baselines)}
</article>`;
}

function toFindings(findings: readonly Finding[], link: string): Html | false {
  if (findings.length === 0) return false;
  const toList = (some: readonly Finding[]): Html =>
    html`<ul>${some.map(
      ({ rule, why, element, story: { id, title, name } }) =>
        html`<li><b>${rule}</b> ${why} ${toStoryLink(link, id, `${title}/${name}`)} <code>${element}</code></li>`,
    )}</ul>`;
  const byReason = Map.groupBy(findings, ({ reason }) => reason);
  const groups = [...byReason].map(([reason, of]) =>
    reason === undefined
      ? html`<h3>Without a reason <span class="failing">fails the run</span></h3>${toList(of)}`
      : html`<details><summary>${reason} (${of.length})</summary>${toList(of)}</details>`,
  );
  return html`<section id="findings"><h2>What examiners could not decide</h2>${groups}</section>`;
}

const toUnsteady = ({ unsteady }: Run): Html | false =>
  unsteady.length > 0 &&
  html`<section id="unsteady"><h2>Unsteady</h2>
<p>A page that had shown other stories drew these otherwise than a fresh page. The fresh page counted.</p>
<ul>${unsteady.map((name) => html`<li>${name}</li>`)}</ul></section>`;

/** Sums up in a sentence what the run found. */
function toHeadline({ results, findings }: Run, differing: readonly Result[]): string {
  const unreviewed = findings.filter(({ reason }) => reason === undefined).length;
  if (differing.length > 0)
    return `${count(differing.length, "difference")} in ${count(new Set(differing.map(toGroup)).size, "group")}`;
  if (unreviewed > 0) return `No difference, but ${count(unreviewed, "undecided check")} without a reason`;
  return results.some(({ verdict }) => verdict.kind === "same") ? "Nothing differs" : "Nothing was compared";
}

/**
 * Writes the report of a run into a folder: `index.html` with its images, which opens without a server. Replaces an
 * earlier one.
 *
 * @returns the path of the page
 */
export function writeReport(folder: string, options: ReportOptions): string {
  const { run, link, browser, baselines, project, command, isReference, reference, base } = options;
  rmSync(join(folder, "images"), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const differing = run.results.filter((result) => !hasPassed(result)).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const groups = [...Map.groupBy(differing, toGroup)];
  const headline = toHeadline(run, differing);
  const facts = [
    `${count(run.results.length, "screenshot")} and trees of ${run.stories.toLocaleString("en-US")} stories in ${run.seconds.toFixed(1)} s`,
    `drawn by Chromium ${browser}, ${process.platform} ${process.arch}`,
    `baselines by Chromium ${baselines.browser ?? "of no version yet"}`,
    ...(base === undefined ? [] : [`before: ${base}`]),
  ];
  const lead = isReference
    ? html`To accept those of a component: <code>${toAcceptance(command)}</code>`
    : html`This machine renders both sides. What differs is accepted on ${reference}.`;
  const page = html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${headline}</title>
<link rel="stylesheet" href="report.css">
<header>
<p class="quiet">${project} · visual report</p>
<h1>${headline}</h1>
${differing.length > 0 && html`<p>${lead}</p>`}
<p class="quiet">${facts.join("; ")}.</p>
</header>
<ol>${groups.map(([group, of]) => html`<li><a href="#${group}">${group}</a> ${of.length}</li>`)}</ol>
${groups.map(
  ([group, of]) => html`<section id="${group}"><h2>${group} <span class="quiet">${of.length}</span></h2>
${of.map((result) => toEntry(folder, result, options))}</section>`,
)}
${toFindings(run.findings, link)}
${toUnsteady(run)}
</html>
`;
  writeFileSync(join(folder, "index.html"), page.text);
  copyFileSync(join(import.meta.dirname, "report.css"), join(folder, "report.css"));
  return join(folder, "index.html");
}
