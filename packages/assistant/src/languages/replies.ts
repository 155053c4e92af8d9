import type { KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { isKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** The assistant's own sentences around an answer about the whole lecture, or in place of one. Parameters come as Markdown. */
export interface Replies {
  /** What a misspelt word was read as, and the way back. */
  readonly readAs: (words: string) => string;
  /** Before the closest passages: the things of a question that the recording never names. */
  readonly neverSaid: (words: string) => string;
  readonly mainPoints: string;
  /** Before what the lecture says at its beginning that it is going to be about. */
  readonly announced: string;
  /** It has fewer points than were asked for. */
  readonly onlyPoints: (count: number) => string;
  readonly topics: string;
  readonly terms: string;
  /** Before what is named most, where nothing is defined. */
  readonly noTerms: string;
  readonly simple: string;
  readonly covered: string;
  readonly askedOfYou: string;
  readonly dates: string;
  readonly nothingAsked: string;
  /** Nothing to do was announced; and before what comes nearest to it. */
  readonly noTasks: string;
  readonly nearTasks: string;
  /** An examination has no day; and before what is said of it, and before the days of other things. */
  readonly noExamDay: string;
  readonly ofExam: string;
  readonly otherDates: string;
  readonly questions: string;
  readonly noQuestions: string;
  readonly important: string;
  readonly examples: string;
  readonly noExamples: string;
  readonly conclusion: string;
  /** Of what can't be done without a model; what can be done follows. */
  readonly noOpinion: string;
  readonly noTranslation: string;
  readonly noGuide: string;
  readonly noTeaching: string;
  readonly notes: string;
  readonly help: string;
  readonly greeting: string;
  /** An apology: what else there is about a subject, and where there is none. */
  readonly elsewhere: (subject: string) => string;
  readonly sorry: string;
  readonly length: (moment: string) => string;
  readonly speakers: (names: string) => string;
  readonly noSpeakers: string;
  readonly noMore: string;
  /** "The fifth one" of fewer. */
  readonly onlyItems: (count: number) => string;
  /** Before an answer that goes on with what was spoken of. */
  readonly about: (subject: string) => string;
  readonly noReason: string;
}

const en: Replies = {
  readAs: (words) => `Read as: ${words}. To ask for a word as you typed it, put it in quotation marks.`,
  neverSaid: (words) => `Not said in this recording: ${words}.`,
  mainPoints: "The main points:",
  announced: "What it announces:",
  onlyPoints: (count) => `The recording is short: it has only ${count} points.`,
  topics: "What it covers, in this order:",
  terms: "Key terms, as the recording explains them:",
  noTerms: "The recording defines no term outright. What it names most:",
  simple: "I can only quote the recording. What it says most plainly:",
  covered: "What was covered:",
  askedOfYou: "Asked of you:",
  dates: "Dates:",
  nothingAsked: "No tasks or dates were named.",
  noTasks: "No homework, reading or deadline is announced in this recording.",
  nearTasks: "What comes nearest to it:",
  noExamDay: "No day of an exam is named in this recording.",
  ofExam: "What it says of the exam:",
  otherDates: "Days that are named for other things:",
  questions: "Questions that were asked:",
  noQuestions: "I found no question that can be read alone. The main points:",
  important: "Called important, or said to be asked:",
  examples: "Examples that it gives:",
  noExamples: "I found no example in this recording. Its main points:",
  conclusion: "How it ends:",
  noOpinion: "I can’t judge a recording, only quote it. What it says most about:",
  noTranslation: "I can’t translate without a language model. In the recording’s language, in short:",
  noGuide: "I can’t write a guide of my own. What one would hold, from the recording:",
  noTeaching: "I can’t teach in words of my own, but we can go through it in order. Ask about any of these:",
  notes: "The Customize tab makes notes in four styles. In short:",
  help: "I answer from this recording, in its own words. Ask about anything that was said, or for a summary, the main points, the key terms, what matters for the exam, what you missed, or a quiz. I can’t translate, judge, or write new text.",
  greeting: "Hello! Ask about anything that was said, or for a summary, the main points, the key terms or a quiz.",
  elsewhere: (subject) => `Sorry. What else the recording says about **${subject}**:`,
  sorry: "Sorry. Tell me what you are looking for in other words, or search the transcript.",
  length: (moment) => `The recording is **${moment}** long.`,
  speakers: (names) => `These speak in the recording: ${names}.`,
  noSpeakers: "The recording doesn’t say who speaks. What it says most about:",
  noMore: "The recording says no more there.",
  onlyItems: (count) => `I can see only ${count} there.`,
  about: (subject) => `About **${subject}**:`,
  noReason: "It gives no reason there. What it says next:",
};

const de: Replies = {
  readAs: (words) => `Gelesen als: ${words}. In Anführungszeichen bleibt ein Wort, wie du es getippt hast.`,
  neverSaid: (words) => `In dieser Aufnahme nicht gesagt: ${words}.`,
  mainPoints: "Die wichtigsten Punkte:",
  announced: "Was sie ankündigt:",
  onlyPoints: (count) => `Die Aufnahme ist kurz: Sie hat nur ${count} Punkte.`,
  topics: "Worum es geht, in dieser Reihenfolge:",
  terms: "Wichtige Begriffe, wie die Aufnahme sie erklärt:",
  noTerms: "Die Aufnahme definiert keinen Begriff ausdrücklich. Am häufigsten nennt sie:",
  simple: "Ich kann nur aus der Aufnahme zitieren. Am einfachsten sagt sie:",
  covered: "Das wurde behandelt:",
  askedOfYou: "Das sollt ihr tun:",
  dates: "Termine:",
  nothingAsked: "Aufgaben oder Termine wurden nicht genannt.",
  noTasks: "Hausaufgaben, Lektüre oder Abgabetermine werden in dieser Aufnahme nicht angekündigt.",
  nearTasks: "Am nächsten kommt dem:",
  noExamDay: "Ein Prüfungstermin wird in dieser Aufnahme nicht genannt.",
  ofExam: "Was sie über die Prüfung sagt:",
  otherDates: "Termine für anderes:",
  questions: "Fragen, die gestellt wurden:",
  noQuestions: "Eine Frage, die für sich verständlich ist, habe ich nicht gefunden. Die wichtigsten Punkte:",
  important: "Wichtig genannt oder für die Prüfung angekündigt:",
  examples: "Beispiele, die sie nennt:",
  noExamples: "Ein Beispiel habe ich in dieser Aufnahme nicht gefunden. Die wichtigsten Punkte:",
  conclusion: "So endet sie:",
  noOpinion: "Bewerten kann ich eine Aufnahme nicht, nur aus ihr zitieren. Worum es vor allem geht:",
  noTranslation: "Ohne Sprachmodell kann ich nicht übersetzen. In der Sprache der Aufnahme, kurz gesagt:",
  noGuide: "Einen eigenen Lernzettel kann ich nicht schreiben. Das gehört aus der Aufnahme hinein:",
  noTeaching:
    "In eigenen Worten unterrichten kann ich nicht, aber wir können sie der Reihe nach durchgehen. Frag nach einem davon:",
  notes: "Notizen in vier Formen gibt es unter „Customize“. Kurz gesagt:",
  help: "Ich antworte aus dieser Aufnahme, mit ihren eigenen Worten. Frag nach allem, was gesagt wurde, oder nach einer Zusammenfassung, den wichtigsten Punkten, Begriffen, dem Prüfungsstoff, dem, was du verpasst hast, oder einem Quiz. Übersetzen, bewerten oder Neues schreiben kann ich nicht.",
  greeting:
    "Hallo! Frag nach allem, was gesagt wurde, oder nach einer Zusammenfassung, den wichtigsten Punkten, Begriffen oder einem Quiz.",
  elsewhere: (subject) => `Entschuldigung. Was die Aufnahme sonst über **${subject}** sagt:`,
  sorry: "Entschuldigung. Sag mir mit anderen Worten, was du suchst, oder suche im Transkript.",
  length: (moment) => `Die Aufnahme ist **${moment}** lang.`,
  speakers: (names) => `In der Aufnahme sprechen: ${names}.`,
  noSpeakers: "Die Aufnahme sagt nicht, wer spricht. Worum es vor allem geht:",
  noMore: "Mehr sagt die Aufnahme dort nicht.",
  onlyItems: (count) => `Dort sehe ich nur ${count}.`,
  about: (subject) => `Zu **${subject}**:`,
  noReason: "Einen Grund nennt sie dort nicht. Danach sagt sie:",
};

const es: Replies = {
  readAs: (words) => `Leído como: ${words}. Entre comillas, una palabra se busca tal como la escribes.`,
  neverSaid: (words) => `No se dice en esta grabación: ${words}.`,
  mainPoints: "Los puntos principales:",
  announced: "Lo que anuncia:",
  onlyPoints: (count) => `La grabación es corta: solo tiene ${count} puntos.`,
  topics: "De qué trata, en este orden:",
  terms: "Términos clave, como los explica la grabación:",
  noTerms: "La grabación no define ningún término expresamente. Lo que más nombra:",
  simple: "Solo puedo citar la grabación. Lo que dice de forma más sencilla:",
  covered: "Lo que se vio:",
  askedOfYou: "Lo que se os pide:",
  dates: "Fechas:",
  nothingAsked: "No se mencionaron tareas ni fechas.",
  noTasks: "En esta grabación no se anuncia ninguna tarea, lectura ni fecha de entrega.",
  nearTasks: "Lo que más se le acerca:",
  noExamDay: "En esta grabación no se dice el día de ningún examen.",
  ofExam: "Lo que dice del examen:",
  otherDates: "Días que se nombran para otras cosas:",
  questions: "Preguntas que se hicieron:",
  noQuestions: "No he encontrado ninguna pregunta que se entienda sola. Los puntos principales:",
  important: "Lo que llama importante, o dice que se preguntará:",
  examples: "Ejemplos que da:",
  noExamples: "No he encontrado ningún ejemplo en esta grabación. Sus puntos principales:",
  conclusion: "Cómo termina:",
  noOpinion: "No puedo juzgar una grabación, solo citarla. De lo que más habla:",
  noTranslation: "No puedo traducir sin un modelo de lenguaje. En el idioma de la grabación, en resumen:",
  noGuide: "No puedo escribir una guía propia. Lo que tendría, según la grabación:",
  noTeaching:
    "No puedo enseñar con palabras propias, pero podemos repasarla en orden. Pregunta por cualquiera de estos temas:",
  notes: "La pestaña Customize hace apuntes en cuatro estilos. En resumen:",
  help: "Respondo a partir de esta grabación, con sus propias palabras. Pregunta por cualquier cosa que se haya dicho, o pide un resumen, los puntos principales, los términos clave, lo importante para el examen, lo que te perdiste o un cuestionario. No puedo traducir, opinar ni escribir textos nuevos.",
  greeting:
    "¡Hola! Pregunta por cualquier cosa que se haya dicho, o pide un resumen, los puntos principales, los términos clave o un cuestionario.",
  elsewhere: (subject) => `Perdona. Qué más dice la grabación sobre **${subject}**:`,
  sorry: "Perdona. Dime con otras palabras qué buscas, o busca en la transcripción.",
  length: (moment) => `La grabación dura **${moment}**.`,
  speakers: (names) => `En la grabación hablan: ${names}.`,
  noSpeakers: "La grabación no dice quién habla. De lo que más habla:",
  noMore: "La grabación no dice más ahí.",
  onlyItems: (count) => `Ahí solo veo ${count}.`,
  about: (subject) => `Sobre **${subject}**:`,
  noReason: "Ahí no da ninguna razón. Lo que dice después:",
};

const fr: Replies = {
  readAs: (words) => `Lu comme : ${words}. Entre guillemets, un mot reste tel que vous l’avez tapé.`,
  neverSaid: (words) => `Cet enregistrement ne dit pas : ${words}.`,
  mainPoints: "Les points principaux :",
  announced: "Ce qu’il annonce :",
  onlyPoints: (count) => `L’enregistrement est court : il n’a que ${count} points.`,
  topics: "Ce qu’il aborde, dans cet ordre :",
  terms: "Termes clés, comme l’enregistrement les explique :",
  noTerms: "L’enregistrement ne définit aucun terme expressément. Ce qu’il nomme le plus :",
  simple: "Je ne peux que citer l’enregistrement. Ce qu’il dit le plus simplement :",
  covered: "Ce qui a été vu :",
  askedOfYou: "Ce qui vous est demandé :",
  dates: "Dates :",
  nothingAsked: "Aucun devoir ni aucune date n’a été mentionné.",
  noTasks: "Aucun devoir, aucune lecture ni date limite n’est annoncé dans cet enregistrement.",
  nearTasks: "Ce qui s’en approche le plus :",
  noExamDay: "Aucune date d’examen n’est donnée dans cet enregistrement.",
  ofExam: "Ce qu’il dit de l’examen :",
  otherDates: "Dates données pour autre chose :",
  questions: "Questions qui ont été posées :",
  noQuestions: "Je n’ai trouvé aucune question qui se comprenne seule. Les points principaux :",
  important: "Ce qu’il dit important, ou qui sera demandé :",
  examples: "Exemples qu’il donne :",
  noExamples: "Je n’ai trouvé aucun exemple dans cet enregistrement. Ses points principaux :",
  conclusion: "Comment il se termine :",
  noOpinion: "Je ne peux pas juger un enregistrement, seulement le citer. Ce dont il parle le plus :",
  noTranslation: "Je ne peux pas traduire sans modèle de langage. Dans la langue de l’enregistrement, en bref :",
  noGuide: "Je ne peux pas écrire de fiche à moi. Ce qu’elle contiendrait, d’après l’enregistrement :",
  noTeaching:
    "Je ne peux pas enseigner avec mes propres mots, mais nous pouvons le parcourir dans l’ordre. Demandez l’un de ces sujets :",
  notes: "L’onglet Customize fait des notes en quatre styles. En bref :",
  help: "Je réponds à partir de cet enregistrement, avec ses propres mots. Posez une question sur ce qui a été dit, ou demandez un résumé, les points principaux, les termes clés, ce qui compte pour l’examen, ce que vous avez manqué ou un quiz. Je ne peux ni traduire, ni donner un avis, ni écrire de nouveaux textes.",
  greeting:
    "Bonjour ! Posez une question sur ce qui a été dit, ou demandez un résumé, les points principaux, les termes clés ou un quiz.",
  elsewhere: (subject) => `Désolé. Ce que l’enregistrement dit d’autre sur **${subject}** :`,
  sorry: "Désolé. Dites-moi avec d’autres mots ce que vous cherchez, ou cherchez dans la transcription.",
  length: (moment) => `L’enregistrement dure **${moment}**.`,
  speakers: (names) => `Dans l’enregistrement parlent : ${names}.`,
  noSpeakers: "L’enregistrement ne dit pas qui parle. Ce dont il parle le plus :",
  noMore: "L’enregistrement n’en dit pas plus à cet endroit.",
  onlyItems: (count) => `Je n’en vois que ${count} à cet endroit.`,
  about: (subject) => `À propos de **${subject}** :`,
  noReason: "Il ne donne pas de raison à cet endroit. Ce qu’il dit ensuite :",
};

const pt: Replies = {
  readAs: (words) => `Lido como: ${words}. Entre aspas, uma palavra fica como você a digitou.`,
  neverSaid: (words) => `Não é dito nesta gravação: ${words}.`,
  mainPoints: "Os pontos principais:",
  announced: "O que ela anuncia:",
  onlyPoints: (count) => `A gravação é curta: tem só ${count} pontos.`,
  topics: "Do que trata, nesta ordem:",
  terms: "Termos-chave, como a gravação os explica:",
  noTerms: "A gravação não define nenhum termo expressamente. O que ela mais cita:",
  simple: "Só posso citar a gravação. O que ela diz de forma mais simples:",
  covered: "O que foi visto:",
  askedOfYou: "O que se pede a vocês:",
  dates: "Datas:",
  nothingAsked: "Não foram mencionadas tarefas nem datas.",
  noTasks: "Nenhuma tarefa, leitura ou data de entrega é anunciada nesta gravação.",
  nearTasks: "O que mais se aproxima disso:",
  noExamDay: "Nenhum dia de prova é dito nesta gravação.",
  ofExam: "O que ela diz da prova:",
  otherDates: "Dias ditos para outras coisas:",
  questions: "Perguntas que foram feitas:",
  noQuestions: "Não encontrei nenhuma pergunta que se entenda sozinha. Os pontos principais:",
  important: "O que ela chama de importante, ou diz que será cobrado:",
  examples: "Exemplos que ela dá:",
  noExamples: "Não encontrei nenhum exemplo nesta gravação. Seus pontos principais:",
  conclusion: "Como ela termina:",
  noOpinion: "Não posso julgar uma gravação, só citá-la. Do que ela mais fala:",
  noTranslation: "Não posso traduzir sem um modelo de linguagem. No idioma da gravação, em resumo:",
  noGuide: "Não posso escrever um guia próprio. O que ele teria, segundo a gravação:",
  noTeaching:
    "Não posso ensinar com palavras próprias, mas podemos percorrê-la em ordem. Pergunte sobre qualquer um destes temas:",
  notes: "A aba Customize faz anotações em quatro estilos. Em resumo:",
  help: "Respondo a partir desta gravação, com as palavras dela. Pergunte sobre qualquer coisa que foi dita, ou peça um resumo, os pontos principais, os termos-chave, o que importa para a prova, o que você perdeu ou um quiz. Não posso traduzir, opinar nem escrever textos novos.",
  greeting:
    "Olá! Pergunte sobre qualquer coisa que foi dita, ou peça um resumo, os pontos principais, os termos-chave ou um quiz.",
  elsewhere: (subject) => `Desculpe. O que mais a gravação diz sobre **${subject}**:`,
  sorry: "Desculpe. Diga com outras palavras o que procura, ou pesquise na transcrição.",
  length: (moment) => `A gravação dura **${moment}**.`,
  speakers: (names) => `Na gravação falam: ${names}.`,
  noSpeakers: "A gravação não diz quem fala. Do que ela mais fala:",
  noMore: "A gravação não diz mais ali.",
  onlyItems: (count) => `Ali só vejo ${count}.`,
  about: (subject) => `Sobre **${subject}**:`,
  noReason: "Ali ela não dá nenhuma razão. O que diz depois:",
};

const replies: Readonly<Record<KnownLanguage, Replies>> = { en, de, es, fr, pt };

/**
 * The replies in a language. A language that the assistant doesn't know has those of the pages around it.
 * @param code BCP 47
 */
export const getReplies = (code: string): Replies => (isKnownLanguage(code) ? replies[code] : en);
