import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest } from "vite";
import { brand } from "@lectern/domain/brand";
import type { AppPage } from "../src/app-pages/app-page.ts";
import type { backendOf } from "../src/backend.ts";
import type { PublicPage } from "../src/public-pages/public-page.ts";
import { appDocument } from "./app-document.ts";
import { readManifest, stylesOf } from "./built.ts";
import { compressAll } from "./compress.ts";
import { hostHeaders } from "./host-headers.ts";
import { publicDocument } from "./public-document.ts";
import { appPageModules, publicPageModules } from "./public-pages.ts";
import { goodbyeScript, keptOf, workerScript } from "./service-worker.ts";

interface Builds {
  /** Where the app was built to; the documents are put beside it. */
  readonly dist: string;
  /** The pages' modules, built for Node. */
  readonly pages: string;
  /** The scripts of the pages' first pictures, a folder each. */
  readonly pictures: readonly string[];
  readonly backend: ReturnType<typeof backendOf>;
  /** Whether the dashboard's code is kept on the device (ADR 0011). */
  readonly keeps: boolean;
}

/** Renders every document, and writes what search engines and static hosts have to know. */
export async function prerender({ dist, pages: built, pictures, backend, keeps }: Builds): Promise<void> {
  const manifest = readManifest(built);
  const app = readManifest(dist);
  const drawn: Manifest = Object.assign({}, ...pictures.map(readManifest));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const load = async (module: string): Promise<{ page?: PublicPage; pages?: readonly AppPage[] }> => {
    const file = manifest[module]?.file;
    if (file === undefined) throw new Error(`${module} was not built`);
    // The time makes it a new module, when a watcher builds again in one process.
    return await import(`${pathToFileURL(join(built, file)).href}?${Date.now()}`);
  };

  cpSync(join(built, "assets"), join(dist, "assets"), { recursive: true, force: false, filter: isNoScript });
  for (const folder of pictures) {
    cpSync(join(folder, "assets"), join(dist, "assets"), { recursive: true, force: false, filter: isNoStyle });
  }
  const indexed: string[] = [];
  const redirects: Redirect[] = [];
  for (const module of publicPageModules) {
    // oxlint-disable-next-line no-await-in-loop -- a few modules, in the order of the site
    const { page } = await load(module);
    if (page === undefined) throw new Error(`${module} has no page`);
    write(page.file, publicDocument({ page, styles: stylesOf(built, manifest, module), app }));
    if (page.indexed) indexed.push(page.path);
  }
  for (const module of appPageModules) {
    // oxlint-disable-next-line no-await-in-loop -- a few modules, in the order of the site
    const { pages = [] } = await load(module);
    for (const page of pages) {
      const parts = { page, styles: stylesOf(built, manifest, module), dist, app, pictures: drawn, backend };
      // oxlint-disable-next-line no-await-in-loop -- the same
      write(page.file, await appDocument({ ...parts, from: "host" }));
      // oxlint-disable-next-line no-await-in-loop -- the same
      if (keeps && page.addresses.some(isKept))
        write(keptFile(page.file), await appDocument({ ...parts, from: "device" }));
      if (page.canonical !== undefined) indexed.push(page.canonical);
      redirects.push(...page.addresses.map((address) => ({ address, file: page.file })));
    }
  }

  const locations = indexed.toSorted().map((path) => `<url><loc>${brand.siteUrl}${path}</loc></url>`);
  const sitemap = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join("")}</urlset>`;
  const robots = ["User-agent: *", "Disallow: /dashboard", "Disallow: /auth/", `Sitemap: ${brand.siteUrl}/sitemap.xml`];
  write("sitemap.xml", `<?xml version="1.0" encoding="UTF-8"?>\n${sitemap}\n`);
  write("robots.txt", `${robots.join("\n")}\n`);
  redirects.sort(mostParticularFirst);
  write("_redirects", redirects.map(({ address, file }) => `${address} /${file} 200\n`).join(""));
  write("_headers", hostHeaders);
  const kept = redirects.filter(({ address }) => isKept(address));
  const documents = kept.map(({ address, file }) => ({ address, file: keptFile(file) }));
  write("sw.js", await (keeps ? workerScript(keptOf(dist, app, documents)) : goodbyeScript()));
  await compressAll(dist);
}

/** An address, and the file that answers it. */
interface Redirect {
  readonly address: string;
  readonly file: string;
}

/** The device answers for the dashboard alone (ADR 0011). */
const isKept = (address: string): boolean => /^\/dashboard(?:\/|$)/.test(address);
const keptFile = (file: string): string => `kept/${basename(file)}`;

/** A host takes the first line that fits. */
const mostParticularFirst = ({ address: first }: Redirect, { address: second }: Redirect): number =>
  Number(first.endsWith("*")) - Number(second.endsWith("*")) || second.length - first.length;

/** The pages' own modules were for rendering; their fonts and pictures are for the browser. */
const isNoStyle = (file: string) => !/\.(?:css|woff2|png|svg)$/.test(file);

const isNoScript = (file: string) => !file.endsWith(".js") && !file.endsWith(".css");
