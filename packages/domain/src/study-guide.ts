/** The fields of a study guide in a list. */
export interface StudyGuideSummary {
  readonly id: string;
  /** May be empty: show it with `toTitle`. */
  readonly title: string;
  /** The icon name that the phone sent. `toGlyph` maps it to a glyph. */
  readonly icon: string | null;
  /** `#rrggbb` */
  readonly color: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}

/** A study guide in the list. */
export interface ListedStudyGuide extends StudyGuideSummary {
  /** The first sentence of its content, without Markdown; empty if it has none. */
  readonly excerpt: string;
}

/** One study guide with its content. */
export interface StudyGuide extends StudyGuideSummary {
  /** Markdown. */
  readonly content: string | null;
}
