import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { themeBootScript } from "@lectern/ui/theme/choice";
import { renderToStaticMarkup } from "react-dom/server";
import { build, type Plugin } from "vite";
import { backendOf } from "../src/backend.ts";
import type { PublicPage } from "../src/public-pages/public-page.ts";
import { documentOf } from "./document.ts";

const source = join(import.meta.dirname, "../src");

const modulesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(source, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => `src/${folder}/${file}`);

/** The modules of the pages that need no app, and of the documents that the app runs in, as Vite wants entries. */
export const publicPageModules = modulesIn("public-pages", ".page.tsx");
export const appPageModules = modulesIn("app-pages", ".page.tsx");
/** The modules that draw first pictures. */
export const pictureModules = modulesIn("first-picture", ".picture.tsx");

/** Puts every document beside the scripts that were built. */
export function builtPages(): Plugin {
  let dist: string;
  let backend: ReturnType<typeof backendOf>;
  let keeps = true;
  return {
    name: "lectern:built-pages",
    apply: "build",
    configResolved: ({ root, env, build: { outDir } }) => {
      dist = isAbsolute(outDir) ? outDir : join(root, outDir);
      backend = backendOf(env);
      keeps = env["VITE_SERVICE_WORKER"] !== "off";
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // Inside the package, so that what the pages import is found.
        const scratch = join(import.meta.dirname, "../node_modules");
        mkdirSync(scratch, { recursive: true });
        const pages = mkdtempSync(join(scratch, ".pages-"));
        const pictures = pictureModules.map((module, index) => ({ module, folder: join(pages, `picture-${index}`) }));
        try {
          const configFile = join(import.meta.dirname, "../vite.pages.config.ts");
          await build({ configFile, logLevel: "warn", build: { outDir: pages } });
          // Each by itself: what they share would be one more request of every page.
          for (const { module, folder } of pictures) {
            // oxlint-disable-next-line no-await-in-loop -- one build after the other
            await build({
              configFile: join(import.meta.dirname, "../vite.pictures.config.ts"),
              logLevel: "warn",
              build: { outDir: folder, rolldownOptions: { input: [module] } },
            });
          }
          const { prerender } = await import("./prerender.ts");
          await prerender({ dist, pages, pictures: pictures.map(({ folder }) => folder), backend, keeps });
        } finally {
          rmSync(pages, { recursive: true });
        }
      },
    },
  };
}

/** Renders the public pages while developing, as `prerender.ts` does for good. */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: "lectern:public-pages",
    apply: "serve",
    configureServer: (server) => {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0];
        const answer = async () => {
          for (const module of publicPageModules) {
            // oxlint-disable-next-line no-await-in-loop -- a few modules, loaded once
            const { page } = (await server.ssrLoadModule(module)) as { page: PublicPage };
            if (page.path !== path) continue;
            const html = documentOf({
              title: page.title,
              description: page.description,
              canonical: page.indexed ? page.path : undefined,
              head: [
                `<script>${themeBootScript}</script>`,
                // The page's module again, in the browser: it brings the styles.
                `<script type="module">import "/${module}"; import "/${page.script}";</script>`,
              ],
              body: [renderToStaticMarkup(page.element)],
            });
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(path, html));
            return;
          }
          next();
        };
        answer().catch(next);
      });
    },
  };
}
