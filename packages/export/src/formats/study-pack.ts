import { brand } from "@lectern/domain/brand";
import { formatLongDate } from "@lectern/domain/dates";
import { count } from "@lectern/domain/export/export-counts";
import type { PackFormat } from "@lectern/domain/export/pack-format";
import { formatMoment } from "@lectern/domain/moment";
import { toTitle } from "@lectern/domain/recording";
import { sortTerms, type UnitPlace, type UnitTerm, type UnitTerms } from "@lectern/domain/unit-terms";
import type { ToMomentHref } from "../export-cards.api.ts";
import { escapeLine, numberCards, toCardSections } from "./card-documents.ts";
import { type ExportedCard, toCardsOfFile } from "./exported-card.ts";
import { escapeHtml, toHtmlPage, toSpoken } from "./html-page.ts";
import { toLine } from "./line.ts";

/** What a link to a moment shows. */
const toMomentWords = (start: number | null): string => (start === null ? "source" : formatMoment(start));

interface Moment {
  /** In seconds; null where the recording has no times. */
  readonly start: number | null;
  /** The absolute address of the moment. */
  readonly href: string;
}

export interface PackLecture {
  readonly recording: { readonly name: string; readonly createdAt: string; readonly language: string | null };
  readonly chapters: readonly (Moment & { readonly title: string })[];
  readonly points: readonly (Moment & { readonly text: string })[];
  /** All cards of the recording; only those that the student kept are written. */
  readonly cards: readonly ExportedCard[];
}

/** A place that a key term is defined or said at. */
interface PackPlace extends Pick<UnitPlace, "start"> {
  readonly lecture: string;
  readonly href: string;
}

/** A key term, its places with their lectures' titles. */
export interface PackTerm extends Omit<UnitTerm, "definedAt" | "usedAt"> {
  readonly definedAt: PackPlace;
  readonly usedAt: readonly PackPlace[];
}

export interface StudyPack {
  /** The folder's name. */
  readonly folder: string;
  /** ISO 8601 with zone. */
  readonly exportedAt: string;
  readonly lectures: readonly PackLecture[];
  readonly terms: readonly PackTerm[];
}

/** The key terms of a folder in the order of the alphabet, as its study pack has them. */
export function toPackTerms({ lectures, terms }: UnitTerms, toHref: ToMomentHref): PackTerm[] {
  const titles = new Map(lectures.map(({ id, name }) => [id, toLine(toTitle(name))]));
  const toPlace = ({ recording, start }: UnitPlace): PackPlace => ({
    lecture: titles.get(recording) ?? toTitle(""),
    start,
    href: toHref(recording, start),
  });
  return sortTerms(terms).map(({ definedAt, usedAt, ...term }) => ({
    ...term,
    definedAt: toPlace(definedAt),
    usedAt: usedAt.map(toPlace),
  }));
}

const toOldestFirst = (lectures: readonly PackLecture[]): readonly PackLecture[] =>
  lectures.toSorted((a, b) => Date.parse(a.recording.createdAt) - Date.parse(b.recording.createdAt));

const toSubtitle = ({ lectures, exportedAt }: StudyPack): string =>
  `Study pack · ${count(lectures.length, "lecture", "lectures")} · ${formatLongDate(exportedAt)}`;

const toCards = (lectures: readonly PackLecture[]) =>
  lectures.flatMap(({ recording, cards }) => toCardsOfFile({ recording, folder: null, cards }));

const toPlaceWords = ({ lecture, start }: PackPlace): string =>
  start === null ? lecture : `${lecture} · ${formatMoment(start)}`;

const toMarkdownLink = (words: string, href: string): string => `[${escapeLine(words)}](<${href}>)`;

const toMarkdownPlace = (place: PackPlace): string => toMarkdownLink(toPlaceWords(place), place.href);

function toMarkdownLecture({ recording, chapters, points }: PackLecture, index: number): string[] {
  return [
    `## ${index + 1}. ${escapeLine(toTitle(recording.name))}`,
    formatLongDate(recording.createdAt),
    ...(chapters.length === 0
      ? []
      : [
          "### Chapters",
          chapters
            .map(({ title, start, href }) => `- ${toMarkdownLink(toMomentWords(start), href)} ${escapeLine(title)}`)
            .join("\n"),
        ]),
    ...(points.length === 0
      ? []
      : [
          "### Key points",
          points
            .map(({ text, start, href }) => `- ${escapeLine(text)} (${toMarkdownLink(toMomentWords(start), href)})`)
            .join("\n"),
        ]),
  ];
}

function toMarkdownTerm({ term, names, definition, definedAt, usedAt }: PackTerm): string {
  const also = names.length === 0 ? "" : ` (also ${names.map(escapeLine).join(", ")})`;
  const sentence = definition === null ? "" : ` ${escapeLine(definition)}`;
  const uses = usedAt.length === 0 ? "" : ` Also mentioned in ${usedAt.map(toMarkdownPlace).join(", ")}.`;
  return `- **${escapeLine(term)}**${also}:${sentence} (${toMarkdownPlace(definedAt)})${uses}`;
}

