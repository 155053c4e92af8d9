import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type PluginOption, type Rollup } from "vite";
import { type Library, peers } from "./peers.ts";

/** The pages of each library: one button, its counterparts of our ten most used components, or 1,000 cards. */
export type Page = "button" | "ten" | "cards";

export interface Sizes {
  /**
   * Bytes after gzip, level 9, for each file separately. Fonts and images are not counted, because no page needs them
   * to start.
   */
  readonly js: number;
  readonly css: number;
}

/** S2 uses a macro for styles, which runs during the build. */
export async function getPlugins(library: Library): Promise<PluginOption[]> {
  if (library !== "s2") return [];
  const file = createRequire(join(peers, "package.json")).resolve("unplugin-parcel-macros");
  const { default: macros } = (await import(pathToFileURL(file).href)) as {
    default: { vite?: () => PluginOption; default?: { vite: () => PluginOption } };
  };
  const plugin = macros.vite ?? macros.default?.vite;
  if (plugin === undefined) throw new Error("unplugin-parcel-macros has no plugin for Vite");
  return [plugin()];
}

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** Builds one page into `folder`, like a project that installed the library, and measures its size. */
export async function buildPage(library: Library, page: Page, folder: string): Promise<Sizes> {
  const { output } = (await build({
    root: peers,
    configFile: false,
    logLevel: "error",
    plugins: await getPlugins(library),
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      // For all libraries, browsers that know light-dark(): otherwise the build would add code that the library didn't
      // write.
      cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: join(peers, library, `${page}.tsx`),
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: "page.js", assetFileNames: "[name][extname]" },
      },
    },
  })) as Rollup.RollupOutput;
  let js = 0;
  let css = 0;
  for (const file of output) {
    if (file.type === "chunk" && file.code.includes("Each child in a list should have a unique"))
      throw new Error(`${library}'s page has React for development in it`);
    if (file.type === "chunk") js += gzipped(file.code);
    else if (file.fileName.endsWith(".css")) css += gzipped(file.source);
  }
  return { js, css };
}
