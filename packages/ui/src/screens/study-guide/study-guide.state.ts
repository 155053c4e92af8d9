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
  /** Called with the typed title unchanged, which may be empty. Not called if nothing changed. */
  readonly onRename: (title: string) => void;
  /** A handle for editing the title, for a command of the page. */
  readonly titleRef?: Ref<InlineEditHandle> | undefined;
  /** Loads the guide again after a failure. */
  readonly onRetry: () => void;
  /** Called after the person has confirmed. */
  readonly onDelete: () => void;
  /** Further controls in the header. */
  readonly actions?: ReactNode;
}
