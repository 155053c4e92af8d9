/**
 * The cascade layers of the package's styles: one for each folder of `src`, in the order in which components may build
 * on each other (ADR 0047). An app's own styles are in no layer or in a later one, and override ours without a more
 * specific selector.
 */
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { entries } from "./exports.ts";

const source = join(import.meta.dirname, "../src");
const folders: readonly string[] = [...entries.core, ...entries.product];

/** Must come before the first rule of any sheet, whichever a page loads first, because it fixes the layers' order. */
export const layerOrder = `@layer ${folders.map((folder) => `lectern.${folder}`).join(", ")};`;

/**
 * Sheets in no layer: the rules of Sonner's toasts, which would lose against its own unlayered sheet, and the stories'
 * own styles, which are like an app's.
 */
const outside = /^(?:overlays\/toaster\/Toaster$|samples\/)/;

/**
 * Wraps a sheet in the layer of its folder.
 *
 * @param place the path of its module below `src`: `elements/button/Button`
 * @throws Error if the folder has no layer
 */
export function toLayeredStyles(styles: string, place: string): string {
  if (outside.test(place)) return styles;
  const [folder = ""] = place.split("/");
  if (!folders.includes(folder)) throw new Error(`${place}: ${folder} has no layer`);
  return `${layerOrder}\n@layer lectern.${folder} {\n${styles}\n}\n`;
}

/**
 * A Vite plugin for a project that compiles the package's source. It comes after vanilla-extract's plugin and puts
 * every sheet into its layer.
 */
export const cascadeLayers = (): Plugin => ({
  name: "lectern:cascade-layers",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/ui\/src\/.*\.css\.ts\.vanilla\.css/ },
    handler: (styles, id) => {
      const place = relative(source, id.replace(/\.css\.ts\.vanilla\.css.*$/, "")).replaceAll("\\", "/");
      return { code: toLayeredStyles(styles, place), map: null };
    },
  },
});
