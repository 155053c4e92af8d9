import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Baselines } from "./baselines.ts";
import { writeEntries } from "./report/entries.ts";
import { type Report, type ReportFinding, reportVersion } from "./report/model.ts";
import { renderPage } from "./report/page.ts";
import { toSummary } from "./report/summary.ts";
import type { Finding, Run } from "./results.ts";

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
  /** The browser's platform. Defaults to this machine's. */
  readonly system?: string;
}

/** Removes an earlier report, so that no page shows images of two runs. */
function clear(folder: string): void {
  const results = join(folder, "results.json");
  if (!existsSync(results)) return;
  rmSync(join(folder, "images"), { recursive: true, force: true });
  rmSync(results);
}

function toReportFinding({ rule, why, element, story: { id, title, name }, reason }: Finding): ReportFinding {
  return { rule, why, element, story: { id, title, name }, ...(reason !== undefined && { reason }) };
}

/**
 * Writes the report of a run into a folder: `index.html` with its images, which opens without a server; `summary.md`
 * and `results.json` for CI.
 *
 * @returns the path of the page
 */
export function writeReport(folder: string, options: ReportOptions): string {
  const { run, link, browser, baselines, project, command, isReference, reference, base } = options;
  const { system = `${process.platform} ${process.arch}` } = options;
  clear(folder);
  mkdirSync(folder, { recursive: true });
  const countKind = (kind: string): number => run.results.filter(({ verdict }) => verdict.kind === kind).length;
  const report: Report = {
    version: reportVersion,
    project,
    command,
    isReference,
    reference,
    ...(base !== undefined && { base }),
    system,
    browser,
    ...(baselines.browser !== undefined && { baselines: baselines.browser }),
    link: link.replace(/\/$/, ""),
    seconds: run.seconds,
    stories: run.stories,
    same: countKind("same"),
    skipped: countKind("skipped"),
    entries: writeEntries(folder, run.results, baselines),
    findings: run.findings.map(toReportFinding),
    unsteady: run.unsteady,
  };
  const files = {
    "index.html": renderPage(report),
    "summary.md": toSummary(report),
    "results.json": JSON.stringify(report, undefined, 1),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  copyFileSync(join(import.meta.dirname, "report/page.css"), join(folder, "report.css"));
  return join(folder, "index.html");
}
