import { assertNever } from "@lectern/domain/assert-never";
import { brand } from "@lectern/domain/brand";
import { findNamesakes } from "../../recording/namesakes.ts";
import { formatShortDay } from "@lectern/domain/dates";
import type { Arrival } from "@lectern/domain/recording";
import type { ReactNode } from "react";
import { RecentRecording, RecentRecordingSkeleton } from "../../cards/recent-recording/RecentRecording.tsx";
import { NoteCard } from "../../cards/note-card/NoteCard.tsx";
import { WelcomeCard } from "../../cards/welcome-card/WelcomeCard.tsx";
import { ButtonLink } from "../../elements/button-link/ButtonLink.tsx";
import { Heading } from "../../elements/heading/Heading.tsx";
import { Stack } from "../../elements/stack/Stack.tsx";
import { Text } from "../../elements/text/Text.tsx";
import { VisuallyHidden } from "../../elements/visually-hidden/VisuallyHidden.tsx";
import { Banner } from "../../feedback/banner/Banner.tsx";
import { isArriving, toArrivalWords } from "../../recording/arrival.ts";
import { NextUp } from "./next-up/NextUp.tsx";
import { HomeStats } from "./HomeStats.tsx";
import { none, pair, panel, recentList, sectionHead, unseen } from "./HomeView.css.ts";
import type { HomeState, HomeViewProps, RecentsState } from "./home.state.ts";
import { recommendations } from "./recommendations.ts";

export type {
  CountState,
  HomePlanState,
  HomeState,
  HomeViewProps,
  MinutesState,
  NextUpState,
  RecentsState,
} from "./home.state.ts";

interface RecentsProps {
  readonly state: RecentsState;
  readonly arrivals: readonly Arrival[];
  readonly recordingHref: (id: string) => string;
}

function Recents({ state, arrivals, recordingHref }: RecentsProps): ReactNode {
  switch (state.kind) {
    case "loading":
      return (
        <>
          <RecentRecordingSkeleton />
          <RecentRecordingSkeleton />
          <RecentRecordingSkeleton />
        </>
      );
    case "failed":
      return null;
    case "empty":
      return (
        <div className={none}>
          <Heading level={3} size="small">
            No recent recordings
          </Heading>
          <Text color="secondary">Recordings can only be created on the mobile app</Text>
        </div>
      );
    case "ready": {
      const namesakes = findNamesakes(state.recordings);
      return (
        <ul className={recentList}>
          {state.recordings.map((recording) => (
            <li key={recording.id}>
              <RecentRecording
                recording={recording}
                href={recordingHref(recording.id)}
                isArriving={isArriving(arrivals, recording.id)}
                hasTime={namesakes.has(recording.id)}
              />
            </li>
          ))}
        </ul>
      );
    }
    default:
      return assertNever(state);
  }
}

/** Premium's advantage over what the student has: in a free week recording is unlimited without it. */
function toOffer({ plan }: HomeState): string {
  const freeWeekEnd = plan.kind === "free" && plan.minutes.kind === "ready" ? plan.minutes.minutes.freeWeekEnd : null;
  if (freeWeekEnd === null) return "Go Premium for unlimited recording.";
  return `Go Premium for unlimited recording after ${formatShortDay(freeWeekEnd)}.`;
}

/** Three numbers about the library, and below the minutes the offer of more. */
function NumbersAndOffer({ state, paths }: Pick<HomeViewProps, "state" | "paths">) {
  const isFree = state.plan.kind === "free";
  return (
    <>
      <HomeStats recordings={state.recordings} favorites={state.favorites} plan={state.plan} />
      {/* Its place is kept until the plan is known, and a subscriber's closes: only the recommendations move. */}
      {paths.subscription !== undefined && (isFree || state.plan.kind === "checking") && (
        <div className={isFree ? undefined : unseen}>
          <Banner
            tone="promote"
            title="Want more recording time?"
            action={<ButtonLink href={paths.subscription}>Get It Here</ButtonLink>}
          >
            {toOffer(state)}
          </Banner>
        </div>
      )}
    </>
  );
}

/**
 * The dashboard's first page (SHL-05 to SHL-09). The newest lectures, or how to make the first one (ARR-03), are above
 * numbers and offers.
 */
export function HomeView({ state, arrivals = [], notices, firstRun, recordingHref, paths }: HomeViewProps) {
  const { recents, next } = state;
  // Without the newest lectures, what is next is never read.
  const hasNext = recents.kind !== "empty" && recents.kind !== "failed" && next.kind !== "failed";
  return (
    <Stack gap="xl">
      {hasNext ? (
        <NextUp state={next} />
      ) : (
        <WelcomeCard title={<>Welcome to {brand.name}</>} action={recents.kind === "empty" && firstRun}>
          Your lectures, transcribed and summarized.
        </WelcomeCard>
      )}
      {notices}
      <Stack as="section" gap="s">
        <div className={sectionHead}>
          <Heading level={2} size="title">
            Recent Recordings
          </Heading>
          <ButtonLink href={paths.recordings} variant="quiet" size="small" flush="end">
            View All
          </ButtonLink>
        </div>
        <div className={recents.kind === "failed" ? undefined : panel} aria-busy={recents.kind === "loading"}>
          <VisuallyHidden live>
            {recents.kind === "loading" ? "Loading recent recordings" : toArrivalWords(arrivals)}
          </VisuallyHidden>
          <Recents state={recents} arrivals={arrivals} recordingHref={recordingHref} />
        </div>
      </Stack>
      <Stack gap="m">
        <NumbersAndOffer state={state} paths={paths} />
      </Stack>
      <Stack as="section" gap="s">
        <Heading level={2} size="title">
          Recommended
        </Heading>
        <ul className={pair}>
          <li>
            <NoteCard {...recommendations.transcription} headingLevel={3} href={paths.tools} />
          </li>
          <li>
            <NoteCard {...recommendations.folders} headingLevel={3} href={paths.folders} />
          </li>
        </ul>
      </Stack>
    </Stack>
  );
}