/** A study pack to read elsewhere: lectures with chapters and points, key terms, questions, and their answers at the end. */
export function toPackMarkdown(pack: StudyPack): string {
  const lectures = toOldestFirst(pack.lectures);
  const cards = numberCards(toCards(lectures));
  const toList = (toText: (item: (typeof cards)[number]["items"][number]) => string) =>
    cards.flatMap(({ title, firstNumber, items }) => [
      `### ${escapeLine(title)}`,
      items.map((item, index) => `${firstNumber + index}. ${toText(item)}`).join("\n"),
    ]);
  const blocks = [
    `# ${escapeLine(toTitle(pack.folder))}`,
    toSubtitle(pack),
    ...lectures.flatMap(toMarkdownLecture),
    ...(pack.terms.length === 0 ? [] : ["## Key terms", pack.terms.map(toMarkdownTerm).join("\n")]),
    ...(cards.length === 0
      ? []
      : [
          "## Questions",
          ...toList(({ card: { front, choices } }) =>
            [escapeLine(front), ...(choices ?? []).map((choice) => `     - ${escapeLine(choice)}`)].join("\n"),
          ),
          "## Answers",
          ...toList(
            ({ card: { back, start, href } }) => `${escapeLine(back)} (${toMarkdownLink(toMomentWords(start), href)})`,
          ),
        ]),
  ];
  return `${blocks.join("\n\n")}\n`;
}

/** Isolated, so that its words decide no direction of the text around it. */
const toHtmlLink = (words: string, href: string): string =>
  `<bdi><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></bdi>`;

const toHtmlPlace = (place: PackPlace): string => toHtmlLink(toPlaceWords(place), place.href);

const toHtmlList = (title: string, items: readonly string[]): string =>
  items.length === 0 ? "" : `<h3>${title}</h3>\n<ul class="plain">\n${items.join("\n")}\n</ul>\n`;

function toHtmlLecture({ recording, chapters, points }: PackLecture, index: number): string {
  return `<h2 dir="auto">${index + 1}. ${escapeHtml(toLine(toTitle(recording.name)))}</h2>
<p class="quiet">${formatLongDate(recording.createdAt)}</p>
${toHtmlList(
  "Chapters",
  chapters.map(
    ({ title, start, href }) =>
      `<li${toSpoken(recording.language)}>${toHtmlLink(toMomentWords(start), href)} ${escapeHtml(toLine(title))}</li>`,
  ),
)}${toHtmlList(
  "Key points",
  points.map(
    ({ text, start, href }) =>
      `<li${toSpoken(recording.language)}>${escapeHtml(toLine(text))} (${toHtmlLink(toMomentWords(start), href)})</li>`,
  ),
)}`;
}

function toHtmlTerm({ term, names, definition, language, definedAt, usedAt }: PackTerm): string {
  const lang = language === null ? "" : ` lang="${escapeHtml(language)}"`;
  const also =
    names.length === 0 ? "" : ` <bdi class="quiet">also <bdi${lang}>${escapeHtml(names.join(", "))}</bdi></bdi>`;
  const uses =
    usedAt.length === 0 ? "" : `\n<dd class="quiet">Also mentioned in ${usedAt.map(toHtmlPlace).join(", ")}</dd>`;
  return `<dt dir="auto"><span${lang}>${escapeHtml(term)}</span>${also}</dt>
<dd dir="auto">${definition === null ? "" : `<span${lang}>${escapeHtml(toLine(definition))}</span> `}(${toHtmlPlace(definedAt)})</dd>${uses}`;
}

/** A study pack as a page to print, its parts as headings. HTML without scripts or other files. */
export function toPackHtml(pack: StudyPack): string {
  const lectures = toOldestFirst(pack.lectures);
  const cards = toCards(lectures);
  const title = toLine(toTitle(pack.folder));
  return toHtmlPage(
    `${brand.name}: ${title}`,
    [
      `<h1 dir="auto">${escapeHtml(title)}</h1>\n<p class="quiet">${toSubtitle(pack)}</p>`,
      ...lectures.map(toHtmlLecture),
      ...(pack.terms.length === 0 ? [] : [`<h2>Key terms</h2>\n<dl>\n${pack.terms.map(toHtmlTerm).join("\n")}\n</dl>`]),
      ...(cards.length === 0 ? [] : [toCardSections(cards, 2)]),
    ].join("\n"),
  );
}

interface PackKind {
  readonly mime: string;
  readonly write: (pack: StudyPack) => string;
}
export const packFiles: Readonly<Record<PackFormat, PackKind>> = {
  "pack-print": { mime: "text/html", write: toPackHtml },
  "pack-markdown": { mime: "text/markdown", write: toPackMarkdown },
};
