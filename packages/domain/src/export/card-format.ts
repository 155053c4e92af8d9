/** The formats of an export of kept cards only. Each is one file, for one recording or many (PRC-07). */
export const cardFormats = ["anki", "cards-csv", "cards-markdown", "cards-print"] as const;
export type CardFormat = (typeof cardFormats)[number];

export const isCardFormat = (format: string): format is CardFormat => cardFormats.some((known) => known === format);
