/** The words with which a language speaks of a unit, and the assistant's sentences about one. */
export interface UnitData {
  readonly words: UnitWords;
  readonly phrases: UnitPhrases;
  /** The locale in which days are written, BCP 47. English is American, as in the rest of the product. */
  readonly locale: string;
}

/**
 * The words with which a language speaks of a unit, its lectures and their order. Every pattern ignores case. Those of
 * `asksFirstMention` and `asksWhichLectures` read a text whose words stand one space apart: with any number of spaces they would take time that
 * grows with its square.
 */
export interface UnitWords {
  /** The unit or all its lectures, to be read as the recording. */
  readonly unit: RegExp;
  /** The language's word for a recording, which replaces the words for the unit. */
  readonly recording: string;
  /** A word for a lecture: "class". */
  readonly lecture: RegExp;
  /** "lecture 3", "lectures 2 and 5": the numbers are its group. */
  readonly numbered: RegExp;
  /** One number of such a list, or a range, "2 to 4": its two groups. */
  readonly numberOrRange: RegExp;
  /** "the third lecture", "the last lecture": the group is the ordinal. */
  readonly ordinal: RegExp;
  /** The ordinals from the first on, each with its forms. */
  readonly ordinals: readonly string[];
  /** "last", "latest". */
  readonly lastOrdinal: RegExp;
  /** Asks where something was said first; the group is the thing. */
  readonly asksFirstMention: readonly RegExp[];
  /** Asks for all lectures that speak of something; the group is the thing. */
  readonly asksWhichLectures: readonly RegExp[];
  /** Between the halves of a question that asks two things: "but", "and what". */
  readonly joining: RegExp;
  /** "since last week": each with the days back from today, or to this week's Monday. */
  readonly since: readonly (readonly [pattern: RegExp, days: number | "monday"])[];
  /** "since 4 October": the day and the month, or the other way round. */
  readonly sinceDay: RegExp;
  readonly months: readonly string[];
  /** The pronoun behind a verb, "dois-je": two words, and no name. Undefined where no hyphen joins them. */
  readonly enclitic?: RegExp;
}

/** The assistant's own sentences in an answer about several lectures. Parameters come as Markdown. */
export interface UnitPhrases {
  /** The last line of an answer. */
  readonly mentionCount: (count: number, total: number, day: string) => string;
  readonly notFound: (lectures: number) => string;
  /** Before passages that speak of something like what was asked. */
  readonly closest: string;
  readonly firstMention: (day: string) => string;
  readonly explained: string;
  readonly mentionedIn: (count: number, total: number) => string;
  readonly further: (count: number) => string;
  /** Says that no lecture names one side of a comparison. */
  readonly nothingAbout: (thing: string) => string;
  readonly overview: string;
  readonly exam: string;
  readonly terms: string;
  readonly since: (day: string, count: number) => string;
  readonly nothingDerived: string;
  /** The reply to "Lecture 14" in a unit of eleven. */
  readonly noSuchLecture: string;
}

/** How a language counts lectures. Each is the source of a pattern. */
interface Numbering {
  /** Words for a lecture, singular and plural. */
  readonly nouns: string;
  /** Between the noun and the number: "no.", "number". */
  readonly sign: string;
  /** Between two numbers: "and", "or". */
  readonly and: string;
  /** Between the first and the last number of a range. */
  readonly to: string;
  readonly article: string;
}

/** Writes the patterns that find the numbers of lectures. */
export function toNumberPatterns({
  nouns,
  sign,
  and,
  to,
  article,
}: Numbering): Pick<UnitWords, "lecture" | "numbered" | "numberOrRange"> {
  const number = String.raw`\d{1,3}(?!\d)`;
  // Between two numbers the noun may stand again: "lecture 2 and the lecture 5".
  const again = String.raw`\s*(?:(?:${article})\s+)?(?:(?:${nouns})\s+)?`;
  const list = String.raw`${number}(?:\s*(?:[,&–-]|(?:,\s*)?(?:${and}|${to}))${again}${number})*`;
  return {
    lecture: new RegExp(String.raw`(?<!\p{L})(?:${nouns})(?!\p{L})`, "iu"),
    numbered: new RegExp(String.raw`(?<!\p{L})(?:${nouns})\s+(?:(?:${sign})\s*)?(${list})`, "giu"),
    numberOrRange: new RegExp(String.raw`(\d+)(?:\s*(?:[–-]|${to})${again}(\d+))?`, "giu"),
  };
}
