// Enables the fonts at once if this tab has shown them before. Otherwise the app enables them when its code has loaded.

import { FONTS_KEY } from "../page/fonts-key.ts";

try {
  const link = document.querySelector<HTMLLinkElement>("#fonts");
  if (link !== null && sessionStorage.getItem(FONTS_KEY) !== null) link.media = "all";
} catch {
  // If storage is refused, the app enables them.
}
