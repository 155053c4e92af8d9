import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere, atStart, exactly } from "./patterns.ts";

/** The words by which a language tells a sentence on the subject from one on the talk, and what the talk says that it is about. */
export interface TellingCues {
  /** Points at something outside the sentence, or at what is shown; all of them. */
  readonly pointing: RegExp;
  /** Of the talk itself or of what is on the wall: "let me", "as we saw", "on the left". */
  readonly talking: RegExp;
  /** Of a case: "say", "imagine", "for example". */
  readonly supposing: RegExp;
  /** A noun that names nothing by itself: "thing", "reason", "example". */
  readonly emptyNoun: RegExp;
  /** No term: adjectives and verbs that stand where nouns do. */
  readonly noTerm: RegExp;
  /** A word that begins a clause and no name: "what's significant", "suppose". */
  readonly noBeginning: RegExp;
  /** Judges a thing and does not say what it is: "beautiful", "boring"; any other adjective that names nothing alone. */
  readonly judgement: RegExp;
  /** The end of a word that may be an adjective or a verb: it has to stand where nouns do more often. */
  readonly adjectival: RegExp;
  /** A single word that is hardly ever what a chapter is about: an adjective, or the name of a person in a made-up case. */
  readonly noTitle: RegExp;
  /** Directly after a term: it is defined in other ways than by an article: "is memory for facts", ", which is a". */
  readonly alsoDefines: RegExp;
  /** Directly after a term: a word that makes it longer, "law of large numbers". */
  readonly linking: RegExp;
  /** Directly before a term: its sentence is a condition or a reason, "if the carbon is a …". */
  readonly conditional: RegExp;
  /** Directly before a term: it is the second of two, or what something else is in or of: "in PyTorch is the package …". */
  readonly within: RegExp;
  /** Directly before a term: in the middle of a sentence "the array is …" says something of one array. */
  readonly definite: RegExp;
  /** Directly after a term: what it is of, before what it is, "An eigenvector of a matrix is …". */
  readonly belonging: RegExp;
  /** Directly before a noun: it says what something else is, "it is a moraine". */
  readonly predicate: RegExp;
  /** Directly before a term: a word without a subject of its own that belongs to the name here, "time perception". */
  readonly prefix?: RegExp;
  /** Says that something is so: verbs that hardly any statement lacks. */
  readonly stating: RegExp;
  /** Directly after a term: it is given another name, which is the one that is defined. */
  readonly renames: RegExp;
  /** Directly after a term: what follows from it, as often as what it is. */
  readonly follows: RegExp;
  /** Directly after a term: it was something once, which is a fact more often than a definition. */
  readonly past: RegExp;
  /** Directly before a term: it is named, and nothing is said of it: "something called". */
  readonly barelyNames: RegExp;
  /** The beginning of a sentence that says what the name before it means. */
  readonly meaning: RegExp;
  /** Directly before what the talk says that it is about. */
  readonly topic: RegExp;
  /** Directly before the name of a course or a talk. */
  readonly welcome: RegExp;
  /** A word that the name of a topic ends before. */
  readonly topicEnd: RegExp;
}

