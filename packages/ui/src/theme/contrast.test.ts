import { describe, expect, it } from "vitest";
import { type ColorRoles, type ThemeName, tones } from "./roles.ts";
import { themes } from "./themes.ts";

/** WCAG 2 relative luminance of `#rrggbb`. */
const luminance = (hex: string): number => {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (parts === null) throw new Error(`not an opaque colour: ${hex}`);
  const [r = 0, g = 0, b = 0] = parts.slice(1).map((part) => {
    const channel = Number.parseInt(part, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

type Pair = readonly [name: string, front: string, back: string];

const listSurfaces = ({ surface }: ColorRoles) =>
  (["canvas", "sheet", "raised", "sunken", "hover", "pressed"] as const).map((name) => [name, surface[name]] as const);

const textPairs = (roles: ColorRoles): Pair[] => [
  ...listSurfaces(roles).flatMap(([name, back]): Pair[] =>
    (["primary", "secondary", "muted", "link"] as const).map((text) => [
      `text.${text} on ${name}`,
      roles.text[text],
      back,
    ]),
  ),
  ...tones.flatMap((tone): Pair[] => [
    [`${tone}.text on its surface`, roles.tone[tone].text, roles.tone[tone].surface],
    [`${tone}.text on sheet`, roles.tone[tone].text, roles.surface.sheet],
    [`${tone}.text on raised`, roles.tone[tone].text, roles.surface.raised],
    [`${tone}.onSolid on solid`, roles.tone[tone].onSolid, roles.tone[tone].solid],
  ]),
  ...(["fill", "hover", "pressed"] as const).map((fill): Pair => [`ink.on on ${fill}`, roles.ink.on, roles.ink[fill]]),
  ...(["mark", "edge"] as const).map(
    (fill): Pair => [`highlight.on on ${fill}`, roles.highlight.on, roles.highlight[fill]],
  ),
  ...(["wash", "washEdge"] as const).map(
    (fill): Pair => [`text.primary on ${fill}`, roles.text.primary, roles.highlight[fill]],
  ),
];

const partPairs = (roles: ColorRoles): Pair[] =>
  (["canvas", "sheet", "raised"] as const).flatMap((name): Pair[] => [
    [`border.strong on ${name}`, roles.border.strong, roles.surface[name]],
    [`focus.ring on ${name}`, roles.focus.ring, roles.surface[name]],
    [`highlight.outline on ${name}`, roles.highlight.outline, roles.surface[name]],
    [`ink.fill on ${name}`, roles.ink.fill, roles.surface[name]],
    [`drawing.bar on ${name}`, roles.drawing.bar, roles.surface[name]],
    ["drawing.bar on wash", roles.drawing.bar, roles.highlight.wash],
  ]);

const tooWeak = (pairs: readonly Pair[], least: number): string[] =>
  pairs
    .map(([name, front, back]) => [name, contrast(front, back)] as const)
    .filter(([, ratio]) => ratio < least)
    .map(([name, ratio]) => `${name}: ${ratio.toFixed(2)}`);

describe.each(Object.keys(themes) as ThemeName[])("the %s theme", (name) => {
  const roles = themes[name];
  const increased = name.endsWith("Contrast");

  it("has text with enough contrast on every surface that it is used on", () => {
    expect(tooWeak(textPairs(roles), increased ? 7 : 4.5)).toEqual([]);
  });

  it("has borders, focus rings and icons with enough contrast to their background", () => {
    expect(tooWeak(partPairs(roles), increased ? 4.5 : 3)).toEqual([]);
  });
});

it("computes contrast as the standard does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
