import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { getPlugins } from "./build-page.ts";
import { type Library, peers } from "./peers.ts";

export interface ServerRendering {
  /** Milliseconds to render the page of ten components, the median of 200. */
  readonly median: number;
  /** Bytes of its HTML after gzip, level 9, including the styles that the library inserts. */
  readonly html: number;
}

/** Builds the page of ten components for Node, and renders it in a separate process. */
export async function measureServer(library: Library, folder: string): Promise<ServerRendering> {
  await build({
    root: peers,
    configFile: false,
    logLevel: "error",
    plugins: [
      await getPlugins(library),
      {
        name: "bench:show-on-server",
        enforce: "pre",
        resolveId: (id) => (id === "../shared/show.ts" ? join(peers, "shared/show-on-server.ts") : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(peers, library, "ten.tsx"),
        checks: { moduleLevelDirective: false },
        output: { entryFileNames: "page.mjs" },
      },
    },
  });
  const env = { ...process.env, NODE_ENV: "production" };
  const printed = execFileSync(process.execPath, [join(folder, "page.mjs")], { encoding: "utf8", env });
  const { html, median } = JSON.parse(printed) as { html: string; median: number };
  if (!html.includes("Generate notes")) throw new Error(`${library}'s page was not rendered`);
  return { median, html: gzipSync(html, { level: 9 }).length };
}
