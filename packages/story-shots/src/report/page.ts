import { toEntryHtml, toStoryLink } from "./entry-html.ts";
import { type Html, html } from "./html.ts";
import { byName, count, type Report, type ReportEntry, type ReportFinding, toGroup } from "./model.ts";
import { toAcceptance, toHeadline } from "./summary.ts";

const isUnreviewed = ({ reason }: ReportFinding): boolean => reason === undefined;

function toFacts({ stories, same, skipped, entries, seconds, browser, baselines, base, system }: Report): Html {
  const facts: readonly (readonly [string, string])[] = [
    ["Stories", stories.toLocaleString("en-US")],
    ["Screenshots and trees", (same + skipped + entries.length).toLocaleString("en-US")],
    ["Same", same.toLocaleString("en-US")],
    ...(skipped > 0 ? [["Skipped", skipped.toLocaleString("en-US")] as const] : []),
    ["Time", `${seconds.toFixed(1)} s`],
    ["Drawn by", `Chromium ${browser}, ${system}`],
    ["Baselines by", baselines === undefined ? "none yet" : `Chromium ${baselines}`],
    ...(base === undefined ? [] : [["Before", base] as const]),
  ];
  return html`<dl class="facts">${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function toLead({ command, isReference, reference, entries, findings, same, skipped }: Report): Html {
  if (entries.length > 0 && !isReference)
    return html`<p class="lead">This machine renders both sides. What differs is accepted on ${reference}.</p>`;
  if (entries.length > 0)
    return html`<p class="lead">To accept those of a component: <code>${toAcceptance(command)}</code></p>`;
  if (findings.some(isUnreviewed))
    return html`<p class="lead">Every screenshot and accessibility tree that was compared is the same as its baseline. The run fails because an examiner could not decide something that has no reviewed reason.</p>`;
  if (same === 0)
    return html`<p class="lead">${skipped > 0 ? "This browser renders other pixels than the baselines' own, and there was nothing else to compare with." : "The run took no screenshot."}</p>`;
  return html`<p class="lead">Every screenshot and accessibility tree that was compared is the same as its baseline.${
    skipped > 0 && html` ${count(skipped, "of them was", "of them were")} skipped.`
  }</p>`;
}

function toNotes({ findings, unsteady }: Report): Html | false {
  const unreviewed = findings.filter(isUnreviewed).length;
  const notes = [
    ...(unreviewed > 0
      ? [html`<a class="note failing" href="#findings">${count(unreviewed, "undecided check")} without a reason</a>`]
      : []),
    ...(findings.length > unreviewed
      ? [html`<a class="note" href="#findings">${count(findings.length - unreviewed, "undecided check")} reviewed</a>`]
      : []),
    ...(unsteady.length > 0 ? [html`<a class="note" href="#unsteady">${unsteady.length} unsteady</a>`] : []),
  ];
  return notes.length > 0 && html`<p class="notes">${notes}</p>`;
}

function toContents(groups: readonly (readonly [string, readonly ReportEntry[]])[]): Html {
  const links = groups.map(
    ([group, of], at) => html`<li><a href="#group-${at}">${group}</a> <span>${of.length}</span></li>`,
  );
  return html`<nav class="contents" aria-label="Groups"><ol>${links}</ol></nav>`;
}

function toFinding({ story, rule, why, element }: ReportFinding, link: string): Html {
  const href = toStoryLink(link, story.id);
  const title = `${story.title}/${story.name}`;
  return html`<li><b>${rule}</b> <span class="quiet">${why}</span> ${
    href === undefined ? html`${title}` : html`<a href="${href}" target="_blank" rel="noopener">${title}</a>`
  }<code>${element}</code></li>`;
}

function toFindings({ findings, link }: Report): Html | false {
  if (findings.length === 0) return false;
  const toList = (some: readonly ReportFinding[]): Html =>
    html`<ul class="findings">${some.map((finding) => toFinding(finding, link))}</ul>`;
  const unreviewed = findings.filter(isUnreviewed);
  const reviewed = Map.groupBy(
    findings.filter((finding) => !isUnreviewed(finding)),
    ({ reason = "" }) => reason,
  );
  const groups = [...reviewed].map(
    ([reason, of]) =>
      html`<details><summary>${reason} <span class="quiet">${of.length}</span></summary>${toList(of)}</details>`,
  );
  return html`<section class="component" id="findings"><h2>What examiners could not decide</h2>
${unreviewed.length > 0 && html`<h3>Without a reason <span class="kind">fails the run</span></h3>${toList(unreviewed)}`}
${groups.length > 0 && html`<h3>Reviewed</h3>${groups}`}
</section>`;
}

const toUnsteady = ({ unsteady }: Report): Html | false =>
  unsteady.length > 0 &&
  html`<section class="component" id="unsteady"><h2>Unsteady</h2>
<p>A page that had shown other stories drew these otherwise than a fresh page. The fresh page counted.</p>
<ul class="names">${unsteady.map((name) => html`<li>${name}</li>`)}</ul></section>`;

/** Renders the report as a page. Its images and `report.css` are in the same folder. */
export function renderPage(report: Report): string {
  const entries = report.entries.toSorted(byName);
  const groups = [...Map.groupBy(entries, ({ name }) => toGroup(name))];
  let at = 0;
  const toSection = ([group, of]: readonly [string, readonly ReportEntry[]], index: number): Html => {
    const articles = of.map((entry) => {
      at += 1;
      return toEntryHtml(entry, at, report.link);
    });
    return html`<section class="component" id="group-${index}"><h2>${group} <span class="quiet">${of.length}</span></h2>
${articles}</section>`;
  };
  const headline = toHeadline(report);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${headline}</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<header class="top">
<p class="eyebrow">${report.project} · visual report</p>
<h1>${headline}</h1>
${toLead(report)}
${toNotes(report)}
${toFacts(report)}
</header>
${entries.length > 0 && toContents(groups)}
<main>
${groups.map(toSection)}
${toFindings(report)}
${toUnsteady(report)}
</main>
</body>
</html>
`;
  return page.text;
}
