import { bars } from "./Wave.css.ts";

/** Of the drawing, which is stretched to its box. */
const HEIGHT = 20;
const LEAST = 1.5;
const [PITCH, WIDTH] = [4, 2.6];

/** Draws a bar a digit, as the `d` attribute of one path. */
const drawBars = (wave: string): string =>
  wave
    .split("")
    .map((digit, index) => {
      const height = LEAST + (Number(digit) / 9) * (HEIGHT - LEAST);
      return `M${index * PITCH} ${((HEIGHT - height) / 2).toFixed(1)}h${WIDTH}v${height.toFixed(1)}h-${WIDTH}z`;
    })
    .join("");

export interface WaveProps {
  /** How much is said in each part of the lecture, a digit each; null draws nothing in the same room. */
  readonly wave: string | null;
}

/** A lecture's own wave: its speech over time (DAY-06). Decorative: hidden from screen readers. */
export function Wave({ wave }: WaveProps) {
  return (
    <svg
      viewBox={`0 0 ${(wave?.length ?? 1) * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={bars}
      aria-hidden="true"
    >
      {wave !== null && <path d={drawBars(wave)} />}
    </svg>
  );
}
