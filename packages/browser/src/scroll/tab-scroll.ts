import { restorePosition } from "./restore-position.ts";
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

/** Creates the store of the tabs' scroll positions, which lasts while their page is open. */
export function createTabScroll() {
  const positions: Partial<Record<string, TabPosition>> = {};
  let opening: string | undefined;
  return {
    /** Call it with the tab that is about to be opened. */
    open: (next: string): void => {
      opening = next;
    },

    /** Restores a tab's position and then tracks it. @returns stops tracking */
    show: (tab: string, hasOwnPosition: boolean): (() => void) => {
      const isOpened = opening === tab;
      opening = undefined;
      const position = positions[tab];
      const keep = () => {
        positions[tab] = { top: window.scrollY, anchor: findAnchor() };
      };
      // Every change of tabs begins with one of these events. Back is known before the page changes.
      const leaving = new AbortController();
      for (const event of ["mousedown", "click", "keydown", "popstate"])
        window.addEventListener(event, keep, { capture: true, passive: true, signal: leaving.signal });
      let stop: (() => void) | undefined;
      if (!hasOwnPosition && position?.anchor !== undefined) stop = holdAnchor(position.anchor, position.top);
      else if (!hasOwnPosition && (position !== undefined || isOpened))
        stop = restorePosition({ top: position?.top ?? findBeginning(), link: undefined });
      return () => {
        leaving.abort();
        stop?.();
      };
    },
  };
}
