import { brand } from "@lectern/domain/brand";
import { escapeMarkdown } from "@lectern/domain/markdown";
import { formatMoment } from "@lectern/domain/moment";
import type { CardOfFile } from "./exported-card.ts";
import { toLine } from "./line.ts";

interface Lecture {
  readonly title: string;
  readonly items: readonly CardOfFile[];
}

/** The cards under their recordings, in the order in which they come. */
function groupByLecture(items: readonly CardOfFile[]): Lecture[] {
  const lectures = new Map<string, CardOfFile[]>();
  for (const item of items) {
    const { recordingId } = item.card;
    lectures.set(recordingId, [...(lectures.get(recordingId) ?? []), item]);
  }
  return [...lectures.values()].map((own) => ({ title: own[0]!.lecture, items: own }));
}

const escapeLine = (text: string): string => escapeMarkdown(toLine(text));

function toMarkdownCard({ card: { front, back, choices, quote, start, href } }: CardOfFile): string {
  const place = start === null ? "source" : formatMoment(start);
  return [
    `**${escapeLine(front)}**`,
    ...(choices === null ? [] : [choices.map((choice) => `- ${escapeLine(choice)}`).join("\n")]),
    back.split(/\n+/).map(escapeLine).join("\n\n"),
    `> ${escapeLine(quote)} ([${place}](<${href}>))`,
  ].join("\n\n");
}

/** Cards to read: each recording a heading, each card its question, its answer, its quote with a link. Markdown. */
export const toCardsMarkdown = (items: readonly CardOfFile[]): string =>
  `${groupByLecture(items)
    .flatMap(({ title, items: own }) => [`# ${escapeLine(title)}`, ...own.map(toMarkdownCard)])
    .join("\n\n")}\n`;

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

const STYLE = `
body { margin: 2rem auto; max-width: 42rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
li { break-inside: avoid; margin-block: 1rem; }
ul li { margin-block: 0; list-style: upper-alpha; }
blockquote { margin: 0.25rem 0 0; color: #444; font-size: 0.875rem; }
section.answers { break-before: page; }
`;

const toList = (title: string, from: number, entries: readonly string[]) =>
  `<h2 dir="auto">${escapeHtml(title)}</h2>\n<ol start="${from}">\n${entries.join("\n")}\n</ol>`;

const toQuestion = ({ card: { front, choices } }: CardOfFile) =>
  `<li dir="auto">${escapeHtml(front)}${
    choices === null ? "" : `<ul>${choices.map((choice) => `<li>${escapeHtml(choice)}</li>`).join("")}</ul>`
  }</li>`;

const toAnswer = ({ card: { back, quote, start } }: CardOfFile) =>
  `<li dir="auto">${escapeHtml(back)}<blockquote>${escapeHtml(quote)}${
    start === null ? "" : ` (${formatMoment(start)})`
  }</blockquote></li>`;

/** Cards as a page to print, the questions numbered and the answers at the end. HTML without scripts or other files. */
export function toCardsHtml(items: readonly CardOfFile[]): string {
  const lectures = groupByLecture(items);
  const toPart = (toEntry: (item: CardOfFile) => string) => {
    let from = 1;
    return lectures
      .map(({ title, items: own }) => {
        const part = toList(title, from, own.map(toEntry));
        from += own.length;
        return part;
      })
      .join("\n");
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${brand.name}: cards</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Questions</h1>
${toPart(toQuestion)}
<section class="answers">
<h1>Answers</h1>
${toPart(toAnswer)}
</section>
</body>
</html>
`;
}
