import { wide } from "../../recording/wide.ts";
import { useMedia } from "../../theme/use-media.ts";

/** Whether the window has room for a second pane; false in a prerendered document. */
export const useWideWindow = (): boolean => useMedia(wide);
