import { settlingLine } from "./settling.ts";
import { line } from "./SettlingLine.css.ts";

interface SettlingLineProps {
  readonly seed: string;
}

/** Sound becoming writing on a single line, as a recording's own mark. It is not derived from the sound. */
export function SettlingLine({ seed }: SettlingLineProps) {
  const { path, height } = settlingLine(seed, 560, 24);
  return (
    <svg viewBox={`0 0 560 ${height}`} preserveAspectRatio="xMinYMid slice" className={line} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
