import { keyPassagesNames } from "@lectern/domain/key-passages.ts";
import { type KnownLanguage, toKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { de } from "./de/outline.ts";
import { en } from "./en/outline.ts";
import { es } from "./es/outline.ts";
import { fr } from "./fr/outline.ts";
import type { OutlineData } from "./outline-data.ts";
import { pt } from "./pt/outline.ts";

const languageData: Readonly<Record<KnownLanguage, OutlineData>> = { de, en, es, fr, pt };

/** The words of a language for outlines; undefined for a language without data. @param language BCP 47 */
export function getOutlineData(language: string): OutlineData | undefined {
  const code = toKnownLanguage(language);
  return code && languageData[code];
}

/** The name of a summary in a language. @param language BCP 47 */
export const nameKeyPassages = (language: string): string =>
  getOutlineData(language)?.keyPassages ?? keyPassagesNames.en;
