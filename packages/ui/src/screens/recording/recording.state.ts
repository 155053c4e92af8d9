import type { Chapter } from "@lectern/domain/outline";
import type { Claim } from "@lectern/domain/claim";
import type { ChatMessage } from "@lectern/domain/chat";
import type { Recording, TranscriptSegment } from "@lectern/domain/recording";
import type { Tag } from "@lectern/domain/tag";
import type { SummaryStyle } from "@lectern/domain/summary-style";
import type { ReactNode, Ref } from "react";
import type { InlineEditHandle } from "../../forms/inline-edit/InlineEdit.tsx";

export const recordingTabs = ["summary", "customize", "chat", "transcript"] as const;
export type RecordingTab = (typeof recordingTabs)[number];

/** The transcript is a read of its own and may come later than the recording. `failed` says so in its tab. */
export type TranscriptState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly text: string }
  /** `rest`: what follows the opening of a long transcript. */
  | {
      readonly kind: "segments";
      readonly segments: readonly TranscriptSegment[];
      readonly rest: "none" | "loading" | "failed";
    };

/** A title that failed to save reopens with what was typed (product decision 28). */
export type TitleState = { readonly kind: "idle" } | { readonly kind: "failed"; readonly draft: string };

/** RDT-04. `failed` says "Failed to generate notes" in the tab, and the `reason` of a limit. Notes that were there stay while new ones are written. */
export type NotesState =
  | { readonly kind: "none" }
  | { readonly kind: "generating"; readonly notes: string | null }
  | { readonly kind: "ready"; readonly notes: string }
  /** `isUnsaved`: the notes were written and could not be stored with the recording. */
  | {
      readonly kind: "failed";
      readonly notes: string | null;
      readonly isUnsaved: boolean;
      readonly reason: string | null;
    };

/** RDT-06. `failed` says "Failed to get response" under the thread, which keeps the question, and the server's `reason` if it gave one. */
export type ChatState =
  | { readonly kind: "idle"; readonly messages: readonly ChatMessage[] }
  | { readonly kind: "waiting"; readonly messages: readonly ChatMessage[] }
  /** The answer is arriving: `claims` are its sentences so far (AST-10). */
  | { readonly kind: "receiving"; readonly messages: readonly ChatMessage[]; readonly claims: readonly Claim[] }
  | { readonly kind: "failed"; readonly messages: readonly ChatMessage[]; readonly reason: string | null };

/** Asking for a summary that could not be written (SRV-13). `failed` says so, with the server's `reason` if it gave one. */
export type SummaryRetryState =
  | { readonly kind: "idle" }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly reason: string | null };

/** Notes of this session; `style` is null for those that were there before it. */
export interface NotesDraftProps {
  readonly style: SummaryStyle | null;
  readonly notes: string;
}

/** RDT-14: what the session wrote, and what can be done with it. */
export interface DraftsProps {
  /** Oldest first; the one whose text is shown is marked. With two or more there is a switcher. */
  readonly drafts: readonly NotesDraftProps[];
  /** Shows a draft and stores it with the recording. */
  readonly onChoose: (notes: string) => void;
  /** Brings back and stores the notes from before the last generation; undefined when there are none. */
  readonly onUndo?: (() => void) | undefined;
}

/** A recording without a transcript blocks both tabs; the View sees that by itself. */
export interface CustomizeTabProps {
  readonly notes: NotesState;
  /** Chosen when the tab opens: the person's default style (RDT-05). */
  readonly initialStyle: SummaryStyle;
  readonly onGenerate: (style: SummaryStyle) => void;
  /** Stores notes that are there and could not be stored, without writing them again. */
  readonly onSaveAgain: () => void;
  readonly onCopy: (notes: string) => void;
  readonly drafts?: DraftsProps | undefined;
}

