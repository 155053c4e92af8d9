import { createGlobalThemeContract } from "@vanilla-extract/css";
import { motion, radius, size, space, type } from "../tokens/metrics.ts";
import { sign } from "../tokens/paper.ts";
import { themes } from "./themes.ts";

const toName = (_value: string | null, path: readonly string[]): string => `lectern-${path.join("-")}`;

/** Every colour role, as a custom property. */
export const color = createGlobalThemeContract(themes.light, toName);

const metrics = createGlobalThemeContract({ space, radius, size, type, motion, sign }, toName);

/** All tokens under one name for components: `vars.surface.sheet`, `vars.space.m`. */
export const vars = { ...color, ...metrics };

export const family = createGlobalThemeContract(
  { interface: "", reading: "" },
  (_value, path) => `lectern-family-${path.join("-")}`,
);

/** The reader's typography settings: factors of the page's own values, and additions to the font's. */
export const reader = createGlobalThemeContract(
  { size: "", line: "", paragraph: "", letter: "", word: "", width: "", family: "" },
  (_value, path) => `lectern-reader-${path.join("-")}`,
);

/** The width of a page of text or fields. Pages of cards are as wide as the frame. */
export const column = "50rem";

/** A container query: a card on a phone with text twice as large. With normal text no card is so narrow. */
export const tight = "(max-width: 12rem)";
/** A media query: a phone with text twice as large. With normal text no window is so narrow. */
export const largeTextOnPhone = "(max-width: 15em)";
