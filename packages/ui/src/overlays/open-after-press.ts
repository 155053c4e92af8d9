import { useDeferredValue } from "react";

/**
 * Follows `open` in a separate task, for overlays. The frame after a click can then show the pressed button at once,
 * and the overlay, which takes longer, one frame later (ADR 0012).
 */
export const useOpenAfterPress = (open: boolean): boolean => useDeferredValue(open, false);
