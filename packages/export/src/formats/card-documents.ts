import { brand } from "@lectern/domain/brand";
import { escapeMarkdown } from "@lectern/domain/markdown";
import { formatMoment } from "@lectern/domain/moment";
import type { CardOfFile } from "./exported-card.ts";
import { escapeHtml, toHtmlPage, toSpoken } from "./html-page.ts";
import { toLine } from "./line.ts";

interface Lecture {
  readonly title: string;
  readonly items: readonly CardOfFile[];
}

/** Groups cards by recording, in their order. */
function groupByLecture(items: readonly CardOfFile[]): Lecture[] {
  const lectures = new Map<string, CardOfFile[]>();
  for (const item of items) {
    const { recordingId } = item.card;
    lectures.set(recordingId, [...(lectures.get(recordingId) ?? []), item]);
  }
  return [...lectures.values()].map((lectureCards) => ({ title: lectureCards[0]!.lecture, items: lectureCards }));
}

export const escapeLine = (text: string): string => escapeMarkdown(toLine(text));

function toMarkdownCard({ card: { front, back, choices, quote, start, href } }: CardOfFile): string {
  const place = start === null ? "source" : formatMoment(start);
  return [
    `**${escapeLine(front)}**`,
    ...(choices === null ? [] : [choices.map((choice) => `- ${escapeLine(choice)}`).join("\n")]),
    back.split(/\n+/).map(escapeLine).join("\n\n"),
    `> ${escapeLine(quote)} ([${place}](<${href}>))`,
  ].join("\n\n");
}

/**
 * Writes cards as Markdown for reading: a heading for each recording; each card with question, answer and quote, which
 * links to its moment.
 */
export const toCardsMarkdown = (items: readonly CardOfFile[]): string =>
  `${groupByLecture(items)
    .flatMap(({ title, items: lectureCards }) => [`# ${escapeLine(title)}`, ...lectureCards.map(toMarkdownCard)])
    .join("\n\n")}\n`;

/** A lecture's cards. Their numbers go on from those of the lecture before. */
interface NumberedLecture {
  readonly title: string;
  readonly firstNumber: number;
  readonly items: readonly CardOfFile[];
}

/** Cards under their recordings, numbered through. */
export function numberCards(items: readonly CardOfFile[]): readonly NumberedLecture[] {
  let next = 1;
  return groupByLecture(items).map((lecture) => {
    const firstNumber = next;
    next += lecture.items.length;
    return { ...lecture, firstNumber };
  });
}

const toQuestion = ({ card: { front, choices }, language }: CardOfFile) =>
  `<li${toSpoken(language)}>${escapeHtml(front)}${
    choices === null ? "" : `<ul>${choices.map((choice) => `<li dir="auto">${escapeHtml(choice)}</li>`).join("")}</ul>`
  }</li>`;

const toAnswer = ({ card: { back, quote, start }, language }: CardOfFile) =>
  `<li${toSpoken(language)}>${escapeHtml(back)}<blockquote dir="auto">${escapeHtml(quote)}${
    start === null ? "" : ` (${formatMoment(start)})`
  }</blockquote></li>`;

/**
 * The questions of cards and, from a new page on, their answers with the same numbers. HTML.
 *
 * @param level of the headings "Questions" and "Answers"; the lectures' are one deeper
 */
export function toCardSections(items: readonly CardOfFile[], level: 1 | 2): string {
  const lectures = numberCards(items);
  const toPart = (toEntry: (item: CardOfFile) => string) =>
    lectures
      .map(
        ({ title, firstNumber, items: lectureCards }) =>
          `<h${level + 1} dir="auto">${escapeHtml(title)}</h${level + 1}>\n<ol start="${firstNumber}">\n${lectureCards.map(toEntry).join("\n")}\n</ol>`,
      )
      .join("\n");
  return `<h${level}>Questions</h${level}>
${toPart(toQuestion)}
<section class="answers">
<h${level}>Answers</h${level}>
${toPart(toAnswer)}
</section>`;
}

/** Cards as a page to print, the questions numbered and the answers at the end. HTML without scripts or other files. */
export const toCardsHtml = (items: readonly CardOfFile[]): string =>
  toHtmlPage(`${brand.name}: cards`, toCardSections(items, 1));
