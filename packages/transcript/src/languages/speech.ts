import { isKnownLanguage, type KnownLanguage } from "./known-languages.ts";

/** The words with which spoken sentences of a language begin and end, for text without punctuation. */
export interface SpeechHabits {
  /** Words that nearly always begin a sentence: "okay". */
  readonly openers: ReadonlySet<string>;
  /** Words that often begin a sentence, and often don't: "and". */
  readonly starters: ReadonlySet<string>;
  /** Words that no sentence ends with: articles, prepositions, conjunctions, auxiliaries. */
  readonly nonEnders: ReadonlySet<string>;
  /** Words that hardly any sentence begins with. */
  readonly nonStarters: ReadonlySet<string>;
  /** Abbreviations that end in a full stop, without it. */
  readonly abbreviations: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Abbreviations that several languages share, and symbols that stand before a number. */
const common = "dr prof st jr sr vs etc e.g i.e cf approx fig no nr vol pp ca al eq sec ed eds p s m";

const habits: Readonly<Record<KnownLanguage, SpeechHabits>> = {
  en: {
    openers: words(
      "so but now well okay ok alright again however likewise similarly specifically instead yeah yes oh maybe remember notice finally anyway actually basically hi hello thanks welcome good",
    ),
    starters: words(
      "and i it's if what let's then because there's i'm this that that's there we when why who how for in i'll what's since after another i've next let we'll we've imagine once they're here's consider you'll sometimes whenever while also you he she they these those here my do",
    ),
    nonEnders: words(
      "of the to a an and we so as if but just by which can some or each that's our might very kind really has have because your you're there's i'm will we're they let's could than any its it's also should only were i'll who every my gives their since after let he she makes what's they're we'll i've you'll is are was be in on at for with from about into i would when where how be",
    ),
    nonStarters: words(
      "of is be have are up to can could will would might should am had has going out point get was into than between vector through plus us been me much its them him or",
    ),
    abbreviations: words(`${common} mr mrs ms inc ltd co dept univ gov jan feb mar apr jun jul aug sept oct nov dec`),
  },
  es: {
    openers: words(
      "entonces pero así ahora bueno bien además después luego nuevamente quizás básicamente oh observe recuerde recuerda vale claro aunque hola gracias finalmente",
    ),
    starters: words(
      "y si por para esto no cuando eso aquí qué quiero hay creo también porque tal podrías me cuál tenemos incluso siempre dado digamos voy mientras piensa tengo he algunos como vamos la el los las en hoy esta este",
    ),
    nonEnders: words(
      "de que la en y es el a un una lo por se los para las si con como pero del al esta entonces cada ese cuando sobre esa o u su cómo muy tiene entre te donde nos simplemente porque hacia algún estas esos cualquier nuestra tal nuestro hasta tu sin más le sus mi mis ha han he hemos está están son era fue yo me no e ni según",
    ),
    nonStarters: words(
      "que sobre punto vez forma entre ser menos poco mismo igual sea hecho ver lugar hacia algún de del",
    ),
    abbreviations: words(`${common} sra sres srta dra p.ej ej ud uds ee.uu pág núm art cap`),
  },
  de: {
    openers: words(
      "aber nun okay also vielleicht stattdessen deshalb ebenso natürlich außerdem übrigens jetzt gut genau ja nein hallo danke schließlich trotzdem",
    ),
    starters: words(
      "und wenn das es ich in was um im dies auch da hier denn warum jeder während einige nachdem denke welche je bevor wir die der dann so man wie weil sie eine ein diese dieser mein meine er",
    ),
    nonEnders: words(
      "die und der das es dass eine wir zu von in wenn ich du wie mit sich den was diese als für um also dieser einen dem einer so im des man nur bei über zum zur einem uns dieses durch dies immer noch dir sehr zwischen er eines denn keine mich jede wo sondern unsere mir jedes etwa weil denen ihre am an auf aus ein mein meine oder aber vom nach vor ist sind war",
    ),
    nonStarters: words(
      "ist dass von sich nicht einem des sind gleich dir zwischen haben anderen ihnen worden werden kann",
    ),
    abbreviations: words(
      `${common} z.b d.h usw bzw u.a vgl bspw evtl ggf inkl sog str tel hr fr abs kap jh mio mrd z b d h`,
    ),
  },
  fr: {
    openers: words(
      "mais donc ainsi maintenant alors eh d'accord ensuite cependant disons puisque remarquez autrement bon voilà oui non bonjour merci enfin d'abord bref",
    ),
    starters: words(
      "et il si je en c'est ce cela pour dans par lorsque tout encore ici j'ai parce après on peut-être ils pourquoi voici prenez certains ceci quand imaginez supposons prenons selon s'il nous vous la le les un une elle qu'est-ce",
    ),
    nonEnders: words(
      "de que la à et le vous ce une un est les en nous qui pour des dans cette je si par mais c'est sur comme il au du ces avec donc se tu ne sont où ou lorsque très quelque d'un d'une notre qu'il dont chaque simplement entre alors avons pouvez comment vers juste n'est aux peut j'ai votre ont laquelle cet quelle parce sa son leur leurs mon ma mes on elle l'on qu'on a",
    ),
    nonStarters: words("que est qui des pas du se y sont point être dont entre avons veux fait"),
    abbreviations: words(`${common} mme mlle mm c.-à-d p.ex ex env chap art av apr`),
  },
  pt: {
    openers: words(
      "então mas agora portanto bem bom ok talvez novamente observe lembre-se veja além certo oi olá obrigado obrigada enfim",
    ),
    starters: words(
      "e se por isso na no quando eu este ou aqui quero vamos tudo esta neste isto ele acho porque há depois nesse vou assim eles temos estou pense existem quanto muitas sim embora claro a o os as em você como para agora hoje",
    ),
    nonEnders: words(
      "de que a e o é você uma um para em se como com do por da mas então os no na as ao sobre pode apenas esse quando cada essa ou à onde eu entre nos algo dos há qualquer sua seu qual algum das porque esses nossa nosso pelo pela ainda desse dessa desses dessas nem até sem mais muito são foi está meu minha já não",
    ),
    nonStarters: words("de que sobre ser menos pouco igual dos das algum valor mesma entre"),
    abbreviations: words(`${common} sra dra exmo p.ex ex pág núm art cap av`),
  },
};

const unknown: SpeechHabits = {
  openers: new Set(),
  starters: new Set(),
  nonEnders: new Set(),
  nonStarters: new Set(),
  abbreviations: words(common),
};

/**
 * Returns the habits of a language; of an unknown one only abbreviations that many languages share.
 * @param language BCP 47
 */
export const getSpeechHabits = (language: string): SpeechHabits =>
  isKnownLanguage(language) ? habits[language] : unknown;
