/** A lecture of the folder that something is left to do with. */
export interface LectureLeft {
  readonly id: string;
  readonly title: string;
  /** The address where it is done. */
  readonly href: string;
}

/** The numbers of a plan. */
export interface ExamPlanNumbers {
  /** How many cards are in practice. */
  readonly cards: number;
  /** How many cards to review today and on each day until the day before the exam. */
  readonly days: readonly number[];
  /** The forecast of cards remembered on the day, as a range; null if there is none. */
  readonly forecast: { readonly low: number; readonly high: number } | null;
  /** How many more reviews a forecast needs. */
  readonly missingReviews: number;
  /** The predicted and the actual share of the latest reviews, from 0 to 1; null with too few. */
  readonly compared: { readonly reviews: number; readonly predicted: number; readonly actual: number } | null;
}

/** UNT-06. `past`: the exam's day is over. */
export type ExamState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "past" }
  | { readonly kind: "ready"; readonly plan: ExamPlanNumbers };

export interface ExamRegionProps {
  readonly state: ExamState;
  /** Empty if the exam has no name. */
  readonly name: string;
  /** "December 12" */
  readonly day: string;
  /** By the reader's calendar; 0 is today. */
  readonly daysLeft: number;
  /** The share of cards to remember, in percent; null if none was chosen. */
  readonly target: number | null;
  /** Each with the address where it is read; empty until they are known. */
  readonly lecturesNotRead: readonly LectureLeft[];
  /** Those without kept cards, each with the address where its cards are made; empty until they are known. */
  readonly lecturesWithoutCards: readonly LectureLeft[];
  readonly practiceHref: string;
  /** Opens the dialog for changing or removing the exam, with the button that gets the focus when it closes. */
  readonly onEdit: (button: HTMLElement | null) => void;
  /** Saves a calendar file with the exam's day, or with a daily reminder until then. */
  readonly onSaveCalendar: (what: "exam" | "reminder") => void;
  /** Marks all of `lecturesNotRead` as read. */
  readonly onMarkAllRead: () => void;
  readonly onRetry: () => void;
}
