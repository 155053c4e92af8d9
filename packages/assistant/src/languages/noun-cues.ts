import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** The words of a language that tell what follows them. */
interface NounCues {
  /** Articles, possessives and contracted prepositions: a noun follows. */
  readonly beforeNouns: ReadonlySet<string>;
  /** Pronouns and auxiliaries: a verb follows. */
  readonly beforeVerbs: ReadonlySet<string>;
  /** What a question is about follows, an article between them or not: "the dose of methadone". */
  readonly beforePivots: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const cues: Readonly<Record<KnownLanguage, NounCues>> = {
  en: {
    beforeNouns: words("a an the this that these those his her its our their my your no each every"),
    beforeVerbs: words(
      "i you he she it we they who to did didn't does doesn't don't do was were been be have has had will would can could should must",
    ),
    beforePivots: words("of about"),
  },
  de: {
    beforeNouns: words(
      "der die das den dem des ein eine einen einem einer eines dieser diese dieses diesem diesen kein keine im am zum zur vom beim",
    ),
    beforeVerbs: words("ich du er sie es wir man wird wurde werden worden zu"),
    beforePivots: words("von vom über"),
  },
  es: {
    beforeNouns: words("el la los las un una unos unas del al este esta estos estas su sus"),
    beforeVerbs: words("yo él ella ellos se lo le me te nos ha han había"),
    beforePivots: words("de del sobre"),
  },
  fr: {
    beforeNouns: words("le la les un une du des au aux ce cet cette ces son sa ses leur"),
    beforeVerbs: words("je tu il elle on nous vous ils elles ne se me te a ont"),
    beforePivots: words("de du des sur"),
  },
  pt: {
    beforeNouns: words("o a os as um uma do da dos das no na nos nas ao à pelo pela esse essa seu sua"),
    beforeVerbs: words("eu ele ela eles você nós se lhe me foi foram"),
    beforePivots: words("de do da dos das sobre"),
  },
};

const none: NounCues = { beforeNouns: new Set(), beforeVerbs: new Set(), beforePivots: new Set() };

/** @param language BCP 47; another language than the five has no such words */
export const getNounCues = (language: string): NounCues => (isKnownLanguage(language) ? cues[language] : none);
