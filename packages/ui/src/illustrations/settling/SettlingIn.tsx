import { overlay, sound } from "./SettlingIn.css.ts";
import { settlingLine } from "./settling.ts";

const WIDTH = 560;
const HEIGHT = 64;
/** Sound only, because the animation itself turns it into a line. */
const allSound = { from: WIDTH, over: 1, scale: 2 };

export interface SettlingInProps {
  /** The same seed gives the same drawing. */
  readonly seed: string;
}

/**
 * The animation of a recording's arrival: sound appears over its card, becomes a line, and disappears. Plays once on
 * mount, over the nearest positioned element.
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
