import type { RecordingSummary } from "@lectern/domain/recording";
import type { ChatState } from "../recording/recording.state.ts";

/** A recording that can be asked about. */
export type AskableLecture = Pick<RecordingSummary, "id" | "name" | "createdAt">;

export interface AskUnitViewProps {
  readonly chat: ChatState;
  /** The unit's recordings with a transcript, the oldest first; one at least. */
  readonly lectures: readonly AskableLecture[];
  /** The ids of those that are asked; of others nothing is shown. */
  readonly chosen: ReadonlySet<string>;
  /** How many can be asked at once. */
  readonly mostChosen: number;
  /** Called with the ids that are to be asked from now on. */
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  /** Questions to begin with; undefined until they are found. They are shown once the field is used. */
  readonly starters?: readonly string[] | undefined;
  /** Called when the field or what stands with it gets the focus. */
  readonly onUse: () => void;
  /** What is typed and not sent. */
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  /** Trimmed, never empty; not called while waiting. */
  readonly onSend: (question: string) => void;
  /** Asks the last question, which got no answer, once more. */
  readonly onAskAgain: () => void;
  readonly onCopy: (answer: string) => void;
  readonly onCopyConversation: () => void;
  /** Where a moment of a recording's transcript is; seconds from its start. */
  readonly momentHref: (seconds: number, recording?: string) => string;
}
