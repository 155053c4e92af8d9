import type { Chapter } from "@lectern/domain/outline";
import type { ChatMessage } from "@lectern/domain/chat";
import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import type { Tag } from "@lectern/domain/tag";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { ReactNode, Ref } from "react";
import type { PointSaidElsewhere } from "../../recording/also-said/AlsoSaid.tsx";
import type { WaveScrubberProps } from "../../recording/wave-scrubber/WaveScrubber.tsx";
import type { InlineEditHandle } from "../../forms/inline-edit/InlineEdit.tsx";

export const recordingTabs = ["summary", "customize", "chat", "transcript"] as const;
export type RecordingTab = (typeof recordingTabs)[number];

/** The transcript is read separately and may load later than the recording. `failed` is shown in its tab. */
export type TranscriptState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string }
  /** `rest`: the state of the part after a long transcript's opening. */
  | {
      readonly kind: "segments";
      readonly segments: readonly TranscriptSegment[];
      readonly rest: "none" | "loading" | "failed";
    };

/** A title that failed to save opens again with the typed text (product decision 28). */
export type TitleState = { readonly kind: "idle" } | { readonly kind: "failed"; readonly draft: string };

/**
 * RDT-04. `failed` shows "Failed to generate notes" in the tab, and the `reason` of a limit. Old notes stay while new
 * ones are written.
 */
export type NotesState =
  | { readonly kind: "none" }
  | { readonly kind: "generating"; readonly notes: string | null }
  | { readonly kind: "ready"; readonly notes: string }
  /** `isUnsaved`: the notes were written but could not be stored with the recording. */
  | {
      readonly kind: "failed";
      readonly notes: string | null;
      readonly isUnsaved: boolean;
      readonly reason: string | null;
    };

/**
 * RDT-06. `failed` shows "Failed to get response" below the thread, which keeps the question, and the server's `reason`
 * if it gave one.
 */
export type ChatState =
  | { readonly kind: "idle"; readonly messages: readonly ChatMessage[] }
  | { readonly kind: "waiting"; readonly messages: readonly ChatMessage[] }
  /** The answer is arriving: `text` is its Markdown so far (AST-10). */
  | { readonly kind: "receiving"; readonly messages: readonly ChatMessage[]; readonly text: string }
  /** `text`: what had arrived of the answer, which stays shown (TUT-08). @default none */
  | {
      readonly kind: "failed";
      readonly messages: readonly ChatMessage[];
      readonly reason: string | null;
      readonly text?: string;
    };

/**
 * The state of retrying a summary that could not be written (SRV-13). `failed` shows so, with the server's `reason` if
 * it gave one.
 */
export type SummaryRetryState =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  /** A model reads the lecture again. */
  | { readonly kind: "reading" }
  | { readonly kind: "failed"; readonly reason: string | null };

/** Notes of this session; `style` is null for notes that were stored before it. */
export interface NotesDraftProps {
  readonly style: SummaryStyle | null;
  readonly notes: string;
}

/** RDT-14: the session's drafts, and their actions. */
export interface DraftsProps {
  /** Oldest first. The shown one is marked. With at least two there is a switcher. */
  readonly drafts: readonly NotesDraftProps[];
  /** Shows a draft and stores it with the recording. */
  readonly onChoose: (notes: string) => void;
  /** Restores and stores the notes that the last generation replaced; undefined if there are none. */
  readonly onUndo?: (() => void) | undefined;
}

/** The props of the Customize tab. Without a transcript the View disables both this and the Chat tab. */
export interface CustomizeTabProps {
  readonly notes: NotesState;
  /** The style before there are notes: the person's default (RDT-05). */
  readonly initialStyle: SummaryStyle;
  /** Whether a model writes the notes, which can follow a wish of the student's own. `unknown` while this is being read. */
  readonly hasFocus?: boolean | "unknown";
  /** `focus`: the student's wish; undefined for none. */
  readonly onGenerate: (style: SummaryStyle, focus?: string) => void;
  /** Stores written notes that could not be stored, without writing them again. */
  readonly onSaveAgain: () => void;
  readonly onCopy: (notes: string) => void;
  readonly drafts?: DraftsProps | undefined;
}

/** The transcript that a wave leads into. */
export type WavePlace = Pick<WaveScrubberProps, "segments" | "chapters" | "transcript">;

/** Props derived from the transcript after the recording is shown. */
export interface LectureProps {
  /** Returns the address of a time in the transcript, in seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
  /** The points that other lectures of the folder say too; undefined while they are loading (UNT-03). */
  readonly alsoSaid?: readonly PointSaidElsewhere[] | undefined;
  /** Renders the lecture's wave above its whole transcript (DAY-06). Its room is there before. */
  readonly renderWave?: ((place: WavePlace) => ReactNode) | undefined;
  /** Undefined while they are loading; empty for a recording with one topic (AST-04). */
  readonly chapters?: readonly Chapter[] | undefined;
  /**
   * Whether chapters are headings in the transcript on the page too, and not only in print: the toggle Smart Chapters
   * (TLS-02).
   */
  readonly hasHeadings?: boolean;
  /**
   * Renders a line of the transcript with its known terms and corrected words, by its index; undefined for a line
   * without one (UNT-03, COR-01).
   */
  readonly renderLine?: ((index: number) => ReactNode) | undefined;
  /** Called with the index of the line whose speaker's name was pressed. Without it, names can't be corrected (COR-01). */
  readonly onSpeaker?: ((index: number) => void) | undefined;
}

