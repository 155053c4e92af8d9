import { stripVTControlCharacters } from "node:util";
import { hasPassed, type Result, type Run } from "../results.ts";
import { escapeText } from "./html.ts";
import { byName, count, toComponent, toVariant } from "./model.ts";

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly skipped?: boolean;
  readonly failure?: { readonly kind: string; readonly message: string; readonly details?: string };
}

function explain({ verdict }: Result): { message: string; details?: string } {
  switch (verdict.kind) {
    case "same":
    case "skipped":
      break;
    case "broken":
      return { message: verdict.error.split("\n")[0] ?? "", details: verdict.error };
    case "changed": {
      if (verdict.difference === undefined) return { message: "pixels differ" };
      const { pixels, size } = verdict.difference;
      return { message: `${count(pixels, "pixel")} differ${size === undefined ? "" : ` (${size})`}` };
    }
    case "new":
      return { message: "has no baseline" };
    case "removed":
      return { message: "no story draws it any more" };
    case "new tree":
      return { message: "accessibility tree has no baseline" };
    case "changed tree":
      return { message: "accessibility tree differs" };
    case "removed tree":
      return { message: "no story has this accessibility tree any more" };
  }
  return { message: verdict.kind };
}

/** XML 1.0 can't represent most control characters. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const xml = (text: string): string => escapeText(stripVTControlCharacters(text).replaceAll(unprintable, ""));

function toCase(result: Result): Case {
  const { kind } = result.verdict;
  return {
    suite: toComponent(result.name),
    name: toVariant(result.name),
    ...(kind === "skipped" && { skipped: true }),
    ...(!hasPassed(result) && { failure: { kind, ...explain(result) } }),
  };
}

function printCase({ suite, name, skipped, failure }: Case): string {
  const open = `    <testcase classname="${xml(suite)}" name="${xml(name)}"`;
  if (skipped === true) return `${open}><skipped/></testcase>`;
  if (failure === undefined) return `${open}/>`;
  const { kind, message, details = message } = failure;
  return `${open}><failure type="${xml(kind)}" message="${xml(message)}">${xml(details)}</failure></testcase>`;
}

function countCases(cases: readonly Case[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length;
  const skipped = cases.filter((each) => each.skipped === true).length;
  return `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
}

/**
 * Formats a run as JUnit XML: a suite for each component, a case for each screenshot and tree, and one for each check
 * that an examiner could not decide.
 */
export function toJunit({ results, findings, seconds }: Run): string {
  const undecided = findings
    .filter(({ reason }) => reason === undefined)
    .map(({ story, rule, why, element }): Case => {
      const message = `undecided: ${rule} (${why})`;
      return { suite: story.title, name: story.name, failure: { kind: "undecided", message, details: element } };
    });
  const cases = [...results.toSorted(byName).map(toCase), ...undecided];
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].map(
    ([suite, of]) =>
      `  <testsuite name="${xml(suite)}" ${countCases(of)}>\n${of.map(printCase).join("\n")}\n  </testsuite>`,
  );
  const open = `<testsuites name="visual" ${countCases(cases)} time="${seconds.toFixed(3)}">`;
  return `${['<?xml version="1.0" encoding="UTF-8"?>', open, ...suites, "</testsuites>"].join("\n")}\n`;
}
