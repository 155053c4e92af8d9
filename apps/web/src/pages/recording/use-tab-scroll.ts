import type { RecordingTab } from "@lectern/ui/screens/recording";
import { useLayoutEffect, useState } from "react";
import { createTabScroll } from "./tab-scroll.ts";

/**
 * Each tab keeps its scroll position while the page is open, whether it is reached by its tab or by Back (RDT-11).
 *
 * @param isCited whether a citation was followed, which has its own scroll position
 * @returns call it with the tab that is about to be opened
 */
export function useTabScroll(tab: RecordingTab, isCited: boolean): (next: RecordingTab) => void {
  const [scroll] = useState(createTabScroll);
  useLayoutEffect(() => scroll.show(tab, isCited), [scroll, tab, isCited]);
  return (next) => scroll.open(next);
}
