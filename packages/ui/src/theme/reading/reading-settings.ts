/** The typefaces for reading. All but the first are fetched when a text first uses them. */
export const typefaces = ["newsreader", "atkinson", "lexend"] as const;
export type Typeface = (typeof typefaces)[number];

/** A setting of the text, in hundredths of `unit`. */
interface Measure {
  /** The value without a setting. */
  readonly standard: number;
  /** The smallest value. */
  readonly min: number;
  /** The largest value. */
  readonly max: number;
  /** The step between two values. */
  readonly step: number;
  /** `em` is added to the font's own value; a plain number multiplies the page's value. */
  readonly unit: "" | "em";
}

/**
 * The settings, with their limits. Letters, words, lines and paragraphs exceed what WCAG 1.4.12 requires a page to
 * support: 0.12 em, 0.16 em, 1.5 and 2 times the size of the text.
 */
export const measures = {
  size: { standard: 100, min: 80, max: 240, step: 10, unit: "" },
  line: { standard: 100, min: 80, max: 150, step: 5, unit: "" },
  paragraph: { standard: 100, min: 50, max: 300, step: 25, unit: "" },
  letter: { standard: 0, min: 0, max: 20, step: 2, unit: "em" },
  word: { standard: 0, min: 0, max: 40, step: 4, unit: "em" },
  width: { standard: 100, min: 50, max: 140, step: 10, unit: "" },
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof measures;
export const measureNames = Object.keys(measures) as MeasureName[];

/** The settings of text for reading: each measure in hundredths, and what is chosen beside them. */
export type ReadingSettings = Readonly<Record<MeasureName, number>> & {
  /** The typeface of text for reading. */
  readonly typeface: Typeface;
  /** `more`: the colors of a device that asks for more contrast, whatever it asks for. */
  readonly contrast: "device" | "more";
};

export const standardReading: ReadingSettings = {
  size: measures.size.standard,
  line: measures.line.standard,
  paragraph: measures.paragraph.standard,
  letter: measures.letter.standard,
  word: measures.word.standard,
  width: measures.width.standard,
  typeface: "newsreader",
  contrast: "device",
};

export const READING_STORAGE_KEY = "lectern-reading";

/** Returns the custom property of a setting, which `contract.css.ts` uses. */
export const toReadingProperty = (name: MeasureName): string => `--lectern-reader-${name}`;

const isTypeface = (value: unknown): value is Typeface => typefaces.some((typeface) => typeface === value);

/** Parses stored settings. Missing, unknown or out-of-range values become the standard. */
export function parseReadingSettings(stored: string | null): ReadingSettings {
  const settings: { -readonly [Key in keyof ReadingSettings]: ReadingSettings[Key] } = { ...standardReading };
  try {
    const parsed = Object(JSON.parse(stored ?? "{}")) as Record<string, unknown>;
    for (const name of measureNames) {
      const value = parsed[name];
      const { min, max } = measures[name];
      if (typeof value === "number" && value >= min && value <= max) settings[name] = value;
    }
    if (isTypeface(parsed["typeface"])) settings.typeface = parsed["typeface"];
    if (parsed["contrast"] === "more") settings.contrast = "more";
  } catch {
    // Not stored by this app.
  }
  return settings;
}

/** Reads the settings of this device. If the browser refuses storage they are the standard. */
export function readReadingSettings(storage: Pick<Storage, "getItem">): ReadingSettings {
  try {
    return parseReadingSettings(storage.getItem(READING_STORAGE_KEY));
  } catch {
    return standardReading;
  }
}

/** Applies settings to all text for reading, and the contrast to the page. @param root the html element */
export function applyReadingSettings(settings: ReadingSettings, root: HTMLElement): void {
  for (const name of measureNames) {
    const { standard, unit } = measures[name];
    if (settings[name] === standard) root.style.removeProperty(toReadingProperty(name));
    else root.style.setProperty(toReadingProperty(name), `${settings[name] / 100}${unit}`);
  }
  for (const name of ["typeface", "contrast"] as const) {
    if (settings[name] === standardReading[name]) delete root.dataset[name];
    else root.dataset[name] = settings[name];
  }
}

/**
 * Stores settings on this device, or nothing if they are the standard. If storage is refused they last as long as the
 * page.
 */
export function storeReadingSettings(
  settings: ReadingSettings,
  storage: Pick<Storage, "setItem" | "removeItem">,
): void {
  const changed = Object.entries(settings).filter(
    ([name, value]) => value !== standardReading[name as keyof ReadingSettings],
  );
  try {
    if (changed.length === 0) storage.removeItem(READING_STORAGE_KEY);
    else storage.setItem(READING_STORAGE_KEY, JSON.stringify(Object.fromEntries(changed)));
  } catch {
    // The settings last as long as the page.
  }
}

/** Named combinations of measures. */
export const readingPresets = {
  Standard: {},
  Comfortable: { size: 110, line: 110, paragraph: 150, letter: 4, word: 8, width: 90 },
  Compact: { size: 90, line: 90, paragraph: 75, width: 120 },
  Large: { size: 160, line: 105, paragraph: 125 },
} as const satisfies Record<string, Partial<Record<MeasureName, number>>>;
export type ReadingPreset = keyof typeof readingPresets;

/** Returns settings with a preset's measures. The typeface and the contrast stay. */
export const applyPreset = (
  preset: ReadingPreset,
  { typeface, contrast }: Pick<ReadingSettings, "typeface" | "contrast">,
): ReadingSettings => ({ ...standardReading, ...readingPresets[preset], typeface, contrast });
