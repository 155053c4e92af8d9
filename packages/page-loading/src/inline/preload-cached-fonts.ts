// For the head of a page with its own fonts: preloads them if they are already in the HTTP cache, because the visitor
// comes from another page of the site. Otherwise they would arrive late, and Chromium would delay the first paint for
// them (ADR 0010).

import type { InlineData } from "./inline-data.ts";
import { preload } from "./preload.ts";

declare const INLINE_DATA: InlineData["preload-cached-fonts"];

if (document.referrer.startsWith(`${location.origin}/`)) {
  for (const href of INLINE_DATA) preload({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
}
