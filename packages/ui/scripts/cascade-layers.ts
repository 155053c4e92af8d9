/**
 * The cascade layers of the package's styles, one a folder of `src`, in the order in which a component may build on
 * another (ADR 0047). An app's own styles are in no layer, or in a later one, and win without a heavier selector.
 */
import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { entries } from "./exports.ts";

const source = join(import.meta.dirname, "../src");
const folders: readonly string[] = [...entries.core, ...entries.product];

/** Has to come before the first rule of any sheet, whichever a page loads first: it fixes the order. */
export const layerOrder = `@layer ${folders.map((folder) => `lectern.${folder}`).join(", ")};`;

/**
 * In no layer: the rules of Sonner's toasts, which would lose against its own unlayered sheet, and what the stories style
 * themselves, as an app does.
 */
const outside = /^(?:overlays\/toaster\/Toaster$|samples\/)/;

/**
 * A sheet in the layer of its folder.
 *
 * @param place where its module lies below `src`: `elements/button/Button`
 * @throws Error when the folder has no layer
 */
export function toLayeredStyles(styles: string, place: string): string {
  if (outside.test(place)) return styles;
  const [folder = ""] = place.split("/");
  if (!folders.includes(folder)) throw new Error(`${place}: ${folder} has no layer`);
  return `${layerOrder}\n@layer lectern.${folder} {\n${styles}\n}\n`;
}

/** For a project that compiles the package's own source, after vanilla-extract's plugin: puts every sheet into its layer. */
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
