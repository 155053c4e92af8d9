import { overlay, sound } from "./SettlingIn.css.ts";
import { settlingLine } from "./settling.ts";

const WIDTH = 560;
const HEIGHT = 64;
/** Sound that never lies down: the motion does that. */
const allSound = { from: WIDTH, over: 1, scale: 2 };

export interface SettlingInProps {
  /** The same seed draws the same strokes. */
  readonly seed: string;
}

/**
 * The arrival of a recording: sound stands over its card, lies down as a line, and gives way to the words. Plays once when it
 * is mounted; lies over the nearest positioned element.
 */
export function SettlingIn({ seed }: SettlingInProps) {
  return (
    <span className={overlay} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMinYMid slice" className={sound}>
        <path d={settlingLine(seed, WIDTH, HEIGHT, allSound).path} />
      </svg>
    </span>
  );
}
