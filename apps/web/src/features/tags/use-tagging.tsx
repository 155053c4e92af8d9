import type { ReactNode } from "react";
import { createDialogHook } from "../dialog-hook.tsx";
import type { Tagged, TagRecordingsProps } from "./TagRecordings.tsx";

const useTagRecordings = createDialogHook<readonly Tagged[], Pick<TagRecordingsProps, "onManage">>(
  async () => (await import("./TagRecordings.tsx")).TagRecordings,
);
const useManageTags = createDialogHook<undefined>(async () => (await import("./ManageTags.tsx")).ManageTags);

interface Tagging {
  /** Opens the tags of recordings; `button` gets the focus when it closes. Stable across renders. */
  readonly tagRecordings: (recordings: readonly Tagged[], button: HTMLElement | null) => void;
  /** Opens the dialog for renaming, recoloring and deleting tags. */
  readonly manageTags: (button: HTMLElement | null) => void;
  readonly overlays: ReactNode;
}

/** "Tags" for a list's cards, a selection or a recording's page, and "Manage Tags" (UNT-04). */
export function useTagging(): Tagging {
  const managing = useManageTags();
  const manageTags = (button: HTMLElement | null) => managing.open(undefined, button);
  const tagging = useTagRecordings({ onManage: manageTags });
  return {
    tagRecordings: tagging.open,
    manageTags,
    overlays: (
      <>
        {tagging.overlays}
        {managing.overlays}
      </>
    ),
  };
}
