import { formatShortDay } from "@lectern/domain/dates";
import type { RecordingMinutes } from "@lectern/domain/profile";
import type { ReactNode } from "react";
import { StatCard, StatCardSkeleton } from "../../cards/stat-card/StatCard.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { noteLine, stats } from "./HomeView.css.ts";
import type { CountState, HomePlanState, HomeState, MinutesState } from "./home.state.ts";

const NOT_LOADED = "Couldn't load";
/** "10,482" */
const formatCount = (count: number): string => new Intl.NumberFormat("en-US").format(count);
const noMinutes: RecordingMinutes = { weekly: 0, bonus: 0, freeWeekEnd: null };

/** SHL-09: if a number could not be read, its default is shown (product decision 31). */
function CountCard({ state, ...card }: { readonly state: CountState; readonly label: string }) {
  if (state.kind === "loading") return <StatCardSkeleton />;
  if (state.kind === "failed") return <StatCard {...card} value={0} note={NOT_LOADED} />;
  return <StatCard {...card} value={formatCount(state.count)} />;
}

/**
 * Product decision 6: whole minutes, rounded down. The last minute of a bonus is shown in hundredths, as it is stored
 * (ADR 0035). In a free week, which uses none of them, the minutes are the note.
 */
function MinutesCard({ state }: { readonly state: MinutesState }) {
  if (state.kind === "loading") return <StatCardSkeleton />;
  const { weekly, bonus, freeWeekEnd } = state.kind === "ready" ? state.minutes : noMinutes;
  const left = Math.floor(weekly);
  const unit = left === 1 ? "minute left this week" : "minutes left this week";
  const extra = bonus > 0 && `+${bonus < 1 ? bonus : Math.floor(bonus)} bonus`;
  if (freeWeekEnd !== null) {
    const rest = [`${left} ${unit}`, extra].filter((part) => part !== false).join(", ");
    return (
      <StatCard
        label="Recording Time"
        value="Unlimited"
        unit={`until ${formatShortDay(freeWeekEnd)}`}
        note={`Not counting down: ${rest}`}
      />
    );
  }
  const lines = [state.kind === "failed" && NOT_LOADED, extra].filter((line) => line !== false);
  return (
    <StatCard
      label="Recording Time"
      value={left}
      unit={unit}
      note={
        lines.length > 0 &&
        lines.map((line) => (
          <span key={line} className={noteLine}>
            {line}
          </span>
        ))
      }
    />
  );
}

function PlanStat({ plan }: { readonly plan: Exclude<HomePlanState, { kind: "absent" }> }): ReactNode {
  if (plan.kind === "premium") {
    return <StatCard label="Your Plan" value="Premium" note="Thanks for subscribing!" />;
  }
  if (plan.kind === "checking") return <StatCardSkeleton />;
  return <MinutesCard state={plan.minutes} />;
}

const isPending = ({ recordings, favorites, plan }: Omit<HomeState, "next" | "recents">): boolean =>
  recordings.kind === "loading" ||
  favorites.kind === "loading" ||
  plan.kind === "checking" ||
  ((plan.kind === "free" || plan.kind === "failed") && plan.minutes.kind === "loading");

/** SHL-06: three numbers, each of which loads and fails separately. */
export function HomeStats(props: Omit<HomeState, "next" | "recents">) {
  const { recordings, favorites, plan } = props;
  return (
    <div aria-busy={isPending(props)}>
      <VisuallyHidden live>{isPending(props) ? "Loading your stats" : ""}</VisuallyHidden>
      <ul className={stats}>
        <li>
          <CountCard state={recordings} label="Total Recordings" />
        </li>
        <li>
          <CountCard state={favorites} label="Favorites" />
        </li>
        {plan.kind !== "absent" && (
          <li>
            <PlanStat plan={plan} />
          </li>
        )}
      </ul>
    </div>
  );
}
