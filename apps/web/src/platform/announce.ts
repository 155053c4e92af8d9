import { ignorePrefetchFailure } from "../loading/stale-chunks.ts";

/** Announces politely, to a screen reader only, what has happened. Its code comes with the toaster's, when the page is idle. */
export type Announce = (text: string) => void;

export const announce: Announce = (text) =>
  void ignorePrefetchFailure(import("@lectern/ui/overlays/toaster").then((toaster) => toaster.announce(text)));
