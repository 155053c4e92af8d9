import type { RecordingTab } from "@lectern/ui/screens/recording";
import { useLayoutEffect, useRef } from "react";
import { restorePosition } from "../../platform/scroll/restore-position.ts";
import { findAnchor, holdAnchor, READING_TOP, type ReadingAnchor } from "./reading-anchor.ts";

/** How far the page must be scrolled so that the open tab begins below the tabs, if they stick. */
function findBeginning(): number {
  const panel = document.querySelector("[role=tabpanel][data-state=active]");
  const top = panel?.getBoundingClientRect().top ?? READING_TOP;
  return Math.max(0, window.scrollY + Math.min(0, top - READING_TOP));
}

interface TabPosition {
  readonly top: number;
  readonly anchor: ReadingAnchor | undefined;
}

/**
 * Each tab keeps its scroll position while the page is open, whether it is reached by its tab or by Back (RDT-11).
 *
 * @param isCited a citation was followed, which leads to a position of its own
 * @returns to be called with the tab that is about to be opened
 */
export function useTabScroll(tab: RecordingTab, isCited: boolean): (next: RecordingTab) => void {
  const positions = useRef<Partial<Record<RecordingTab, TabPosition>>>({});
  const opening = useRef<RecordingTab>(undefined);

  useLayoutEffect(() => {
    const isOpened = opening.current === tab;
    opening.current = undefined;
    const known = positions.current[tab];
    const keep = () => {
      positions.current[tab] = { top: window.scrollY, anchor: findAnchor() };
    };
    // Every way to another tab begins with one of them; Back is known before the page changes.
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
  }, [tab, isCited]);

  return (next) => {
    opening.current = next;
  };
}
