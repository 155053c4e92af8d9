import { CLOZE_GAP, type CardKind } from "@lectern/domain/cards.ts";
import { isKnownLanguage, type KnownLanguage } from "../languages/known-languages.ts";
import { anywhere, atStart, exactly } from "../languages/patterns.ts";
import { getTellingCues } from "../languages/telling-cues.ts";
import type { Candidate, Material } from "./material.ts";

/** By what a language shows that a card isn't worth asking, though it is true and its words are whole. */
interface Faults {
  /** The beginning of a definition that says only what place the lecture gives a thing: "another key feature of", "a child of". */
  readonly emptyGenus: RegExp;
  /** The beginning of a definition of a person: "a student who". */
  readonly person: RegExp;
  /** Before a name: it is the title of something that was read or seen, "a book called". */
  readonly titled: RegExp;
  /** Speaker and listeners as the subject of a fact: what they did or have is an example. */
  readonly together: RegExp;
  /** What stands for something outside the sentence: "of it", "a third", "the left one". */
  readonly dangling: RegExp;
  /** A noun that one can say much of, and that the sentence before has told more of: "the approach". */
  readonly generic: RegExp;
  /** Directly before a number that is one of many: "such as 256 bits". */
  readonly exemplary: RegExp;
}

const faults: Readonly<Record<KnownLanguage, Faults>> = {
  en: {
    emptyGenus: atStart(
      "those|the ones|an? new|another|(?:an?|the)(?: (?:\\p{L}+ly|late|key|big|huge|main|major|basic|basis|simple|real|popular|common|recent|new))* (?:feature|target|aspect|factor|child|children|parent|success|failure|concern|matter|sign|source of (?:confusion|debate)|reminder|game|dream|nightmare|beast|start|beginning|starting point|place to start|world|piece|lot|tool in|topic|area of interest|thing)|(?:an?|the) (?:more|less|simpler|better|bigger|smaller|easier|harder|higher|lower|faster|slower|newer|older)",
    ),
    person: atStart(
      "(?:an?|the) (?:[\\p{L}-]+ ){0,3}?(?:man|woman|guy|boy|girl|kid|student|friend|person|patient|customer|teacher|actor|actress|lawyer|doctor|farmer|politician|celebrity|founder|president|scientist|philosopher|economist|psychologist|mathematician|researcher)",
    ),
    titled: anywhere(
      "(?:papers?|books?|articles?|piece|videos?|chapters?|films?|movies?|novels?|songs?|songs|magazines?|websites?|company|companies|startup|blog|journals?|course|restaurant|town|village)[^.;:]{1,140}(?:called|titled|entitled|named|known as)",
    ),
    together: anywhere("we|us|our|ours|I|my|me"),
    dangling: anywhere(
      "(?:of|in|for|to|with|about|on|from|by) (?:it|them|him|her)|an? (?:second|third|fourth)|the (?:left|right|other|first|second|third) (?:one|ones|side|simulation|picture)|one of (?:these|those|them)|by, nearly",
    ),
    generic: exactly(
      "(?:the |an? )?(?:approach|agent|process|system|program|project|technique|tool|device|area|place|company|level|change|option|strategy|structure|object|element|situation|condition|group|region|country|government|technology|author|work)(?:e?s)?",
    ),
    exemplary: /(?<![\p{L}])(?:like|such as|say|maybe|for example,?|e\.g\.)\s+(?:an?\s+)?$/iu,
  },
  de: {
    emptyGenus: atStart(
      "diejenigen|eine? neue[rs]?|(?:ein |eine )?(?:andere[rsnm]?|weitere[rsnm]?|eine weitere|ein weiterer)|(?:eine?|der|die|das)(?: (?:wichtige|zentrale|große|frühe|neue|gute|recht|sehr|ziemlich)[rsnm]?)* (?:Merkmal|Aspekt|Faktor|Kind|Erfolg|Anfang|Zeichen|Thema|Ansatz|Angelegenheit)|eine? (?!besonder|ander|inner|äußer|schwer|ober|unter|mittler|mehr)\\p{Ll}{3,}ere[rs]?|(?:recht|sehr|ziemlich)|ein (?:recht|sehr|ziemlich)",
    ),
    person: atStart(
      "(?:eine?|der|die) (?:[\\p{L}-]+ ){0,2}?(?:Mann|Frau|Student(?:in)?|Freund(?:in)?|Person|Patient(?:in)?|Kund(?:e|in)|Lehrer(?:in)?|Junge|Mädchen|Kind|Philosoph|Forscher(?:in)?)",
    ),
    titled: anywhere(
      "(?:Buch|Artikel|Paper|Video|Film|Roman|Kapitel|Firma|Webseite|Zeitschrift)[^.;:]{1,140}(?:heißt|genannt|namens|nennt)",
    ),
    together: anywhere("wir|uns|unser[enmrs]{0,2}|ich|mein[enmrs]{0,2}|mich|mir"),
    dangling: anywhere(
      "davon|daran|dafür|dagegen|sogar|dazu|(?:eine?[nmrs]?) (?:zweite|dritte|vierte)[nmrs]?|(?:linke|rechte|obere|untere)[nmrs]?",
    ),
    generic: exactly(
      "(?:der |die |das |eine? )?(?:Ansatz|Vorgang|Prozess|System|Programm|Projekt|Technik|Werkzeug|Bereich|Ort|Firma|Ebene|Änderung|Strategie|Struktur|Objekt|Element|Situation|Gruppe|Region|Land|Regierung|Vorgehen)(?:e?[ns]|e)?",
    ),
    exemplary: /(?<![\p{L}])(?:wie|etwa|zum Beispiel|z\. ?B\.|sagen wir)\s+(?:eine?[nrms]?\s+)?$/iu,
  },
  es: {
    emptyGenus: atStart(
      "(?:\\p{L}+mente )?(?:los|las) que|una? nuev[oa]|otr[oa]s?|una? (?:más|menos)|(?:una?|el|la)(?: (?:gran|buen|nuev[oa]))? (?:característica|aspecto|factor|hij[oa]|éxito|fracaso|asunto|recordatorio|tema|reto|sueño|señal)(?! de)",
    ),
    person: atStart(
      "(?:una?|el|la) (?:\\p{L}+ ){0,1}?(?:hombre|mujer|chic[oa]|niñ[oa]|estudiante|amig[oa]|persona|paciente|cliente|profesor(?:a)?|abogad[oa]|médic[oa]|filósof[oa]|científic[oa]|investigador(?:a)?|economista)",
    ),
    titled: anywhere(
      "(?:libro|artículo|vídeo|video|película|novela|capítulo|empresa|revista|página)[^.;:]{1,140}(?:llamad[oa]|titulad[oa]|que se llama|denominad[oa])",
    ),
    together: anywhere("nosotros|nos|nuestr[oa]s?|yo|mi|mis|me"),
    dangling: anywhere(
      "amb[oa]s|(?:de|en|con|para|a) (?:ell[oa]s?|él)|una? (?:segund|tercer|cuart)[oa]?|de (?:la izquierda|la derecha)",
    ),
    generic: exactly(
      "(?:el |la |los |las |una? )?(?:enfoque|agente|proceso|sistema|programa|proyecto|técnica|herramienta|área|lugar|empresa|nivel|cambio|opción|estrategia|estructura|objeto|elemento|situación|grupo|región|país|gobierno|tecnología)(?:e?s)?",
    ),
    exemplary: /(?<![\p{L}])(?:como|por ejemplo,?|digamos)\s+(?:una?\s+)?$/iu,
  },
  fr: {
    emptyGenus: atStart(
      "ceux|celles|une? nouve(?:l|au|lle)|(?:le|la) \\p{L}+ qui vien(?:t|nent) de|(?:une? )?autres?|une? (?:plus|moins)|(?:une?|le|la)(?: (?:grande?|bonne?|nouve(?:au|lle)))? (?:caractéristique|aspect|facteur|enfant|succès|échec|affaire|rappel|sujet|défi|rêve)(?! d)",
    ),
    person: atStart(
      "(?:une?|le|la) (?:\\p{L}+ ){0,1}?(?:homme|femme|garçon|fille|étudiante?|amie?|personne|patiente?|cliente?|professeure?|avocate?|médecin|philosophe|scientifique|chercheu(?:r|se)|économiste)",
    ),
    titled: anywhere(
      "(?:livre|article|vidéo|film|roman|chapitre|entreprise|revue|site)[^.;:]{1,140}(?:appelée?|intitulée?|nommée?|qui s['’]appelle)",
    ),
    together: anywhere("nous|notre|nos|on|je|mon|ma|mes|me"),
    dangling: anywhere(
      "(?:de|en|avec|pour|à) (?:lui|elles?|eux)|une? (?:deuxième|second|seconde|troisième)|de (?:gauche|droite)",
    ),
    generic: exactly(
      "(?:le |la |les |l['’]|une? )?(?:approche|agent|processus|système|programme|projet|technique|outil|zone|endroit|entreprise|niveau|changement|option|stratégie|structure|objet|élément|situation|groupe|région|pays|gouvernement|technologie)s?",
    ),
    exemplary: /(?<![\p{L}])(?:comme|par exemple,?|disons)\s+(?:une?\s+)?$/iu,
  },
  pt: {
    emptyGenus: atStart(
      "(?:\\p{L}+mente )?(?:os|as) que|uma? nov[oa]|(?:uma? )?outr[oa]s?|uma? (?:mais|menos)|(?:uma?|o|a)(?: (?:grande|bo[am]|nov[oa]))? (?:característica|aspecto|fator|filh[oa]|sucesso|fracasso|assunto|lembrete|tema|desafio|sonho)(?! d)",
    ),
    person: atStart(
      "(?:uma?|o|a) (?:\\p{L}+ ){0,1}?(?:homem|mulher|menin[oa]|garot[oa]|estudante|alun[oa]|amig[oa]|pessoa|paciente|cliente|professor(?:a)?|advogad[oa]|médic[oa]|filósof[oa]|cientista|pesquisador(?:a)?|economista)",
    ),
    titled: anywhere(
      "(?:livro|artigo|vídeo|filme|romance|capítulo|empresa|revista|site)[^.;:]{1,140}(?:chamad[oa]|intitulad[oa]|que se chama)",
    ),
    together: anywhere("nós|nos|noss[oa]s?|a gente|eu|meu|minha|me"),
    dangling: anywhere(
      "(?:dele|dela|deles|delas|nele|nela)|uma? (?:segund|terceir|quart)[oa]|d[ao] (?:esquerda|direita)",
    ),
    generic: exactly(
      "(?:o |a |os |as |uma? )?(?:abordagem|agente|processo|sistema|programa|projeto|técnica|ferramenta|área|lugar|empresa|nível|mudança|opção|estratégia|estrutura|objeto|elemento|situação|grupo|região|país|governo|tecnologia)(?:e?s)?",
    ),
    exemplary: /(?<![\p{L}])(?:como|por exemplo,?|digamos)\s+(?:uma?\s+)?$/iu,
  },
};

