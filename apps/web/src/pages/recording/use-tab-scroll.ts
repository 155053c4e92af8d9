import type { RecordingTab } from "@lectern/ui/screens/recording";
import { useEffect, useLayoutEffect, useState } from "react";
import { whenIdle } from "../../loading/when-idle.ts";
import type { TabScroll } from "./tab-scroll.ts";

/**
 * Each tab keeps its scroll position while the page is open, whether it is reached by its tab or by Back (RDT-11). The
 * code comes when the page is idle, since the first press may lead to another tab; without it a tab opens where the page stands.
 *
 * @param isCited whether a citation was followed, which has its own scroll position
 * @returns call it with the tab that is about to be opened
 */
export function useTabScroll(tab: RecordingTab, isCited: boolean): (next: RecordingTab) => void {
  const [scroll, setScroll] = useState<TabScroll>();
  useEffect(() => {
    whenIdle()
      .then(() => import("./tab-scroll.ts"))
      .then(
        ({ createTabScroll }) => setScroll(createTabScroll()),
        () => undefined,
      );
  }, []);
  useLayoutEffect(() => scroll?.show(tab, isCited), [scroll, tab, isCited]);
  return (next) => scroll?.open(next);
}
