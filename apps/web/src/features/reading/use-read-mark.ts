import type { Recording } from "@lectern/domain/recording";
import { check } from "@lectern/ui/elements/icon/screen-glyphs";
import { useMarkRead } from "../../flows/use-mark-read.ts";
import type { PageFeature } from "../page-feature.ts";

interface ReadMark extends PageFeature {
  /** For the page's menu; undefined for a recording that can't be marked. */
  readonly readMark: { readonly isRead: boolean; readonly onChange: (isRead: boolean) => void } | undefined;
}

/**
 * Marks a recording as read or not read (UNT-07).
 *
 * @param recording undefined while it is loading
 * @param isStaying false while it is being deleted
 */
export function useReadMark(recording: Recording | undefined, isStaying: boolean): ReadMark {
  const markRead = useMarkRead();
  const isRead = recording?.isRead === true;
  const onChange = (next: boolean) => recording && markRead(recording.id, next);
  const readMark = recording?.status === "completed" ? { isRead, onChange } : undefined;
  return {
    readMark,
    commands: [
      {
        id: "mark-read",
        label: isRead ? "Mark as unread" : "Mark as read",
        also: "done finished not read",
        glyph: check,
        run: () => onChange(!isRead),
        isEnabled: readMark !== undefined && isStaying,
      },
    ],
  };
}
