/** A lecture of the folder that has no kept cards. */
export interface LectureWithoutCards {
  readonly id: string;
  readonly title: string;
  /** Where its cards are made. */
  readonly cardsHref: string;
}

/** The numbers of a plan. */
export interface ExamPlanNumbers {
  /** Cards that are asked. */
  readonly cards: number;
  /** Cards to ask today and on each day until the one before the exam. */
  readonly days: readonly number[];
  /** Cards remembered on the day, a range; null where it isn't known. */
  readonly forecast: { readonly low: number; readonly high: number } | null;
  /** Reviews that are missing for a forecast. */
  readonly missingReviews: number;
  /** Shares of the last reviews, from 0 to 1; null: too few. */
  readonly compared: { readonly reviews: number; readonly predicted: number; readonly actual: number } | null;
}

/** UNT-06. `past`: its day is over. */
export type ExamState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "past" }
  | { readonly kind: "ready"; readonly plan: ExamPlanNumbers };

export interface ExamRegionProps {
  readonly state: ExamState;
  /** Empty: the exam has none. */
  readonly name: string;
  /** "12 December" */
  readonly day: string;
  /** By the reader's calendar; 0 is today. */
  readonly daysLeft: number;
  /** The percentage of cards to be remembered; null: none was chosen. */
  readonly target: number | null;
  readonly lecturesWithoutCards: readonly LectureWithoutCards[];
  readonly practiceHref: string;
  /** Whether a calendar file is being written. */
  readonly isSaving: boolean;
  /** Opens the dialog in which the exam is changed or removed, with the button that gets the focus back. */
  readonly onEdit: (button: HTMLElement) => void;
  /** Saves a calendar file: of the exam's day, or of a daily reminder until then. */
  readonly onSaveCalendar: (what: "exam" | "reminder") => void;
  readonly onRetry: () => void;
}
