import { Spinner } from "../../elements/spinner/Spinner.tsx";
import { toPreparingWords } from "../arrival.ts";
import { line } from "./Preparing.css.ts";

export interface PreparingProps {
  /** How many of the three newest recordings are processing. Three may mean more. */
  readonly count: number;
}

/**
 * Announces how many recordings are being processed. It is rendered empty for none, so that new text is announced
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
