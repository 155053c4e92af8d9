import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere } from "./patterns.ts";

/** With which a lecturer says what the lecture was about. */
const recaps: Readonly<Record<KnownLanguage, RegExp>> = {
  en: anywhere(
    "(?:today|in this (?:lecture|video|episode|talk|class|lesson)),? (?:we|you|i)(?:'ve| have)? (?:talked|learned|learnt|looked|discussed|covered|saw|seen|showed)|(?:we|you['’]ve|you have|we['’]ve|we have) (?:just )?(?:learned|learnt|covered|discussed)|(?:to|let me|let['’]s)(?: just)? (?:sum(?: this| it)? up|summarize|summarise|recap|conclude)|in (?:summary|conclusion|closing|a nutshell)|(?:i['’]ll|i will|let me|i want to|i['’]d like to) (?:end|close|finish) (?:by|with)|the (?:bottom line|(?:main|key|basic|big|core|final) (?:point|idea|message|lesson)|takeaway|take-away|take-home)",
  ),
  de: anywhere(
    "zusammenfassend|zusammengefasst|kurz gesagt|wir haben (?:heute )?(?:gelernt|gesehen|besprochen|behandelt)|heute haben (?:wir|sie)|(?:sie|du) (?:haben|hast) (?:heute )?gelernt|im kern|unterm strich|die (?:grundidee|kernaussage|hauptidee)",
  ),
  fr: anywhere(
    "en résumé|pour résumer|en bref|en conclusion|aujourd['’]hui,? (?:nous avons|on a|vous avez)|(?:nous avons|on a|vous avez) (?:vu|appris|parlé)|l['’]idée (?:principale|clé|centrale)",
  ),
  es: anywhere(
    "en resumen|para resumir|resumiendo|en conclusión|en definitiva|hoy (?:hemos|habéis|han)|(?:hemos|habéis) (?:visto|aprendido|hablado)|la idea (?:principal|clave|central|general)|a alto nivel",
  ),
  pt: anywhere(
    "em resumo|resumindo|para resumir|em conclusão|hoje (?:nós |a gente )?(?:vimos|aprendemos|falamos)|(?:vimos|aprendemos) que|a ideia (?:principal|chave|central|geral)",
  ),
};

/** Whether a sentence says what a lecture was about, by its words. */
export const sumsUp = (text: string, code: string): boolean => isKnownLanguage(code) && recaps[code].test(text);
