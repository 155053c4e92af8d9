/** The fields of a study guide that a list shows. */
export interface StudyGuideSummary {
  readonly id: string;
  /** May be empty: show it with `toTitle`. */
  readonly title: string;
  /** As the phone sent it; `toGlyph` draws it. */
  readonly icon: string | null;
  /** `#rrggbb` */
  readonly color: string;
  /** ISO 8601 with zone. */
  readonly createdAt: string;
}

/** One study guide with its content. */
export interface StudyGuide extends StudyGuideSummary {
  /** Markdown. */
  readonly content: string | null;
}
