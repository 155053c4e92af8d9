import type { RecordingMinutes } from "@lectern/domain/profile";
import type { ReactNode } from "react";
import { StatCard, StatCardSkeleton } from "../../cards/stat-card/StatCard.tsx";
import { microphone, sparkle, star } from "../../elements/icon/glyphs.ts";
import { clock } from "../../elements/icon/screen-glyphs.ts";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { stats } from "./HomeView.css.ts";
import type { CountState, HomePlanState, HomeState, MinutesState } from "./home.state.ts";

/** SHL-09: what could not be read stays at its default. */
const getCount = (state: CountState): number => (state.kind === "ready" ? state.count : 0);
/** "10,482" */
const shown = (count: number): string => new Intl.NumberFormat("en-US").format(count);
const noMinutes: RecordingMinutes = { weekly: 0, bonus: 0 };
const getMinutes = (state: MinutesState): RecordingMinutes => (state.kind === "ready" ? state.minutes : noMinutes);

/** Product decision 6: whole minutes, rounded down. The last one of a bonus is shown as it is kept, in hundredths (ADR 0035). */
function MinutesCard({ minutes }: { readonly minutes: RecordingMinutes }) {
  const left = Math.floor(minutes.weekly);
  const bonus = minutes.bonus < 1 ? minutes.bonus : Math.floor(minutes.bonus);
  return (
    <StatCard
      glyph={clock}
      label="Recording time"
      value={left}
      unit={left === 1 ? "minute left this week" : "minutes left this week"}
      {...(bonus > 0 ? { note: `+${bonus} bonus` } : {})}
    />
  );
}

function PlanStat({ plan }: { readonly plan: HomePlanState }): ReactNode {
  if (plan.kind === "premium") {
    return <StatCard glyph={sparkle} label="Your plan" value="Premium" note="Thanks for subscribing!" />;
  }
  if (plan.kind === "checking" || plan.minutes.kind === "loading") return <StatCardSkeleton />;
  return <MinutesCard minutes={getMinutes(plan.minutes)} />;
}

const isPending = ({ recordings, favorites, plan }: Omit<HomeState, "recents">): boolean =>
  recordings.kind === "loading" ||
  favorites.kind === "loading" ||
  plan.kind === "checking" ||
  (plan.kind === "free" && plan.minutes.kind === "loading");

/** SHL-06: three numbers, each of which comes, or fails, by itself. */
export function HomeStats(props: Omit<HomeState, "recents">) {
  const { recordings, favorites, plan } = props;
  return (
    <div aria-busy={isPending(props)}>
      <VisuallyHidden live>{isPending(props) ? "Loading your numbers" : ""}</VisuallyHidden>
      <ul className={stats}>
        <li>
          {recordings.kind === "loading" ? (
            <StatCardSkeleton />
          ) : (
            <StatCard glyph={microphone} label="Total Recordings" value={shown(getCount(recordings))} />
          )}
        </li>
        <li>
          {favorites.kind === "loading" ? (
            <StatCardSkeleton />
          ) : (
            <StatCard glyph={star} label="Favorites" value={shown(getCount(favorites))} />
          )}
        </li>
        <li>
          <PlanStat plan={plan} />
        </li>
      </ul>
    </div>
  );
}
