import { edge, ink, mark, page } from "./Settling.css.ts";
import { settlingPage } from "./settling.ts";

export { SettlingLine } from "./SettlingLine.tsx";

export interface SettlingProps {
  /** The same seed gives the same drawing. */
  readonly seed: string;
}

/** Sound becoming writing on a page, animated row by row. Decorative: hidden from screen readers. */
export function Settling({ seed }: SettlingProps) {
  const width = 520;
  const drawing = settlingPage(seed, width, 12);
  const { x, y, width: w, height: h } = drawing.marked;
  return (
    <svg viewBox={`-8 0 ${width + 16} ${Math.ceil(drawing.height)}`} className={page} aria-hidden="true">
      <path
        className={mark}
        d={`M${x + 3} ${y + 1}L${x + w - 1} ${y - 1}L${x + w + 2} ${y + h - 1}L${x} ${y + h + 1}Z`}
      />
      <path
        className={edge}
        d={`M${x + w - 7} ${y - 0.6}L${x + w - 1} ${y - 1}L${x + w + 2} ${y + h - 1}L${x + w - 6} ${y + h - 0.6}Z`}
      />
      {drawing.rows.map((path) => (
        <path key={path} className={ink} d={path} />
      ))}
    </svg>
  );
}
