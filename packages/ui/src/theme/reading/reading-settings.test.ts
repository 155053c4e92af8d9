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
const wide: ReadingSettings = { ...standardReading, size: 160, letter: 12, typeface: "lexend", contrast: "more" };

describe("reading settings", () => {
  it("ACC-01 are stored on the device and read again", () => {
    const storage = memory();
    storeReadingSettings(wide, storage);
    expect(readReadingSettings(storage)).toEqual(wide);
  });

  it("ACC-01 leave nothing in storage when they are reset to the standard", () => {
    const storage = memory();
    storeReadingSettings(wide, storage);
    storeReadingSettings(standardReading, storage);
    expect(storage.kept.size).toBe(0);
  });

  it("ACC-01 set the properties that the styles use, the typeface and the contrast", () => {
    const { root, properties } = rootElement();
    applyReadingSettings(wide, root);
    expect(Object.fromEntries(properties)).toEqual({
      "--lectern-reader-size": "1.6",
      "--lectern-reader-letter": "0.12em",
    });
    expect(root.dataset).toEqual({ typeface: "lexend", contrast: "more" });
    applyReadingSettings(standardReading, root);
    expect([properties.size, root.dataset]).toEqual([0, {}]);
  });

  it("use the property names of the contract", () => {
    for (const name of measureNames) expect(reader[name]).toBe(`var(${toReadingProperty(name)})`);
  });

  it.each([
    ["nothing", null],
    ["what is no JSON", "large"],
    ["null", "null"],
    ["a list", "[160]"],
    ["sizes out of the limits", '{"size":1000,"letter":-1}'],
    ["text in place of numbers", '{"size":"160","typeface":"comic","contrast":"less"}'],
  ])("treat %s as the standard", (_what, stored) => {
    expect(parseReadingSettings(stored)).toEqual(standardReading);
  });

  it("last as long as the page if the browser refuses storage", () => {
    expect(readReadingSettings({ getItem: refuse })).toEqual(standardReading);
    expect(() => storeReadingSettings(wide, { setItem: refuse, removeItem: refuse })).not.toThrow();
  });

  it("reach the values of WCAG 1.4.12", () => {
    expect(measures.letter.max).toBeGreaterThanOrEqual(12);
    expect(measures.word.max).toBeGreaterThanOrEqual(16);
    expect(measures.paragraph.max).toBeGreaterThanOrEqual(200);
  });

  it.each(Object.keys(readingPresets) as ReadingPreset[])(
    "keep the typeface and the contrast in the preset %s, within the limits",
    (preset) => {
      const settings = applyPreset(preset, { typeface: "atkinson", contrast: "more" });
      expect(settings).toMatchObject({ typeface: "atkinson", contrast: "more" });
      expect(parseReadingSettings(JSON.stringify(settings))).toEqual(settings);
    },
  );
});
