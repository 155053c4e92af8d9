import { describe, expect, it } from "vitest";
import { reader } from "../contract.css.ts";
import {
  applyPreset,
  applyReadingSettings,
  measureNames,
  measures,
  parseReadingSettings,
  READING_STORAGE_KEY,
  type ReadingPreset,
  readingPresets,
  type ReadingSettings,
  readReadingSettings,
  standardReading,
  storeReadingSettings,
  toReadingProperty,
} from "./reading-settings.ts";

const memory = (stored?: string) => {
  const kept = new Map(stored === undefined ? [] : [[READING_STORAGE_KEY, stored]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
function rootElement() {
  const properties = new Map<string, string>();
  const style = {
    setProperty: (name: string, value: string) => void properties.set(name, value),
    removeProperty: (name: string) => void properties.delete(name),
  };
  return { properties, root: { dataset: {} as DOMStringMap, style } as unknown as HTMLElement };
}
const refuse = (): never => {
  throw new DOMException("refused", "SecurityError");
};
const wide: ReadingSettings = { ...standardReading, size: 160, letter: 12, typeface: "lexend" };

describe("reading settings", () => {
  it("ACC-01 are kept on the device and found again", () => {
    const storage = memory();
    storeReadingSettings(wide, storage);
    expect(readReadingSettings(storage)).toEqual(wide);
  });

  it("ACC-01 leave nothing behind when they are as standard again", () => {
    const storage = memory();
    storeReadingSettings(wide, storage);
    storeReadingSettings(standardReading, storage);
    expect(storage.kept.size).toBe(0);
  });

  it("ACC-01 set the properties that the styles read, and the typeface", () => {
    const { root, properties } = rootElement();
    applyReadingSettings(wide, root);
    expect(Object.fromEntries(properties)).toEqual({
      "--lectern-reader-size": "1.6",
      "--lectern-reader-letter": "0.12em",
    });
    expect(root.dataset["typeface"]).toBe("lexend");
    applyReadingSettings(standardReading, root);
    expect([properties.size, root.dataset["typeface"]]).toEqual([0, undefined]);
  });

  it("name the properties as the contract does", () => {
    for (const name of measureNames) expect(reader[name]).toBe(`var(${toReadingProperty(name)})`);
  });

  it.each([
    ["nothing", null],
    ["what is no JSON", "large"],
    ["null", "null"],
    ["a list", "[160]"],
    ["sizes out of the limits", '{"size":1000,"letter":-1}'],
    ["text in place of numbers", '{"size":"160","typeface":"comic"}'],
  ])("take %s for the standard", (_what, stored) => {
    expect(parseReadingSettings(stored)).toEqual(standardReading);
  });

  it("last for the page where the browser refuses storage", () => {
    expect(readReadingSettings({ getItem: refuse })).toEqual(standardReading);
    expect(() => storeReadingSettings(wide, { setItem: refuse, removeItem: refuse })).not.toThrow();
  });

  it("reach what WCAG 1.4.12 asks a page to bear", () => {
    expect(measures.letter.max).toBeGreaterThanOrEqual(12);
    expect(measures.word.max).toBeGreaterThanOrEqual(16);
    expect(measures.paragraph.max).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.keys(readingPresets) as ReadingPreset[])(
    "keep the typeface in the preset %s, within the limits",
    (preset) => {
      const settings = applyPreset(preset, "atkinson");
      expect(settings.typeface).toBe("atkinson");
      expect(parseReadingSettings(JSON.stringify(settings))).toEqual(settings);
    },
  );
});
