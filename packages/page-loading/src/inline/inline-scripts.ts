import type { InlineScript } from "../documents/page-document.ts";
import type { InlineData } from "./inline-data.ts";

/** By the package's name, because this module is bundled with the table of pages, and has no place of its own then. */
const toModule = (name: string): string => `@lectern/page-loading/inline/${name}`;

/** A placeholder for the student's email, until the document reads it from the session. */
export const EMAIL_PLACEHOLDER = "\uE000";

/** The scripts that are compiled into documents, with their data. */
export const inline = {
  applyTheme: { module: toModule("apply-theme") },
  enableCachedFonts: { module: toModule("enable-cached-fonts") },
  findSession: { module: toModule("find-session") },
  insertRest: { module: toModule("insert-rest") },
  preloadCachedFonts: {
    module: toModule("preload-cached-fonts"),
    dataFrom: ({ fonts }): InlineData["preload-cached-fonts"] => fonts,
  },
  prefetchRequests: (data: InlineData["prefetch-requests"]) => ({ module: toModule("prefetch-requests"), data }),
  preloadUnless: ({ search, modules }: { readonly search: string; readonly modules: readonly string[] }) => ({
    module: toModule("preload-unless"),
    dataFrom: ({ sharedScripts }): InlineData["preload-unless"] => ({
      search,
      scripts: modules.flatMap(sharedScripts),
    }),
  }),
  showSignedIn: {
    module: toModule("show-signed-in"),
    data: { email: EMAIL_PLACEHOLDER } satisfies InlineData["show-signed-in"],
  },
  startOnInteraction: {
    module: toModule("start-on-interaction"),
    dataFrom: ({ main, scripts }): InlineData["start-on-interaction"] => ({ main, scripts }),
  },
} satisfies Record<string, InlineScript | ((data: never) => InlineScript)>;
