/**
 * The patterns of each intent: what a question wants of the thing that it asks about. Each pattern is tried on the question as
 * it was typed.
 */
export interface Intents {
  readonly define: RegExp;
  readonly why: RegExp;
  readonly list: RegExp;
  readonly compare: RegExp;
  /** Between the two things that are compared. */
  readonly between: RegExp;
  readonly who: RegExp;
  readonly when: RegExp;
  readonly howMany: RegExp;
  readonly quiz: RegExp;
  readonly simpler: RegExp;
  readonly exam: RegExp;
  readonly thanks: RegExp;
  /** Points back at what was spoken of before: "it", "and the second one?". */
  readonly followUp: RegExp;
  /** Stands for what was named before: "it", "them". */
  readonly pronoun: RegExp;
}

/** The patterns by which a sentence shows that it is of use to a question. */
export interface Cues {
  /** Directly after a term: "is", "means". The sentence defines it. */
  readonly defines: RegExp;
  /** Directly before a term: "is called". */
  readonly names: RegExp;
  /** Directly before a word that only points at something: "this attack is …" does not say what an attack is. */
  readonly points: RegExp;
  readonly reason: RegExp;
  /** Names a moment of history or of the calendar. */
  readonly time: RegExp;
  /** About an examination, homework or a day by which something is due. */
  readonly task: RegExp;
  /** Called important, or something that has to be known. */
  readonly important: RegExp;
}
