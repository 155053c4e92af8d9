import { assignVars, globalStyle } from "@vanilla-extract/css";
import { gutterOnPhone, headingOnPhone, motion, radius, size, space, stillMotion, type } from "../tokens/metrics.ts";
import { sign } from "../tokens/paper.ts";
import { color, family, reader, vars } from "./contract.css.ts";
import { atkinsonStack, interfaceStack, lexendStack, readingStack } from "./fonts.css.ts";
import "./reset.css.ts";
import type { ColorRoles } from "./roles.ts";
import { themes } from "./themes.ts";

type Tree = { readonly [key: string]: string | Tree };

/** Writes `light-dark(day, night)` for every value: one rule has both themes, and `color-scheme` alone chooses. */
const both = (day: Tree, night: Tree): Tree =>
  Object.fromEntries(
    Object.entries(day).map(([role, value]) => {
      const other = night[role];
      if (typeof value === "string" && typeof other === "string") {
        return [role, value === other ? value : `light-dark(${value}, ${other})`];
      }
      if (typeof value === "string" || typeof other === "string" || other === undefined) {
        throw new Error(`themes differ in shape at ${role}`);
      }
      return [role, both(value, other)];
    }),
  );

const toColors = (day: ColorRoles, night: ColorRoles) =>
  assignVars(color, both(day as unknown as Tree, night as unknown as Tree) as unknown as ColorRoles);

const regular = toColors(themes.light, themes.dark);
const contrast = toColors(themes.lightContrast, themes.darkContrast);
const still = {
  [vars.motion.quick]: stillMotion.quick,
  [vars.motion.settle]: stillMotion.settle,
  [vars.motion.drawer]: stillMotion.drawer,
  [vars.motion.endless]: stillMotion.endless,
};

globalStyle(":root", {
  colorScheme: "light dark",
  vars: {
    ...regular,
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.size, size),
    ...assignVars(vars.type, type),
    ...assignVars(vars.motion, motion),
    ...assignVars(vars.sign, sign),
    ...assignVars(family, { interface: interfaceStack, reading: readingStack }),
    ...assignVars(reader, {
      size: "1",
      line: "1",
      paragraph: "1",
      letter: "0em",
      word: "0em",
      width: "1",
      family: family.reading,
    }),
  },
  "@media": {
    "(max-width: 40em)": {
      vars: {
        [vars.space.gutter]: gutterOnPhone,
        [vars.type.heading.size]: headingOnPhone.size,
        [vars.type.heading.leading]: headingOnPhone.leading,
      },
    },
    "(prefers-contrast: more)": { vars: contrast },
    "(prefers-reduced-motion: reduce)": { vars: still },
    // In forced colours, the system replaces our colours of text and borders, but not inside drawings.
    "(forced-colors: active)": {
      vars: {
        [vars.surface.raised]: "Canvas",
        [vars.surface.sunken]: "Canvas",
        [vars.border.subtle]: "CanvasText",
        [vars.border.strong]: "CanvasText",
        [vars.drawing.bar]: "CanvasText",
        [vars.drawing.line]: "GrayText",
        [vars.highlight.wash]: "Canvas",
        [vars.highlight.washEdge]: "Canvas",
        [vars.highlight.outline]: "CanvasText",
        [vars.focus.ring]: "Highlight",
      },
    },
  },
});

/** The reader's choice, which `theme/choice` sets on the html element. Storybook's toolbar sets the same attributes. */
globalStyle('[data-theme="light"]', { colorScheme: "light" });
globalStyle('[data-theme="dark"]', { colorScheme: "dark" });
// In forced colours the system's own hold.
globalStyle('[data-contrast="more"]', { "@media": { "(forced-colors: none)": { vars: contrast } } });
globalStyle('[data-motion="still"]', { vars: still });
globalStyle('[data-typeface="atkinson"]', { vars: { [reader.family]: atkinsonStack } });
globalStyle('[data-typeface="lexend"]', { vars: { [reader.family]: lexendStack } });

globalStyle(":root", {
  "@media": { print: { colorScheme: "light", vars: { [vars.surface.canvas]: "#fff", [vars.surface.sheet]: "#fff" } } },
});
