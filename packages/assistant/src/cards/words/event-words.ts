import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { exactly } from "../../languages/patterns.ts";

/** How a language tells of an event and its year. */
export interface EventWords {
  /** Between an event and its year: ", in ". */
  readonly inYear: RegExp;
  readonly whichYear: (event: string) => string;
  /** Directly before an event, where it isn't a part of something else. */
  readonly beforeEvent: RegExp;
  /** The beginning of an event: an article and a noun of what happens once. */
  readonly happening: RegExp;
  /** Behind what was read: it is only one half of what was meant, "but also". */
  readonly otherHalf: RegExp;
}

const events: Readonly<Record<KnownLanguage, EventWords>> = {
  en: {
    inYear: /,?(?<!\s)\s+in\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    whichYear: (event) => `In which year was ${event}?`,
    beforeEvent: exactly("be|after|before|since|until|with|during|and|by|following|to|from"),
    happening:
      /^the (?:\p{L}+ ){0,2}?(?!situation|condition|information|relation|population|position|question|section|nation|option|thing|king|department|government|moment|version|building|journal|general|hospital|education|administration|organization|institution|association|television|profession)(?:\p{L}{3,}(?:tion|sion|ment|ance)|founding|opening|landing|storming|bombing|crossing|closing|arrival|trial|removal|birth|death|war|battle|revolution|discovery|independence|end|beginning|start|fall|rise|collapse|crash|strike|treaty|signing|launch|outbreak|arrest|murder|crisis|defeat|victory|siege)(?![\p{L}])/iu,
    otherHalf: /^,?\s*(?:but also|and also|but not)(?![\p{L}])/iu,
  },
  de: {
    inYear: /,?(?<!\s)\s+(?:im Jahre?\s+)?(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    whichYear: (event) => `In welchem Jahr: „${event}“?`,
    beforeEvent: exactly("nach|vor|seit|bis|mit|und|sein|durch"),
    happening:
      /^(?:der|die|das) (?:\p{L}+ ){0,2}?(?:\p{Lu}\p{L}*(?:ung|ion)|Tod|Geburt|\p{L}*[Kk]rieg|Schlacht|Ende|Beginn|Anfang|Bau|Fall|Aufstand|Vertrag|Einmarsch|Sieg|Wahl|Krise|Mord)(?![\p{L}])/iu,
    otherHalf: /^,?\s*(?:sondern|aber auch)(?![\p{L}])/iu,
  },
  es: {
    inYear: /,?(?<!\s)\s+en\s+(?:el año\s+)?(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    whichYear: (event) => `¿En qué año fue ${event}?`,
    beforeEvent: exactly("ser|tras|con|desde|hasta|y|a|durante|será|hacia|ante"),
    happening:
      /^(?:el|la) (?:\p{L}+ ){0,2}?(?!situación|condición|información|relación|población|posición|canción|estación|sección|nación|posesión|cuestión|educación|administración|organización|institución|asociación|federación|corporación|televisión|profesión)(?:\p{L}{3,}(?:ción|sión|miento|aje|tura)|muerte|guerra|batalla|revolución|independencia|fin|inicio|comienzo|caída|firma|llegada|salida|toma|derrota|victoria|crisis|golpe|huelga|tratado|asesinato|descubrimiento)(?![\p{L}])/iu,
    otherHalf: /^,?\s*(?:sino|pero también)(?![\p{L}])/iu,
  },
  fr: {
    inYear: /,?(?<!\s)\s+en\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    whichYear: (event) => `En quelle année a eu lieu ${event} ?`,
    beforeEvent: exactly("être|après|avant|depuis|avec|et|dès|pendant|par|sera"),
    happening:
      /^(?:le |la |l['’])(?:\p{L}+ ){0,2}?(?!situation|condition|information|relation|population|position|question|section|nation|moment|gouvernement|image|nature|version|éducation|administration|organisation|institution|association|télévision|profession)(?:\p{L}{3,}(?:tion|sion|ment|age|ture)|mort|naissance|guerre|bataille|révolution|indépendance|fin|début|chute|signature|arrivée|prise|défaite|victoire|crise|coup|traité|assassinat|découverte)(?![\p{L}])/iu,
    otherHalf: /^,?\s*(?:mais aussi|mais également|mais pas)(?![\p{L}])/iu,
  },
  pt: {
    inYear: /,?(?<!\s)\s+em\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    whichYear: (event) => `Em que ano foi ${event}?`,
    beforeEvent: exactly("ser|após|antes|desde|até|com|e|durante|será"),
    happening:
      /^(?:o|a) (?:\p{L}+ ){0,2}?(?!situação|condição|informação|relação|população|posição|canção|estação|seção|nação|questão|momento|educação|administração|organização|instituição|associação|televisão|profissão)(?:\p{L}{3,}(?:ção|são|mento|agem|tura)|morte|guerra|batalha|revolução|independência|fim|início|começo|queda|assinatura|chegada|tomada|derrota|vitória|crise|golpe|greve|tratado|assassinato|descoberta)(?![\p{L}])/iu,
    otherHalf: /^,?\s*(?:mas também|senão)(?![\p{L}])/iu,
  },
};

/** @param code BCP 47; undefined for a language whose events can't be told */
export const getEventWords = (code: string): EventWords | undefined =>
  isKnownLanguage(code) ? events[code] : undefined;