/** Of speaker and listeners: "our change blindness". */
const ours = anywhere("our|unser[enmrs]{0,2}|nuestr[oa]s?|notre|nos|noss[oa]s?");

/** What was read from a sentence and not made of its subject: its whole sentence is the question. */
const isFact = (kind: CardKind): boolean => kind === "number" || kind === "date";

/** Whether the sentence, or the one before it, sets up a case: a number or a name there is one of an example. */
function isInCase({ sentence }: Candidate, { digest }: Material): boolean {
  const supposing = getTellingCues(digest.language.code)?.supposing;
  if (supposing === undefined) return false;
  const before = digest.sentences[sentence.index - 1];
  return supposing.test(sentence.text) || (before !== undefined && supposing.test(before.text));
}

/**
 * Whether a card is worth a student's time: it asks for something that the lecture teaches, in words that need nothing beside
 * themselves. That it is true is proven elsewhere (`check-card.ts`).
 */
export function isWorthAsking(candidate: Candidate, material: Material): boolean {
  const { code } = material.digest.language;
  if (!isKnownLanguage(code)) return true;
  const { emptyGenus, person, titled, together, dangling, exemplary, generic } = faults[code];
  const { kind, front, back } = candidate;
  const [before = "", after = ""] = front.split(CLOZE_GAP);
  if (dangling.test(front) || (kind !== "definition" && dangling.test(back))) return false;
  if (kind === "definition") {
    return !emptyGenus.test(back) && !person.test(back) && !ours.test(front);
  }
  // "_____ is another key feature": what its verb says of it.
  const predicate = after.trimStart().replace(/^\S{1,30}\s/u, "");
  if (titled.test(before) || emptyGenus.test(front) || emptyGenus.test(predicate)) return false;
  if (!isFact(kind)) return kind === "list" || kind === "contrast" || !generic.test(back);
  return !together.test(front) && !exemplary.test(before) && (kind === "date" || !isInCase(candidate, material));
}
