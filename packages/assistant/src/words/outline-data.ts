/** The words of a language for outlines and summaries. A folder beside this file holds them for each of five languages. */
export interface OutlineData {
  /** The heading of a summary, and of its parts. */
  readonly keyPassages: string;
  readonly inShort: string;
  readonly keyTerms: string;
  readonly datesAndTasks: string;
  /** The word that joins two nouns, "and". */
  readonly and: string;
  /** Suggested questions. */
  readonly askMeaning: (term: string) => string;
  readonly askAbout: (subject: string) => string;
  /** Begins a sentence and says nothing of the subject: "And", "So", "Okay". */
  readonly opener: RegExp;
  /** Sounds between words, "um"; matches all of them. */
  readonly filler: RegExp;
  /** Words before a noun, "the", separated by spaces. */
  readonly articles: string;
  /** Words inside a name: "rate of change". */
  readonly links: string;
  /** Words for the speaker and the listeners. */
  readonly persons: string;
  /** Words that point at something outside their sentence. */
  readonly pointing: string;
  /** Speaks of the room, the course, or who pays, and not of the subject. */
  readonly aside: RegExp;
  /** Says what the lecture is going to be about. */
  readonly announces: RegExp;
  readonly course: CourseCues;
}

/** A language's cues for what a speaker says to those who take a course. */
export interface CourseCues {
  /** An examination, homework, a reading, a day by which something is due. */
  readonly event: RegExp;
  /** The listeners, or what is theirs. */
  readonly listeners: RegExp;
  /** Something that listeners do for a course. */
  readonly action: RegExp;
  /** Asks for it: "have to", "please", "make sure". */
  readonly demand: RegExp;
  /** The speaker's own duty, in an example: "I have an essay due". */
  readonly ownDuty: RegExp;
  /** A day or a time of the course's calendar: "next Tuesday", "March 3rd". */
  readonly date: RegExp;
  /** Says that something takes place: "is on", "will be". */
  readonly takesPlace: RegExp;
  /** Calls something important, or says that it will be asked. */
  readonly important: RegExp;
}
