import * as hues from "../tokens/hues.ts";
import { ink, night, paper, plain } from "../tokens/paper.ts";
import type { ColorRoles, ThemeName, ToneRoles } from "./roles.ts";

type Hue = Readonly<Record<string, string>>;

const step = (hue: Hue, name: string, n: number): string => {
  const value = hue[`${name}${n}`];
  if (value === undefined) throw new Error(`no step ${n} in ${name}`);
  return value;
};

const toTone = (hue: Hue, name: string, text: string, solid: string, onSolid: string): ToneRoles => ({
  surface: step(hue, name, 3),
  border: step(hue, name, 6),
  text,
  solid,
  onSolid,
});

const light: ColorRoles = {
  surface: {
    canvas: paper[3],
    sheet: paper[2],
    raised: paper[1],
    sunken: paper[4],
    hover: paper[4],
    pressed: paper[5],
    scrim: "rgb(48 40 22 / 0.42)",
  },
  text: { primary: ink[12], secondary: paper[12], muted: paper[11], link: ink[9] },
  border: { subtle: paper[6], strong: paper[8] },
  ink: { fill: ink[11], hover: ink[10], pressed: ink[12], on: paper[1] },
  highlight: {
    mark: "#ffef7a",
    edge: "#fbdf3f",
    on: ink[12],
    wash: "#ffef7a",
    washEdge: "#fbdf3f",
    solid: hues.yellow.yellow9,
    outline: "#8f6a00",
  },
  focus: { ring: "#2f45b5", halo: "#ffef7a" },
  tone: {
    neutral: {
      surface: paper[4],
      border: paper[6],
      text: paper[12],
      solid: paper[12],
      onSolid: paper[1],
    },
    info: toTone(hues.blue, "blue", "#0b5cad", "#0b66bf", plain.white),
    positive: toTone(hues.jade, "jade", "#17694f", "#1b7a5b", plain.white),
    caution: toTone(hues.orange, "orange", "#9c3d00", "#b34500", plain.white),
    critical: toTone(hues.tomato, "tomato", "#b62a10", "#c4320f", plain.white),
    promote: toTone(hues.yellow, "yellow", "#7d5600", hues.yellow.yellow9, ink[12]),
  },
  shadow: { ambient: "rgb(70 58 28 / 0.07)", key: "rgb(70 58 28 / 0.12)" },
  drawing: { bar: ink[11], line: paper[7] },
};

const dark: ColorRoles = {
  surface: {
    canvas: night[1],
    sheet: night[2],
    raised: night[3],
    sunken: "#0f0e0c",
    hover: night[4],
    pressed: night[5],
    scrim: "rgb(0 0 0 / 0.62)",
  },
  text: { primary: night[13], secondary: night[12], muted: night[11], link: "#b7c4f7" },
  border: { subtle: "#34312a", strong: night[8] },
  ink: { fill: night[13], hover: plain.white, pressed: night[12], on: night[1] },
  highlight: {
    mark: "#ecd654",
    edge: "#d9be2c",
    on: night[1],
    wash: "#715e00",
    washEdge: "#7a6600",
    solid: hues.yellow.yellow9,
    outline: hues.yellow.yellow9,
  },
  focus: { ring: hues.yellow.yellow9, halo: "#4d4008" },
  tone: {
    neutral: { surface: night[4], border: night[6], text: night[12], solid: night[12], onSolid: night[1] },
    info: toTone(hues.blueDark, "blue", hues.blueDark.blue11, hues.blueDark.blue11, night[1]),
    positive: toTone(hues.jadeDark, "jade", hues.jadeDark.jade11, hues.jadeDark.jade11, night[1]),
    caution: toTone(hues.orangeDark, "orange", hues.orangeDark.orange11, hues.orangeDark.orange11, night[1]),
    critical: toTone(hues.tomatoDark, "tomato", hues.tomatoDark.tomato11, hues.tomatoDark.tomato11, night[1]),
    promote: toTone(hues.yellowDark, "yellow", hues.yellowDark.yellow11, hues.yellow.yellow9, night[1]),
  },
  shadow: { ambient: "rgb(0 0 0 / 0.35)", key: "rgb(0 0 0 / 0.5)" },
  drawing: { bar: night[12], line: night[6] },
};

const lightContrast: ColorRoles = {
  ...light,
  surface: { ...light.surface, canvas: plain.white, sheet: plain.white, raised: plain.white, sunken: paper[3] },
  text: { primary: plain.black, secondary: "#26241e", muted: "#3a372f", link: "#1c2a78" },
  border: { subtle: "#6d6857", strong: plain.black },
  ink: { fill: plain.black, hover: ink[11], pressed: ink[12], on: plain.white },
  highlight: { ...light.highlight, on: plain.black, outline: "#5c4400" },
  focus: { ring: "#12207a", halo: "#ffef7a" },
  tone: {
    neutral: { ...light.tone.neutral, border: "#6d6857", text: plain.black },
    info: { ...light.tone.info, border: "#0b5cad", text: "#093f78", solid: "#093f78" },
    positive: { ...light.tone.positive, border: "#17694f", text: "#0e4736", solid: "#0e4736" },
    caution: { ...light.tone.caution, border: "#9c3d00", text: "#6b2a00", solid: "#6b2a00" },
    critical: { ...light.tone.critical, border: "#b62a10", text: "#7d1a07", solid: "#7d1a07" },
    promote: { ...light.tone.promote, border: "#7d5600", text: "#533a00" },
  },
  drawing: { bar: plain.black, line: "#6d6857" },
};

const darkContrast: ColorRoles = {
  ...dark,
  surface: { ...dark.surface, canvas: plain.black, sheet: plain.black, raised: night[1], sunken: plain.black },
  text: { primary: plain.white, secondary: "#efeade", muted: "#ddd6c6", link: "#d6deff" },
  border: { subtle: "#99917d", strong: plain.white },
  ink: { fill: plain.white, hover: night[13], pressed: night[13], on: plain.black },
  highlight: {
    ...dark.highlight,
    mark: "#ffe629",
    edge: "#f2d815",
    on: plain.black,
    wash: "#4a3d00",
    washEdge: "#5c4d0a",
  },
  tone: {
    neutral: { ...dark.tone.neutral, border: "#99917d", text: plain.white },
    info: { ...dark.tone.info, border: hues.blueDark.blue11, text: hues.blueDark.blue12 },
    positive: { ...dark.tone.positive, border: hues.jadeDark.jade11, text: hues.jadeDark.jade12 },
    caution: { ...dark.tone.caution, border: hues.orangeDark.orange11, text: hues.orangeDark.orange12 },
    critical: { ...dark.tone.critical, border: hues.tomatoDark.tomato11, text: hues.tomatoDark.tomato12 },
    promote: { ...dark.tone.promote, border: hues.yellowDark.yellow11, text: hues.yellowDark.yellow12 },
  },
  drawing: { bar: plain.white, line: "#99917d" },
};

export const themes: Readonly<Record<ThemeName, ColorRoles>> = { light, dark, lightContrast, darkContrast };
