import { useLayoutEffect, useState } from "react";
import { createTabScroll } from "./tab-scroll.ts";

/**
 * Each tab keeps its scroll position while the page is open, whether it is reached by its tab or by Back (RDT-11).
 *
 * @param hasOwnPosition whether the address leads to a place in the tab
 * @returns call it with the tab that is about to be opened
 */
export function useTabScroll(tab: string, hasOwnPosition: boolean): (next: string) => void {
  const [scroll] = useState(createTabScroll);
  useLayoutEffect(() => scroll.show(tab, hasOwnPosition), [scroll, tab, hasOwnPosition]);
  return (next) => scroll.open(next);
}
