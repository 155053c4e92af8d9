import type { RecordingDetails } from "@lectern/domain/recording";
import { Wave } from "../../recording/wave/Wave.tsx";
import * as styles from "./CardDetails.css.ts";

export interface CardDetailsProps {
  /** Undefined while they are loading: the lines are empty. */
  readonly details: RecordingDetails | undefined;
}

/** Formats minutes: "62 min"; less than one is "1 min". */
const toLength = (minutes: number): string => `${Math.max(1, Math.round(minutes))} min`;

/** A recording's wave (DAY-06), and its length and the first sentence of its summary in two lines of its card (REC-11). */
export function CardDetails({ details }: CardDetailsProps) {
  return (
    <>
      <Wave wave={details?.wave ?? null} />
      <p className={styles.details} dir="auto">
        {details !== undefined && details.minutes !== null && (
          <>
            <bdi className={styles.length}>{toLength(details.minutes)}</bdi>{" "}
          </>
        )}
        {details?.excerpt}
      </p>
    </>
  );
}
