import { deUnit } from "./de/unit.ts";
import { enUnit } from "./en/unit.ts";
import { esUnit } from "./es/unit.ts";
import { frUnit } from "./fr/unit.ts";
import { ptUnit } from "./pt/unit.ts";
import type { UnitData, UnitPhrases, UnitWords } from "./unit-data.ts";
import { type KnownLanguage, toKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

const units: Readonly<Record<KnownLanguage, UnitData>> = { de: deUnit, en: enUnit, es: esUnit, fr: frUnit, pt: ptUnit };

/** A language's words for a unit; English ones for an unknown language. */
const getUnitData = (code: string): UnitData => units[toKnownLanguage(code) ?? "en"];

export const getUnitWords = (code: KnownLanguage): UnitWords => units[code].words;
export const getUnitPhrases = (code: string): UnitPhrases => getUnitData(code).phrases;

/** "October 4", with its year unless that is clear. In UTC: a server knows no reader's time zone. */
export const formatDay = (iso: string, { language, hasYear }: { language: string; hasYear: boolean }): string =>
  new Intl.DateTimeFormat(getUnitData(language).locale, {
    day: "numeric",
    month: "long",
    ...(hasYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(iso));