const cues: Readonly<Record<KnownLanguage, TellingCues>> = {
  en: {
    pointing: anywhere(
      "this|these|those|it|its|they|them|their|he|she|him|his|her|here|there|that one|that's|such|the other one|thing|things|stuff|guy|guys",
      "giu",
    ),
    talking: anywhere(
      "let me|let's|we'll|we will|i'll|i will|i'm going|i am going|we're going|we are going|gonna|i want|i wanna|i'd like|i would like|we want to|question is|as (?:we|you|i)(?: can| have)?(?: also)? (?:see|saw|said|seen|mentioned|discussed|know)|you can see|we can see|you see|we see|we saw|we've seen|we have seen|we looked|we talked|we've (?:talked|looked|gone over|been|got)|so far|i mentioned|i said|i talked|i told|i think|i mean|i guess|i don't know|remember (?:when|how|last|from)|slides?|on the (?:left|right|board|screen|bottom|top|x-axis|y-axis)|what (?:we|you|i)(?:'re)? (?:have|get|do|did|see|saw|looking)|all (?:we|you) (?:have to )?do|we (?:would|actually)|for reference|first of all|(?:left|right)-hand side|this (?:picture|figure|graph|diagram|plot|slide|image|video|example|animation|one)|looks? like this|next (?:chapter|video|lecture|slide|section)|previous (?:chapter|video|lecture|slide)|last (?:chapter|video|time|lecture|week)|earlier|later on|(?:the|your|a|good|great) question|questions|what's going on|basically what|going back|come back to|move on|quick(?:ly)? (?:recap|review)|in this (?:video|lecture|episode|chapter|paper|case)|to recap|again|the (?:correct |right )?answer is",
    ),
    supposing: anywhere(
      "for (?:example|instance)|let's say|say you|say we|imagine|suppose|picture|if i|if you|when you|when i|maybe|perhaps|somebody|someone|one day|i was|i had|you might|you may|you would|you'd",
    ),
    emptyNoun: exactly(
      "things?|ideas?|problems?|questions?|goals?|points?|reasons?|results?|answers?|differences?|examples?|ways?|cases?|numbers?|names?|parts?|keys?|facts?|purposes?|advantages?|disadvantages?|steps?|items?|events?|places?|times?|words?|kinds?|types?|sorts?|rest|ones?|people|person|guys?|friends?|days?|years?|weeks?|months?|hours?|minutes?|lots?|bits?|amounts?|sides?|tops?|bottoms?|ends?|beginnings?|others?|something|anything|everything|nothing|everyone|everybody|issues?|challenges?|values?|options?|lectures?|classes?|class|videos?|episodes?|slides?|pictures?|notes?|topics?|subjects?|stories|story|stuff|winner|winners|sense|order|ability|abilities|relationships?|challenge|work|works|high|low|level|levels|total|main|x-axis|y-axis|axis|aims?|moral|takeaways?|message|catch|trick|conclusion|hope|truth|statements?|sentences?|columns?|rows?|pages?|chapters?|sections?|figures?|tables?|next|last|first|second|third|half|top|bottom|left|right|middle|good news|bad news|bottom line|interesting|important|themes?|centur(?:y|ies)|scope|paper|papers|study|studies|finding|findings|author|authors|colleague|colleagues|trap|traps|task|tasks|professor|doctor|doctors|students?|guest|podcast|company|companies|month|opposite|same",
    ),
    noBeginning: /^(?:(?:what|who|where|how|why|that|there)['’]s|suppose|imagine|consider|assume|let)$/i,
    noTerm:
      /^(?:good|great|new|old|big|small|large|different|same|real|true|important|interesting|simple|hard|easy|possible|able|available|similar|special|certain|various|several|complete|general|efficient|alert|full|free|early|late|long|short|best|better|worse|worst|amazing|beautiful|nice|exact|particular|specific|single|double|whole|entire|happy|ready|wrong|happen|happens|become|becomes|called|based|given|used|known|made|done|seen|said|reflected|sweeping|fewer|higher|lower|deeper|bigger|smaller|larger|faster|slower|stronger|typical|standard|normal|common|basic|huge|tiny|little|extra|additional|main|major|minor|okay|yeah|cool|super|exciting|equals?|minus|plus|times|decides?|goes|makes|takes|shows|remembers|gives|means|moves|depends?|becomes|looks|says|comes|gets|needs|wants|uses|helps|lets|tells|grows|falls|rises|leads|acts|inhibits|serves?|carries|contains|produces|represents|allows|requires|explains|describes|forgets|associated|engage|successful|creative|active|longer|further|parallel|diminished|positive|negative|current|previous|final|initial|original|[a-z]{2,}[^e\W]ed)$/i,
    judgement: anywhere(
      "beautiful|wonderful|amazing|awesome|great|nice|fun|funny|boring|tedious|ugly|elegant|brilliant|clever|lovely|delight|mess|pain|joke|nightmare|miracle|classic|magic|magical|fantastic|negative|positive",
    ),
    adjectival: /(?:ful|ive|ous|ic|al|able|ible|ent|ant|ed|ing|ary|less|er|est)$/i,
    noTitle:
      /^(?:\p{L}+(?:ful|ous|able|ible|less|ly|onal|ical|ual)|alice|bob|charlie|steve|linda|john|mary|zero|one|two|three|average|plot|trigger|speaker|american|european|woman|man|women|men|kids?|children|data|size|longest|simple|complex)$/iu,
    alsoDefines:
      /^(?:\s+(?:is|are)\s+(?:(?:just|basically|simply|really|essentially|actually|also|usually|typically)\s+)?(?!(?:part|kind|sort|lot|because|good|bad|true|false|great|short|out|outside|inside|one|all|some|most|none|any|more|less|much|up|off|close|made|seen|known|done|here|there|now|not|this|that|like|about|enough|right|wrong|proud|tired|aware|ready|sure|glad|sorry|top|front|way|time|worth|why|how|what|what's|where|used|based|called|gonna|going|too|so|very|pretty)\s)(?!\p{L}+(?:ed|est|ly|ful|able|ible|ous|ive|ic|ical|less|ly|ant|al|ward)\s)(?!\p{L}*(?<!m)ent\s)\p{L}{4,}(?:\s+\p{L}{4,})?\s+(?:of|for|that|which|who|where|in which)|\s*,\s+which\s+(?:is|are|means?|refers? to)\s+(?:(?:just|basically|simply|really|essentially|also)\s+)?(?:an?(?!\s+(?:little|bit|lot|great|good|really|very|huge|big)\s)|any|how|when|where))(?![\p{L}\p{N}])/iu,
    linking: /^\s+of(?: the| an?)?\s+(?=[\p{L}\p{N}])/iu,
    barelyNames:
      /(?:something|things?|what(?:'s| is| are| was| we| they| i)?|one|this|that|it|these|those|so) (?:\p{L}+ )?(?:called|termed|named|known as|call)(?: (?:an?|the))?\s+["“]?$/iu,
    predicate:
      /(?:^|\s)(?:is|are|was|were|it's|that's|be|being|became|become)\s+(?:(?:also|just|really|basically|an?|the|this|one)\s+)*$/iu,
    past: /^\s+(?:was|were)\s/iu,
    renames:
      /^\s+(?:is|are|was|were)\s+(?:(?:also|often|sometimes|usually)\s+)?(?:called|known|named|termed|what (?:we|i|you|they|people)(?:'re| are)? call(?:ing)?)/iu,
    prefix:
      /(?<![\p{L}'’])(?:time|state|number|work|long|high|low|new|first|second|short|general|special|right|left|open|hidden)\s+$/iu,
    stating: anywhere(
      "is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|should|may|might|must|means?|becomes?|makes?|gives?|takes?|gets?|goes|comes?|allows?|leads?|causes?|uses?|used|needs?|works?|happens?|occurs?|shows?|tells?|says?|contains?|consists?|depends?|produces?|creates?|changes?|increases?|decreases?|moves?|found|made|became|called|\\p{L}+(?:izes?|ifies|ates?|ed)|it's|that's|there's|we're|they're|isn't|aren't|don't|doesn't|can't",
    ),
    follows: /^\s+means?\s(?!that)/iu,
    conditional:
      /(?<![\p{L}])(?:if|when|whether|as|because|since|although|while|unless|until|how|than)\s+(?:(?:the|an?|this|your|our|its)\s+)?$/iu,
    belonging: /^\s+(?:of|in|for|from|on|with|to)\s*(?:[^\s,;.:]{1,30}\s+){1,5}?(?=(?:is|are)\s)/iu,
    definite: /\s(?:the)\s+$/iu,
    within:
      /(?:[\p{L}\p{N}]\s+(?:and|or)|(?<![\p{L}])(?:in|on|at|for|with|from|of|by|to|into|about|without|between))\s+(?:(?:the|an?|our|your|this)\s*)?$/iu,
    meaning: atStart("(?:so |and )?(?:that|this|it|which) (?:(?:just|simply|basically|really) )?means|in other words"),
    topic:
      /\b(?:(?:talk(?:ing)?|learn(?:ing)?|think(?:ing)?|hear|teach you|teaching|tell you|speak(?:ing)?|chat)(?: (?:a (?:little )?bit|more|some|today|here|mostly|all))* about|discuss(?:ing)?|going to (?:cover|study|introduce|explore|explain|examine)|we(?:'ll| will) (?:cover|study|introduce|explore|examine)|(?:is|are|be) (?:all )?about|(?:focus|focusing) on|look(?:ing)? at|mov(?:e|ing) on to|turn(?:ing)? to|go(?:ing)? (?:over|through)|get(?:ting)? (?:in)?to|start(?:ing)? (?:off )?with|begin with|introduction to|(?:topic|subject|theme) (?:of (?:today|today's (?:lecture|class|talk|episode)|this (?:lecture|video|talk|episode|class|session))|(?:for )?today)(?: here)? is(?: going to be)?|today's (?:topic|subject|lecture|class|episode|talk) is(?: going to be)?(?: about| on)?|today is(?: all about| about)?(?=\s+the\s)|(?:lecture|chapter|part|episode|session|unit|module|week) (?:number )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: is)?(?:,| on| about| covers|:) (?:and )?(?:today we're talking about )?)\s+/iu,
    welcome: /\bwelcome (?:back )?(?:everyone |everybody |all )?to\s+/iu,
    topicEnd: exactly(
      "which|that|because|so|where|who|when|if|while|but|then|what|how|why|is|are|was|were|and then|today|tonight|here|now|right|okay|we|you|i|i'm|they|it|this|since|before|after|as|with|through|from|using|can|will|would|could|should|has|have|had|do|does|did|in more|really|actually|basically|just|please|today's|works|work|instead|um|uh|first|next|called",
    ),
  },
  de: {
    pointing: anywhere(
      "dies|dieser|diese|dieses|diesem|diesen|das da|es|ihn|ihm|ihnen|sein|seine|seinen|deren|dessen|hier|dort|da|daran|davon|dafür|damit|darin|darauf|dabei|dazu|solche[rsnm]?|ding|dinge|sache|sachen",
      "giu",
    ),
    talking: anywhere(
      "ich (?:möchte|werde|habe|glaube|denke|meine|will|zeige|sage)|lassen sie|lasst uns|lass uns|(?:werden|wollen|möchten) wir|wir (?:werden|wollen|schauen|sehen|haben gesehen|kommen|gehen)|schauen wir|sehen wir|sehen sie|seht ihr|siehst du|wie (?:wir|sie|ihr|du) (?:\\p{L}+ )?(?:sehen|gesehen|wissen|wisst|seht|siehst)|wie gesagt|folien?|tafel|auf der (?:linken|rechten)|links|rechts|bild|grafik|diagramm|abbildung|animation|nächste[nrms]? (?:kapitel|video|mal|vorlesung|folie|woche)|letzte[nrms]? (?:kapitel|video|mal|vorlesung|woche)|vorhin|später|frage|fragen|in diesem (?:video|kapitel|fall)|noch einmal|nochmal|wiederum|oben|unten",
    ),
    supposing: anywhere(
      "zum beispiel|beispielsweise|sagen wir|angenommen|nehmen wir an|stellen sie sich|stell dir|stellt euch|wenn (?:ich|du|sie|man|ihr)|vielleicht|jemand|eines tages|man könnte|könnten sie",
    ),
    emptyNoun: exactly(
      "dinge?|sachen?|ideen?|probleme?|fragen?|ziele?|punkte?|gründe?|grund|ergebnisse?|antwort(?:en)?|unterschiede?|beispiele?|weisen?|weg|wege|fälle?|fall|zahlen?|namen?|teile?|tatsachen?|zwecke?|vorteile?|nachteile?|schritte?|orte?|zeit(?:en)?|worte?|wörter|arten?|sorten?|rest|leute|personen?|menschen?|freunde?|tage?|jahre?|wochen?|monate?|stunden?|minuten?|sekunden?|menge|mengen|seiten?|ende|anfang|anderes?|etwas|alles|nichts|jeder|themen|thema|vorlesung(?:en)?|videos?|folien?|bilder?|notizen?|geschichten?|sinn|reihenfolge|fähigkeit|werte?|wert|optionen?|gewinner|botschaft|trick|schluss|sätze|satz|spalten?|zeilen?|kapitel|abschnitte?|tabellen?|erste[rsn]?|zweite[rsn]?|nächste[rsn]?|letzte[rsn]?|hälfte|mitte|passiert|studien?|autor(?:en)?|kollegen?|professor(?:in)?|studierende[n]?|teilnehmer|gegenteil|dauer|sicht|stelle|art",
    ),
    noBeginning: /^(?:per|pro|laut|angenommen|stellen|nehmen|nehmt)$/i,
    noTerm:
      /^(?:mal|passiert|gute[rsnm]?|große[rsnm]?|neue[rsnm]?|erste[rsnm]?|letzte[rsnm]?|wichtige[rsnm]?|ganze[rsnm]?)$/i,
    judgement: anywhere(
      "schön\\p{L}*|wunderbar\\p{L}*|toll\\p{L}*|großartig\\p{L}*|langweilig\\p{L}*|hässlich\\p{L}*|elegant\\p{L}*|genial\\p{L}*|clever\\p{L}*|lustig\\p{L}*|spaß|wunder|albtraum|witz|klassiker|magisch\\p{L}*|fantastisch\\p{L}*|negativ\\p{L}*|positiv\\p{L}*",
    ),
    adjectival: /(?:ig|lich|isch|sam|bar|haft|end)$/i,
    noTitle: /^(?:alice|bob|charlie|steve|linda|null|zahl(?:en)?|größe|frau|mann|kind(?:er)?|durchschnitt)$/iu,
    alsoDefines:
      /^(?:\s+(?:ist|sind)\s+(?:(?:also|einfach|nur|erstmal|zunächst|eigentlich|immer|\p{Ll}+e[rsnm]?|\p{Ll}+(?:lich|isch|ig)),?\s+){0,4}\p{Lu}\p{L}{3,}\s*(?:,|von|für|aus|zur?|der|des|über|mit)|\s*,\s+(?:also|das heißt|d\.\s?h\.)\s+(?:eine?|der|die|das))(?![\p{L}\p{N}])/u,
    linking: /^\s+(?:von|des|der)\s+(?=\p{Lu})/u,
    barelyNames:
      /(?:etwas|dinge?|was (?:man|wir)|das|dies|es|so)(?: (?:man|wir|nennt|nennen|heißt|auch|genannt|sogenannte[rsn]?)){1,3}(?: (?:der|die|das|den|ein|eine))?\s+["„]?$/iu,
    predicate: /(?:^|\s)(?:ist|sind|war|waren|sein|wäre)\s+(?:(?:auch|also|nur|eine?|einer|der|die|das|dies)\s+)*$/iu,
    past: /^\s+(?:war|waren)\s/iu,
    renames: /^\s+(?:heißt|heißen|nennt man|nennen wir)(?!,? dass)/iu,
    stating: anywhere(
      "ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|muss|müssen|soll|sollte|darf|gibt|geht|macht|kommt|bedeutet|bleibt|liegt|steht|führt|zeigt|braucht|entsteht|besteht|heißt|nennt|\\p{L}{2,}(?:t|te|ten|en)",
    ),
    follows: /^\s+bedeute[nt]+\s/iu,
    conditional:
      /(?<![\p{L}])(?:wenn|falls|ob|weil|da|obwohl|während|dass|wie|als)\s+(?:(?:der|die|das|dem|den|eine?|einer|einem)\s+)?$/iu,
    belonging: /^\s+(?:von|der|des|in|im|für|aus|mit|zu)\s*(?:[^\s,;.:]{1,30}\s+){1,5}?(?=(?:ist|sind)\s)/iu,
    definite: /\s(?:der|die|das)\s+$/iu,
    within:
      /(?:[\p{L}\p{N}]\s+(?:und|oder)|(?<![\p{L}])(?:in|im|bei|beim|für|mit|von|vom|auf|aus|zu|zum|zur|ohne|über|unter|zwischen))\s+(?:(?:der|die|das|dem|den|eine?[rmn]?)\s*)?$/iu,
    meaning: atStart("(?:das|dies|es) (?:bedeutet|heißt|meint)"),
    topic:
      /(?<![\p{L}])(?:(?:sprechen|reden|lernen|geht es)(?: (?:heute|hier|wir|in dieser vorlesung|in diesem (?:video|kapitel)|vor allem|mal|also|nun))* (?:über|um|von)|(?:beschäftigen|befassen)(?: (?:wir|uns|heute|sich|nun))* mit|(?:kommen|gehen)(?: (?:wir|jetzt|nun|als nächstes))* (?:zum|zur|zu)|es geht(?: (?:heute|hier|in dieser vorlesung|in diesem (?:video|kapitel)|also|nun))* (?:um|darum)|(?:handelt|handeln)(?: heute)? von|heute (?:das|mit dem|zum) thema|thema (?:von heute |heute |der (?:heutigen )?vorlesung |dieser vorlesung )?(?:ist|sind)|einführung in|vorlesung (?:über|zu|zum|zur)|kapitel (?:\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?: ist)?(?:,|:| über| zu))\s+/iu,
    welcome:
      /(?<![\p{L}])willkommen(?: zurück)?(?: (?:alle|zusammen))?(?: zur vorlesung| zum kurs)? (?:zu|zur|zum|in|bei|beim)\s+/iu,
    topicEnd: exactly(
      "die|der|das|welche|welcher|welches|weil|da|wo|wer|wenn|während|aber|dann|was|wie|warum|ist|sind|war|waren|heute|hier|jetzt|wir|sie|ich|du|ihr|es|dass|also|sprechen|reden|beschäftigen|befassen|kann|können|wird|werden|hat|haben|unterhalten|gehen|kümmern|anschauen|ansehen|lernen|an|sondern|sowie|mit|ob|mal|einmal",
    ),
  },
  es: {
    pointing: anywhere(
      "est[aeo]|estos|estas|es[aeo]|esos|esas|aquel(?:la|lo)?|ello|ellos|ellas|él|ella|aquí|ahí|allí|cosas?|tal|lo|le|les|su|sus",
      "giu",
    ),
    talking: anywhere(
      "vamos a|voy a|quiero|quisiera|déjame|déjenme|dejadme|veamos|vemos|ver[eé]is|pueden ver|podemos ver|puedes ver|como (?:vimos|hemos visto|dije|ya|decía|pueden|podéis)|o sea|(?:ya )?(?:hemos|habíamos) (?:visto|hablado|dicho)|creo que|digo|os|diapositivas?|pizarra|a la (?:izquierda|derecha)|imagen|gráfic[ao]|figura|animación|próxim[ao] (?:clase|vídeo|video|capítulo|semana)|últim[ao] (?:clase|vídeo|video|capítulo)|antes|después veremos|pregunt\\p{L}*|en este (?:vídeo|video|capítulo|caso)|otra vez|de nuevo|me (?:encanta|gusta|refiero)|¿no|¿eh|¿vale|entendéis|vale|espera|esperad|mirad|fijaos|perdón|ponéis|poned",
    ),
    supposing: anywhere(
      "por ejemplo|digamos|imagin\\p{L}+|supong\\p{L}+|si (?:yo|tú|tienes|tenemos|quieres|usted)|quizás?|tal vez|alguien|un día|yo (?:era|tenía|estaba)|cuando (?:yo|tú)",
    ),
    emptyNoun: exactly(
      "cosas?|ideas?|problemas?|preguntas?|objetivos?|puntos?|raz[oó]n(?:es)?|resultados?|respuestas?|diferencias?|ejemplos?|maneras?|formas?|modos?|casos?|números?|nombres?|partes?|claves?|hechos?|propósitos?|ventajas?|desventajas?|pasos?|lugar(?:es)?|tiempos?|palabras?|tipos?|clases?|resto|gente|personas?|amig[oa]s?|días?|años?|semanas?|meses|mes|horas?|minutos?|segundos?|veces|vez|cantidad(?:es)?|lados?|fin(?:al)?|principios?|otr[oa]s?|algo|todo|nada|todos|temas?|vídeos?|videos?|diapositivas?|imágen(?:es)?|notas?|historias?|sentido|orden|capacidad|valor(?:es)?|opci[oó]n(?:es)?|mensaje|truco|conclusión|frases?|columnas?|filas?|capítulos?|tablas?|primer[oa]?|segund[oa]?|tercer[oa]?|siguiente|últim[oa]|mitad|medio|estudios?|autor(?:es)?|profesor(?:es|a)?|alumn[oa]s?|salida|verdad|manera|momento|situación|cuidado|rato|ilusión",
    ),
    noBeginning: /^(?:supongamos|imaginemos|digamos|tomemos|partir)$/i,
    noTerm:
      /^(?:llamad[oa]s?|denominad[oa]s?|vez|veces|buen[oa]s?|grandes?|nuev[oa]s?|mejor(?:es)?|mayor(?:es)?|importantes?|mism[oa]s?|diferentes?|posible|fácil|difícil)$/i,
    judgement: anywhere(
      "bell[oa]s?|hermos[oa]s?|bonit[oa]s?|precios[oa]s?|maravill\\p{L}*|aburrid[oa]s?|aburrimiento|fe[oa]s?|elegantes?|geniale?s?|brillantes?|divertid[oa]s?|increíbles?|fantástic[oa]s?|pesadilla|broma|milagro|clásic[oa]s?|mágic[oa]s?|belleza|joya|asco|negativ[oa]s?|positiv[oa]s?",
    ),
    adjectival: /(?:os[oa]|iv[oa]|able|ible|ante|ente|ad[oa]|id[oa]|ic[oa]|al|ar|er|ir)s?$/iu,
    noTitle:
      /^(?:\p{L}+(?:mente|able|ible|oso|osa|ante)|alice|bob|charlie|steve|linda|cero|tamaño|mujer|hombre|media|montón)$/iu,
    alsoDefines:
      /^(?:\s*,\s+(?:que|el cual|la cual)\s+(?:es|son|significa|consiste)\s+(?:básicamente\s+|simplemente\s+)?(?:una?(?!\s+(?:poco|gran|muy)\s)|en)|\s*,\s+es decir,?\s+(?:un|una|el|la|los|las)|\s+(?:hace referencia a|se refiere a|viene a ser|no es más que|no es otra cosa que|se define como))(?![\p{L}\p{N}])/iu,
    linking: /^\s+(?:de(?: la| los| las)?|del)\s+(?=[\p{L}\p{N}])/iu,
    barelyNames:
      /(?:algo|cosas?|lo|esto|eso|así)(?: (?:que|se|llamamos|una|cosa)){0,3} (?:llama(?:mos|n|do|da)?|conoce como|denomina(?:mos|do|da)?)(?: (?:un|una|el|la|los|las))?\s+["“«]?$/iu,
    predicate: /(?:^|\s)(?:es|son|era|eran|ser|siendo|fue|sea)\s+(?:(?:también|un|una|el|la|los|las|como)\s+)*$/iu,
    past: /^\s+(?:era|eran|fue|fueron)\s/iu,
    renames: /^\s+(?:(?:también\s+)?se\s+(?:llaman?|denominan?|conocen?)|(?:es|son) lo que (?:se )?llama)/iu,
    stating: anywhere(
      "es|son|era|eran|fue|fueron|ser|está|están|estaba|ha|han|había|hay|tiene|tienen|tenía|puede|pueden|debe|deben|hace|hacen|va|van|da|dan|significa|permite|produce|llama|llaman|consiste|depende|ocurre|\\p{L}{2,}(?:an|en|ó|aron|ieron|aba|ía|ían|a|e)",
    ),
    follows: /^\s+significan?\s(?:que\s)?/iu,
    conditional: /(?<![\p{L}])(?:si|cuando|porque|aunque|mientras|como|que)\s+(?:(?:el|la|los|las|un|una)\s+)?$/iu,
    belonging: /^\s+(?:de|del|en|para|con|entre)\s*(?:[^\s,;.:]{1,30}\s+){1,5}?(?=(?:es|son)\s)/iu,
    definite: /\s(?:el|la|los|las)\s+$/iu,
    within:
      /(?:[\p{L}\p{N}]\s+(?:y|e|o|u)|(?<![\p{L}])(?:en|con|para|de|del|por|sin|sobre|entre|al))\s+(?:(?:el|la|los|las|una?)\s*)?$/iu,
    meaning: atStart("(?:eso|esto) (?:significa|quiere decir)|es decir|significa que|quiere decir"),
    topic:
      /(?<![\p{L}])(?:(?:hablar(?:emos)?|hablando|aprender|aprenderemos|tratar|charlar)(?: (?:hoy|un poco|más|aquí|también))* (?:de|sobre|acerca de)|(?:trata|tratará|va|tratar)(?: hoy)? (?:de|sobre)|(?:vamos a|voy a) (?:ver|estudiar|explicar|introducir|explorar|empezar con|pasar a)|pasemos a|empecemos (?:con|por)|(?:el )?tema (?:de hoy|de (?:esta|la) (?:clase|sesión|charla)|hoy) (?:es|son|va a ser)|introducción a|(?:clase|tema|capítulo|sesión|lección) (?:número )?(?:\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)(?:,|:| sobre| de))\s+/iu,
    welcome: /(?<![\p{L}])bienvenid[oa]s?(?: de nuevo)?(?: todos)? a\s+/iu,
    topicEnd: exactly(
      "que|porque|donde|quien|cuando|si|mientras|pero|entonces|qué|cómo|por|es|son|era|eran|hoy|aquí|ahora|nosotros|ustedes|yo|ellos|ello|este|esta|desde|antes|después|como|con|mediante|puede|pueden|va|vamos|ha|han|se|lo|bueno|vale|en|para|me|os|no|ya",
    ),
  },
  fr: {
    pointing: anywhere(
      "ce|cet|cette|ces|celui|celle|ceux|celles|cela|ça|ceci|ici|là|il|elle|ils|elles|lui|leur|leurs|choses?|truc|trucs|tel|telle|y",
      "giu",
    ),
    talking: anywhere(
      "on va|nous allons|je vais|je veux|je voudrais|j[’']aimerais|laissez-moi|voyons|regardons|regardez|vous (?:voyez|pouvez voir)|on (?:voit|a vu|peut voir)|nous (?:voyons|avons vu)|comme (?:on l[’']a|nous l[’']avons|je l[’']ai|vous)|je (?:pense|crois|dis|parle)|diapositives?|diapos?|tableau|à (?:gauche|droite)|image|figure|graphique|schéma|animation|(?:prochain|prochaine|dernier|dernière) (?:vidéo|cours|chapitre|fois|séance|semaine)|tout à l[’']heure|plus tard|question|questions|dans (?:cette|ce) (?:vidéo|cours|chapitre|cas)|à nouveau|encore une fois|revenons",
    ),
    supposing: anywhere(
      "par exemple|disons|imagine\\p{L}*|supposons|suppose\\p{L}*|si (?:je|tu|vous|on|nous)|peut-être|quelqu[’']un|un jour|j[’']étais|j[’']avais",
    ),
    emptyNoun: exactly(
      "choses?|idées?|problèmes?|questions?|objectifs?|buts?|points?|raisons?|résultats?|réponses?|différences?|exemples?|manières?|façons?|cas|nombres?|noms?|parties?|clés?|faits?|avantages?|inconvénients?|étapes?|lieux?|endroits?|temps|mots?|types?|sortes?|reste|gens|personnes?|amis?|jours?|ans?|années?|semaines?|mois|heures?|minutes?|secondes?|fois|quantités?|côtés?|fin|début|autres?|quelque|tout|rien|sujets?|thèmes?|vidéos?|cours|diapositives?|images?|notes?|histoires?|sens|ordre|capacité|valeurs?|options?|message|astuce|conclusion|phrases?|colonnes?|lignes?|chapitres?|tableaux?|premi(?:er|ère)s?|second[es]*|suivante?s?|derni(?:er|ère)s?|moitié|milieu|études?|auteurs?|professeurs?|étudiants?|vérité|moment|situation|façon",
    ),
    noBeginning: /^(?:supposons|imaginons|prenons|disons|supposez|imaginez|prenez)$/i,
    noTerm:
      /^(?:appelée?s?|nommée?s?|fois|bonn?e?s?|grande?s?|nouve(?:au|lle|aux|lles)|meilleure?s?|importante?s?|mêmes?|différente?s?|possible|facile|difficile|petite?s?)$/i,
    judgement: anywhere(
      "beaux?|belles?|joli(?:e|es|s)?|magnifiques?|merveill\\p{L}*|ennuyeu\\p{L}*|laide?s?|élégante?s?|géniale?s?|brillante?s?|drôles?|amusante?s?|incroyables?|fantastiques?|cauchemar|blague|miracle|classiques?|magiques?|beauté|régal|négati(?:fs?|ves?)|positi(?:fs?|ves?)",
    ),
    adjectival: /(?:eux|euse|if|ive|able|ible|ant|ante|é|ée|ique|el|elle|al|ale|er|ir)s?$/iu,
    noTitle:
      /^(?:\p{L}+(?:ment|able|ible|eux|euse|ant)|alice|bob|charlie|steve|linda|zéro|taille|femme|homme|moyenne)$/iu,
    alsoDefines:
      /^(?:\s*,\s+(?:qui|ce qui|c[’']est-à-dire|autrement dit)\s+(?:(?:est|sont|signifie|désigne)\s+)?(?:une?|le|la|les|l[’'])|(?:\s*,)?\s+c[’']est\s+(?:simplement\s+|en fait\s+|juste\s+)?(?:une?|le|la|les|l[’']|quand|ce)|\s+n[’']est (?:rien d[’']autre|autre) que|\s+se définit comme)/iu,
    linking: /^\s+(?:d(?:e|u|es)(?: la| l[’'])?\s+|d[’'])(?=[\p{L}\p{N}])/iu,
    barelyNames:
      /(?:quelque chose|choses?|ce|ça|cela|ceci)(?: (?:qu[’'](?:on|il)|que l[’']on|que nous)){0,2} (?:appelle|appelée?|appelons|nomme|s[’']appelle)(?: (?:une?|le|la|les|des))?\s+(?:["«]\s*)?$/iu,
    predicate:
      /(?:^|\s)(?:est|sont|était|étaient|être|étant|c[’']est|soit)\s+(?:(?:aussi|une?|le|la|les)\s+)*(?:l[’'])?$/iu,
    past: /^\s+(?:était|étaient|fut)\s/iu,
    renames: /^\s+(?:s[’']appelle(?:nt)?|se nomme(?:nt)?|(?:est|sont) ce qu(?:e|[’']))/iu,
    stating: anywhere(
      "est|sont|était|étaient|être|a|ont|avait|avaient|peut|peuvent|doit|doivent|fait|font|va|vont|donne|donnent|signifie|permet|permettent|produit|appelle|consiste|dépend|c[’']est|\\p{L}{2,}(?:ent|ait|aient|e|it|ut)",
    ),
    follows: /^\s+(?:signifie|veut dire)(?:nt)?\s(?:que\s)?/iu,
    conditional: /(?<![\p{L}])(?:si|quand|lorsque|parce que|bien que|comme|que)\s+(?:(?:le|la|les|une?|des)\s+)?$/iu,
    belonging: /^\s+(?:de|du|des|d['’]|en|dans|pour|avec)\s*(?:[^\s,;.:]{1,30}\s+){1,5}?(?=(?:est|sont)\s)/iu,
    definite: /\s(?:le|la|les)\s+$/iu,
    within:
      /(?:[\p{L}\p{N}]\s+(?:et|ou)|(?<![\p{L}])(?:dans|sur|avec|pour|de|du|des|sans|par|entre|à|au|aux|en))\s+(?:(?:le|la|les|une?|l[’'])\s*)?$/iu,
    meaning: atStart("(?:cela|ça|ceci) (?:signifie|veut dire)|c['’]est-à-dire|il s['’]agit"),
    topic:
      /(?<![\p{L}])(?:(?:parler(?:ons)?|parlons|discuter(?:ons)?|traiter(?:ons)?)(?: (?:aujourd[’']hui|un peu|ici|surtout))* (?:de la|de l[’']|des|du|de|d[’'])|(?:intéresser(?:ons)?|consacrer)(?: aujourd[’']hui)? (?:à la|à l[’']|aux|au|à)|(?:étudier(?:ons)?|découvrir(?:ons)?|explorer(?:ons)?|aborder(?:ons)?)|(?:porte|portera) sur|(?:traite|traitera) (?:de la|de l[’']|des|du|de|d[’'])|(?:le )?(?:sujet|thème) (?:d[’']aujourd[’']hui|du (?:jour|cours)|de (?:cette|ce) (?:vidéo|cours|séance)) (?:est|sont|sera)|introduction (?:à la|à l[’']|aux|au|à)|(?:cours|chapitre|séance|leçon) (?:numéro )?(?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?:,|:| sur))\s*/iu,
    welcome: /(?<![\p{L}])bienvenue?s?(?: à tous)? (?:à la|à l[’']|aux|au|à|dans (?:le|la|ce|cette|ces|les))\s*/iu,
    topicEnd: exactly(
      "qui|que|qu|parce|car|où|quand|si|pendant|mais|alors|quoi|comment|pourquoi|est|sont|était|étaient|aujourd'hui|ici|maintenant|nous|vous|je|ils|elles|on|il|elle|depuis|avant|après|comme|avec|par|peut|peuvent|va|allons|a|ont|se|puis|ainsi|dans|pour|donc|ce",
    ),
  },
  pt: {
    pointing: anywhere(
      "est[ae]|estes|estas|ess[ae]|esses|essas|isso|isto|aquilo|aquel[ae]s?|ele|ela|eles|elas|aqui|ali|aí|lá|coisas?|tal|lhe|seu|sua|seus|suas|disso|nisso|dele|dela|deles|delas",
      "giu",
    ),
    talking: anywhere(
      "vamos|vou|quero|queria|gostaria|deixa eu|deixe-me|vejamos|vemos|vocês (?:veem|podem ver)|você pode ver|podemos ver|como (?:vimos|eu disse|já|falei)|já (?:vimos|falamos)|eu (?:acho|penso|digo|disse|falei)|slides?|lousa|quadro|à (?:esquerda|direita)|imagem|figura|gráfico|animação|próxim[ao] (?:aula|vídeo|capítulo|semana)|últim[ao] (?:aula|vídeo|capítulo)|anteriormente|mais tarde|pergunt\\p{L}*|n(?:este|esse) (?:vídeo|capítulo|caso)|de novo|novamente|a gente vai|né|tá|pessoal|galera",
    ),
    supposing: anywhere(
      "por exemplo|digamos|imagin\\p{L}+|suponh\\p{L}+|se (?:eu|você|vocês|a gente|nós)|talvez|alguém|um dia|eu (?:era|tinha|estava)|tipo assim|sei lá",
    ),
    emptyNoun: exactly(
      "coisas?|ideias?|problemas?|perguntas?|objetivos?|pontos?|raz(?:ão|ões)|resultados?|respostas?|diferenças?|exemplos?|maneiras?|formas?|modos?|casos?|números?|nomes?|partes?|chaves?|fatos?|propósitos?|vantage(?:m|ns)|desvantage(?:m|ns)|passos?|lugar(?:es)?|tempos?|palavras?|tipos?|resto|gente|pessoas?|amig[oa]s?|dias?|anos?|semanas?|meses|mês|horas?|minutos?|segundos?|vez(?:es)?|quantidades?|lados?|fi(?:m|nal)|começo|início|outr[oa]s?|algo|tudo|nada|temas?|assuntos?|vídeos?|aulas?|slides?|imagens?|imagem|notas?|histórias?|sentido|ordem|capacidade|valor(?:es)?|opç(?:ão|ões)|mensagem|truque|conclusão|frases?|colunas?|linhas?|capítulos?|tabelas?|primeir[oa]|segund[oa]|terceir[oa]|próxim[oa]|últim[oa]|metade|meio|estudos?|autor(?:es)?|professor(?:es|a)?|alun[oa]s?|verdade|momento|situação|olhada|jeito|galera|pessoal",
    ),
    noBeginning: /^(?:suponham?|suponhamos|imaginem?|digamos|vamos|partir)$/i,
    noTerm:
      /^(?:vez|vezes|bo[am]s?|grandes?|nov[oa]s?|melhor(?:es)?|maior(?:es)?|importantes?|mesm[oa]s?|diferentes?|possível|fácil|difícil)$/i,
    judgement: anywhere(
      "bel[oa]s?|lind[oa]s?|bonit[oa]s?|maravilh\\p{L}*|chat[oa]s?|chatice|tédio|tedios[oa]s?|fei[oa]s?|elegantes?|genia(?:l|is)|brilhantes?|divertid[oa]s?|incríve(?:l|is)|fantástic[oa]s?|pesadelo|piada|milagre|clássic[oa]s?|mágic[oa]s?|beleza|joia|negativ[oa]s?|positiv[oa]s?",
    ),
    adjectival: /(?:os[oa]|iv[oa]|ável|ível|ante|ente|ad[oa]|id[oa]|ic[oa]|al|ar|er|ir|es)s?$/iu,
    noTitle:
      /^(?:\p{L}+(?:mente|ável|ível|oso|osa|ante)|alice|bob|charlie|steve|linda|zero|simples|tamanho|mulher|homem|média)$/iu,
    alsoDefines:
      /^(?:\s*,\s+(?:que|o qual|a qual)\s+(?:é|são|significa|consiste)\s+(?:basicamente\s+|simplesmente\s+)?(?:uma?(?!\s+(?:pouco|grande|muito)\s)|em)|\s*,\s+ou seja,?\s+(?:uma?|os?|as?)|\s+(?:nada mais é (?:do )?que|faz referência a|refere-se a|é definid[oa] como))(?![\p{L}\p{N}])/iu,
    linking: /^\s+d(?:e|a|o|as|os)\s+(?=[\p{L}\p{N}])/iu,
    barelyNames:
      /(?:algo|coisas?|o|isso|isto)(?: (?:que|se|a gente|nós|uma|coisa)){0,3} (?:chama(?:mos|do|da|m)?|conhecid[oa] como|denomina(?:mos|do|da)?)(?: de)?(?: (?:um|uma|o|a|os|as))?\s+["“]?$/iu,
    predicate: /(?:^|\s)(?:é|são|era|eram|ser|sendo|foi|seja)\s+(?:(?:também|uma?|os?|as?|como)\s+)*$/iu,
    past: /^\s+(?:era|eram|foi|foram)\s/iu,
    renames: /^\s+(?:(?:também\s+)?se chamam?|chamam?-se|é conhecid[oa]|(?:é|são) o que (?:se )?chama)/iu,
    stating: anywhere(
      "é|são|era|eram|foi|foram|ser|está|estão|estava|tem|têm|tinha|há|pode|podem|deve|devem|faz|fazem|vai|vão|dá|significa|permite|produz|chama|chamam|consiste|depende|ocorre|\\p{L}{2,}(?:am|em|ou|aram|eram|iram|ava|ia|iam|a|e)",
    ),
    follows: /^\s+significam?\s(?:que\s)?/iu,
    conditional: /(?<![\p{L}])(?:se|quando|porque|embora|enquanto|como|que)\s+(?:(?:os?|as?|uma?)\s+)?$/iu,
    belonging: /^\s+(?:de|do|da|dos|das|em|no|na|para|com)\s*(?:[^\s,;.:]{1,30}\s+){1,5}?(?=(?:é|são)\s)/iu,
    definite: /\s(?:o|a|os|as)\s+$/iu,
    within:
      /(?:[\p{L}\p{N}]\s+(?:e|ou)|(?<![\p{L}])(?:em|com|para|de|do|da|dos|das|no|na|nos|nas|por|pelo|pela|sem|sobre|entre|ao|à))\s+(?:(?:os?|as?|uma?)\s*)?$/iu,
    meaning: atStart("(?:isso|isto) (?:significa|quer dizer)|ou seja|significa que|quer dizer"),
    topic:
      /(?<![\p{L}])(?:(?:falar(?:emos)?|falando|aprender|conversar|tratar)(?: (?:hoje|um pouco|mais|aqui|nessa aula|nesta aula|né,?))* (?:sobre|de|da|do|das|dos|acerca de)|(?:trata|tratará|é) sobre|(?:vamos|vou) (?:ver|estudar|explicar|introduzir|explorar|começar com|passar para)|(?:o )?(?:tema|assunto) (?:de hoje|d(?:esta|essa|a) (?:aula|palestra)|hoje) (?:é|são|vai ser)|introdução (?:à|ao|aos|às|a)|(?:aula|capítulo|lição) (?:número )?(?:\d+|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez)(?:,|:| sobre))\s+/iu,
    welcome: /(?<![\p{L}])(?:bem-vind[oa]s?|boas-vindas)(?: de volta)?(?: todos)? (?:à|ao|a|aos|às)\s+/iu,
    topicEnd: exactly(
      "que|porque|onde|quem|quando|se|enquanto|mas|então|como|por|é|são|era|eram|hoje|aqui|agora|nós|vocês|você|eu|eles|elas|ele|ela|desde|antes|depois|com|pode|podem|vai|vamos|tem|têm|né|em|para|a gente|não|já|isso",
    ),
  },
};

/** @param code BCP 47; undefined for a language that we have no words of */
export const getTellingCues = (code: string): TellingCues | undefined =>
  isKnownLanguage(code) ? cues[code] : undefined;
