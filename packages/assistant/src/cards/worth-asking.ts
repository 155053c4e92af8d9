import { CLOZE_GAP } from "@lectern/domain/cards.ts";
import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere, atStart } from "../languages/patterns.ts";
import { spacedWords } from "../lecture/words.ts";
import { type Candidate, type Material, toTopic } from "./material.ts";
import { getEventWords } from "./words/event-words.ts";

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
}

const faults: Readonly<Record<KnownLanguage, Faults>> = {
  en: {
    emptyGenus: atStart(
      "those|the ones|an? new|another|(?:the )?(?:first|second|third|next|last) (?:set|kind|type|one|class|group|way|part)|the way|(?:an?|the)(?: (?:\\p{L}+ly|late|key|big|huge|main|major|basic|basis|simple|real|popular|common|recent|new))* (?:feature|target|aspect|factor|child|children|parent|success|failure|concern|matter|sign|source of (?:confusion|debate)|reminder|game|dream|nightmare|beast|start|place to|\\p{L}+ place to|beginning|starting point|place to start|world|piece|lot|tool in|topic|area of interest|thing|need|necessity|possibility)|(?:an?|the) (?:more|less|simpler|better|bigger|smaller|easier|harder|higher|lower|faster|slower|newer|older)",
    ),
    person: atStart(
      "(?:an?|the) (?:[\\p{L}-]+ ){0,3}?(?:man|woman|guy|boy|girl|kid|student|friend|person|patient|customer|teacher|actor|actress|lawyer|doctor|farmer|politician|celebrity|founder|president|scientist|philosopher|economist|psychologist|mathematician|researcher|company|startup|word|website)",
    ),
    titled: anywhere(
      "(?:papers?|books?|articles?|piece|videos?|chapters?|films?|movies?|novels?|songs?|songs|magazines?|websites?|company|companies|startup|blog|journals?|course|restaurant|town|village)[^.;:]{1,140}(?:called|titled|entitled|named|known as)",
    ),
    together: anywhere("we|us|our|ours|I|my|me"),
    dangling: anywhere(
      "(?:of|in|for|to|with|about|on|from|by) (?:it|them|him|her)|(?<!of )an? (?:second|third|fourth)|the (?:left|right|other|first|second|third) (?:one|ones|side|simulation|picture)|one of (?:these|those|them)|by, nearly|that (?:with|to|into|for|by|as)|if you want|number of (?!people)",
    ),
  },
  de: {
    emptyGenus: atStart(
      "diejenigen|eine? neue[rs]?|(?:ein |eine )?(?:andere[rsnm]?|weitere[rsnm]?|eine weitere|ein weiterer)|(?:eine?|der|die|das)(?: (?:wichtige|zentrale|große|frühe|neue|gute|recht|sehr|ziemlich)[rsnm]?)* (?:Merkmal|Aspekt|Faktor|Kind|Erfolg|Anfang|Zeichen|Thema|Ansatz|Angelegenheit|Notwendigkeit|Möglichkeit)|eine? (?!besonder|ander|inner|äußer|schwer|ober|unter|mittler|mehr)\\p{Ll}{3,}ere[rs]?|(?:recht|sehr|ziemlich)|ein (?:recht|sehr|ziemlich)",
    ),
    person: atStart(
      "(?:eine?|der|die) (?:[\\p{L}-]+ ){0,2}?(?:Mann|Frau|Student(?:in)?|Freund(?:in)?|Person|Patient(?:in)?|Kund(?:e|in)|Lehrer(?:in)?|Junge|Mädchen|Kind|Philosoph|Forscher(?:in)?|Firma|Wort|Webseite)",
    ),
    titled: anywhere(
      "(?:Buch|Artikel|Paper|Video|Film|Roman|Kapitel|Firma|Webseite|Zeitschrift)[^.;:]{1,140}(?:heißt|genannt|namens|nennt)",
    ),
    together: anywhere("wir|uns|unser[enmrs]{0,2}|ich|mein[enmrs]{0,2}|mich|mir"),
    dangling: anywhere(
      "davon|daran|dafür|dagegen|sogar|dazu|(?:eine?[nmrs]?) (?:zweite|dritte|vierte)[nmrs]?|(?:linke|rechte|obere|untere)[nmrs]?|(?:die )?Anzahl der",
    ),
  },
  es: {
    emptyGenus: atStart(
      "(?:\\p{L}+mente )?(?:los|las) que|una? nuev[oa]|otr[oa]s?|una? (?:más|menos)|(?:una?|el|la)(?: (?:gran|buen|nuev[oa]))? (?:característica|aspecto|factor|hij[oa]|éxito|fracaso|asunto|recordatorio|tema|reto|sueño|señal|necesidad|posibilidad)(?! de)",
    ),
    person: atStart(
      "(?:una?|el|la) (?:\\p{L}+ ){0,1}?(?:hombre|mujer|chic[oa]|niñ[oa]|estudiante|amig[oa]|persona|paciente|cliente|profesor(?:a)?|abogad[oa]|médic[oa]|filósof[oa]|científic[oa]|investigador(?:a)?|economista|católic[oa]|polític[oa]|militar|escritor(?:a)?|sacerdote|abogad[oa]|general|poeta|hij[oa]|herman[oa]|autor(?:a)?|venezolan[oa]|español(?:a)?|pensador(?:a)?|líder|caudillo|empresa|palabra)",
    ),
    titled: anywhere(
      "(?:libro|artículo|vídeo|video|película|novela|capítulo|empresa|revista|página)[^.;:]{1,140}(?:llamad[oa]|titulad[oa]|que se llama|denominad[oa])",
    ),
    together: anywhere("nosotros|nos|nuestr[oa]s?|yo|mi|mis|me"),
    dangling: anywhere(
      "amb[oa]s|(?:de|en|con|para|a) (?:ell[oa]s?|él)|una? (?:segund|tercer|cuart)[oa]?|de (?:la izquierda|la derecha)|(?:^¿?Qué (?:es|era) )?el número de|^(?:ya|después|luego|allí|ahí|entonces|así|recordemos)|\\p{L}{3,}[aei]r(?:l[aoe]s?)",
    ),
  },
  fr: {
    emptyGenus: atStart(
      "ceux|celles|une? nouve(?:l|au|lle)|(?:le|la) \\p{L}+ qui vien(?:t|nent) de|(?:une? )?autres?|une? (?:plus|moins)|(?:une?|le|la)(?: (?:grande?|bonne?|nouve(?:au|lle)))? (?:caractéristique|aspect|facteur|enfant|succès|échec|affaire|rappel|sujet|défi|rêve|nécessité|possibilité)(?! d)",
    ),
    person: atStart(
      "(?:une?|le|la) (?:\\p{L}+ ){0,1}?(?:homme|femme|garçon|fille|étudiante?|amie?|personne|patiente?|cliente?|professeure?|avocate?|médecin|philosophe|scientifique|chercheu(?:r|se)|économiste|entreprise|mot)",
    ),
    titled: anywhere(
      "(?:livre|article|vidéo|film|roman|chapitre|entreprise|revue|site)[^.;:]{1,140}(?:appelée?|intitulée?|nommée?|qui s['’]appelle)|(?:ai|as|a|avons|avez|ont|avait|avaient) dit",
    ),
    together: anywhere("nous|notre|nos|on|je|mon|ma|mes|me"),
    dangling: anywhere(
      "(?:de|en|avec|pour|à) (?:lui|elles?|eux)|une? (?:deuxième|second|seconde|troisième)|de (?:gauche|droite)|le nombre de|^(?:après|puis|là)",
    ),
  },
  pt: {
    emptyGenus: atStart(
      "(?:\\p{L}+mente )?(?:os|as) que|uma? nov[oa]|(?:uma? )?outr[oa]s?|uma? (?:mais|menos)|(?:uma?|o|a)(?: (?:grande|bo[am]|nov[oa]))? (?:característica|aspecto|fator|filh[oa]|sucesso|fracasso|assunto|lembrete|tema|desafio|sonho|necessidade|possibilidade)(?! d)",
    ),
    person: atStart(
      "(?:uma?|o|a) (?:\\p{L}+ ){0,1}?(?:homem|mulher|menin[oa]|garot[oa]|estudante|alun[oa]|amig[oa]|pessoa|paciente|cliente|professor(?:a)?|advogad[oa]|médic[oa]|filósof[oa]|cientista|pesquisador(?:a)?|economista|empresa|palavra)",
    ),
    titled: anywhere(
      "(?:livro|artigo|vídeo|filme|romance|capítulo|empresa|revista|site)[^.;:]{1,140}(?:chamad[oa]|intitulad[oa]|que se chama)",
    ),
    together: anywhere("nós|nos|noss[oa]s?|a gente|eu|meu|minha|me"),
    dangling: anywhere(
      "(?:dele|dela|deles|delas|nele|nela)|uma? (?:segund|terceir|quart)[oa]|d[ao] (?:esquerda|direita)|o número de|^(?:já|depois|aí|daí|então|ali|lembremos)|\\p{L}+-l[ao]s?",
    ),
  },
};

