import type { RecordingSummary } from "@lectern/domain/recording";
import type { ChatState } from "../recording/recording.state.ts";

/** A recording that can be asked about. */
export type AskableLecture = Pick<RecordingSummary, "id" | "name" | "createdAt">;

export interface AskUnitViewProps {
  readonly chat: ChatState;
  /** Without a network nothing is asked, and what is typed stays (OFF-03). */
  readonly isOffline?: boolean;
  /** The unit's recordings with a transcript, oldest first; at least one. */
  readonly lectures: readonly AskableLecture[];
  /** The ids of the chosen recordings. The answer uses no others. */
  readonly chosen: ReadonlySet<string>;
  /** The most recordings that one question can cover. */
  readonly mostChosen: number;
  /** Called with the ids of the chosen recordings. */
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  /** Questions to begin with; undefined until they are found. They are shown once the field is used. */
  readonly starters?: readonly string[] | undefined;
  /** Called when the field or what stands with it gets the focus. */
  readonly onUse: () => void;
  /** What is typed and not sent. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Called with the trimmed, non-empty question; not while waiting. */
  readonly onSend: (question: string) => void;
  /** Asks the last question again, which got no answer. */
  readonly onAskAgain: () => void;
  /** Has the last answer go on, which broke off or ended at a limit of length (TUT-08). Without it, no answer can. */
  readonly onContinue?: () => void;
  readonly onCopy: (answer: string) => void;
  readonly onCopyConversation: () => void;
  /** The address of how to ask in an assistant elsewhere; undefined if a model wrote the last answer (CON-01). */
  readonly connectHref?: string | undefined;
  /** Returns the address of a time in a recording's transcript, in seconds from its start. */
  readonly momentHref: (seconds: number, recording?: string) => string;
}
