import type { CardFormat } from "@lectern/domain/export/card-format";
import { toAnkiText } from "./anki.ts";
import { toCardsCsv } from "./card-csv.ts";
import { toCardsHtml, toCardsMarkdown } from "./card-documents.ts";
import type { CardOfFile } from "./exported-card.ts";

interface CardFileKind {
  /** The file's name in a recording's folder. */
  readonly name: string;
  readonly mime: string;
  readonly write: (items: readonly CardOfFile[]) => string;
}
export const cardFiles: Readonly<Record<CardFormat, CardFileKind>> = {
  anki: { name: "cards.anki.txt", mime: "text/plain", write: toAnkiText },
  "cards-csv": { name: "cards.csv", mime: "text/csv", write: toCardsCsv },
  "cards-markdown": { name: "cards.md", mime: "text/markdown", write: toCardsMarkdown },
  "cards-print": { name: "cards.html", mime: "text/html", write: toCardsHtml },
};