/** Of speaker and listeners: "our change blindness". */
const ours = anywhere("our|unser[enmrs]{0,2}|nuestr[oa]s?|notre|nos|noss[oa]s?");

/** The end of an English answer that more has to follow. In German a clause ends with these. */
const auxiliary =
  /\s(?:will|would|can|could|shall|should|may|might|must|have|has|had|do|does|did|not|you|we|they|I|it|this|these|those|here|there)$/u;

/** "… of a living thing and most, the great majority of …": the speaker began again, and what was read is both. */
function isRepaired({ back, sentence }: Candidate): boolean {
  const at = sentence.text.toLowerCase().indexOf(back.toLowerCase());
  const last = back.match(spacedWords)?.at(-1)?.toLowerCase() ?? "";
  const next = at === -1 ? "" : sentence.text.slice(at + back.length).toLowerCase();
  return last.length > 3 && next.startsWith(",") && (next.match(spacedWords) ?? []).slice(0, 4).includes(last);
}

/** A sentence of Spanish or Portuguese without its subject, which stands before it. */
const subjectless = (front: string, { words, digest }: Material): boolean =>
  (digest.language.code === "es" || digest.language.code === "pt") &&
  (/^Se\s/u.test(front) ||
    (words.finite.test(front.split(" ", 1)[0]!) &&
      !/^(?:Hay|Había|Hubo|Existen?|Há|Havia|Houve|Existem?)\s/u.test(front)));

