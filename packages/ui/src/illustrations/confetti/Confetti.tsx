import { varName } from "../../theme/var-name.ts";
import { across, delay, drift, piece, sky, turn } from "./Confetti.css.ts";

export interface ConfettiProps {
  /** Called when the last piece has fallen, 4.5 seconds after the first. */
  readonly onEnd?: (() => void) | undefined;
}

/** Steps by the golden ratio look random, but are the same each time. */
const spread = (index: number, salt: number): number => (index * 0.618034 + salt) % 1;

const pieces = Array.from({ length: 56 }, (_, index) => ({
  [varName(across)]: `${(spread(index, 0.13) * 100).toFixed(1)}%`,
  [varName(drift)]: `${(spread(index * 3, 0.41) * 16 - 8).toFixed(1)}rem`,
  [varName(delay)]: `${(spread(index * 7, 0.77) * 1.25).toFixed(2)}s`,
  [varName(turn)]: `${(spread(index * 5, 0.29) * 3 - 1.5).toFixed(2)}turn`,
}));

/** Confetti made of pen strokes. Decorative: it receives no clicks and is hidden from screen readers. */
export function Confetti({ onEnd }: ConfettiProps) {
  return (
    <div
      className={sky}
      aria-hidden="true"
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onEnd?.();
      }}
    >
      {pieces.map((style, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pieces never change
        <span key={index} className={piece} style={style} />
      ))}
    </div>
  );
}
