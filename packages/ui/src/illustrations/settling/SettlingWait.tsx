import { settlingLine } from "./settling.ts";
import { wait } from "./SettlingWait.css.ts";

const WIDTH = 72;
const HEIGHT = 20;
const { path } = settlingLine("thinking", WIDTH, HEIGHT, { from: WIDTH, over: 1, scale: 1 });

/**
 * A loading animation for a text: sound appears, becomes a line, and starts again. Text beside it must say what is
 * loading.
 */
export function SettlingWait() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={wait} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
