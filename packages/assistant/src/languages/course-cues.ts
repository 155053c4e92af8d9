import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere } from "./patterns.ts";

/** How a language speaks to those who take a course: of what they have to do, when, and what they must know. */
export interface CourseCues {
  /** An examination, homework, a reading, a day by which something is due. */
  readonly event: RegExp;
  /** Of the events, an examination of the listeners. */
  readonly exam: RegExp;
  /** The listeners, or what is theirs. */
  readonly listeners: RegExp;
  /** Something that listeners do for a course. */
  readonly action: RegExp;
  /** Asks for it: "have to", "please", "make sure". */
  readonly demand: RegExp;
  /** What the speaker has to do, in an example: "I have an essay due". */
  readonly ownDuty: RegExp;
  /** Invites to something that is no homework: "think about", "next time". */
  readonly inviting: RegExp;
  /** A day or a time of the course's calendar: "next Tuesday", "March 3rd", "at 5 pm". */
  readonly date: RegExp;
  /** Says that something takes place. */
  readonly takesPlace: RegExp;
  /** Calls something important, or says that it will be asked. */
  readonly important: RegExp;
}

const weekdays = {
  en: "monday|tuesday|wednesday|thursday|friday|saturday|sunday",
  de: "montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag",
  es: "lunes|martes|miércoles|jueves|viernes|sábado|domingo",
  fr: "lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  pt: "segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|sábado|domingo",
} as const;

const months = {
  en: "january|february|march|april|may|june|july|august|september|october|november|december",
  de: "januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember",
  es: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
  fr: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
  pt: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
} as const;

