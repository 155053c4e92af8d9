/** The formats of kept cards alone: one file, of one recording or of many (PRC-07). */
export const cardFormats = ["anki", "cards-csv", "cards-markdown", "cards-print"] as const;
export type CardFormat = (typeof cardFormats)[number];

export const isCardFormat = (format: string): format is CardFormat => cardFormats.some((one) => one === format);
