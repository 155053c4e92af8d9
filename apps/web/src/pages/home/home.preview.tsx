import { HomeView } from "@lectern/ui/screens/home";
import { paths } from "../../paths.ts";
import { sellsPlans } from "../../platform/sells-plans.ts";
import type { Preview } from "../page.ts";
import { toPreviewRead } from "../../features/read.ts";
import type { reads } from "./home.reads.ts";
import { toHomeState } from "./home.view-state.ts";

export const preview: Preview<typeof reads> = ({ recent, recordings, favorites, minutes, isSubscribed }) => (
  <HomeView
    state={toHomeState({
      recent: toPreviewRead(recent),
      recordings: toPreviewRead(recordings),
      favorites: toPreviewRead(favorites),
      minutes: toPreviewRead(minutes),
      isSubscribed: toPreviewRead(isSubscribed),
    })}
    // The app shows it. The layout of an empty library already has its space.
    firstRun={null}
    recordingHref={(id) => paths.recording(id)}
    paths={sellsPlans ? paths : { ...paths, subscription: undefined }}
  />
);
