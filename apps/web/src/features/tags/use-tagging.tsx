import { createLazyOverlay } from "@lectern/ui/theme/lazy-part";
import { type ReactNode, useCallback, useState } from "react";
import type { Tagged } from "./TagRecordings.tsx";

/** Their code loads when one is first opened. */
const tagging = createLazyOverlay(async () => (await import("./TagRecordings.tsx")).TagRecordings);
const managing = createLazyOverlay(async () => (await import("./ManageTags.tsx")).ManageTags);

interface Tagging {
  /** Opens the tags of recordings; `button` gets the focus when the dialog closes. Stable across renders. */
  readonly tagRecordings: (recordings: readonly Tagged[], button: HTMLElement | null) => void;
  /** Opens the dialog for renaming, recoloring and deleting tags. Stable across renders. */
  readonly manageTags: (button: HTMLElement | null) => void;
  readonly dialog: ReactNode;
}

interface Task {
  readonly recordings: readonly Tagged[];
  readonly button: HTMLElement | null;
}

/** "Tags" for a list's cards, a selection or a recording's page, and "Manage Tags" (UNT-04). */
export function useTagging(): Tagging {
  const [task, setTask] = useState<Task>();
  const [button, setButton] = useState<HTMLElement | null>();
  const [shown, setShown] = useState<"tagging" | "managing">();
  const tagRecordings = useCallback((recordings: readonly Tagged[], opener: HTMLElement | null) => {
    setTask({ recordings, button: opener });
    setShown("tagging");
  }, []);
  const manageTags = useCallback((opener: HTMLElement | null) => {
    setButton(opener);
    setShown("managing");
  }, []);
  const close = () => setShown(undefined);
  const dialog = (
    <>
      {task !== undefined && (
        <tagging.Overlay
          {...task}
          isOpen={shown === "tagging"}
          onClose={close}
          onManage={() => manageTags(task.button)}
          onMissing={() => setTask(undefined)}
        />
      )}
      {button !== undefined && (
        <managing.Overlay
          button={button}
          isOpen={shown === "managing"}
          onClose={close}
          onMissing={() => setButton(undefined)}
        />
      )}
    </>
  );
  return { tagRecordings, manageTags, dialog };
}
