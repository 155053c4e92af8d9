// For the head, after the scripts that every address needs: preloads further scripts, unless the address's query
// contains `search`.

import type { InlineData } from "./inline-data.ts";
import { preload } from "./preload.ts";

declare const INLINE_DATA: InlineData["preload-unless"];

const { search, scripts } = INLINE_DATA;
if (!location.search.includes(search)) for (const href of scripts) preload({ rel: "modulepreload", href });
