import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { anywhere } from "./patterns.ts";

/** With which a lecturer says what the lecture is going to be about, all of them in a sentence. */
const plans: Readonly<Record<KnownLanguage, RegExp>> = {
  en: anywhere(
    `(?:i|we|you)(?:['’]ll| will|(?:['’]m|['’]re| am| are) (?:going to|gonna)|(?: would|['’]d) like to| want(?:ed)? to| wanna| hope to)(?: (?:also|just|now|then|first|today|tonight|be|going to|start(?: off| out)?(?: by)?|begin by|try to|briefly|mostly|finally|quickly|do is|do here is|give you|suggest|spend \\p{L}+ \\p{L}+))* (?:tell(?:ing)?|show(?:ing)?|talk(?:ing)?|speak(?:ing)?|explain(?:ing)?|give you|an overview|describ(?:e|ing)|discuss(?:ing)?|cover(?:ing)?|explor(?:e|ing)|introduc(?:e|ing)|present(?:ing)?|argu(?:e|ing)|suggest|propose|focus(?:ing)?|look(?:ing)? at|stud(?:y|ying)|learn(?:ing)?|review|start(?:ing)? (?:with|by|off|down)|begin(?:ning)? (?:with|by)|end with|continu(?:e|ing))
      as an overview|(?:we['’]re|we are|i['’]m|i am) (?:talking|speaking)(?: \\p{L}+){0,6} (?:today|tonight)
      (?:topic|subject|theme|title|outline|agenda|goal|aim) (?:of|for) (?:today|tonight|this|the (?:day|lecture|talk|class))
      today['’]s (?:topic|lecture|talk|class|lesson|subject|session)
      (?:split|divided|organi[sz]ed?) (?:up )?in(?:to)? \\p{L}+ (?:parts|sections|steps|stages)
      what (?:i|we)(?:['’]ll| will|['’]m| am|['’]re| are| want| would like|['’]d like)(?: \\p{L}+){0,5} (?:today|tonight|(?:with )?this (?:talk|lecture|class))
      (?:this|the) (?:talk|lecture|class|lesson|session|series) (?:is|will be|covers)(?: \\p{L}+){0,2} (?:about|on|on how)
      my (?:main |starting )?(?:point|thesis|argument|claim|starting point) is`,
    "giu",
  ),
  de: anywhere(
    `(?:ich|wir)(?: (?:heute|nun|jetzt|auch|dann|noch|ihnen|euch|uns|mich))* (?:werden?|möchten?|wollen|will)(?: [\\p{L},]+){1,12}? (?:sprechen|besprechen|behandeln|zeigen|ansehen|anschauen|erklären|kennenlernen|betrachten|diskutieren|vorstellen|beginnen|reden|beschäftigen)
      (?:werde|möchte|will|werden|wollen|schauen|sprechen|behandeln|beginnen|schließen|beschäftigen|reden|machen|lernen) (?:ich|wir)(?: [\\p{L}]+){0,3}? (?:heute|über|um|mit|das thema)
      geht es(?: [\\p{L},]+){0,6}? (?:um|darum)|(?:das )?thema (?:heute|der heutigen|dieser|des heutigen)|(?:ziel|inhalt) (?:dieses|dieser|der heutigen|des heutigen)|(?:zur|der|die|in der) heutigen? (?:vorlesung|stunde|sitzung)|in (?:zwei|drei|vier|fünf) (?:teile|teilen|schritten|schritte|abschnitte)`,
    "giu",
  ),
  fr: anywhere(
    `(?:je vais|nous allons|on va|je vous propose|je voudrais|j['’]aimerais|je souhaite|vous allez)(?: [\\p{L}'’]+){0,5}? (?:parler|voir|revoir|étudier|commencer|présenter|expliquer|aborder|montrer|suivre|observer|procéder|examiner|traiter|définir|consacrer|entrer|proposer|évoquer|interroger|analyser)
      (?:nous verrons|on verra|je vous parlerai|je parlerai|il s['’]agira|je commencerai|j['’]aborderai|j['’]essaierai)
      (?:dans l['’]heure|dans ce cours|dans cet exposé|dans cette conférence)|(?:mon|le|notre) (?:plan|propos|exposé|but|sujet) (?:est|sera|de tout|de ce|d['’]aujourd)|en (?:deux|trois|quatre|cinq) (?:étapes|parties|temps|points)|(?:deux|trois|quatre|cinq) (?:étapes|parties)|aujourd['’]hui (?:il|nous|on|je)`,
    "giu",
  ),
  es: anywhere(
    `(?:voy|vamos|vais|van) a (?:\\p{L}+ )?(?:hablar|ver|explicar|tratar|comentar|estudiar|trabajar|empezar|comenzar|revisar|presentar|aprender|conversar|contar|analizar|hacer una serie)
      (?:quiero|quisiera|queremos|me gustaría)(?: \\p{L}+){0,2}? (?:hablar|ver|explicar|tratar|comentar|empezar|comenzar|presentar)(?:les|os|te)?
      (?:hoy|el día de hoy) (?:vamos|veremos|hablaremos|tenemos|les|nos|trataremos)|(?:veremos|trataremos|hablaremos|estudiaremos|comenzaremos)|el (?:tema|objetivo) (?:de hoy|de esta|de este|es|será)|(?:hemos |está |he )?(?:organizado|dividido)(?: \\p{L}+){0,6}? en \\p{L}+ (?:etapas|partes|pasos|temas|bloques)`,
    "giu",
  ),
  pt: anywhere(
    `(?:vou|vamos|a gente vai)(?: \\p{L}+)? (?:falar|ver|explicar|tratar|comentar|estudar|trabalhar|começar|revisar|apresentar|aprender|conversar|contar|analisar|fazer)
      (?:quero|queria|gostaria de)(?: \\p{L}+)? (?:falar|explicar|tratar|comentar|começar|apresentar)
      (?:esse|este|nesse|neste|essa|esta|nessa|nesta) (?:vídeo|aula|palestra)(?: é|,)?|hoje (?:vamos|veremos|falaremos|a gente|eu|nós)|o (?:tema|objetivo|assunto) (?:de hoje|desta|deste|da aula|é)|dividid[oa] em \\p{L}+ (?:partes|etapas|passos)`,
    "giu",
  ),
};

