import { FRIENDS_FOR_FREE_WEEK } from "@lectern/domain/free-week";
import { Progress } from "radix-ui";
import { check } from "../../elements/icon/screen-glyphs.ts";
import { Icon } from "../../elements/icon/Icon.tsx";
import { progress, stamp, stamps, words } from "./FreeWeekProgress.css.ts";

export interface FreeWeekProgressProps {
  /** 0 to 7. */
  readonly friends: number;
}

const places = Array.from({ length: FRIENDS_FOR_FREE_WEEK }, (_, index) => index + 1);

/** A card with seven places and a stamp for each friend (REF-05). */
export function FreeWeekProgress({ friends }: FreeWeekProgressProps) {
  const text = `${friends} of ${FRIENDS_FOR_FREE_WEEK} friends`;
  return (
    <div className={progress}>
      <Progress.Root
        className={stamps}
        aria-label="Progress toward your free week"
        value={friends}
        max={FRIENDS_FOR_FREE_WEEK}
        getValueLabel={() => text}
      >
        {places.map((place) => (
          <span key={place} className={stamp} data-stamped={place <= friends} aria-hidden="true">
            {place <= friends ? <Icon glyph={check} size="small" /> : place}
          </span>
        ))}
      </Progress.Root>
      <p className={words}>{text}</p>
    </div>
  );
}