/** Small words twice, with one between or not: "of the of the", "with its with the". */
const restarted =
  /(?<!\p{L})(\p{L}{1,4} (?:the|a|an|der|die|das|el|la|los|le|les|o|os))\s\1(?!\p{L})|(?<!\p{L})(of|with|in|to|for|von|mit|de|con|en|avec|com|em)\s(?:its|the|a|an|this|that|der|dem|el|la|le|un|une|o|um|uma)\s\2(?!\p{L})/iu;

/** What holds in the one case that is shown. */
const inThisCase =
  /(?:in this (?:case|example)|in diesem (?:fall|beispiel)|en este (?:caso|ejemplo)|dans (?:ce cas|cet exemple)|ness?t?e (?:caso|exemplo)|probably|vermutlich|probablemente|probablement|provavelmente)/iu;

/** Directly before a definition: one more thing that a term is. */
const adds = /(?<!\p{L})(?:also|auch|también|aussi|também)\s+$/iu;

/** Whether a definition was broken off: "a relationship which you will". */
const isBrokenOff = ({ back }: Candidate, { words, digest }: Material): boolean =>
  /, the (?:more|less|\p{L}+er)$/u.test(back) || words.unfinished.test(back)
    ? digest.language.code !== "de"
    : digest.language.code === "en" && auxiliary.test(back);

/** "Attention is the introduction to attention": a thing is not explained by itself. */
const isCircle = ({ back, topic }: Candidate, material: Material): boolean =>
  topic !== "" &&
  !topic.includes(" ") &&
  topic !== toTopic(back, material) &&
  toTopic(back, material).split(" ").includes(topic);

/** Whether a definition says of a thing what it is; not one more thing that it is, what it was doing, or who did it. */
function isOfThing({ front, back, sentence }: Candidate, { digest }: Material): boolean {
  const at = sentence.text.toLowerCase().indexOf(back.toLowerCase());
  // "el juez fue el corso Mathieu Valérie", "el general Sucre"
  const isPerson =
    digest.language.naming?.capitals !== true &&
    (/[ «“](?:el|la|le|o|a) \p{Ll}{3,20} \p{Lu}\p{Ll}+[ ”»?]/u.test(front) ||
      /^\p{L}+ \p{Ll}{3,20} \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(back));
  const isDoing = /^What (?:are|were) /u.test(front) && /^\p{L}+ing\s/u.test(back);
  const isHalf =
    at !== -1 && getEventWords(digest.language.code)?.otherHalf.test(sentence.text.slice(at + back.length));
  return !isPerson && !isDoing && isHalf !== true && !adds.test(sentence.text.slice(0, Math.max(0, at)));
}

/**
 * Whether a card is worth a student's time: it asks for something that the lecture teaches, in words that need nothing beside
 * themselves. That it is true is proven elsewhere (`check-card.ts`).
 */
export function isWorthAsking(candidate: Candidate, material: Material): boolean {
  const { digest } = material;
  const { code } = digest.language;
  if (!isKnownLanguage(code)) return true;
  const { emptyGenus, person, titled, together, dangling } = faults[code];
  const { kind, front, back, sentence } = candidate;
  if (restarted.test(front) || restarted.test(back) || dangling.test(front)) return false;
  if (kind === "date") return !together.test(front) && !inThisCase.test(sentence.text);
  if (kind === "cloze") {
    const [before = ""] = front.split(CLOZE_GAP);
    return !subjectless(front, material) && !titled.test(before) && !emptyGenus.test(front);
  }
  return (
    !emptyGenus.test(back) &&
    !person.test(back) &&
    !ours.test(front) &&
    !together.test(back) &&
    !isBrokenOff(candidate, material) &&
    isOfThing(candidate, material) &&
    !isRepaired(candidate) &&
    !isCircle(candidate, material)
  );
}