export interface ChatTabProps {
  readonly chat: ChatState;
  /** Without a network nothing is asked, and what is typed stays (OFF-03). */
  readonly isOffline?: boolean;
  /** Called with the trimmed, non-empty question; not while waiting. */
  readonly onSend: (question: string) => void;
  /** Asks the last question again, which got no answer. */
  readonly onAskAgain: () => void;
  /** Has the last answer go on, which broke off or ended at a limit of length (TUT-08). Without it, no answer can. */
  readonly onContinue?: () => void;
  readonly onCopy: (answer: string) => void;
  readonly onCopyConversation: () => void;
  /** Renders a quiz in place of its `text`, which has all questions and answers (PRC-08). */
  readonly renderQuiz?: ((message: ChatMessage, text: ReactNode) => ReactNode) | undefined;
  /** Whether a model can ask a quiz. @default false */
  readonly canQuiz?: boolean;
  /** Suggested questions; undefined while they are loading (RDT-15). */
  readonly starters?: readonly string[] | undefined;
  /** The address of other lectures that may answer the last question, if this one doesn't; undefined if none do. */
  readonly elsewhereHref?: string | undefined;
  /** The address of how to ask in an assistant elsewhere; undefined if a model wrote the last answer (CON-01). */
  readonly connectHref?: string | undefined;
  /** The address for searching all lectures for the last question; undefined before the first answer. */
  readonly searchHref?: string | undefined;
  /** Returns the address of a time in the transcript, in seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
}

export interface FindHandle {
  /** Opens the find, or focuses its field if it is open. */
  open(): void;
}

export type RecordingState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "failed";
      /** Whether the recording does not exist, or is another student's. @default false */
      readonly isGone?: boolean;
    }
  | {
      readonly kind: "ready";
      readonly recording: Recording;
      readonly transcript: TranscriptState;
      readonly title: TitleState;
    };

export interface RecordingViewProps {
  readonly state: RecordingState;
  readonly tab: RecordingTab;
  readonly onTabChange: (tab: RecordingTab) => void;
  /** The time at which the transcript is shown and marked, in seconds from the recording's start. */
  readonly moment?: number | undefined;
  /** Changing the value scrolls the moment into view again. */
  readonly visit?: string | undefined;
  readonly lecture?: LectureProps | undefined;
  /** The position of earlier reading in this session, in seconds from the start (RDT-11). */
  readonly continueAt?: number | undefined;
  /** Called while the transcript is scrolled, with the time at the reading height in seconds. */
  readonly onRead?: ((seconds: number) => void) | undefined;
  /** The search query, whose words are marked at the moment (FND-02). */
  readonly question?: string | undefined;
  /** The target of the back link: the list that was opened last, or all recordings (REC-15). */
  readonly backLink: { readonly href: string; readonly title: string };
  /** The address of the library, for a recording that is gone. */
  readonly libraryHref?: string;
  /** Loads the recording again after a failure. */
  readonly onRetry?: (() => void) | undefined;
  /** Without it, a summary that could not be written can't be retried. */
  readonly summaryRetry?:
    | {
        readonly state: SummaryRetryState;
        readonly onRetry: () => void;
        /** Whether a model can write a summary that consists of the lecture's own sentences (TUT-04). @default false */
        readonly canRewrite?: boolean;
        /** Whether a model read the lecture by an earlier version, and can read it again (TUT-04). @default false */
        readonly canReadAgain?: boolean;
      }
    | undefined;
  /**
   * Called with the typed name unchanged, which may be empty (RDT-02). Not called if nothing changed.
   *
   * @param seen the name when the field was opened, which another tab may have changed since (COR-03)
   */
  readonly onRename: (name: string, seen: string) => void;
  /** A handle for editing the title, for a command of the page. */
  readonly titleRef?: Ref<InlineEditHandle> | undefined;
  /** Opens the reading settings (ACC-01). */
  readonly onOpenReading?: (() => void) | undefined;
  /** Reads the open tab's text aloud (ACC-04). */
  readonly onReadAloud?: (() => void) | undefined;
  /** A handle for the find in the transcript, for the page's search. Works if the transcript has times. */
  readonly findRef?: Ref<FindHandle> | undefined;
  /** `isFavorite` is the new value. */
  readonly onToggleFavorite: (isFavorite: boolean) => void;
  /** Text about what is deleted too. It follows the title in the confirmation. */
  readonly deletedWith?: ReactNode;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** Its tags, each with the address of the recordings that have it, once they have loaded. */
  readonly tags?: readonly { readonly tag: Tag; readonly href: string }[] | undefined;
  /** The page of its cards. */
  readonly cardsHref?: string | undefined;
  /** Further actions, between the star and the delete button. */
  readonly actions?: ReactNode;
  /** Shown after the date: since when the lecture is kept on this device. */
  readonly keptNote?: ReactNode;
  /** Without it the tab says that it is not available yet. */
  readonly customize?: CustomizeTabProps | undefined;
  /** Without it the tab says that it is not available yet. */
  readonly chat?: ChatTabProps | undefined;
}

/** The props of the tabs, once the recording is there. */
export type RecordingTabsProps = Omit<RecordingViewProps, "state"> & {
  readonly recording: Recording;
  readonly transcript: TranscriptState;
};
