/**
 * Writes `glyphs.ts` and `screen-glyphs.ts` of `src/elements/icon` from Lucide's drawings. Each icon becomes one path,
 * so that a page has one node for each icon and a bundle contains only the icons that it imports. Usage: npm run glyphs
 * -w @lectern/ui
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Maps our names to Lucide's, for icons of recordings, of the dashboard's frame and of cards. */
const drawings = {
  microphone: "mic",
  thumbsUp: "thumbs-up",
  book: "book",
  podcast: "mic-signal",
  micOff: "mic-off",
  volumeHigh: "volume-2",
  headphones: "headphones",
  music: "music",
  comment: "message-square",
  comments: "messages-square",
  circlePlay: "circle-play",
  circlePause: "circle-pause",
  radio: "radio-tower",
  compactDisc: "disc-3",
  sliders: "sliders-horizontal",
  star: "star",
  more: "ellipsis",
  trash: "trash-2",
  addFolder: "folder-plus",
  search: "search",
  clear: "x",
  menu: "menu",
  home: "house",
  library: "library",
  tools: "wrench",
  experiment: "flask-conical",
  gift: "gift",
  sparkle: "sparkles",
  card: "credit-card",
  settings: "settings",
  signOut: "log-out",
  chevronDown: "chevron-down",
  info: "info",
} as const;

/** Icons that no page shows before its own code has loaded. They are kept out of the code that every page loads. */
const screenDrawings = {
  pencil: "pencil",
  tag: "tag",
  folder: "folder",
  chevronUp: "chevron-up",
  chevronRight: "chevron-right",
  arrowLeft: "arrow-left",
  alert: "circle-alert",
  check: "check",
  mail: "mail",
  notes: "notebook-pen",
  chat: "message-circle",
  transcript: "text-quote",
  summary: "text-align-start",
  customize: "wand-sparkles",
  add: "plus",
  subtract: "minus",
  removeFromFolder: "folder-minus",
  copy: "copy",
  addImage: "image-plus",
  clock: "clock",
  unlimited: "infinity",
  friends: "users",
  heart: "heart",
  layers: "layers",
  share: "share-2",
  print: "printer",
  enhance: "audio-lines",
  voice: "mic-vocal",
  languages: "languages",
  chapters: "list-tree",
  bullets: "list",
  paragraph: "text",
  essay: "file-text",
  bug: "bug",
  idea: "lightbulb",
  help: "circle-question-mark",
  shield: "shield",
  terms: "scroll-text",
  day: "sun",
  night: "moon",
  device: "monitor",
  textSize: "a-large-small",
  lock: "lock",
  practice: "gallery-vertical-end",
  undo: "undo-2",
  pause: "pause",
  calendar: "calendar",
} as const;

type Node = [tag: string, attributes: Record<string, string>];

const number = (attributes: Record<string, string>, name: string): number => Number(attributes[name] ?? "0");

const toPath = ([tag, a]: Node): string => {
  const n = (name: string) => number(a, name);
  switch (tag) {
    case "path": {
      // A relative first move would continue from the previous path; the lines after it are relative.
      const moved = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(.*)$/.exec(a["d"] ?? "");
      if (moved === null) return a["d"] ?? "";
      const [, x = "", y = "", rest = ""] = moved;
      return `M${x} ${y}${/^\s*[-.\d]/.test(rest) ? "l" : ""}${rest.trimStart()}`;
    }
    case "circle":
      return `M${n("cx") - n("r")} ${n("cy")}a${n("r")} ${n("r")} 0 1 0 ${2 * n("r")} 0a${n("r")} ${n("r")} 0 1 0 ${-2 * n("r")} 0`;
    case "line":
      return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`;
    case "polyline":
      return `M${a["points"] ?? ""}`;
    case "polygon":
      return `M${a["points"] ?? ""}z`;
    case "rect": {
      const r = n("rx");
      const [x, y, w, h] = [n("x"), n("y"), n("width"), n("height")];
      const arc = (dx: number, dy: number) => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
      return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`;
    }
    default:
      throw new Error(`no path for <${tag}>`);
  }
};

const require = createRequire(import.meta.url);
const source = dirname(require.resolve("lucide-static/package.json"));
const { version } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as { version: string };

const toLines = (drawings: Readonly<Record<string, string>>): string =>
  Object.entries(drawings)
    .map(([name, drawing]) => {
      // The drawing's file and not icon-nodes.json, because that list lacks aliases.
      const svg = readFileSync(join(source, "icons", `${drawing}.svg`), "utf8");
      const parts = [...svg.matchAll(/<(path|circle|line|polyline|polygon|rect)\s([^>]*?)\/>/g)].map(
        ([, tag = "", attributes = ""]): Node => [
          tag,
          Object.fromEntries(
            [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = ""]) => [name, value]),
          ),
        ],
      );
      if (parts.length === 0) throw new Error(`nothing drawn in ${drawing}`);
      return `/** Lucide \`${drawing}\` */\nexport const ${name} = "${parts.map(toPath).join("")}" as Glyph;`;
    })
    .join("\n");

const origin = `// Written by scripts/draw-glyphs.ts from Lucide ${version} (ISC licence, © Lucide Contributors; portions © Feather, MIT).`;

const biome = require.resolve("@biomejs/biome/bin/biome");
const format = (file: string, text: string): string =>
  execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${file}`], {
    input: `${origin}\n${text}\n`,
    encoding: "utf8",
  });

/** Generates the modules of glyphs, formatted: text by path from the package's root. */
export function drawGlyphs(): ReadonlyMap<string, string> {
  const modules = {
    "src/elements/icon/glyphs.ts": `/** One path on a 24 × 24 grid, to be stroked. */
export type Glyph = string & {
  /** Never there: it tells a path on this grid from other text. */
  readonly glyph: true;
};

${toLines(drawings)}`,
    "src/elements/icon/screen-glyphs.ts": `import type { Glyph } from "./glyphs.ts";\n\n${toLines(screenDrawings)}`,
  };
  return new Map(Object.entries(modules).map(([path, text]) => [path, format(path, text)]));
}

if (import.meta.main) {
  for (const [path, text] of drawGlyphs()) writeFileSync(join(import.meta.dirname, "..", path), text);
}
