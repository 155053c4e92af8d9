import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Lists the names of the screenshots in a folder, such as `screens/pricing/PricingView/default.phone-light`. */
const listNames = (folder: string): string[] =>
  globSync("**/*.webp", { cwd: folder })
    .map((file) => file.replaceAll("\\", "/").replace(/\.webp$/, ""))
    .toSorted();

/**
 * Serves the screenshots that `npm run visual -- --pictures` took below `screenshots/`, and their names in
 * `screenshots/names.json`. Because there are many, and the visual comparison doesn't use them, a build includes them
 * only with LECTERN_CONTACT_SHEET=1.
 */
export function contactSheetScreenshots(folder: string): Plugin {
  return {
    name: "lectern:contact-sheet",
    configureServer({ middlewares }) {
      middlewares.use("/screenshots/", (request, response, next) => {
        const path = decodeURIComponent((request.url ?? "").replace(/^\//, "").replace(/\?.*$/, ""));
        const file = join(folder, path);
        if (path === "names.json")
          response.setHeader("content-type", "application/json").end(JSON.stringify(listNames(folder)));
        else if (path.endsWith(".webp") && !path.includes("..") && existsSync(file))
          response.setHeader("content-type", "image/webp").end(readFileSync(file));
        else next();
      });
    },
    generateBundle() {
      const names = process.env["LECTERN_CONTACT_SHEET"] === "1" ? listNames(folder) : [];
      this.emitFile({ type: "asset", fileName: "screenshots/names.json", source: JSON.stringify(names) });
      for (const name of names)
        this.emitFile({
          type: "asset",
          fileName: `screenshots/${name}.webp`,
          source: readFileSync(join(folder, `${name}.webp`)),
        });
    },
  };
}
