import { profileQueries } from "@lectern/data/profiles/profiles";
import { recordingQueries } from "@lectern/data/recordings/recordings.queries";
import { HomeView } from "@lectern/ui/screens/home";
import { useQuery } from "@tanstack/react-query";
import { paths } from "../../paths.ts";
import { sellsPlans } from "../../platform/sells-plans.ts";
import { useKeeping } from "../../flows/use-keeping.ts";
import { useOnline } from "@lectern/browser/use-online";
import { useUser } from "../../flows/use-user.ts";
import { useHomeNotices } from "../../features/course-ends/use-home-notices.tsx";
import { LazyFirstRun } from "../../features/first-run/LazyFirstRun.ts";
import { useArrivals } from "../../features/arrivals/use-arrivals.ts";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { toHomeState } from "./home.view-state.ts";
import { useNextUp } from "./use-next-up.ts";

export function HomeScreen() {
  const { client, id: userId } = useUser();
  useAsBackLink("Home");
  const recordings = recordingQueries(client, userId);
  const profile = profileQueries(client, userId);
  const { recent, arrivals } = useArrivals();
  const notices = useHomeNotices(recent.data !== undefined);
  const isOnline = useOnline();
  const isOffline = useKeeping() !== "off" && !isOnline;
  const state = toHomeState(
    {
      recordings: useQuery(recordings.count()),
      favorites: useQuery(recordings.favoriteCount()),
      isSubscribed: useQuery(profile.subscriptionFlag()),
      // Read in parallel with the flag, not after it. Only for a subscriber is the read wasted.
      minutes: useQuery(profile.minutes()),
      recent,
    },
    isOffline,
    useNextUp(recent.data),
  );
  return (
    <HomeView
      state={state}
      arrivals={arrivals}
      notices={notices}
      firstRun={<LazyFirstRun hasMinutes={false} />}
      recordingHref={(id) => paths.recording(id)}
      paths={sellsPlans ? paths : { ...paths, subscription: undefined }}
    />
  );
}
