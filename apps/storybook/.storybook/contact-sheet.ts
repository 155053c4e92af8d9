import sharp from "sharp";
import type { Plugin } from "vite";
import { Baselines } from "../visual/baselines.ts";

/** Twice the width at which the contact sheet shows one, for dense screens. */
const WIDTH = 960;

async function thumbnail(baselines: Baselines, name: string): Promise<Buffer> {
  const { data, width, height } = await baselines.pixels(name);
  return await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

/**
 * Serves the baselines as small screenshots below `screenshots/`, with their names in `screenshots/names.json`. A build has them
 * only with LECTERN_CONTACT_SHEET=1: they take half a minute, and the visual comparison doesn't use them.
 */
export function contactSheetScreenshots(folder: string): Plugin {
  return {
    name: "lectern:contact-sheet",
    configureServer({ middlewares }) {
      let baselines = new Baselines(folder);
      middlewares.use("/screenshots/", (request, response, next) => {
        const path = decodeURIComponent((request.url ?? "").replace(/^\//, "").replace(/\?.*$/, ""));
        if (path === "names.json") {
          baselines = new Baselines(folder);
          response.setHeader("content-type", "application/json").end(JSON.stringify(baselines.names()));
          return;
        }
        thumbnail(baselines, path.replace(/\.webp$/, "")).then(
          (screenshot) => response.setHeader("content-type", "image/webp").end(screenshot),
          () => next(),
        );
      });
    },
    async generateBundle() {
      const wanted = process.env["LECTERN_CONTACT_SHEET"] === "1";
      const baselines = new Baselines(folder);
      this.emitFile({
        type: "asset",
        fileName: "screenshots/names.json",
        source: wanted ? JSON.stringify(baselines.names()) : "[]",
      });
      if (!wanted) return;
      for (const name of baselines.names()) {
        // oxlint-disable-next-line no-await-in-loop -- those of one archive follow each other, and share its decoding
        this.emitFile({
          type: "asset",
          fileName: `screenshots/${name}.webp`,
          source: await thumbnail(baselines, name),
        });
      }
    },
  };
}
