import { themeBootScript } from "@lectern/ui/theme/choice";
import type { Plugin } from "vite";

const CHARSET = '<meta charset="utf-8" />';

/** Puts the theme into the development server's index.html before the first paint; built documents bring their own. */
export const head = (): Plugin => ({
  name: "lectern:head",
  apply: "serve",
  transformIndexHtml: {
    order: "post",
    handler: (html) => html.replace(CHARSET, `${CHARSET}\n    <script>${themeBootScript}</script>`),
  },
});
