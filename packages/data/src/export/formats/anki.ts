import { brand } from "@lectern/domain/brand";
import { CLOZE_GAP } from "@lectern/domain/cards";
import { formatMoment } from "@lectern/domain/moment";
import type { CardOfFile } from "./exported-card.ts";
import { toLine } from "./line.ts";

/** Anki reads these lines, and then a card a line. */
const HEADER = ["#separator:tab", "#html:true", "#notetype column:1", "#deck column:2", "#tags column:3"];

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text as a field has it: a field that begins with a quote would be read to the next one, tabs end it. */
const escapeField = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
    // Gaps of a cloze note begin so, and a template's fields.
    .replaceAll("{{", "&#123;&#123;")
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, "<br>")
    .replaceAll(/\p{Cc}/gu, " ");

const toField = (text: string): string => escapeField(text.trim());

/** A gap ends at "}}", and what follows "::" in it is a hint. */
const toGap = (text: string): string =>
  `{{c1::${toField(text).replaceAll("::", "&#58;&#58;").replaceAll("}}", "&#125;&#125;")}}}`;

/** Levels of a deck are divided by "::". */
const toLevel = (name: string): string => toLine(name).replaceAll(/:{2,}/g, ":").replace(/^:|:$/g, "") || "Untitled";

/** Tags are divided by blanks. */
const toTag = (name: string): string => toLevel(name).replaceAll(/\s+/g, "_");

function toSource({ card: { quote, start, href }, lecture }: CardOfFile): string {
  const place = start === null ? lecture : `${lecture}, ${formatMoment(start)}`;
  return `<blockquote>${toField(quote)}</blockquote><a href="${toField(href)}">${toField(place)}</a>`;
}

function toFields(item: CardOfFile): [notetype: string, front: string, back: string] {
  const { front, back, kind, choices } = item.card;
  const [before, after, ...more] = front.split(CLOZE_GAP);
  // A student may have worded the gap away.
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
 * Cards as the text that Anki imports (PRC-07): note type, deck, tags, front, back. Anki knows a note by its first field, so
 * that a second import of a card whose front is the same updates it.
 */
export function toAnkiText(items: readonly CardOfFile[]): string {
  const lines = items.map((item) => {
    const { lecture, folder, card } = item;
    const [notetype, front, back] = toFields(item);
    const deck = [brand.name, ...(folder === null ? [] : [folder]), lecture].map(toLevel).join("::");
    const tags = [brand.name.toLowerCase(), card.kind, ...(folder === null ? [] : [toTag(folder)])].join(" ");
    return [notetype, deck, tags, front, back].join("\t");
  });
  return `${[...HEADER, ...lines].join("\n")}\n`;
}