/** Says that it is about this session, or what comes first and last. */
const sessions: Readonly<Record<KnownLanguage, RegExp>> = {
  en: anywhere(
    "today(?:['’]s)?|tonight|this (?:talk|lecture|class|lesson|evening|morning|afternoon|session|video|hour)|overview|outline|agenda|topic|first|start|begin|starting|finally",
  ),
  de: anywhere(
    "heute|heutigen?|diese[rnms]? (?:vorlesung|stunde|kapitels?|sitzung|vortrags?|video)|zuerst|zunächst|beginnen|thema|ziel",
  ),
  fr: anywhere(
    "aujourd['’]hui|(?:ce|cet|cette|du|le) (?:cours|exposé|conférence|séance|plan)|d['’]abord|commencer|ensuite|enfin|étapes|parties|l['’]heure",
  ),
  es: anywhere(
    "hoy|est[ae] (?:clase|programa|serie|sesión|conferencia|charla|vídeo|video)|primero|empezar|comenzar|tema|etapas|partes",
  ),
  pt: anywhere(
    "hoje|(?:nest|n?ess|est)[ae] (?:aula|vídeo|palestra|programa|série)|primeiro|começar|tema|etapas|partes",
  ),
};

/** With which a lecturer comes back to an earlier session. */
const recalls: Readonly<Record<KnownLanguage, RegExp>> = {
  en: anywhere(
    "last (?:time|week|lecture|class|lesson|session|episode|night)|previously|yesterday|(?:we|i) (?:talked|discussed|looked at|were talking|took a look)",
  ),
  de: anywhere("letzte[nrs]? (?:mal|woche|vorlesung|stunde|sitzung)|gestern"),
  fr: anywhere("la (?:dernière|semaine|séance) (?:fois|séance|dernière|précédente)"),
  es: anywhere("la (?:clase|semana|vez|sesión) (?:pasada|anterior)|la última (?:vez|clase)|hemos visto|vimos"),
  pt: anywhere("na (?:aula|semana|vez) (?:passada|anterior)|na última (?:vez|aula)|vimos"),
};

/** Rates how far a sentence says what is going to be spoken of: 0 where it doesn't, more where it says so of this session. */
export function ratePlanning(text: string, code: string): number {
  if (!isKnownLanguage(code) || recalls[code].test(text)) return 0;
  const count = Math.min(3, text.match(plans[code])?.length ?? 0);
  return count + (count > 0 && sessions[code].test(text) ? 1 : 0);
}

/** Whether a sentence is about an earlier session. */
export const recallsSession = (text: string, code: string): boolean =>
  isKnownLanguage(code) && recalls[code].test(text);
