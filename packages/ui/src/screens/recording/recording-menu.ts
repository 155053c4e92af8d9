import { createContext, type RefObject } from "react";

/** For the menu in a recording's header, which has Delete where the row of icons has no room for it. */
interface RecordingMenu {
  /** Asks before it deletes; undefined if the header has a button for it. */
  readonly onDelete: (() => void) | undefined;
  /** A ref to the menu's button, which gets the focus when the question is cancelled. */
  readonly menuRef: RefObject<HTMLButtonElement | null> | undefined;
}

export const RecordingMenuContext = createContext<RecordingMenu>({ onDelete: undefined, menuRef: undefined });
