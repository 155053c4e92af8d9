import { assertNever } from "@lectern/domain/assert-never";
import { ReviewPlot } from "../../cards/review-plot/ReviewPlot.tsx";
import { Skeleton } from "../../elements/skeleton/Skeleton.tsx";
import { Stat } from "../../elements/stat/Stat.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { SectionPanel } from "../../frames/section-panel/SectionPanel.tsx";
import type { NumbersState } from "./practice.state.ts";
import * as styles from "./PracticeView.css.ts";

export interface PracticeNumbersProps {
  readonly numbers: NumbersState;
}

/** The number of kept cards, the share recalled in the last 30 days, and the reviews of each day. */
export function PracticeNumbers({ numbers }: PracticeNumbersProps) {
  return (
    <SectionPanel title="The last 30 days">
      {numbers.kind === "loading" ? (
        <div aria-busy="true">
          <Skeleton shape="title" width="half" />
        </div>
      ) : numbers.kind === "failed" ? (
        <Text color="muted">Couldn't load these numbers.</Text>
      ) : numbers.kind === "ready" ? (
        <div className={styles.numbers}>
          <Stat label="Cards kept" value={numbers.kept} />
          <Stat
            label="Remembered"
            value={numbers.asked === 0 ? "–" : `${Math.round((numbers.recalled / numbers.asked) * 100)}%`}
            note={numbers.asked === 0 ? "No reviews yet" : `${numbers.recalled} of ${numbers.asked} that were due`}
          />
          <div className={styles.plotCell}>
            <ReviewPlot days={numbers.days} />
          </div>
        </div>
      ) : (
        assertNever(numbers)
      )}
    </SectionPanel>
  );
}
