import { renderToStaticMarkup } from "react-dom/server";
import { findFirstFonts, findScripts } from "./build-output.ts";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import { toHtml } from "./html.ts";
import type { StaticDocument } from "./page-document.ts";
import type { WriteContext } from "./write-documents.ts";

/** Writes a page that needs no app: its element, its styles, and a kilobyte of script. */
export async function writeStaticDocument(
  document: StaticDocument,
  { site, styles, root, app, compileInline }: WriteContext,
): Promise<string> {
  const { file, element, facts, script } = document;
  const scripts = script === undefined ? [] : findScripts(root, app, [script]);
  const built = { main: "", scripts, fonts: findFirstFonts(styles), sharedScripts: () => [] };
  const inHead = await Promise.all(document.head.map((inline) => compileInline(inline, built)));
  const policy = toContentSecurityPolicy({ scripts: inHead, styles: [styles], linksStyles: false });
  const html = toHtml({
    site,
    document,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...inHead.map((text) => `<script>${text}</script>`),
      `<style>${styles}</style>`,
      ...scripts.slice(0, -1).map((href) => `<link rel="modulepreload" href="${href}">`),
      ...scripts.slice(-1).map((src) => `<script type="module" src="${src}"></script>`),
      // A data block, which the policy does not restrict.
      ...(facts === undefined
        ? []
        : [`<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`]),
    ],
    body: [renderToStaticMarkup(element)],
  });
  if (/ style="|<!--\$/.test(html)) throw new Error(`${file} has inline styles, or a part that waits for script`);
  return html;
}
