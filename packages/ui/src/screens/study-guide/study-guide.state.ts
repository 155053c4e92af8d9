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
  /** The typed title, as it is: there is no emptiness check. Not called when nothing changed. */
  readonly onRename: (title: string) => void;
  /** Opens the title to be edited, for a command of the page. */
  readonly titleRef?: Ref<InlineEditHandle> | undefined;
  /** Loads the guide once more, after a failure. */
  readonly onRetry: () => void;
  /** Called after the person confirmed. */
  readonly onDelete: () => void;
  /** More controls of the header. */
  readonly actions?: ReactNode;
}
