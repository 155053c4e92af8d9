/** The assistant's own sentences of a language. Parameters come as Markdown. */
export interface Phrases {
  /** Before passages that may not answer what was asked. */
  readonly closest: string;
  readonly notFound: string;
  /** Words of a question that the recording never says. */
  readonly neverSaid: (words: string) => string;
  /** What a misspelt question was read as. */
  readonly showing: (words: string) => string;
  readonly fromSummary: string;
  readonly nothingAbout: (thing: string) => string;
  readonly noTimes: string;
  /** The recording ends before the point of time that is asked for. */
  readonly ends: (moment: string) => string;
  readonly noMore: string;
  /** "The fifth one" of fewer. */
  readonly onlyItems: (count: number) => string;
  readonly noSentences: string;
  /** Headings of answers about the whole. */
  readonly points: string;
  readonly onlyPoints: (count: number) => string;
  readonly topics: string;
  readonly terms: string;
  readonly noTerms: string;
  readonly simple: string;
  readonly missed: string;
  readonly exam: string;
  readonly noExam: string;
  readonly tasks: string;
  readonly noTasks: string;
  readonly examples: string;
  readonly questions: string;
  readonly conclusion: string;
  /** What only a model could do, and what can be done instead. */
  readonly noQuiz: string;
  readonly noTranslation: string;
  readonly noWriting: string;
  readonly noRephrasing: string;
  readonly noJudging: string;
  readonly help: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly sorry: string;
}
