import type { RecordingTab } from "@lectern/ui/screens/recording";
import { restorePosition } from "@lectern/browser/scroll/restore-position";
import { findAnchor, holdAnchor, READING_TOP, type ReadingAnchor } from "./reading-anchor.ts";

/** The scroll position at which the open tab begins below the sticky tabs. */
function findBeginning(): number {
  const panel = document.querySelector("[role=tabpanel][data-state=active]");
  const top = panel?.getBoundingClientRect().top ?? READING_TOP;
  return Math.max(0, window.scrollY + Math.min(0, top - READING_TOP));
}

interface TabPosition {
  readonly top: number;
  readonly anchor: ReadingAnchor | undefined;
}

/** Creates the store of the tabs' scroll positions, which lasts while a recording's page is open. */
export function createTabScroll() {
  const positions: Partial<Record<RecordingTab, TabPosition>> = {};
  let opening: RecordingTab | undefined;
  return {
    /** Call it with the tab that is about to be opened. */
    open: (next: RecordingTab): void => {
      opening = next;
    },

    /** Restores a tab's position and then tracks it. @returns stops tracking */
    show: (tab: RecordingTab, isCited: boolean): (() => void) => {
      const isOpened = opening === tab;
      opening = undefined;
      const known = positions[tab];
      const keep = () => {
        positions[tab] = { top: window.scrollY, anchor: findAnchor() };
      };
      // Every change of tabs begins with one of these events. Back is known before the page changes.
      const left = new AbortController();
      for (const event of ["mousedown", "click", "keydown", "popstate"])
        window.addEventListener(event, keep, { capture: true, passive: true, signal: left.signal });
      let stop: (() => void) | undefined;
      if (!isCited && known?.anchor !== undefined) stop = holdAnchor(known.anchor, known.top);
      else if (!isCited && (known !== undefined || isOpened))
        stop = restorePosition({ top: known?.top ?? findBeginning(), link: undefined });
      return () => {
        left.abort();
        stop?.();
      };
    },
  };
}