const cues: Readonly<Record<KnownLanguage, CourseCues>> = {
  en: {
    event: anywhere(
      "exams?|mid-?terms?(?: exam)?|finals|quizz?(?:es)?|homework|assignments? (?:\\d+|one|two|three|four|five|is|are|will)|(?:the|your|this|first|second|next|last|each|every|an) assignments?|problem sets?|psets?|term papers?|final project|deadlines?|due (?:on|by|date|next|in|before|at|tomorrow|today|this)|required reading|the readings?|chapters? (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)|pages? \\d+",
    ),
    exam: anywhere(
      "exams?|examinations?(?! of)|mid-?terms?(?: exam)?|(?:on|for|before|in) (?:the|your) final(?= exam|[.,;?!]|$)|finals|(?:the|a|your|our|this|next|first|second) (?:test|quiz)|quizzes",
    ),
    listeners: anywhere("you|your|yours|you'll|you're|you've|we|our|us|we'll|everyone|everybody|students|each of you"),
    action: anywhere(
      "read|re-?read|submit|turn in|hand in|hand it in|finish|complete|study|prepare|bring|register|sign up|enroll|review|revise|watch|solve|write up|upload|fill (?:in|out)|work through|look over|look up|go over|memori[sz]e|practi[cs]e|do the|do your|start early",
    ),
    demand: anywhere(
      "please|have to|need to|must|should|make sure|be sure|don't forget|do not forget|remember to|required to|expected to|supposed to|want you to|ask you to|asked to|like you to|for next (?:time|week|class|lecture)|by next (?:time|week|class|lecture)|before (?:the )?(?:next )?(?:class|lecture|session|exam|midterm|final|section)|is due|are due|due",
    ),
    ownDuty: anywhere("i have|i've got|i've|i need|i should|i must|i'm supposed|my"),
    inviting: anywhere(
      "(?:ask|invite|encourage|urge|want) (?:you|everyone|our|the|all|each)(?: \\p{L}+){0,8} to (?:think|discuss|post|consider|try|watch|read|look|write|bring|reflect)|(?:think|reflect) (?:about|on) (?:this|that|it) (?:for|before|until|over)|have a look at|take a look at (?:the|your)|(?:as an|your) exercise|(?:you can|you should|you might|feel free to) (?:read|try|post|look (?:up|at)|go (?:home|back)|watch|check out)|look forward to (?:seeing|having) you|(?:we're going to|we will|we'll) (?:all )?(?:read|watch)|(?:we'll|we will|see you|we're going to) (?:\\p{L}+ ){0,4}(?:next (?:time|week|lecture|class|session)|on (?:monday|tuesday|wednesday|thursday|friday))|(?:read|reading) (?:for|before) (?:next|the next)",
    ),
    date: anywhere(
      `(?:(?:next|this|on|by|until|before|every|last) )?(?:${weekdays.en})(?: (?:morning|afternoon|evening|night|at \\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m)?))?|(?:${months.en.replace("may|", "")}) \\d{1,2}(?:st|nd|rd|th)?|may \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)? of (?:${months.en})|tomorrow|tonight|next (?:week|class|lecture|time|month)|(?:in|by) (?:a|one|two|three) weeks?|(?:at|by) (?:noon|midnight|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)|end of (?:the )?(?:week|month|term|semester|quarter)|week (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`,
    ),
    takesPlace: anywhere("is|are|will be|takes? place|starts?|begins?|due|covers?|happens"),
    important: anywhere(
      "(?:this|that|it|which|what|what's|it's|that's) (?:is )?(?:really |very |the most |extremely |super |absolutely |so )?(?:important|crucial|essential)(?! (?:than|to (?:him|her|them|us|me|people)|in (?:his|her|their|your) |and not|role|part|figure|person|people|man|woman|event|moment|roles|parts|problem|work|paper|papers))|(?:important|crucial|key) (?:thing|point|idea|takeaway|message|lesson|to (?:know|remember|understand|realize|note|keep in mind))|key takeaways?|take-?home message|(?:on|in) the (?:exam|midterm|final|test|quiz)|(?:you|you'll) (?:need to|have to|should|must|want to|will need to|do need to) (?:know|remember|memori[sz]e|understand|be able to)|(?:want|like) you to (?:remember|know|take away|understand|get)|(?<!\\b(?:i|i'll|he|she|they|we|you|students|people|to|who|can) )(?:remember|keep in mind|don't forget|never forget|bear in mind) (?:that|this)|write (?:this|that) down|if you (?:only )?remember (?:only )?one thing|pay attention to",
    ),
  },
  de: {
    event: anywhere(
      "klausur(?:en)?|prüfung(?:en)?|zwischenprüfung|hausaufgaben?|übungsbl[aä]tt(?:er)?|übungsaufgaben?|abgabe(?:frist|termin)?|abgabetermine?|hausarbeit(?:en)?|referate?|testate?|frist|tutorium|tutorien|pflichtlektüre|kapitel (?:\\d+|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)|seiten? \\d+",
    ),
    exam: anywhere(
      "klausur(?:en)?|(?:zwischen|abschluss|modul|nach)?prüfung(?:en)?|(?:klausur|prüfungs)\\p{L}+|examen|testate?",
    ),
    listeners: anywhere(
      "sie|ihnen|ihr|ihre[nrms]?|euch|eure[nrms]?|du|dich|dein(?:e[nrms]?)?|wir|uns|alle|jeder|studierende[n]?",
    ),
    action: anywhere(
      "les(?:en|t)|lies|lesen sie|abgeben|abzugeben|gebt|geben sie|einreichen|einzureichen|reichen|bearbeiten|bearbeitet|lösen|löst|vorbereiten|bereiten|wiederholen|wiederholt|lernen|lernt|anmelden|meldet|melden|mitbringen|bringen|bringt|anschauen|schaut|durcharbeiten|ausfüllen|hochladen|üben|übt|rechnen|rechnet|anzumelden|machen|nachlesen",
    ),
    demand: anywhere(
      "bitte|müssen|müsst|musst|sollten?|solltet|sollen|sollt|vergessen sie nicht|vergesst nicht|denken sie daran|denkt (?:bitte )?daran|bis (?:zum?r?|nächste[nrms]?|spätestens)|zur nächsten|für nächste|zum nächsten|fällig|achten sie darauf",
    ),
    ownDuty: anywhere("ich habe|ich muss|ich müsste|ich soll|ich sollte|meine?|meine[nrms]"),
    inviting: anywhere(
      "(?:denken|überlegen) sie (?:sich|mal|einmal)|(?:denkt|überlegt) (?:euch|mal|einmal)|(?:schauen|sehen) sie sich|schaut euch|probieren sie|probiert|versuchen sie|versucht|zur übung|als übung|(?:nächste|kommende)[nrms]? (?:woche|vorlesung|stunde|sitzung|mal)",
    ),
    date: anywhere(
      `(?:(?:am|bis|nächsten?|nächster|diesen|kommenden|jeden|bis zum|vor) )*(?:${weekdays.de})(?:abend|morgen|vormittag|nachmittag)?|(?:am |bis zum |vom )?\\d{1,2}\\.? (?:${months.de})|nächste(?:n|r)? (?:woche|stunde|vorlesung|sitzung|mal|monat)|(?:um|bis) \\d{1,2}(?::\\d\\d)? uhr|in (?:einer|zwei|drei) wochen?|bis (?:morgen|mitternacht)|morgen (?:früh|abend|vormittag|nachmittag)|übermorgen|ende (?:des semesters|der woche|des monats)`,
    ),
    takesPlace: anywhere("ist|sind|wird|findet|finden|beginnt|fällig"),
    important: anywhere(
      "(?:das|dies|es|hier|was|ist)(?: ist)?(?: auch| hier| sehr| ganz| besonders| wirklich| extrem| immer)* wichtig|am wichtigsten|das wichtigste|wichtig (?:ist|zu)|klausurrelevant|prüfungsrelevant|(?:in|bei) der (?:klausur|prüfung)|(?:müssen|müsst|sollten|solltet) (?:sie|ihr|wir)? ?(?:sich |euch )?(?:\\p{L}+ ){0,3}(?:wissen|kennen|merken|können|verstehen)|merken sie sich|merkt euch|behalten sie|schreiben sie (?:sich )?(?:das|dies) auf|entscheidend (?:ist|dabei|hier)|denken sie daran|nicht vergessen",
    ),
  },
  es: {
    event: anywhere(
      "ex[aá]men(?:es)?|(?:el|del|primer|segundo|tercer|próximo) parcial(?:es)?|deberes|(?:la|las|una|su|sus|de|próxima|esta) tareas?|tareas? para|trabajo final|trabajos? pr[áa]cticos?|ejercicios? (?:para|de la)|entregas?|fecha límite|lecturas? (?:obligatorias?|para)|prueba final|cuestionario|práctica (?:\\d|uno|dos|tres)|capítulos? (?:\\d+|uno|dos|tres|cuatro|cinco|seis)|páginas? \\d+",
    ),
    exam: anywhere("ex[aá]men(?:es)?|(?:el|del|primer|segundo|tercer|próximo) parcial(?:es)?|prueba final"),
    listeners: anywhere(
      "ustedes|usted|vosotros|vosotras|os|les|tú|te|tienen|tenéis|tienes|deben|debéis|debes|pueden|podéis|puedes|vuestr[ao]s?|su|sus|tu|tus|tenemos|nos|todos|estudiantes|alumnos|alumnas",
    ),
    action: anywhere(
      "leer|lean|leed|lee|leerse|entregar|entreguen|entregad|entregarlo|enviar|envíen|estudiar|estudien|estudiad|repasar|repasen|repasad|preparar|preparen|preparad|traer|traigan|traed|hacer|hagan|haced|resolver|resuelvan|resolved|inscribir\\p{L}*|apuntar\\p{L}*|ver el|vean|completar|completen|subir|practicar|practiquen|buscar|busquen",
    ),
    demand: anywhere(
      "por favor|tienen que|tenéis que|tienes que|hay que|deben|debéis|debes|deberían|no (?:se )?olviden|no olvidéis|no (?:te )?olvides|recuerden|recordad|recuerda|asegúrense|para (?:la )?(?:próxima|siguiente)|para el (?:próximo|día)|antes de(?:l| la)|les pido|os pido|quiero que",
    ),
    ownDuty: anywhere("tengo|debo|debería|mi|mis"),
    inviting: anywhere(
      "(?:piensen|pensad|piensa) en|reflexionen|reflexionad|les invito|os invito|les recomiendo|os recomiendo|(?:la|el) (?:próxima|próximo|siguiente) (?:clase|sesión|lección)|intenten|intentad|prueben|como ejercicio",
    ),
    date: anywhere(
      `(?:(?:el|este|próximo|hasta el|para el|antes del|todos los) )*(?:${weekdays.es})(?: (?:que viene|próximo|por la (?:mañana|tarde|noche)))?|(?:el |del )?(?:día )?\\d{1,2} de (?:${months.es})|(?:la )?(?:próxima|siguiente) (?:semana|clase|vez|sesión)|la semana que viene|el mes que viene|mañana por la (?:mañana|tarde)|pasado mañana|para mañana|a las \\d{1,2}(?::\\d\\d)?|en (?:una|dos|tres) semanas?|fin(?:al)? de(?:l)? (?:semestre|curso|mes|semana)`,
    ),
    takesPlace: anywhere("es|será|son|serán|tendrá|empieza|comienza"),
    important: anywhere(
      "(?:es|muy|más|son|sumamente|realmente|también) (?:muy )?importantes? (?:que|saber|recordar|entender|tener|destacar|es|aquí)|(?:esto|eso) es (?:muy |lo más |realmente )?(?:importante|fundamental|clave|esencial)|lo (?:más )?(?:importante|fundamental|esencial)|entra en el (?:examen|parcial)|(?:en|para) el (?:examen|parcial)|(?:tienen|tenéis|tienes|hay|tenemos) que (?:saber|recordar|entender|conocer|memorizar)|(?:recuerden|recordad|recuerda|no olviden|no olvidéis) (?:que|esto|siempre)|apunten esto|quédense con|la idea (?:clave|principal|fundamental)",
    ),
  },
  fr: {
    event: anywhere(
      "examens?|épreuves? (?:écrites?|orales?|théoriques?|pratiques?|finales?)|partiels?|contrôle continu|(?:avant le|au|prochain|un|le) contrôle|devoirs?(?: maison| surveillé)?|à rendre|date limite|lectures? (?:obligatoires?|pour)|exposés?|interrogation|mémoire de|travaux dirigés|exercices? (?:pour|à faire)|chapitres? (?:\\d+|un|deux|trois|quatre|cinq|six)|pages? \\d+",
    ),
    exam: anywhere(
      "examens?|épreuves? (?:écrites?|orales?|théoriques?|pratiques?|finales?)|partiels?|contrôle continu|(?:avant le|au|prochain|un|le) contrôle|interrogation",
    ),
    listeners: anywhere("vous|votre|vos|tu|te|ton|ta|tes|on|nous|notre|nos|tout le monde|chacun|étudiants|étudiantes"),
    action: anywhere(
      "lire|lisez|relire|relisez|rendre|rendez|remettre|remettez|envoyer|envoyez|étudier|étudiez|réviser|révisez|préparer|préparez|apporter|apportez|faire|faites|résoudre|résolvez|inscrire|inscrivez|regarder|regardez|terminer|terminez|compléter|complétez|apprendre|apprenez|déposer|déposez",
    ),
    demand: anywhere(
      "s[’']il vous plaît|il faut|il faudra|vous devez|vous devrez|devez|doivent|n[’']oubliez pas|pensez à|je vous (?:demande|invite|conseille)|pour la (?:prochaine|semaine)|pour le prochain|avant (?:le|la) (?:prochaine?|fin)|je veux que|veillez à|à rendre",
    ),
    ownDuty: anywhere("j[’']ai|je dois|je devrais|mon|ma|mes"),
    inviting: anywhere(
      "je vous (?:invite|recommande|conseille|encourage)|(?:la|le) (?:prochaine?) (?:séance|cours|fois|semaine)|(?:la )?semaine prochaine|comme exercice|à titre d['’]exercice",
    ),
    date: anywhere(
      `(?:(?:le|ce|avant|jusqu[’']à|pour|dès) )*(?:${weekdays.fr})(?: (?:prochain|matin|soir|après-midi))*|(?:le |du |au )?\\d{1,2}(?:er)? (?:${months.fr})|(?:la )?semaine prochaine|(?:la |le )?(?:prochaine?) (?:fois|séance|cours|semaine)|demain (?:matin|soir)|après-demain|pour demain|à \\d{1,2} ?h(?:eures?)?(?: ?\\d\\d)?|dans (?:une|deux|trois) semaines?|fin (?:du|de la|de l[’']) ?(?:semestre|semaine|mois|année)`,
    ),
    takesPlace: anywhere("est|sera|sont|seront|aura lieu|commence"),
    important: anywhere(
      "(?:est|sont|très|plus|vraiment|extrêmement|c[’']est) (?:très |vraiment )?(?:importante?s?|essentielle?s?|fondamenta(?:l|le|ux)|cruciale?s?) (?:de|que|à|ici|pour)|(?:c[’']est|ça c[’']est) (?:très |vraiment |le plus )?(?:important|essentiel|fondamental|crucial)|(?:le|ce qui est) (?:plus )?(?:important|essentiel)(?: c[’']est)?|(?:à|pour) l[’']examen|au partiel|il faut (?:bien )?(?:savoir|retenir|connaître|comprendre|se souvenir)|vous devez (?:savoir|retenir|connaître|comprendre)|(?:retenez|rappelez-vous|n[’']oubliez pas|souvenez-vous|notez) (?:bien )?(?:que|ça|ceci|cela|qu[’'])|l[’']idée (?:clé|principale|essentielle)|à retenir",
    ),
  },
  pt: {
    event: anywhere(
      "(?:na|da|a|para a|próxima|primeira|segunda|uma) provas?|prova (?:final|parcial)|exames?|trabalho final|trabalhos? (?:para|de casa)|lição de casa|dever de casa|lista de exercícios|listas? (?:\\d|um|dois)|prazos?|entregas?|seminários?|leituras? (?:obrigatórias?|para)|capítulos? (?:\\d+|um|dois|três|quatro|cinco|seis)|páginas? \\d+",
    ),
    exam: anywhere(
      "(?:na|da|a|para a|próxima|primeira|segunda|uma) provas?|prova (?:final|parcial)|exames? (?:final|finais)|(?:no|o|do) exame",
    ),
    listeners: anywhere(
      "vocês|você|seu|sua|seus|suas|te|tu|a gente|nós|nos|temos|todos|todo mundo|alunos|alunas|estudantes|pessoal|gente",
    ),
    action: anywhere(
      "ler|leiam|leia|entregar|entreguem|entregue|enviar|enviem|envie|estudar|estudem|estude|revisar|revisem|revise|preparar|preparem|trazer|tragam|fazer|façam|faça|resolver|resolvam|resolva|inscrever|completar|completem|assistir|assistam|terminar|terminem|praticar|pratiquem|subir|postar",
    ),
    demand: anywhere(
      "por favor|têm que|tem que|têm de|precisam?|devem|deve|deveriam|não (?:se )?esqueçam?|lembrem-se|lembrem|para a (?:próxima|semana)|para o próximo|antes d[ao]|peço que|quero que|certifiquem-se",
    ),
    ownDuty: anywhere("tenho|devo|preciso|meus?|minhas?"),
    inviting: anywhere(
      "(?:pensem|reflitam|pense|reflita) (?:em|sobre|nisso)|(?:convido|recomendo|sugiro)|(?:a|na) próxima (?:aula|semana|vez)|semana que vem|tentem|experimentem|como exercício",
    ),
    date: anywhere(
      `(?:(?:na|no|nesta|neste|próxima|próximo|até|até a|até o|para|toda) )*(?:${weekdays.pt.replaceAll("(?:-feira)?", "-feira")})(?: (?:que vem|próxima|de manhã|à tarde|à noite))?|(?:no |até o |o )?(?:dia )\\d{1,2}(?: de (?:${months.pt}))?|\\d{1,2} de (?:${months.pt})|(?:a |na )?(?:próxima) (?:semana|aula|vez)|(?:na )?semana que vem|mês que vem|amanhã (?:de manhã|à tarde|à noite)|depois de amanhã|para amanhã|às \\d{1,2}(?: horas|h)|em (?:uma|duas|três) semanas?|(?:fim|final) d[oa] (?:semestre|semana|mês|período)`,
    ),
    takesPlace: anywhere("é|será|são|serão|acontece|começa"),
    important: anywhere(
      "(?:é|muito|mais|são|bem|realmente) (?:muito )?importantes? (?:que|saber|lembrar|entender|ter|destacar|é|aqui)|(?:isso|isto) é (?:muito |o mais |realmente |bem )?(?:importante|fundamental|essencial)|o (?:mais )?(?:importante|fundamental|essencial) é|cai na prova|vai cair|na prova|(?:vocês |a gente )?(?:têm|tem|precisam?|devem|temos) (?:que |de )?(?:saber|lembrar|entender|conhecer|memorizar)|(?:lembrem-se|lembrem|lembre-se|não esqueçam) (?:de |disso|que|sempre)|anotem isso|guardem isso|a ideia (?:chave|principal|central)",
    ),
  },
};

/** @param code BCP 47; undefined for a language that we have no words of */
export const getCourseCues = (code: string): CourseCues | undefined => (isKnownLanguage(code) ? cues[code] : undefined);
