import type { StudyGuide } from "@lectern/domain/study-guide";
import type { ReactNode, Ref } from "react";
import type { InlineEditHandle } from "../../forms/inline-edit/InlineEdit.tsx";
import type { TitleState } from "../recording/recording.state.ts";

/** STG-02, STG-03. */
export type StudyGuideState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly guide: StudyGuide; readonly title: TitleState };

export interface StudyGuideViewProps {
  readonly state: StudyGuideState;
  /** The target of the back link: the list of study guides. */
  readonly guidesHref: string;
  /**
   * Called with the typed title unchanged, which may be empty. Not called if nothing changed.
   *
   * @param seen the title when the field was opened, which another tab may have changed since (COR-03)
   */
  readonly onRename: (title: string, seen: string) => void;
  /** A handle for editing the title, for a command of the page. */
  readonly titleRef?: Ref<InlineEditHandle> | undefined;
  /** Loads the guide again after a failure. */
  readonly onRetry: () => void;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** Opens the settings of reading comfort (ACC-01). */
  readonly onOpenReading?: (() => void) | undefined;
  /** The last control of the header: its menu. */
  readonly actions?: ReactNode;
}
