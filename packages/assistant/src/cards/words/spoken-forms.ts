import { isKnownLanguage, type KnownLanguage } from "../../languages/known-languages.ts";
import { anywhere, exactly } from "../../languages/patterns.ts";
import type { Copula } from "./card-words.ts";

/** A conjunction between a statement and why, how, or what for it is so. */
export interface Relation {
  /** Between the two: group `begin`, which the second begins with. */
  readonly between: RegExp;
  /** The beginning of the second. */
  readonly begin: RegExp;
  /** The second has a verb of its own. */
  readonly isClause: boolean;
  readonly ask: (statement: string) => string;
  /** From 0 to 1: how surely it can be asked as it is. */
  readonly quality: number;
}

/** How a language says in speech, in the middle of a sentence, what a written text gives a sentence of its own. */
export interface SpokenForms {
  /** Between clauses: the comma or the words behind which a clause with a subject of its own may begin. */
  readonly border: RegExp;
  /** Of these, what joins words as often as clauses: "and". */
  readonly joining: RegExp;
  /** Directly before "that", where it opens what is said, and no clause of a noun. */
  readonly saying: RegExp;
  /** Before a clause: it is one person's view, or holds in one case. */
  readonly doubted: RegExp;
  /** Behind a term, what is hardly ever written: "la langue, c’est un système". */
  readonly copulas: readonly Copula[];
  /** What else a sentence says of a statement behind it: why it is so, how, what for. */
  readonly relations: readonly Relation[];
  /** The beginning of a condition: group `when`. */
  readonly condition: RegExp;
  /** Between a condition and what follows from it, at the beginning. */
  readonly consequence: RegExp;
  /** What listeners may want or do: no condition that a lecture teaches. */
  readonly invitation: RegExp;
  readonly whatIf: (when: string, condition: string) => string;
  /** The beginning of such a question. */
  readonly asksWhatIf: RegExp;
  /** The end of a statement whose reason is weakened or denied: "not", "only". */
  readonly weakened: RegExp;
  /** A statement that says only that there is a reason. */
  readonly reasonless: RegExp;
  /** Between an event and its year: ", in ". */
  readonly inYear: RegExp;
  readonly whichYear: (event: string) => string;
  /** Directly before an event, where it isn't a part of something else. */
  readonly beforeEvent: RegExp;
  /** The beginning of an event: an article and a noun of what happens once. */
  readonly happening: RegExp;
  /** Behind what was read: it is only one half of what was meant, "but also". */
  readonly otherHalf: RegExp;
  /** Where a definition goes on with the same in other words, or with nothing. */
  readonly rewording: RegExp;
  /** Behind a subject, the verb; then what it is the first, the only or the most of. */
  readonly foremost: RegExp;
  /** Of these, what judges, or says nothing of a thing: "the best", "the only way". */
  readonly judged: RegExp;
  /** What bounds it: "of", "on", "that". */
  readonly scope: RegExp;
}

/** @param words divided by bars */
const border = (words: string): RegExp =>
  new RegExp(String.raw`(?:[,;:]\s+(?:(?:${words})\s+)?|\s(?:${words}),?\s+)(?=\p{L})`, "giu");

type Options = Pick<Relation, "isClause" | "ask" | "quality">;
/** @param words divided by bars */
const relation = (words: string, options: Options): Relation => ({
  between: new RegExp(String.raw`,?(?<!\s)\s+(?<begin>${words})(?![\p{L}])`, "iu"),
  begin: new RegExp(String.raw`^(?:${words})(?![\p{L}])`, "iu"),
  ...options,
});

