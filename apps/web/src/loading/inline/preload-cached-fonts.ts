// For the head of a page that brings its fonts: preloads them when they are in the HTTP cache already, because the visitor
// comes from another page of the site. Otherwise they would be late, and Chromium would delay the first paint for them
// (ADR 0010).

import type { InlineData } from "./inline-data.ts";
import { preload } from "./preload.ts";

declare const INLINE_DATA: InlineData["preload-cached-fonts"];

if (document.referrer.startsWith(`${location.origin}/`)) {
  for (const href of INLINE_DATA) preload({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href });
}
