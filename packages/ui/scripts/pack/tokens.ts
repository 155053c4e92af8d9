/**
 * Writes the theme's values in the format of the Design Tokens Community Group (2025.10), for design tools and other
 * platforms. They come from the same source as the style sheet.
 */
import { arial, georgia, hankenGrotesk, newsreader } from "../../src/theme/font-metrics.ts";
import { themes } from "../../src/theme/themes.ts";
import { motion, radius, size, space, type } from "../../src/tokens/metrics.ts";
import { sign } from "../../src/tokens/paper.ts";

export interface Token {
  readonly $type: "color" | "dimension" | "duration" | "cubicBezier" | "number" | "fontFamily";
  readonly $value: unknown;
  /** The token's custom property, and its CSS value if the format can't express it. */
  readonly $extensions: { readonly "lectern.variable": string; readonly "lectern.css"?: string };
}
export interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

type Tree = { readonly [key: string]: string | Tree };

/** `#rrggbb` or `rgb(r g b / alpha)`. @throws Error for a colour in another format */
function toColor(css: string) {
  const hex = /^#(..)(..)(..)$/.exec(css)?.slice(1);
  const [, red = "", green = "", blue = "", alpha = "1"] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? [];
  const channels = hex?.map((pair) => Number.parseInt(pair, 16)) ?? [red, green, blue].map(Number);
  if (hex === undefined && red === "") throw new Error(`not a colour of ours: ${css}`);
  return {
    colorSpace: "srgb",
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha: Number(alpha),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`,
  };
}

/**
 * Converts a CSS value to a value of the format with its type; undefined if the format has no such type (`65ch`,
 * `running`).
 */
function toValue(css: string): Pick<Token, "$type" | "$value"> | undefined {
  if (/^(#|rgb)/.test(css)) return { $type: "color", $value: toColor(css) };
  const [, milliseconds] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (milliseconds !== undefined) return { $type: "duration", $value: { value: Number(milliseconds), unit: "ms" } };
  const [, curve] = /^cubic-bezier\((.+)\)$/.exec(css) ?? [];
  if (curve !== undefined) return { $type: "cubicBezier", $value: curve.split(",").map(Number) };
  if (css === "0") return { $type: "dimension", $value: { value: 0, unit: "px" } };
  if (/^[\d.]+$/.test(css)) return { $type: "number", $value: Number(css) };
  // A value that shrinks on a narrow screen is written at its full size.
  const [, length, unit] =
    /^(?:min\()?([\d.]+)(rem|px)(?:, [\d.]+vw\))?$/.exec(css) ?? /^clamp\(.+, ([\d.]+)(rem)\)$/.exec(css) ?? [];
  if (length !== undefined) return { $type: "dimension", $value: { value: Number(length), unit } };
  return undefined;
}

function toTokens(tree: Tree, path: readonly string[]): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, css]): [string, Token | TokenGroup][] => {
      const here = [...path, name];
      if (typeof css !== "string") return [[name, toTokens(css, here)]];
      const value = toValue(css);
      if (value === undefined) return [];
      const isMore = /^(min|clamp)\(/.test(css);
      const $extensions = { "lectern.variable": `--lectern-${here.join("-")}`, ...(isMore && { "lectern.css": css }) };
      return [[name, { ...value, $extensions }]];
    }),
  );
}

const toFamily = (name: string, fonts: readonly string[]): Token => ({
  $type: "fontFamily",
  $value: fonts,
  $extensions: { "lectern.variable": `--lectern-family-${name}` },
});

/** Returns all tokens: the colours of each theme, and the values that all themes share. */
export const toDesignTokens = (): TokenGroup => ({
  color: Object.fromEntries(Object.entries(themes).map(([theme, roles]) => [theme, toTokens(roles, [])])),
  ...toTokens({ space, radius, size, type, motion, sign }, []),
  family: {
    interface: toFamily("interface", [hankenGrotesk.familyName, arial.familyName, "sans-serif"]),
    reading: toFamily("reading", [newsreader.familyName, georgia.familyName, "serif"]),
  },
});