/** Props derived from the transcript after the recording is shown. */
export interface LectureProps {
  /** Where a moment of the transcript is; seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
  /** The sentences of the summary and of the notes, and how the recording supports each; undefined until they are graded (RDT-13). */
  readonly summaryClaims?: readonly Claim[] | undefined;
  readonly notesClaims?: readonly Claim[] | undefined;
  /** Undefined until they are found; empty for a recording about one thing (AST-04). */
  readonly chapters?: readonly Chapter[] | undefined;
  /** The chapters stand in the transcript as headings too, not on paper alone: the toggle Smart Chapters (TLS-02). */
  readonly hasHeadings?: boolean;
}

export interface ChatTabProps {
  readonly chat: ChatState;
  /** Trimmed, never empty; not called while waiting. */
  readonly onSend: (question: string) => void;
  /** Asks the last question, which got no answer, once more. */
  readonly onAskAgain: () => void;
  readonly onCopy: (answer: string) => void;
  readonly onCopyConversation: () => void;
  /** Below the answer of a quiz: the way to keep its questions as cards (PRC-08). */
  readonly renderKeep?: ((message: ChatMessage) => ReactNode) | undefined;
  /** Questions to begin with; undefined until they are found (RDT-15). */
  readonly starters?: readonly string[] | undefined;
  /** Where other lectures say something about the last question, whose answer is not in this one; undefined where none do. */
  readonly elsewhereHref?: string | undefined;
  /** Where the last question can be searched for in all lectures; undefined before the first answer. */
  readonly searchHref?: string | undefined;
  /** Where a moment of the transcript is; seconds from the recording's start. */
  readonly momentHref: (seconds: number) => string;
}

export interface FindHandle {
  /** Opens the find, or focuses its field when it is open. */
  open(): void;
}

export type RecordingState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
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
  /** The transcript is shown at this moment, marked; seconds from the recording's start. */
  readonly moment?: number | undefined;
  /** Another value brings the moment into view again. */
  readonly visit?: string | undefined;
  readonly lecture?: LectureProps | undefined;
  /** Where the reading ended before, in this session; seconds from the start (RDT-11). */
  readonly continueAt?: number | undefined;
  /** Called while the transcript is scrolled, with the seconds where it is read. */
  readonly onRead?: ((seconds: number) => void) | undefined;
  /** What was searched: its words are marked at the moment (FND-02). */
  readonly question?: string | undefined;
  /** The target of the back link: the list that was open last, or that of all recordings (REC-15). */
  readonly backLink: { readonly href: string; readonly title: string };
  /** Loads the recording once more, after a failure. */
  readonly onRetry?: (() => void) | undefined;
  /** Without it, a summary that could not be written can't be asked for again. */
  readonly summaryRetry?: { readonly state: SummaryRetryState; readonly onRetry: () => void } | undefined;
  /** The typed name, as it is: a title has no emptiness check (RDT-02). Not called when nothing changed. */
  readonly onRename: (name: string) => void;
  /** Opens the title to be edited, for a command of the page. */
  readonly titleRef?: Ref<InlineEditHandle> | undefined;
  /** Opens the find in the transcript, for the page's search. Works where the transcript has times. */
  /** Opens the reading settings (ACC-01). */
  readonly onOpenReading?: (() => void) | undefined;
  readonly findRef?: Ref<FindHandle> | undefined;
  /** `isFavorite` is the wanted value. */
  readonly onToggleFavorite: (isFavorite: boolean) => void;
  /** What is deleted with it, as words that follow its title where the deletion is confirmed. */
  readonly deletedWith?: ReactNode;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** Its tags with the pages of the recordings that have them, once they were read. */
  readonly tags?: readonly { readonly tag: Tag; readonly href: string }[] | undefined;
  /** The page of its cards. */
  readonly cardsHref?: string | undefined;
  /** More of what can be done with the recording, between its star and its delete control. */
  readonly actions?: ReactNode;
  /** After the date: since when the lecture is kept on this device. */
  readonly keptNote?: ReactNode;
  /** Without it the tab says that it is not built yet. */
  readonly customize?: CustomizeTabProps | undefined;
  /** Without it the tab says that it is not built yet. */
  readonly chat?: ChatTabProps | undefined;
}
