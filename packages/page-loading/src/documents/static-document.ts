import { renderToStaticMarkup } from "react-dom/server";
import { findFirstFonts } from "./build-output.ts";
import { toContentSecurityPolicy } from "./content-security-policy.ts";
import { toHtml } from "./html.ts";
import type { StaticDocument } from "./page-document.ts";
import type { WriteContext } from "./options.ts";

/** Writes a page that needs no app: its element, its styles, and half a kilobyte of script. */
export async function writeStaticDocument(
  document: StaticDocument,
  { site, styles, compileInline }: WriteContext,
): Promise<string> {
  const { file, element, facts, head, end } = document;
  const built = { main: "", scripts: [], fonts: findFirstFonts(styles), sharedScripts: () => [] };
  const compileAll = (all: StaticDocument["head"]) => Promise.all(all.map((inline) => compileInline(inline, built)));
  const [inHead, atEnd] = await Promise.all([compileAll(head), compileAll(end)]);
  const policy = toContentSecurityPolicy({ scripts: [...inHead, ...atEnd], styles: [styles], linksStyles: false });
  const html = toHtml({
    site,
    document,
    head: [
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      ...inHead.map((text) => `<script>${text}</script>`),
      `<style>${styles}</style>`,
      // A data block, which the policy does not restrict.
      ...(facts === undefined
        ? []
        : [`<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`]),
    ],
    body: [renderToStaticMarkup(element), ...atEnd.map((text) => `<script>${text}</script>`)],
  });
  if (/ style="|<!--\$/.test(html)) throw new Error(`${file} has inline styles, or a part that waits for script`);
  return html;
}
