import { brand } from "@lectern/domain/brand";
import { CLOZE_GAP } from "@lectern/domain/cards";
import { formatMoment } from "@lectern/domain/moment";
import type { CardOfFile } from "./exported-card.ts";
import { escapeHtml } from "./html-page.ts";
import { toLine } from "./line.ts";

/** Header lines that Anki reads. After them, each line is a card. */
const ANKI_HEADER = ["#separator:tab", "#html:true", "#notetype column:1", "#deck column:2", "#tags column:3"];

/**
 * Escapes a text for a field: Anki reads a field that begins with a quote up to the next quote, and a tab ends a field.
 */
const escapeField = (text: string): string =>
  escapeHtml(text)
    // Gaps of a cloze note and fields of a template begin with "{{".
    .replaceAll("{{", "&#123;&#123;")
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, "<br>")
    .replaceAll(/\p{Cc}/gu, " ");

const toField = (text: string): string => escapeField(text.trim());

/** Escapes a text for a gap: "}}" ends a gap, and "::" begins a hint. */
const toGap = (text: string): string =>
  `{{c1::${toField(text).replaceAll("::", "&#58;&#58;").replaceAll("}}", "&#125;&#125;")}}}`;

/** Escapes a name for a level of a deck, since "::" separates levels. Decks and tags are plain text, unlike fields. */
const toLevel = (name: string): string => toLine(name).replaceAll(/:{2,}/g, ":").replace(/^:|:$/g, "") || "Untitled";

/** Escapes a name for a tag: blanks separate tags, and Anki drops quotes from them. */
const toTag = (name: string): string => toLevel(name).replaceAll(/[\p{White_Space}"]+/gu, "_");

function toSource({ card: { quote, start, href }, lecture }: CardOfFile): string {
  const place = start === null ? lecture : `${lecture}, ${formatMoment(start)}`;
  return `<blockquote>${toField(quote)}</blockquote><a href="${toField(href)}">${toField(place)}</a>`;
}

function toFields(item: CardOfFile): [notetype: string, front: string, back: string] {
  const { front, back, kind, choices } = item.card;
  const [before, after, ...more] = front.split(CLOZE_GAP);
  // The student may have edited the gap away.
  if (kind === "cloze" && before !== undefined && after !== undefined && more.length === 0) {
    return ["Cloze", `${escapeField(before)}${toGap(back)}${escapeField(after)}`.trim(), toSource(item)];
  }
  const question =
    choices === null
      ? toField(front)
      : `${toField(front)}<ul>${choices.map((choice) => `<li>${toField(choice)}</li>`).join("")}</ul>`;
  return ["Basic", question, `${toField(back)}${toSource(item)}`];
}

/**
 * Writes cards as text that Anki imports (PRC-07): note type, deck, tags, front, back. Anki identifies a note by its
 * first field, so importing a card with the same front again updates it.
 */
export function toAnkiText(items: readonly CardOfFile[]): string {
  const lines = items.map((item) => {
    const { lecture, folder, card } = item;
    const [notetype, front, back] = toFields(item);
    const deck = [brand.name, ...(folder === null ? [] : [folder]), lecture].map(toLevel).join("::");
    const tags = [brand.name.toLowerCase(), card.kind, ...(folder === null ? [] : [toTag(folder)])].join(" ");
    return [notetype, deck, tags, front, back].join("\t");
  });
  return `${[...ANKI_HEADER, ...lines].join("\n")}\n`;
}