const forms: Readonly<Record<KnownLanguage, SpokenForms>> = {
  en: {
    border: border(
      "but|so|because|since|while|whereas|though|although|that|and|now|well|okay|right|basically|essentially|actually|then|here|where",
    ),
    joining: exactly("and"),
    saying: exactly(
      "says?|said|saying|knows?|known|means?|remember|recall|notice|noted?|see|shows?|showed|shown|finds?|found|so|fact|clear|true|out|mind|understand|realize|told|tells?|is|was|be|point|assume|observe|learn|prove|guess|sure|obvious|important|interesting|result|bottom line",
    ),
    doubted: anywhere(
      "if|when|whenever|unless|suppose|imagine|assum(?:e|es|ed|ing)|pretend|think|thinks|thought|believe[sd]?|claim(?:s|ed)?|argue[sd]?|suggest(?:s|ed)?|hypothesis|doubt|deny|whether|hope|wonder|feel|as though|let['’]s say|for (?:example|instance)|would|could|might",
    ),
    copulas: [
      {
        pattern: /^,?\s+(?:is|are)(?: (?:just|simply|basically))? equal to\s+/iu,
        ask: (term) => `What is ${term} equal to?`,
      },
      { pattern: /^\s+equals\s+(?=the\s)/iu, ask: (term) => `What does ${term} equal?` },
      { pattern: /^\s+(?<verb>is|are) used to\s+(?=\p{L})/iu, ask: (term, verb) => `What ${verb} ${term} used to do?` },
      {
        pattern: /^\s+(?<verb>(?:is|are) defined) by\s+/iu,
        ask: (term, verb) => `What ${verb.split(" ", 1)[0]!} ${term} defined by?`,
      },
      { pattern: /^\s+means\s+(?=\p{L})(?!that\s(?:I|we|you)\s|I\s|we\s)/iu, ask: (term) => `What does ${term} mean?` },
    ],
    weakened: anywhere(
      "(?:not|precisely|exactly|only|just|even|maybe|perhaps|probably|partly|n['’]t|either|and|or|but|so)$",
    ),
    reasonless: anywhere("reasons?|(?:that|this|it|which)(?:['’]s| is| was)|happens?|why"),
    relations: [
      relation("because(?! of)", { isClause: true, ask: (said) => `Why is that so: “${said}”?`, quality: 0.8 }),
      relation("because of|due to", { isClause: false, ask: (said) => `Why is that so: “${said}”?`, quality: 0.75 }),
      relation("in order to", { isClause: false, ask: (said) => `What for: “${said}”?`, quality: 0.72 }),
      relation("by (?!being|going|saying|doing|looking)\\p{L}{2,20}ing", {
        isClause: false,
        ask: (said) => `How: “${said}”?`,
        quality: 0.72,
      }),
    ],
    condition: /^(?<when>if|when|whenever|as(?=\s[^,]{3,60}\s(?:increas|decreas|grow|ris|fall|get|becom|shrink)))\s+/iu,
    consequence: /,?(?<!\s)\s+then,?\s+|,\s+/iu,
    invitation: anywhere(
      "(?:you|we|I)(?:['’](?:re|d|ve|ll))? (?:\\p{L}+ )?(?:want|wanna|like|wish|interested|look|remember|think|read|see|go|ask|hear|know|notice|curious|talk|say|come|start|try|do|were|are|consider|recall|call|said|saw|had|have|got)",
    ),
    whatIf: (when, condition) => `What happens ${when} ${condition}?`,
    asksWhatIf: /^What happens (?:if|when|whenever|as)\s/u,
    inYear: /,?(?<!\s)\s+in\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    otherHalf: /^,?\s*(?:but also|and also|but not)(?![\p{L}])/iu,
    beforeEvent: exactly("be|after|before|since|until|with|during|and|by|following|to|from"),
    happening:
      /^the (?:\p{L}+ ){0,2}?(?!situation|condition|information|relation|population|position|question|section|nation|option|thing|king|department|government|moment|version|building|journal|general|hospital)(?:\p{L}{3,}(?:tion|sion|ment|ance|ing|al)|birth|death|war|battle|revolution|discovery|independence|end|beginning|start|fall|rise|collapse|crash|strike|treaty|signing|launch|outbreak|arrest|murder|crisis|defeat|victory|siege)(?![\p{L}])/iu,
    rewording:
      /,\sthe (?:more|less|\p{L}{2,12}er)\s|,?\s(?:that is|in other words|I mean|right|okay|you know|by the way|so|and so on|etc)(?![\p{L}])/iu,
    whichYear: (event) => `In which year: “${event}”?`,
    foremost:
      /^(?:is|was|are|were|became) (?:probably |perhaps |still |now )?(?=the (?:\p{L}+ ){0,2}?(?:first|only|last|most \p{L}+|\p{L}{3,}est|least \p{L}+) )/iu,
    judged:
      /^the (?:\p{L}+ ){0,2}?(?:(?:best|worst|easiest|hardest|simplest|nicest|greatest|coolest|rest|biggest|closest|latest|interest|test|request|west|forest|next|most (?:important|interesting|beautiful|famous|striking|significant|obvious|exciting|amazing|useful|powerful|likely|part|recent|popular))(?![\p{L}])|(?:first|only|last|next) (?:thing|one|ones|way|time|part|place|step|problem|question|difference|reason|point|topic|example|case|person|people|idea|slide|lecture|half|option))/iu,
    scope: anywhere("of|in|on|that|which|to|who|for|among|ever|with|from"),
  },
  de: {
    border: border("aber|denn|und|also|dann|dass|weil|wobei|ja|nun|jetzt"),
    joining: exactly("und"),
    saying: exactly(".*"),
    doubted: anywhere(
      "wenn|falls|ob|angenommen|glaub\\p{L}*|denk\\p{L}*|mein\\p{L}*|behaupt\\p{L}*|vermut\\p{L}*|zum beispiel|beispielsweise|würden?|könnten?|wären?|als ob",
    ),
    copulas: [
      {
        pattern:
          /^,?\s+(?:das\s+)?(?<verb>ist|sind)(?:\s+(?:ganz klar|einfach|nur|im Grunde|also|eben|halt|ja))*\s+(?=(?:eine?|der|die|das)\s)/iu,
        ask: (term, verb) => `Was ${verb} ${term}?`,
      },
      {
        pattern: /^\s+(?:sind)\s+(?=\p{Lu}[\p{L}-]{2,30},?\s+(?:die|der|das|mit|von|für|aus|in denen|bei denen)\s)/u,
        ask: (term) => `Was sind ${term}?`,
      },
      { pattern: /^\s+(?:heißt|meint),?\s+(?=dass\s)/iu, ask: (term) => `Was heißt ${term}?` },
      { pattern: /^\s+versteht man\s+(?=\p{L})/iu, ask: (term) => `Was versteht man unter „${term}“?` },
    ],
    weakened: anywhere("(?:nicht|nur|eben|auch|vielleicht|wohl|teils|und|oder|aber)$"),
    reasonless: anywhere("grund|gründe|warum|deswegen|deshalb|(?:das|dies) (?:ist|sind|war|liegt)"),
    relations: [
      relation("weil|denn|da(?= (?:der|die|das|es|sie|er|ein|eine|man|jeder|jede|kein|keine)\\s)", {
        isClause: true,
        ask: (said) => `Warum ist das so: „${said}“?`,
        quality: 0.8,
      }),
      relation("indem|dadurch, dass", { isClause: true, ask: (said) => `Wie: „${said}“?`, quality: 0.74 }),
      relation("damit(?= (?:der|die|das|es|sie|er|ein|eine|man)\\s)|um(?= [^,.]{3,60} zu)", {
        isClause: false,
        ask: (said) => `Wozu: „${said}“?`,
        quality: 0.72,
      }),
    ],
    condition: /^(?<when>wenn|falls|sobald)\s+/iu,
    consequence: /,\s+(?:(?:dann|so)\s+)?/iu,
    invitation: anywhere(
      "(?:man|wir|Sie|ihr|du|ich) (?:[\\p{L}]+ ){0,6}?(?:schau\\p{L}*|seh\\p{L}*|denk\\p{L}*|frag\\p{L}*|woll\\p{L}*|möcht\\p{L}*|stell\\p{L}*|erinner\\p{L}*|les\\p{L}*|betracht\\p{L}*|interessier\\p{L}*|vorstell\\p{L}*|nehm\\p{L}*|sag\\p{L}*)",
    ),
    whatIf: (when, condition) => `Was geschieht, ${when} ${condition}?`,
    asksWhatIf: /^Was geschieht, (?:wenn|falls|sobald)\s/u,
    inYear: /,?(?<!\s)\s+(?:im Jahre?\s+)?(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    otherHalf: /^,?\s*(?:sondern|aber auch)(?![\p{L}])/iu,
    beforeEvent: exactly("nach|vor|seit|bis|mit|und|sein|durch"),
    happening:
      /^(?:der|die|das) (?:\p{L}+ ){0,2}?(?:\p{Lu}\p{L}*(?:ung|ion)|Tod|Geburt|\p{L}*[Kk]rieg|Schlacht|Ende|Beginn|Anfang|Bau|Fall|Aufstand|Vertrag|Einmarsch|Sieg|Wahl|Krise|Mord)(?![\p{L}])/iu,
    rewording: /,?\s(?:das heißt|also|sozusagen|nicht wahr|ja|oder|und so weiter|sprich)(?![\p{L}])/iu,
    whichYear: (event) => `In welchem Jahr: „${event}“?`,
    foremost:
      /^(?:ist|war|sind|waren|wurde)\s+(?=(?:der|die|das)\s+(?:(?:aller)?erste|einzige|letzte|\p{L}{3,}ste)[rsn]?\s)/iu,
    judged:
      /^(?:der|die|das)\s+(?:beste|schönste|wichtigste|einfachste|nächste|größte|interessanteste|meiste)[rsn]?\s|^(?:der|die|das)\s+\p{L}+\s+(?:Sache|Punkt|Frage|Problem|Schritt|Teil|Unterschied|Grund|Weg|Möglichkeit|Beispiel)(?![\p{L}])/iu,
    scope: anywhere("der|des|die|das|in|im|auf|von|vom|für|mit|aus|unter"),
  },
  es: {
    border: border("pero|así que|porque|aunque|mientras que|que|y|bueno|ahora|entonces|pues|donde"),
    joining: exactly("y"),
    saying: exactly(
      "record\\p{L}*|recuerd\\p{L}*|sabemos|saben?|saber|ver|veremos|vemos|dec\\p{L}*|dic\\p{L}*|digamos|es|era|claro|significa|cierto|obvio|importante|señal\\p{L}*|aclarar|hecho|modo|manera|así|entender|quiere|factoid|resulta|muestra|demuestra",
    ),
    doubted: anywhere(
      "si|cuando|supon\\p{L}*|imagin\\p{L}*|creen?|creía\\p{L}*|piensan?|pensaba\\p{L}*|dicen|decían|afirman?|sostienen?|por ejemplo|quizás?|tal vez|podría\\p{L}*|sería\\p{L}*",
    ),
    copulas: [
      { pattern: /^\s+se define como\s+/iu, ask: (term) => `¿Cómo se define ${term}?` },
      { pattern: /^\s+quiere decir\s+(?=\p{L})/iu, ask: (term) => `¿Qué quiere decir ${term}?` },
      { pattern: /^,\s+es decir,?\s+(?=(?:una?|el|la|los|las)\s)/iu, ask: (term) => `¿Qué se entiende por «${term}»?` },
      { pattern: /^\s+sirven? para\s+(?=\p{L})/iu, ask: (term) => `¿Para qué sirve «${term}»?` },
    ],
    weakened: anywhere("(?:no|solo|sólo|quizás?|tal vez|y|o|pero|precisamente)$"),
    reasonless: anywhere("razón|razones|motivos?|por qué|(?:esto|eso) (?:es|fue|era)|se sabe"),
    relations: [
      relation("porque|ya que|puesto que", {
        isClause: true,
        ask: (said) => `¿Por qué es así: «${said}»?`,
        quality: 0.8,
      }),
      relation("debido al?|a causa de", {
        isClause: false,
        ask: (said) => `¿Por qué es así: «${said}»?`,
        quality: 0.75,
      }),
      relation("para que|con el fin de|a fin de", {
        isClause: false,
        ask: (said) => `¿Para qué: «${said}»?`,
        quality: 0.72,
      }),
      relation("mediante|por medio de|a través de", {
        isClause: false,
        ask: (said) => `¿Cómo: «${said}»?`,
        quality: 0.7,
      }),
    ],
    condition: /^(?<when>si|cuando|a medida que)\s+/iu,
    consequence: /,?(?<!\s)\s+entonces,?\s+|,\s+/iu,
    invitation: anywhere(
      "(?:quieren?|quieres|queremos|miran?|miramos|vemos|ven|ves|piensan?|recuerdan?|recordamos|leen|leemos|preguntan?|uno (?:ve|mira|piensa|lee)|hablamos|hablo|digo|decimos|habla|vamos)",
    ),
    whatIf: (when, condition) => `¿Qué ocurre ${when} ${condition}?`,
    asksWhatIf: /^¿Qué ocurre (?:si|cuando|a medida que)\s/u,
    inYear: /,?(?<!\s)\s+en\s+(?:el año\s+)?(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    otherHalf: /^,?\s*(?:sino|pero también)(?![\p{L}])/iu,
    beforeEvent: exactly("ser|tras|con|desde|hasta|y|a|durante|será|hacia|ante"),
    happening:
      /^(?:el|la) (?:\p{L}+ ){0,2}?(?!situación|condición|información|relación|población|posición|canción|estación|sección|nación|posesión|cuestión)(?:\p{L}{3,}(?:ción|sión|miento|aje|tura)|muerte|guerra|batalla|revolución|independencia|fin|inicio|comienzo|caída|firma|llegada|salida|toma|derrota|victoria|crisis|golpe|huelga|tratado|asesinato|descubrimiento)(?![\p{L}])/iu,
    rewording: /,?\s(?:es decir|o sea|digamos|por cierto|verdad|no|etcétera|por decirlo)(?![\p{L}])/iu,
    whichYear: (event) => `¿En qué año: «${event}»?`,
    foremost:
      /^(?:es|fue|era|son|fueron|eran|va a ser|será)\s+(?=(?:el|la|los|las)\s+(?:primer[oa]?s?|únic[oa]s?|mayor(?:es)?|menor(?:es)?|\p{L}+ más|más|\p{L}+ (?:de )?mayor)\s)/iu,
    judged:
      /^(?:el|la|los|las)\s+(?:(?:\p{L}+\s)?más (?:importantes?|interesantes?|bonit[oa]s?|fácil(?:es)?|difícil(?:es)?|famos[oa]s?|grandes?|probable)(?![\p{L}])|(?:primer[oa]?|únic[oa]|últim[oa]|mayor) (?:cosa|paso|punto|problema|pregunta|vez|lugar|parte|diferencia|razón|forma|manera|ejemplo|caso|que)(?![\p{L}]))/iu,
    scope: anywhere("de|del|en|que|para|entre|con|a"),
  },
  fr: {
    border: border("mais|donc|car|parce que|alors que|tandis que|que|et|alors|bon|ben|voilà|puis|où|hein"),
    joining: exactly("et"),
    saying: exactly(
      "dire|dit|sait|savez|sais|est|rappel\\p{L}*|voit|voyez|voir|fait|clair|vrai|signifie|montre|comprendre|alors|retenir|noter|donc",
    ),
    doubted: anywhere(
      "si|s['’]ils?|quand|suppos\\p{L}*|imagin\\p{L}*|croi\\p{L}*|pens\\p{L}*|prétend\\p{L}*|par exemple|peut-être|pourrai\\p{L}*|serai\\p{L}*",
    ),
    copulas: [
      {
        pattern:
          /^,?\s+c['’]\s?est(?:\s+(?:juste|simplement|en fait|tout simplement|aussi|donc))*\s+(?=une?\s|l['’]|(?:le|la|les|des)\s|quand\s)/iu,
        ask: (term) => `Qu’est-ce ${/^une?\s/iu.test(term) ? "qu’" : "que "}${term} ?`,
      },
      {
        pattern: /^,?\s+ce sont\s+(?=(?:les|des)\s)/iu,
        ask: (term) => `Qu’appelle-t-on « ${term} » ?`,
      },
      { pattern: /^,?\s+ça (?:veut dire|signifie)\s+(?=\p{L})/iu, ask: (term) => `Que veut dire « ${term} » ?` },
      { pattern: /^\s+(?:veut dire|veulent dire)\s+(?=\p{L})/iu, ask: (term) => `Que veut dire « ${term} » ?` },
      { pattern: /^\s+sert à\s+(?=\p{L})/iu, ask: (term) => `À quoi sert ${term} ?` },
    ],
    weakened: anywhere("(?:pas|seulement|juste|peut-être|sans doute|et|ou|mais)$"),
    reasonless: anywhere("raisons?|pourquoi|c['’]\\s?est|voilà"),
    relations: [
      relation("parce que|parce qu(?=['’])|puisque|puisqu(?=['’])|car", {
        isClause: true,
        ask: (said) => `Pourquoi est-ce ainsi : « ${said} » ?`,
        quality: 0.8,
      }),
      relation("en raison (?:de|du|des)|à cause (?:de|du|des)|grâce (?:à|au|aux)", {
        isClause: false,
        ask: (said) => `Pourquoi est-ce ainsi : « ${said} » ?`,
        quality: 0.75,
      }),
      relation("afin (?:de|d(?=['’])|que)|de manière à|pour que", {
        isClause: false,
        ask: (said) => `Dans quel but : « ${said} » ?`,
        quality: 0.72,
      }),
    ],
    condition: /^(?<when>si|quand|lorsque|dès que|s(?=['’]ils?\s))['’]?\s*/iu,
    consequence: /,\s+(?:alors\s+)?|(?<!\s)\s+alors\s+/iu,
    invitation: anywhere(
      "(?:on|vous|nous|je|tu) (?:\\p{L}+ )?(?:regard\\p{L}*|veut|voul\\p{L}*|voit|voyez|pens\\p{L}*|rappel\\p{L}*|lit|lisez|demand\\p{L}*|parl\\p{L}*|dit|prend|prenez|va|allez|fait|faites|a|avez)",
    ),
    whatIf: (when, condition) => `Que se passe-t-il ${when}${when.toLowerCase() === "s" ? "’" : " "}${condition} ?`,
    asksWhatIf: /^Que se passe-t-il (?:si|quand|lorsque|dès que|s)(?![\p{L}])/u,
    inYear: /,?(?<!\s)\s+en\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    otherHalf: /^,?\s*(?:mais aussi|mais également|mais pas)(?![\p{L}])/iu,
    beforeEvent: exactly("être|après|avant|depuis|avec|et|dès|pendant|par|sera"),
    happening:
      /^(?:le |la |l['’])(?:\p{L}+ ){0,2}?(?!situation|condition|information|relation|population|position|question|section|nation|moment|gouvernement|image|nature|version)(?:\p{L}{3,}(?:tion|sion|ment|age|ture)|mort|naissance|guerre|bataille|révolution|indépendance|fin|début|chute|signature|arrivée|prise|défaite|victoire|crise|coup|traité|assassinat|découverte)(?![\p{L}])/iu,
    rewording: /,?\s(?:c['’]est-à-dire|hein|voilà|quoi|bon|d['’]accord|enfin|et cetera|on va dire)(?![\p{L}])/iu,
    whichYear: (event) => `En quelle année : « ${event} » ?`,
    foremost:
      /^(?:est|était|fut|sont|étaient|furent|a été)\s+(?=(?:le|la|les)\s+(?:premi(?:er|ère)s?|seule?s?|derni(?:er|ère)s?|plus|\p{L}+ (?:le|la|les) plus)\s)/iu,
    judged:
      /^(?:le|la|les)\s+(?:(?:\p{L}+ (?:le|la|les) )?plus (?:importante?s?|intéressante?s?|beaux?|belles?|faciles?|difficiles?|connue?s?|grande?s?|simples?)(?![\p{L}])|(?:premi(?:er|ère)|seule?|derni(?:er|ère)) (?:chose|étape|point|problème|question|fois|partie|différence|raison|façon|manière|exemple|cas|qu[ie])(?![\p{L}]))/iu,
    scope: anywhere("de|du|des|en|dans|qui|que|pour|parmi|à|au|d['’]\\p{L}+"),
  },
  pt: {
    border: border("mas|então|porque|embora|enquanto|que|e|bom|agora|aí|daí|onde|né"),
    joining: exactly("e"),
    saying: exactly(
      "lembr\\p{L}*|diz\\p{L}*|dizer|saber|sabe|sabemos|é|era|ver|vemos|vê|fato|claro|significa|importante|entender|mostra|perceber|de|modo|forma",
    ),
    doubted: anywhere(
      "se|quando|supon\\p{L}*|imagin\\p{L}*|acha\\p{L}*|acredita\\p{L}*|pensa\\p{L}*|dizem|diziam|afirma\\p{L}*|por exemplo|talvez|poderia\\p{L}*|seria\\p{L}*",
    ),
    copulas: [
      { pattern: /^\s+(?:é definid[oa]|se define) como\s+/iu, ask: (term) => `Como se define ${term}?` },
      { pattern: /^\s+quer dizer\s+(?=\p{L})/iu, ask: (term) => `O que quer dizer ${term}?` },
      { pattern: /^,\s+ou seja,?\s+(?=(?:uma?|os?|as?)\s)/iu, ask: (term) => `O que se entende por “${term}”?` },
      { pattern: /^\s+servem? para\s+(?=\p{L})/iu, ask: (term) => `Para que serve “${term}”?` },
      {
        pattern: /^\s+(?:nada mais é d[eo] que|vem a ser)\s+(?=(?:uma?|os?|as?)\s)/iu,
        ask: (term) => `O que é ${term}?`,
      },
    ],
    weakened: anywhere("(?:não|só|apenas|talvez|e|ou|mas|justamente)$"),
    reasonless: anywhere("razão|razões|motivos?|por que|(?:isso|isto) (?:é|foi|era)"),
    relations: [
      relation("porque|já que|pois|uma vez que", {
        isClause: true,
        ask: (said) => `Por que é assim: “${said}”?`,
        quality: 0.8,
      }),
      relation("devido (?:ao?s?|às?)|por causa d[eoa]s?", {
        isClause: false,
        ask: (said) => `Por que é assim: “${said}”?`,
        quality: 0.75,
      }),
      relation("para que|a fim de|com o objetivo de", {
        isClause: false,
        ask: (said) => `Para quê: “${said}”?`,
        quality: 0.72,
      }),
      relation("por meio d[eoa]s?|através d[eoa]s?|mediante", {
        isClause: false,
        ask: (said) => `Como: “${said}”?`,
        quality: 0.7,
      }),
    ],
    condition: /^(?<when>se|quando|à medida que)\s+/iu,
    consequence: /,?(?<!\s)\s+então,?\s+|,\s+/iu,
    invitation: anywhere(
      "(?:quer(?:em|emos)?|quiser\\p{L}*|olha\\p{L}*|olhar\\p{L}*|vê|vemos|veem|pensa\\p{L}*|lembra\\p{L}*|lê|lemos|pergunta\\p{L}*|fala\\p{L}*|falo|digo|dizemos|vai|vamos|for|vou)",
    ),
    whatIf: (when, condition) => `O que acontece ${when} ${condition}?`,
    asksWhatIf: /^O que acontece (?:se|quando|à medida que)\s/u,
    inYear: /,?(?<!\s)\s+em\s+(?=(?:1[0-9]|20)\d\d(?![\p{N}\p{L}%.,]\p{N}|[\p{L}%-]))/gu,
    otherHalf: /^,?\s*(?:mas também|senão)(?![\p{L}])/iu,
    beforeEvent: exactly("ser|após|antes|desde|até|com|e|durante|será"),
    happening:
      /^(?:o|a) (?:\p{L}+ ){0,2}?(?!situação|condição|informação|relação|população|posição|canção|estação|seção|nação|questão|momento)(?:\p{L}{3,}(?:ção|são|mento|agem|tura)|morte|guerra|batalha|revolução|independência|fim|início|começo|queda|assinatura|chegada|tomada|derrota|vitória|crise|golpe|greve|tratado|assassinato|descoberta)(?![\p{L}])/iu,
    rewording: /,?\s(?:ou seja|quer dizer|digamos|né|tá|certo|etc)(?![\p{L}])/iu,
    whichYear: (event) => `Em que ano: “${event}”?`,
    foremost:
      /^(?:é|foi|era|são|foram|eram)\s+(?=(?:o|a|os|as)\s+(?:primeir[oa]s?|únic[oa]s?|maior(?:es)?|menor(?:es)?|\p{L}+ mais|mais|últim[oa]s?)\s)/iu,
    judged:
      /^(?:o|a|os|as)\s+(?:(?:\p{L}+\s)?mais (?:importantes?|interessantes?|bonit[oa]s?|fáce?is?|difíce?is?|famos[oa]s?|legal|provável)(?![\p{L}])|(?:primeir[oa]|únic[oa]|últim[oa]|maior) (?:coisa|passo|ponto|problema|pergunta|vez|lugar|parte|diferença|razão|forma|maneira|exemplo|caso|que)(?![\p{L}]))/iu,
    scope: anywhere("de|do|da|dos|das|em|no|na|nos|nas|que|para|entre|com|a"),
  },
};

/** @param code BCP 47; undefined for a language whose questions the maker can't write */
export const getSpokenForms = (code: string): SpokenForms | undefined =>
  isKnownLanguage(code) ? forms[code] : undefined;
