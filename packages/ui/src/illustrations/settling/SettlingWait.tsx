import { settlingLine } from "./settling.ts";
import { wait } from "./SettlingWait.css.ts";

const WIDTH = 72;
const HEIGHT = 20;
const { path } = settlingLine("thinking", WIDTH, HEIGHT, { from: WIDTH, over: 1, scale: 1 });

/** A wait that ends in words: sound stands up, lies down as a line, and begins again. The words beside it say what is awaited. */
export function SettlingWait() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={wait} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
