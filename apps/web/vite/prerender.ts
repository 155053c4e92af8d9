import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brand } from "@lectern/domain/brand";
import { renderToStaticMarkup } from "react-dom/server";
import type { Manifest } from "vite";
import type { PublicPage } from "../src/public-pages/public-page.ts";
import { appAddresses } from "../src/public-pages/public-paths.ts";
import { documentOf } from "./document.ts";
import { contentSecurityPolicy, fontPreloads } from "./head.ts";
import { publicPageModules } from "./public-pages.ts";

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;

/** The stylesheets of a module and of everything it imports, each once, in the order of the cascade. */
function stylesheetsOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  seen.add(module);
  return [
    ...(chunk.imports ?? []).flatMap((imported) => stylesheetsOf(manifest, imported, seen)),
    ...(chunk.css ?? []),
  ];
}

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

interface Builds {
  /** Where the app was built to; the pages are put beside it. */
  readonly dist: string;
  /** The public pages, built for Node. */
  readonly pages: string;
}

/** Renders every public page to HTML, and writes what search engines and static hosts have to know. */
export async function prerenderPublicPages({ dist, pages: built }: Builds): Promise<void> {
  const manifest = readManifest(built);
  const siteScript = readManifest(dist)["src/public-pages/site.ts"]?.file;
  if (siteScript === undefined) throw new Error("the build has no src/public-pages/site.ts");

  const prerender = async (module: string): Promise<PublicPage> => {
    const file = manifest[module]?.file;
    if (file === undefined) throw new Error(`${module} was not built`);
    // The time makes it a new module, when a watcher builds again in one process.
    const { page } = (await import(`${pathToFileURL(join(built, file)).href}?${Date.now()}`)) as { page: PublicPage };
    const sheets = [...new Set(stylesheetsOf(manifest, module))];
    const styles = sheets.map((sheet) => readFileSync(join(built, sheet), "utf8").trim()).join("");
    const html = documentOf({
      page,
      body: renderToStaticMarkup(page.element),
      head: [
        `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy({ styles: sha256(styles) })}">`,
        ...fontPreloads(styles),
        `<style>${styles}</style>`,
        `<script type="module" src="/${siteScript}"></script>`,
      ].join("\n"),
    });
    if (/ style="|<!--\$/.test(html))
      throw new Error(`${page.file} has inline styles, or a part that waits for script`);
    writeFileSync(join(dist, page.file), html);
    return page;
  };

  renameSync(join(dist, "index.html"), join(dist, "app.html"));
  cpSync(join(built, "assets"), join(dist, "assets"), { recursive: true, force: false, filter: isNoScript });
  const pages = await Promise.all(publicPageModules.map(prerender));
  const locations = pages
    .filter((page) => page.indexed)
    .map((page) => `<url><loc>${brand.siteUrl}${page.path}</loc></url>`);
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join("")}</urlset>`;
  const robots = ["User-agent: *", "Disallow: /dashboard", "Disallow: /auth/", `Sitemap: ${brand.siteUrl}/sitemap.xml`];
  writeFileSync(join(dist, "sitemap.xml"), `<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}\n`);
  writeFileSync(join(dist, "robots.txt"), `${robots.join("\n")}\n`);
  writeFileSync(join(dist, "_redirects"), appAddresses.map((address) => `${address} /app.html 200\n`).join(""));
}

/** The pages' own modules were for rendering; their fonts and pictures are for the browser. */
const isNoScript = (file: string) => !file.endsWith(".js") && !file.endsWith(".css");
