// Enables the fonts at once when this tab has shown them before; otherwise the app does when its code is there.

import { FONTS_KEY } from "../fonts-key.ts";

try {
  const link = document.querySelector<HTMLLinkElement>("#fonts");
  if (link !== null && sessionStorage.getItem(FONTS_KEY) !== null) link.media = "all";
} catch {
  // Storage is refused: the app enables them.
}
