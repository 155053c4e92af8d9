import { createDrafts, type DraftsOfSubject } from "@lectern/device/drafts";
import { useMemo } from "react";
import { useUser } from "./use-user.ts";

/**
 * Keeps what the student types about a subject in this tab, so that it survives a reload (OFF-03).
 *
 * @param subject names it among the student's others
 */
export function useDrafts(subject: string): DraftsOfSubject {
  const { id } = useUser();
  return useMemo(() => createDrafts(sessionStorage, { userId: id, subject }), [id, subject]);
}

/** The drafts of a dialog, and how it closes: what was typed is given up. */
export function useDialogDrafts(subject: string, onClose: () => void) {
  const drafts = useDrafts(subject);
  const close = () => {
    drafts.forget();
    onClose();
  };
  return { drafts, close };
}
