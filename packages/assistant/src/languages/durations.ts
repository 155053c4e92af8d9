import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere } from "./patterns.ts";

interface Durations {
  /** Asks how long something takes, or how old it is. */
  readonly asks: RegExp;
  /** Units of time. */
  readonly units: string;
}

const durations: Readonly<Record<KnownLanguage, Durations>> = {
  en: {
    asks: anywhere(
      "how long|how old|what age|at what age|how much time|how many (?:seconds|minutes|hours|days|weeks|months|years)",
    ),
    units: "(?:milli|micro|nano)?seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)",
  },
  de: {
    asks: anywhere(
      "wie lang(?:e)?|wie alt|in welchem alter|wie viel zeit|wieviel zeit|wie viele (?:sekunden|minuten|stunden|tage|wochen|monate|jahre)",
    ),
    units:
      "(?:milli|mikro|nano)?sekunden?|minuten?|stunden?|tag(?:e[ns]?)?|nächten?|wochen?|monat(?:e[ns]?)?|jahr(?:e[ns]?)?|jahrzehnten?|jahrhunderten?",
  },
  es: {
    asks: anywhere(
      "cu[aá]nto (?:tiempo|dura|tarda)|qu[eé] (?:edad|duraci[oó]n)|cu[aá]nt[oa]s (?:segundos|minutos|horas|d[ií]as|semanas|meses|a[nñ]os)",
    ),
    units: "(?:mili|micro|nano)?segundos?|minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?|décadas?|siglos?",
  },
  fr: {
    asks: anywhere(
      "combien de temps|combien (?:dure|durent)|dure combien|quelle dur[eé]e|quel [aâ]ge|combien (?:de |d['’])(?:secondes|minutes|heures|jours|semaines|mois|ans|ann[eé]es)",
    ),
    units:
      "(?:milli|micro|nano)?secondes?|minutes?|heures?|jours?|nuits?|semaines?|mois|ans?|années?|décennies?|siècles?",
  },
  pt: {
    asks: anywhere(
      "quanto (?:tempo|dura|demora)|qual a (?:idade|dura[cç][aã]o)|quant[oa]s (?:segundos|minutos|horas|dias|semanas|meses|anos)",
    ),
    units: "(?:mili|micro|nano)?segundos?|minutos?|horas?|dias?|noites?|semanas?|m[eê]s(?:es)?|anos?|décadas?|séculos?",
  },
};

const beginnings = new Map<KnownLanguage, RegExp>();

/** Whether a question asks for a duration or an age. */
export const asksDuration = (question: string, code: string): boolean =>
  isKnownLanguage(code) && durations[code].asks.test(question);

/** Whether a text begins with a unit of time, at most one word before it; true in languages whose units aren't known. */
export function beginsWithUnit(text: string, code: string): boolean {
  if (!isKnownLanguage(code)) return true;
  const pattern =
    beginnings.get(code) ?? new RegExp(`^[\\s-]*(?:\\p{L}+[\\s-]+)?(?:${durations[code].units})(?![\\p{L}])`, "iu");
  beginnings.set(code, pattern);
  return pattern.test(text);
}
