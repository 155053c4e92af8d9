import { themeBootScript } from "@lectern/ui/theme/choice";
import { renderToStaticMarkup } from "react-dom/server";
import type { Manifest } from "vite";
import type { PublicPage } from "../src/public-pages/public-page.ts";
import { firstFonts, scriptsOf } from "./built.ts";
import { documentOf } from "./document.ts";
import { preloadKeptFonts } from "./inline-scripts.ts";
import { contentSecurityPolicy } from "./policy.ts";

interface Parts {
  readonly page: PublicPage;
  readonly styles: string;
  /** The app's build, which has the page's script. */
  readonly app: Manifest;
}

/** A page that needs no app: its element, its styles, and a kilobyte of script. */
export function publicDocument({ page, styles, app }: Parts): string {
  const scripts = scriptsOf(app, [page.script]);
  const boot = [themeBootScript, preloadKeptFonts(firstFonts(styles))].join("\n");
  const policy = contentSecurityPolicy({ scripts: [boot], styles: [styles], linksStyles: false });
  const html = documentOf({
    title: page.title,
    description: page.description,
    canonical: page.indexed ? page.path : undefined,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<script>${boot}</script>`,
      `<style>${styles}</style>`,
      ...scripts.slice(0, -1).map((script) => `<link rel="modulepreload" href="${script}">`),
      `<script type="module" src="${scripts.at(-1)}"></script>`,
      // A block of data: the policy speaks of scripts that run.
      ...(page.facts === undefined
        ? []
        : [`<script type="application/ld+json">${JSON.stringify(page.facts).replaceAll("<", "\\u003c")}</script>`]),
    ],
    body: [renderToStaticMarkup(page.element)],
  });
  if (/ style="|<!--\$/.test(html)) throw new Error(`${page.file} has inline styles, or a part that waits for script`);
  return html;
}
