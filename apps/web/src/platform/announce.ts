import { ignorePrefetchFailure } from "@lectern/page-loading/page/stale-chunks";

/**
 * Announces a message politely, to screen readers only. Its code is loaded with the toaster's, when the page is idle.
 */
export type Announce = (text: string) => void;

export const announce: Announce = (text) =>
  void ignorePrefetchFailure(import("@lectern/ui/overlays/toaster").then((toaster) => toaster.announce(text)));
