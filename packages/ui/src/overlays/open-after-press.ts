import { useDeferredValue } from "react";

/**
 * For what opens over the page, and closes: follows `open` in a task of its own, so that the frame which answers the click
 * shows the pressed button at once and what takes longest comes a frame after it (ADR 0012).
 */
export const useOpenAfterPress = (open: boolean): boolean => useDeferredValue(open, false);
