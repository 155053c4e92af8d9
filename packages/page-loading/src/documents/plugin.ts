import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { build, type Plugin } from "vite";
import { readManifest } from "./build-output.ts";
import { toHtml } from "./html.ts";
import { createInlineCompiler } from "./inline-script.ts";
import { moduleSizes } from "./module-sizes.ts";
import { createModuleCollector, listShippedWorks } from "./notices.ts";
import type { PageDocument, ToDocuments } from "./page-document.ts";
import type { DocumentsOptions } from "./options.ts";
import { separateFontsPlugin } from "./separate-fonts.ts";
import { writeServiceWorker } from "./service-worker.ts";
import { writeDocuments } from "./write-documents.ts";

/** Renders the documents when the app is built. In development, serves the static ones. */
export const documents = (options: DocumentsOptions): Plugin[] => [
  separateFontsPlugin(),
  moduleSizes(),
  builtDocuments(options),
  documentsInDevelopment(options),
];

function builtDocuments(options: DocumentsOptions): Plugin {
  const { root, table, site } = options;
  let dist: string;
  let backend: ReturnType<DocumentsOptions["readBackend"]>;
  let isStored = true;
  const { plugin: collectModules, modules } = createModuleCollector();
  return {
    name: "documents:build",
    apply: "build",
    // Web workers are built separately.
    config: () => ({ worker: { plugins: () => [collectModules()] } }),
    generateBundle: collectModules().generateBundle!,
    configResolved: ({ env, build: { outDir } }) => {
      dist = isAbsolute(outDir) ? outDir : join(root, outDir);
      backend = options.readBackend(env);
      isStored = env["VITE_SERVICE_WORKER"] !== "off";
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // Inside the package, so that the pages' imports resolve. The folder is new, so that a watcher's next build is
        // not cached.
        const scratch = join(root, "node_modules");
        mkdirSync(scratch, { recursive: true });
        const pages = mkdtempSync(join(scratch, ".pages-"));
        try {
          await build({ ...options.tableConfig, root, build: { ...options.tableConfig.build, outDir: pages } });
          const file = readManifest(pages)[table]?.file;
          if (file === undefined) throw new Error(`${table} was not built`);
          const module = (await import(pathToFileURL(join(pages, file)).href)) as {
            documents: ToDocuments;
          };
          const all = await module.documents(backend);
          const previews = new Map<string, string>();
          for (const { preview } of all.filter((document) => document.kind !== "static")) {
            if (preview === undefined) continue;
            const config = options.previewConfig(preview);
            const folder = join(pages, `preview-${preview}`);
            previews.set(preview, folder);
            // Separate builds: a shared chunk would be one more request on every page.
            // oxlint-disable-next-line no-await-in-loop -- one build after the other
            await build({
              ...config,
              root,
              plugins: [config.plugins, collectModules()],
              build: { ...config.build, outDir: folder },
            });
          }
          await writeDocuments({
            ...options,
            dist,
            pages,
            previews,
            documents: all,
            site: {
              ...site,
              backendUrl: backend.url,
              captchaOrigin: backend.captchaOrigin,
              reportOrigin: backend.reportOrigin,
            },
            isStored,
            works: listShippedWorks(root, modules, options.shippedAssets),
          });
        } finally {
          rmSync(pages, { recursive: true });
        }
      },
    },
  };
}

const CHARSET = '<meta charset="utf-8" />';

/** Serves the static documents, and adds the boot script to index.html. */
function documentsInDevelopment({ root, table, site, boot, readBackend, workers }: DocumentsOptions): Plugin {
  const compileInline = createInlineCompiler(root);
  return {
    name: "documents:development",
    apply: "serve",
    transformIndexHtml: {
      order: "post",
      handler: async (html) => html.replace(CHARSET, `${CHARSET}\n    <script>${await compileInline(boot)}</script>`),
    },
    configureServer: (server) => {
      const answer = async (path: string): Promise<readonly [type: string, text: string] | undefined> => {
        // `npm start` may have registered a service worker at this address.
        if (path === "/sw.js") return ["text/javascript", await writeServiceWorker(workers, "none")];
        const file = path === "/" ? "index.html" : `${path.slice(1)}.html`;
        const module = (await server.ssrLoadModule(table)) as { staticDocuments: () => Promise<PageDocument[]> };
        const document = (await module.staticDocuments()).find((each) => each.file === file);
        if (document === undefined) return undefined;
        // Loads the page's modules in the browser too, because they bring the styles.
        const imports = document.styles.map((each) => `import "/${each}";`).join(" ");
        const end = await Promise.all(document.end.map((script) => compileInline(script)));
        const html = toHtml({
          site: { ...site, backendUrl: readBackend(server.config.env).url },
          document,
          head: [`<script>${await compileInline(boot)}</script>`, `<script type="module">${imports}</script>`],
          body: [renderToStaticMarkup(document.element), ...end.map((text) => `<script>${text}</script>`)],
        });
        return ["text/html", await server.transformIndexHtml(path, html)];
      };
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0] ?? "";
        if (!/^\/(?:[\w-]*|sw\.js)$/.test(path)) {
          next();
          return;
        }
        const respond = async () => {
          const [type, text] = (await answer(path)) ?? [];
          if (text === undefined) next();
          else response.setHeader("content-type", `${type}; charset=utf-8`).end(text);
        };
        respond().catch(next);
      });
    },
  };
}
