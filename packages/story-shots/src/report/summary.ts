import { count, kinds, type Report, type ReportFinding, toGroup } from "./model.ts";

/** Rows of a table, and lines of a list, that a summary shows before it only counts. */
const MOST_ROWS = 50;

const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\\`*_|[\]~#]/g, String.raw`\$&`)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/\s+/g, " ");
const toRow = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
const capitalise = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Returns the command that accepts a component's differences, after a person has looked at them. */
export const toAcceptance = (command: string): string => `${command} -- --update --only <component> --because "<why>"`;

/** Sums up in a sentence what the run found. */
export function toHeadline({ entries, findings, same, skipped }: Report): string {
  const unreviewed = findings.filter(({ reason }) => reason === undefined).length;
  const components = new Set(entries.map(({ name }) => toGroup(name))).size;
  const reasons = `${count(unreviewed, "undecided check")} without a reason`;
  if (entries.length > 0) return `${count(entries.length, "difference")} in ${count(components, "group")}`;
  if (unreviewed > 0) return `No difference, but ${reasons}`;
  return same === 0 && skipped > 0 ? "Nothing was compared" : "Nothing differs";
}

function printTable({ entries }: Report): string[] {
  const present = kinds.filter((kind) => entries.some((entry) => entry.kind === kind));
  const groups = [...Map.groupBy(entries, ({ name }) => toGroup(name))];
  const rows = groups.slice(0, MOST_ROWS).map(([component, of]) => {
    const counts = present.map((kind) => of.filter((entry) => entry.kind === kind).length);
    return toRow([escapeMarkdown(component), ...counts.map((number) => (number === 0 ? "" : number))]);
  });
  const left = groups.length - rows.length;
  return [
    toRow(["Group", ...present.map(capitalise)]),
    toRow(["---", ...present.map(() => "---:")]),
    ...rows,
    ...(left > 0 ? ["", `And ${count(left, "more group")}.`] : []),
  ];
}

const printFinding = ({ story, rule, why, element }: ReportFinding): string =>
  `- ${escapeMarkdown(`${rule} (${why}) in ${story.id}: ${element}`)}`;

/** The run in Markdown, for the summary of a CI job. */
export function toSummary(report: Report): string {
  const { entries, findings, unsteady, same, skipped, stories, seconds, browser } = report;
  const unreviewed = findings.filter(({ reason }) => reason === undefined);
  const totals = kinds.flatMap((kind) => {
    const number = entries.filter((entry) => entry.kind === kind).length;
    return number === 0 ? [] : [`${number} ${kind}`];
  });
  const lines = [
    `## Visual: ${toHeadline(report)}`,
    "",
    `${[`${same} same`, ...totals, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(", ")}: ${count(stories, "story", "stories")} in ${seconds.toFixed(1)} s, Chromium ${browser}.`,
  ];
  if (entries.length > 0) lines.push("", ...printTable(report));
  if (unreviewed.length > 0) {
    lines.push("", `### ${count(unreviewed.length, "undecided check")} without a reason`, "");
    lines.push(...unreviewed.slice(0, MOST_ROWS).map(printFinding));
    if (unreviewed.length > MOST_ROWS) lines.push("", `And ${unreviewed.length - MOST_ROWS} more.`);
  }
  if (unsteady.length > 0) lines.push("", `${count(unsteady.length, "unsteady screenshot")}.`);
  if (entries.length > 0) lines.push("", `To accept those of a component: \`${toAcceptance(report.command)}\``);
  return `${lines.join("\n")}\n`;
}
