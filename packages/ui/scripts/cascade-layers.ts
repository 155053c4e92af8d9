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

/** A rule with its selectors, declarations and closing brace; it has no rules inside. */
const leaf = /^([ \t]*)([^\s{}@][^{}]*):hover([^{}]*)\{([^{}]*)\}/gm;

/** Splits a list of selectors at its commas, not at those inside parentheses. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = [];
  for (const part of list.split(",")) {
    const last = selectors.at(-1);
    if (last === undefined || last.split("(").length === last.split(")").length) selectors.push(part);
    else selectors[selectors.length - 1] = `${last},${part}`;
  }
  return selectors;
}

/**
 * Limits what a pointer shows over an element to devices whose pointer can hover: a tap would leave it there until the
 * next one.
 */
export const limitHover = (styles: string): string =>
  styles.replace(leaf, (rule) => {
    const [selectors = "", declarations = ""] = rule.split(/(?=\{)/);
    const all = splitSelectors(selectors);
    const others = all.filter((selector) => !selector.includes(":hover"));
    const hovered = all.filter((selector) => selector.includes(":hover"));
    return [
      ...(others.length > 0 ? [`${others.join(",").trimEnd()} ${declarations}`] : []),
      `@media (hover: hover) {\n${hovered.join(",").trimEnd()} ${declarations}\n}`,
    ].join("\n");
  });

/**
 * Wraps a sheet in the layer of its folder.
 *
 * @param place the path of its module below `src`: `elements/button/Button`
 * @throws Error if the folder has no layer
 */
export function toLayeredStyles(styles: string, place: string): string {
  const limited = limitHover(styles);
  if (outside.test(place)) return limited;
  const [folder = ""] = place.split("/");
  if (!folders.includes(folder)) throw new Error(`${place}: ${folder} has no layer`);
  return `${layerOrder}\n@layer lectern.${folder} {\n${limited}\n}\n`;
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
