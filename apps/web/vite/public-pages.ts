import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { build, type Plugin } from "vite";
import type { PublicPage } from "../src/public-pages/public-page.ts";
import { documentOf } from "./document.ts";

const folder = join(import.meta.dirname, "../src/public-pages");

/** The modules of the public pages, as Vite wants entries. */
export const publicPageModules = readdirSync(folder)
  .filter((file) => file.endsWith(".page.tsx"))
  .map((file) => `src/public-pages/${file}`);

/** Puts the public pages beside the app that was built, as HTML. */
export function publicPages(): Plugin {
  let dist: string;
  return {
    name: "lectern:public-pages-built",
    apply: "build",
    configResolved: ({ root, build: { outDir } }) => {
      dist = join(root, outDir);
      if (isAbsolute(outDir)) dist = outDir;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        // Inside the package, so that what the pages import is found.
        const scratch = join(import.meta.dirname, "../node_modules");
        mkdirSync(scratch, { recursive: true });
        const pages = mkdtempSync(join(scratch, ".public-pages-"));
        try {
          const configFile = join(import.meta.dirname, "../vite.public-pages.config.ts");
          await build({ configFile, logLevel: "warn", build: { outDir: pages } });
          const { prerenderPublicPages } = await import("./prerender.ts");
          await prerenderPublicPages({ dist, pages });
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
            // oxlint-disable-next-line no-await-in-loop -- five modules, loaded once
            const { page } = (await server.ssrLoadModule(module)) as { page: PublicPage };
            if (page.path !== path) continue;
            // The page's module again, in the browser: it brings the styles.
            const head = `<script type="module">import "/${module}"; import "/src/public-pages/site.ts";</script>`;
            const html = documentOf({ page, body: renderToStaticMarkup(page.element), head });
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
