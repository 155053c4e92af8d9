/**
 * The product's illustration: strokes that begin as sound and end as words. Pure functions, so that a drawing is always
 * the same.
 */

/** A small seeded generator (mulberry32): the same seed gives the same drawing everywhere. */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (from: number, to: number, t: number): number => from + (to - from) * t;
const ease = (t: number): number => t * t * (3 - 2 * t);
const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws a bar or a word: a rectangle with round ends. */
const pill = (x: number, y: number, width: number, height: number): string => {
  const r = Math.min(width, height) / 2;
  const [w, h] = [width - 2 * r, height - 2 * r];
  const arc = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return `M${short(x + r)} ${short(y)}h${short(w)}${arc(r, r)}v${short(h)}${arc(-r, r)}h${short(-w)}${arc(-r, -r)}v${short(-h)}${arc(r, -r)}z`;
};

export interface Strokes {
  /** The `d` attribute of one filled path. */
  readonly path: string;
  readonly height: number;
}

/**
 * Draws a line of the given width that begins as sound and ends as words.
 * @param seed the same seed gives the same line, e.g. a recording's id
 * @param settling where the sound starts to become writing, over which distance, and how large the strokes are
 */
export function settlingLine(
  seed: string,
  width: number,
  height: number,
  settling = { from: 48, over: 130, scale: 1 },
): Strokes {
  const { from, over, scale } = settling;
  const random = randomFrom(seed);
  const parts: string[] = [];
  let x = 0;
  while (x < width) {
    const t = ease(Math.min(1, Math.max(0, x - from) / over));
    const speech = 0.22 + 0.78 * Math.abs(Math.sin((x / scale) * 0.11 + random() * 0.9)) * (0.45 + 0.55 * random());
    // A bar first becomes shorter and then wider, because in between it would be a blot.
    const w = Math.min(scale * between(2, 8 + random() * 20, t ** 2.5), width - x);
    const h = between(height * speech, 2.5 * scale, t);
    if (w >= 2) parts.push(pill(x, (height - h) / 2, w, h));
    x += w + scale * between(2.5, 5, t ** 2);
  }
  return { path: parts.join(""), height };
}

export interface SettlingPage {
  /** The `d` attribute of each row's filled path. */
  readonly rows: readonly string[];
  readonly height: number;
  /** The highlighted words. */
  readonly marked: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Draws a page whose first lines are sound and whose last lines are writing. */
export function settlingPage(seed: string, width: number, rows: number): SettlingPage {
  const random = randomFrom(seed);
  const drawn: string[] = [];
  let y = 0;
  let marked = { x: 0, y: 0, width: 0, height: 0 };
  for (let row = 0; row < rows; row += 1) {
    const t = ease(Math.min(1, row / (rows * 0.55)));
    const line = between(width * 0.16, 6.5, t);
    // Lines of writing have different lengths, and a paragraph's last line is short.
    const end = width * (t < 1 ? 1 : row % 4 === 3 ? 0.45 + random() * 0.15 : 0.88 + random() * 0.12);
    const parts: string[] = [];
    let x = 0;
    const from = row === rows - 3 ? width * 0.28 : Number.POSITIVE_INFINITY;
    let markStart = -1;
    let markEnd = 0;
    while (x < end) {
      const speech = 0.16 + 0.84 * Math.abs(Math.sin(x * 0.021 + row)) * (0.35 + 0.65 * random());
      const w = Math.min(between(5, 14 + random() * 44, t ** 2.2), end - x);
      const h = between(line * speech, 6.5, t);
      if (w >= 4) {
        parts.push(pill(x, y + (line - h) / 2, w, h));
        if (x >= from && x < width * 0.72) {
          if (markStart < 0) markStart = x;
          markEnd = x + w;
        }
      }
      x += w + between(5.5, 8, t);
    }
    if (markStart >= 0) marked = { x: markStart - 5, y: y - 6, width: markEnd - markStart + 10, height: line + 12 };
    drawn.push(parts.join(""));
    y += line + between(13, 16, t);
  }
  return { rows: drawn, height: y, marked };
}
