import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { toPreparingWords } from "../arrival.ts";
import { line } from "./Preparing.css.ts";

export interface PreparingProps {
  /** Of the three newest recordings; three may be more. */
  readonly count: number;
}

/**
 * The number of recordings being processed, as a line that is announced. Empty for none, so that words that come are announced
 * (ARR-02).
 */
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
