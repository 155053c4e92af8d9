/** The formats of a folder's study pack: one file of what its lectures have to learn (UNT-03). */
export const packFormats = ["pack-print", "pack-markdown"] as const;
export type PackFormat = (typeof packFormats)[number];

export const isPackFormat = (format: string): format is PackFormat => packFormats.some((known) => known === format);
