import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere, atStart } from "./patterns.ts";

/** How a language strings sentences together, as far as quoting needs to know. */
export interface Discourse {
  /** Says that something follows, and not what. */
  readonly leadIn: RegExp;
  /** Sets two things against each other. */
  readonly contrast: RegExp;
  /** Begins the first, the second, … item of a spoken list, and what begins one without a number. */
  readonly ordinals: readonly RegExp[];
  readonly another: RegExp;
  /** Gives an example, or sets up a case. */
  readonly example: RegExp;
  /** Begins the last item. */
  readonly final: RegExp;
  /** The word that a list's announcement counts: "kinds", "reasons". */
  readonly counted: RegExp;
  readonly phrases: {
    /** Before the second quotation, with its moment and without. */
    readonly alsoAt: string;
    readonly also: string;
    /** Before a list that the recording announced. */
    readonly items: (found: number) => string;
    readonly someItems: (found: number, announced: number) => string;
    /** Asks for a definition. */
    readonly whatIs: (term: string) => string;
  };
}

const ordinals = (...words: string[]): RegExp[] => words.map((some) => anywhere(some));

const rules: Readonly<Record<KnownLanguage, Discourse>> = {
  en: {
    leadIn: anywhere(
      "let me (?:define|explain|show|give|tell|start|begin|list|say|go through|walk)|let's (?:define|look|start|begin|see|take|go through|talk)|here(?:'s| is| are| comes?)|as follows|the following|(?:i'll|i will|we'll|we will|i want to|i'm going to|we're going to) (?:define|explain|show|give|tell|start|begin|list|talk|go through|look)|(?:and )?this is (?:why|how)|so (?:what|why|how)",
    ),
    contrast: anywhere(
      "whereas|while|unlike|but|instead|in contrast|by contrast|on the other hand|differ(?:s|ence|ences|ent)?|compared|rather than|versus|however",
    ),
    ordinals: ordinals(
      "(?<!/)1st|first(?:ly)?(?! of all the)|number one|one is|the one",
      "(?<!/)2nd|second(?:ly)?|number two|two is|the other",
      "(?<!/)3rd|third(?:ly)?|number three",
      "(?<!/)4th|fourth(?:ly)?|number four",
      "(?<!/)5th|fifth(?:ly)?|number five",
      "(?<!/)6th|sixth(?:ly)?|number six",
      "(?<!/)7th|seventh(?:ly)?|number seven",
      "(?<!/)8th|eighth(?:ly)?|number eight",
    ),
    another: atStart(
      "(?:and |then |so )*(?:another|next|finally|lastly|the (?:last|final|next|other)|then there(?:'s| is| are))",
    ),
    example: anywhere(
      "for example|for instance|an example|(?:one|another|good|classic|first|famous|simple) example|examples? (?:of|is|are|would be)|imagine (?:that|you|a|an|the)|suppose (?:that|you|a|an|the|we)|let's say|say you (?:are|have|want)|think of (?:a|an|the|your)|consider (?:a|an|the)|case study|there was a (?:study|experiment)|in (?:one|a famous) (?:study|experiment)",
    ),
    final: anywhere("last(?:ly)?|finally|the final"),
    counted: anywhere(
      "types?|kinds?|sorts?|steps?|stages?|phases?|parts?|causes?|effects?|reasons?|examples?|features?|properties|rules?|methods?|ways?|forms?|advantages?|disadvantages?|problems?|components?|elements?|things|points|factors?|principles?|categories|levels?|layers?|functions?|questions|conditions|criteria|laws?|models?|theories|approaches|strategies|groups?|classes|goals|aspects|ingredients|assumptions|characteristics|differences|ideas|techniques|mistakes",
    ),
    phrases: {
      alsoAt: "It also says, at",
      also: "It also says:",
      items: (found) => `The recording names ${found}:`,
      whatIs: (term) => `What is “${term}”?`,
      someItems: (found, announced) => `The recording announces ${announced}; I found ${found}:`,
    },
  },
  de: {
    leadIn: anywhere(
      "(?:ich|wir) (?:möchte|möchten|will|wollen|werde|werden|zeige|zeigen|erkläre|erklären|definiere|definieren) (?:\\p{L}+ ){0,3}(?:erklären|definieren|zeigen|nennen|beginnen|anfangen|anschauen|ansehen)|schauen wir|sehen wir|fangen wir|beginnen wir|hier (?:ist|sind|kommt)|folgende[nrsm]?|wie folgt|das ist der grund",
    ),
    contrast: anywhere(
      "während|dagegen|hingegen|aber|im gegensatz|im unterschied|anders als|unterschiede?|unterscheide[nt]|verglichen|sondern|statt|jedoch",
    ),
    ordinals: ordinals(
      "eine? ist|einer ist|erstens|zuerst|zunächst|der erste|die erste|das erste|ersten?s|zum einen|einerseits",
      "zweitens|der zweite|die zweite|das zweite|zum anderen|andererseits",
      "drittens|der dritte|die dritte|das dritte",
      "viertens|der vierte|die vierte|das vierte",
      "fünftens|der fünfte|die fünfte|das fünfte",
      "sechstens|der sechste|die sechste|das sechste",
      "siebtens|der siebte|die siebte|das siebte",
      "achtens|der achte|die achte|das achte",
    ),
    another: atStart(
      "(?:und )?(?:dann|danach|weiter|ferner|schließlich|zuletzt|(?:der|die|das) (?:nächste|letzte|andere)|ein(?:e)? weitere[rs]?)",
    ),
    example: anywhere(
      "zum beispiel|beispielsweise|(?:ein|das|als|erstes|klassisches|gutes|anderes|weiteres) beispiel(?:e)?|beispiel (?:ist|wäre|dafür)|etwa (?:ein|eine|der|die|das)|stell(?:en sie|t) (?:sich|euch)|stell dir|nehmen wir (?:an|mal|einmal)|angenommen|wie etwa|experiment",
    ),
    final: anywhere("zuletzt|schließlich|letztens|(?:der|die|das) letzte"),
    counted: anywhere(
      "arten|typen|sorten|schritte|stufen|phasen|teile|ursachen|gründe|wirkungen|folgen|beispiele|merkmale|eigenschaften|regeln|methoden|wege|formen|vorteile|nachteile|probleme|bestandteile|elemente|dinge|punkte|faktoren|prinzipien|kategorien|ebenen|schichten|funktionen|fragen|bedingungen|kriterien|gesetze|modelle|theorien|ansätze|strategien|gruppen|klassen|ziele|aspekte|annahmen|unterschiede|ideen|fehler|möglichkeiten|bereiche",
    ),
    phrases: {
      alsoAt: "Sie sagt auch, bei",
      also: "Sie sagt auch:",
      items: (found) => `Die Aufnahme nennt ${found}:`,
      whatIs: (term) => `Was ist „${term}“?`,
      someItems: (found, announced) => `Die Aufnahme kündigt ${announced} an; gefunden habe ich ${found}:`,
    },
  },
  es: {
    leadIn: anywhere(
      "(?:voy|vamos|quiero|queremos) (?:a )?(?:definir|explicar|mostrar|dar|empezar|comenzar|ver|hablar|enumerar)|permítanme|déjenme|veamos|empecemos|comencemos|aquí (?:está|están|tenemos|viene)|(?:lo|la|los|las)? ?siguientes?|como sigue|por esto|por eso es",
    ),
    contrast: anywhere(
      "mientras(?: que)?|en cambio|pero|a diferencia|por el contrario|por otro lado|diferencias?|diferentes?|comparad[oa]s?|sino|en lugar de|sin embargo",
    ),
    ordinals: ordinals(
      "un[oa] es|la una|primer[oa]?s?|en primer lugar|número uno",
      "segund[oa]|en segundo lugar|número dos",
      "tercer[oa]?|en tercer lugar|número tres",
      "cuart[oa]|en cuarto lugar|número cuatro",
      "quint[oa]|en quinto lugar|número cinco",
      "sext[oa]|en sexto lugar",
      "séptim[oa]",
      "octav[oa]",
    ),
    another: atStart(
      "(?:y |luego )*(?:otr[oa]s?|después|finalmente|por último|(?:el|la) (?:siguiente|últim[oa]|otr[oa]))",
    ),
    example: anywhere(
      "por ejemplo|(?:un|otro|buen|este|como) ejemplo|ejemplos? (?:de|es|son|sería)|como (?:es|son) el caso|imagin(?:en|a|ad|emos)|supongamos|pongamos|pensemos en|el caso de|experimento",
    ),
    final: anywhere("por último|finalmente|(?:el|la) últim[oa]"),
    counted: anywhere(
      "tipos|clases|pasos|etapas|fases|partes|causas|efectos|razones|motivos|ejemplos|características|propiedades|reglas|métodos|maneras|modos|formas|ventajas|desventajas|problemas|componentes|elementos|cosas|puntos|factores|principios|categorías|niveles|capas|funciones|preguntas|condiciones|criterios|leyes|modelos|teorías|enfoques|estrategias|grupos|objetivos|aspectos|supuestos|diferencias|ideas|errores",
    ),
    phrases: {
      alsoAt: "También dice, en",
      also: "También dice:",
      items: (found) => `La grabación nombra ${found}:`,
      whatIs: (term) => `¿Qué es «${term}»?`,
      someItems: (found, announced) => `La grabación anuncia ${announced}; he encontrado ${found}:`,
    },
  },
  fr: {
    leadIn: anywhere(
      "(?:je vais|nous allons|on va|je veux|je voudrais) (?:vous )?(?:définir|expliquer|montrer|donner|commencer|voir|parler|énumérer)|voyons|commençons|regardons|voici|voilà (?:pourquoi|comment)|(?:le|la|les) suivante?s?|comme suit|c'est pourquoi",
    ),
    contrast: anywhere(
      "tandis que|alors que|contrairement|mais|au contraire|en revanche|par contre|différences?|différente?s?|diffèrent?|comparée?s?|plutôt que|au lieu|cependant",
    ),
    ordinals: ordinals(
      "l'une? est|premi(?:er|ère)s?|premièrement|d'abord|numéro un",
      "deuxième|second(?:e)?|deuxièmement|numéro deux",
      "troisième|troisièmement|numéro trois",
      "quatrième|quatrièmement",
      "cinquième|cinquièmement",
      "sixième",
      "septième",
      "huitième",
    ),
    another: atStart(
      "(?:et |puis )*(?:une? autre|ensuite|enfin|finalement|(?:le|la) (?:dernière?|suivante?|prochaine?))",
    ),
    example: anywhere(
      "par exemple|(?:un|autre|bon|cet|comme) exemple|exemples? (?:de|est|sont|serait)|imagin(?:ez|ons|e)|supposons|prenons|disons que|pensez à|le cas de|expérience (?:de|d['’])",
    ),
    final: anywhere("enfin|finalement|(?:le|la) derni(?:er|ère)"),
    counted: anywhere(
      "types|sortes|genres|étapes|phases|parties|causes|effets|raisons|exemples|caractéristiques|propriétés|règles|méthodes|manières|façons|formes|avantages|inconvénients|problèmes|composants|éléments|choses|points|facteurs|principes|catégories|niveaux|couches|fonctions|questions|conditions|critères|lois|modèles|théories|approches|stratégies|groupes|classes|objectifs|aspects|hypothèses|différences|idées|erreurs",
    ),
    phrases: {
      alsoAt: "Il dit aussi, à",
      also: "Il dit aussi :",
      items: (found) => `L’enregistrement en nomme ${found} :`,
      whatIs: (term) => `Qu’est-ce que « ${term} » ?`,
      someItems: (found, announced) => `L’enregistrement en annonce ${announced} ; j’en ai trouvé ${found} :`,
    },
  },
  pt: {
    leadIn: anywhere(
      "(?:vou|vamos|quero|queremos) (?:definir|explicar|mostrar|dar|começar|ver|falar|enumerar|listar)|deixe-me|vejamos|comecemos|aqui (?:está|estão|temos|vem)|(?:o|a|os|as)? ?seguintes?|como segue|é por isso",
    ),
    contrast: anywhere(
      "enquanto|mas|ao contrário|em contraste|por outro lado|diferenças?|diferentes?|comparad[oa]s?|em vez|porém|no entanto",
    ),
    ordinals: ordinals(
      "uma? é|primeir[oa]s?|em primeiro lugar|número um",
      "segund[oa]|em segundo lugar|número dois",
      "terceir[oa]|em terceiro lugar|número três",
      "quart[oa]|em quarto lugar|número quatro",
      "quint[oa]|número cinco",
      "sext[oa]",
      "sétim[oa]",
      "oitav[oa]",
    ),
    another: atStart(
      "(?:e |então )*(?:outr[oa]s?|depois|finalmente|por fim|por último|[oa] (?:próxim[oa]|últim[oa]|outr[oa]))",
    ),
    example: anywhere(
      "por exemplo|(?:um|outro|bom|esse|este|como) exemplo|exemplos? (?:de|é|são|seria)|imagin(?:em|e|a|emos)|suponha(?:mos)?|vamos supor|digamos que|pense(?:m)? em|o caso d[eoa]|experimento",
    ),
    final: anywhere("por último|por fim|finalmente|[oa] últim[oa]"),
    counted: anywhere(
      "tipos|espécies|passos|etapas|fases|partes|causas|efeitos|razões|motivos|exemplos|características|propriedades|regras|métodos|maneiras|modos|formas|vantagens|desvantagens|problemas|componentes|elementos|coisas|pontos|fatores|princípios|categorias|níveis|camadas|funções|perguntas|condições|critérios|leis|modelos|teorias|abordagens|estratégias|grupos|classes|objetivos|aspectos|hipóteses|diferenças|ideias|erros",
    ),
    phrases: {
      alsoAt: "Também diz, em",
      also: "Também diz:",
      items: (found) => `A gravação nomeia ${found}:`,
      whatIs: (term) => `O que é “${term}”?`,
      someItems: (found, announced) => `A gravação anuncia ${announced}; encontrei ${found}:`,
    },
  },
};

/** How a language strings sentences together; undefined for one that we have no words of. */
export const getDiscourse = (code: string): Discourse | undefined => (isKnownLanguage(code) ? rules[code] : undefined);
