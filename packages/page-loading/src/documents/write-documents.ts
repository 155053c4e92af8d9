import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type PreviewScript, writeAppDocument } from "./app-document.ts";
import { readManifest, readSingleScript, readStyles } from "./build-output.ts";
import { compressAll } from "./compress.ts";
import {
  headerRules,
  sortRedirects,
  toHeadersFile,
  toRedirectsFile,
  toRobots,
  toSitemap,
  toVercelFile,
} from "./host-files.ts";
import { createInlineCompiler } from "./inline-script.ts";
import { toBillOfMaterials, toNotices } from "./notices.ts";
import type { AppDocument, PageDocument } from "./page-document.ts";
import type { Builds } from "./options.ts";
import { listStoredFiles, writeServiceWorker } from "./service-worker.ts";
import { writeStaticDocument } from "./static-document.ts";

const toStoredFile = (file: string): string => `kept/${basename(file)}`;

/**
 * Leaves out scripts and styles: the pages' modules were built for rendering only, but their fonts and images are for
 * the browser.
 */
const isNoScriptOrStyle = (file: string) => !file.endsWith(".js") && !file.endsWith(".css");
const isNoStyleOrImage = (file: string) => !/\.(?:css|woff2|png|svg)$/.test(file);

/** Whether static hosts serve a document at the address of its name without a redirect: `tos.html` at `/tos`. */
const hasAddressOfItsName = ({ kind, file }: PageDocument): boolean =>
  kind === "static" && file !== "index.html" && file !== "404.html";

const toRedirects = ({ addresses, file }: AppDocument) => addresses.map((address) => ({ address, file }));

/** Renders every document, and writes the files for search engines and static hosts. */
export async function writeDocuments(builds: Builds): Promise<void> {
  const { root, main, dist, documents, site } = builds;
  const pages = readManifest(builds.pages);
  const app = readManifest(dist);
  const compileInline = createInlineCompiler(root);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };

  const copying = { recursive: true, force: false } as const;
  cpSync(join(builds.pages, "assets"), join(dist, "assets"), { ...copying, filter: isNoScriptOrStyle });
  const previews = new Map<string, PreviewScript>();
  for (const [name, folder] of builds.previews) {
    cpSync(join(folder, "assets"), join(dist, "assets"), { ...copying, filter: isNoStyleOrImage });
    previews.set(name, readSingleScript(folder));
  }

  const insertRest = await compileInline(builds.insertRest);
  await Promise.all(
    documents.map(async (document) => {
      const styles = readStyles(builds.pages, pages, document.styles);
      const context = { site, root, main, dist, styles, app, compileInline };
      if (document.kind === "static") {
        write(document.file, await writeStaticDocument(document, context));
        return;
      }
      const appContext = { ...context, preview: previews.get(document.preview ?? "") };
      write(document.file, await writeAppDocument(document, appContext));
      if (builds.isStored && document.isStored)
        write(toStoredFile(document.file), await writeAppDocument(document, { ...appContext, insertRest }));
    }),
  );

  const indexed = documents.flatMap(({ canonical }) => canonical ?? []);
  write("sitemap.xml", toSitemap(site, indexed));
  write("robots.txt", toRobots(site));
  const apps = documents.filter((document): document is AppDocument => document.kind !== "static");
  const redirects = sortRedirects(apps.flatMap(toRedirects));
  write("_redirects", toRedirectsFile(redirects));
  write("_headers", toHeadersFile(headerRules));
  const addressFiles = documents.filter(hasAddressOfItsName).map(({ file }) => file);
  write("vercel.json", toVercelFile(headerRules, redirects, addressFiles));
  write("THIRD-PARTY-NOTICES.txt", toNotices(builds.works));
  write("sbom.cdx.json", toBillOfMaterials(site.name, builds.works));
  const storedDocuments = sortRedirects(apps.filter(({ isStored }) => isStored).flatMap(toRedirects)).map(
    ({ address, file }) => ({ address, file: toStoredFile(file) }),
  );
  const { workers, notStored } = builds;
  const stored = builds.isStored
    ? listStoredFiles({ dist, app, main, documents: storedDocuments, notStored })
    : ("none" as const);
  // The byte budgets read this file.
  write(".vite/stored.json", JSON.stringify(stored));
  write("sw.js", await writeServiceWorker(workers, stored));
  await compressAll(dist);
}
