import { describe, expect, test } from "vitest";
import { pickVoice } from "./read-aloud.ts";

const voice = (lang: string, more: { default?: boolean; localService?: boolean } = {}) => ({
  lang,
  default: false,
  localService: false,
  ...more,
});

describe("ACC-04 a voice for a language", () => {
  const voices = [voice("en_GB"), voice("de-DE"), voice("en-US", { default: true }), voice("de-AT")];

  test.each([
    ["de", "de-DE"],
    ["de-AT", "de-AT"],
    ["en", "en-US"],
    ["en-GB", "en_GB"],
    [undefined, "en-US"],
  ])("ACC-04 %s is read by %s", (language, lang) => {
    expect(pickVoice(voices, language)?.lang).toBe(lang);
  });

  test("ACC-04 a language without a voice is read by none", () => {
    expect(pickVoice(voices, "fr")).toBeUndefined();
    expect(pickVoice([], undefined)).toBeUndefined();
  });

  test("ACC-04 a voice on the device comes before one of a server", () => {
    expect(pickVoice([voice("fr-FR"), voice("fr-FR", { localService: true })], "fr")?.localService).toBe(true);
  });
});
