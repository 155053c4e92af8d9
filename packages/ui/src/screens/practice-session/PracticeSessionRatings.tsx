import type { Rating } from "@lectern/domain/practice";
import { Button } from "../../elements/button/Button.tsx";
import { Keys } from "../../elements/keys/Keys.tsx";
import type { PracticeSessionState, PracticeSessionViewProps } from "./practice-session.state.ts";
import * as styles from "./PracticeSessionView.css.ts";
import { listRatings } from "./session-keys.ts";

const four: Record<Rating, string> = { 1: "Again", 2: "Hard", 3: "Good", 4: "Easy" };
const two: Partial<Record<Rating, string>> = { 1: "Didn't know it", 3: "Knew it" };

/** The rating of a card that was known: the button that stands out. */
const USUAL_RATING: Rating = 3;

export interface PracticeSessionRatingsProps
  extends Pick<PracticeSessionViewProps, "hasTwoButtons" | "hasSingleKeys" | "onRate" | "onChangeRating"> {
  readonly state: Extract<PracticeSessionState, { kind: "shown" }>;
}

/** The rating buttons, each with the time until the card is due again. After a choice, one of them is preselected. */
export function PracticeSessionRatings({
  state,
  hasTwoButtons,
  hasSingleKeys,
  onRate,
  onChangeRating,
}: PracticeSessionRatingsProps) {
  const { intervals, choice, isBusy } = state;
  return (
    <>
      <fieldset className={styles.ratings} aria-label={choice === null ? "How well did you know it?" : "Count this as"}>
        {listRatings(hasTwoButtons).map((rating, index) => (
          <button
            key={rating}
            type="button"
            className={choice === null && rating === USUAL_RATING ? styles.usualRating : styles.rating}
            {...(choice === null ? {} : { "aria-pressed": choice.rating === rating })}
            {...(isBusy ? { "aria-disabled": true } : {})}
            onClick={() => {
              if (isBusy) return;
              if (choice === null) onRate(rating);
              else onChangeRating(rating);
            }}
          >
            {(hasTwoButtons ? two[rating] : undefined) ?? four[rating]}{" "}
            <span className={styles.interval}>{intervals[rating]}</span>
            {hasSingleKeys && (
              <span className={styles.ratingKey} aria-hidden="true">
                {index + 1}
              </span>
            )}
          </button>
        ))}
      </fieldset>
      {choice !== null && (
        <Button variant="primary" size="large" busy={isBusy} onClick={() => onRate(choice.rating)}>
          Next
          <span className={styles.keyHint} aria-hidden="true">
            <Keys keys={["Enter"]} />
          </span>
        </Button>
      )}
    </>
  );
}
