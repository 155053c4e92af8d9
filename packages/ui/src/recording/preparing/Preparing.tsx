import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { toPreparingWords } from "../arrival.ts";
import { line } from "./Preparing.css.ts";

export interface PreparingProps {
  /** Of the three newest recordings; three may be more. */
  readonly count: number;
}

/** How many recordings are processed, as a line that is announced; empty for none (ARR-02). */
export function Preparing({ count }: PreparingProps) {
  return (
    <output className={line}>
      {count > 0 && (
        <>
          <Spinner />
          {toPreparingWords(count)}
        </>
      )}
    </output>
  );
}
