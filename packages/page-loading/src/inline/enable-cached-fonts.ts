// Enables the fonts at once if this tab has shown them before. Otherwise the app enables them when its code has loaded.

import { attempt } from "@lectern/browser/attempt";
import { FONTS_KEY } from "../page/fonts-key.ts";

const link = document.querySelector<HTMLLinkElement>("#fonts");
// If storage is refused, the app enables them.
if (link !== null && attempt(() => sessionStorage.getItem(FONTS_KEY))) link.media = "all";
