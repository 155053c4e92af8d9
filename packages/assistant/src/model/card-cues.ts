/** Words of questions and definitions, by which the checker of cards compares them. */
interface CardCues {
  /** Words that make a question and are not what it asks about. */
  readonly asking: RegExp;
  /** Words that stand between a term and its definition. */
  readonly link: RegExp;
}

const exactly = (words: string): RegExp => new RegExp(`^(?:${words})$`, "iu");

const known: Readonly<Record<string, CardCues>> = {
  en: {
    asking: exactly(
      "year|happens|happen|so|do|for|what|which|how|who|why|when|where|term|terms|described|describe|differ|difference|mean|means|called|refer|consist|stand|defined|many|much",
    ),
    link: exactly(
      "involve|measure|describe|represent|require|contain|predict|include|focus|deal|equal|equals|used|do|by|primarily|mainly|mostly|is|are|was|were|means?|refers?|consists?|stands|defined|as|which|called|known|termed|referred|define|involves|measures|describes|represents|requires|contains|predicts|includes|focuses|deals|process|phenomenon|effect|idea|stage|concept|term",
    ),
  },
  de: {
    asking: exactly(
      "jahr|welchem|warum|so|wozu|geschieht|das|was|welche[rsnm]?|wie|wer|warum|wann|wo|wofür|wofur|woraus|worin|begriff|begriffe|gemeint|versteht|heißt|unterscheiden|unterscheidet|unterschied|bedeutet|nennt|man|unter",
    ),
    link: exactly(
      "versteht|man|heisst|meint|das|unter|ist|sind|war|waren|bedeutet|bezeichnet|beschreibt|misst|umfasst|enthält|enthalt|besteht|bestehen|steht|nennt|nennen|heißt|heißen|genannt|als|wird|werden",
    ),
  },
  es: {
    asking: exactly(
      "ano|año|en|asi|así|ocurre|para|quiere|decir|sirve|sirven|que|qué|cual|cuál|como|cómo|quien|quién|por|cuando|cuándo|donde|dónde|termino|término|trata|entiende|llama|esto|diferencian|diferencia|significa|refiere|consiste",
    ),
    link: exactly(
      "decir|quiere|sirve|sirven|para|es|son|era|eran|fue|fueron|significa|mide|describe|representa|contiene|incluye|implica|requiere|consiste|consisten|refiere|refieren|define|definen|llama|llaman|llamamos|denomina|denominan|conoce|conocen|que|definimos|definir|como|suele|suelen|llamarse|denominarse|conocido|conocida|le|les",
    ),
  },
  fr: {
    asking: exactly(
      "annee|année|quelle|pourquoi|ainsi|but|dans|quel|passe|til|tils|veut|dire|sert|quest|quun|quune|que|quoi|quel|quelle|quels|comment|qui|pourquoi|quand|ou|où|terme|sagit|il|ils|ce|cela|qu|quappelle|t|on|sappelle|appelle|different|diffèrent|difference|consiste|sont|est|de",
    ),
    link: exactly(
      "cest|ce|sont|ca|veut|veulent|dire|sert|est|sont|etait|designe|mesure|decrit|represente|contient|comprend|implique|signifie|consiste|compose|sappelle|sappellent|appelle|appelee|appeles|appelees|nomme|nomment|connu|connue|qui|comme|definit|definissons|definir",
    ),
  },
  pt: {
    asking: exactly(
      "ano|assim|acontece|para|quer|dizer|serve|servem|define|o|que|qual|como|quem|por|quando|onde|termo|trata|entende|chama|isto|diferem|diferenca|diferença|significa|refere|consiste|em",
    ),
    link: exactly(
      "quer|dizer|serve|servem|ou|seja|nada|mais|vem|ser|definido|definida|e|é|sao|são|era|eram|foi|foram|significa|mede|descreve|representa|contem|contém|inclui|implica|requer|consiste|consistem|refere|referem|chama|chamam|chamado|chamada|chamados|chamadas|conhecido|conhecida|que|definimos|definir|como|costuma",
    ),
  },
};

/** @param language BCP 47; undefined for a language without data */
export const getCardCues = (language: string): CardCues | undefined => known[language.split("-", 1)[0]!.toLowerCase()];
