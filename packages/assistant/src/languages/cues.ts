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
