import { HomeView } from "@lectern/ui/screens/home";
import { paths } from "../../paths.ts";
import type { Preview } from "../page.ts";
import { unfailed } from "../read.ts";
import type { reads } from "./home.reads.ts";
import { homeState } from "./home.view-state.ts";

export const preview: Preview<typeof reads> = ({ recent, recordings, favorites, minutes, isSubscribed }) => (
  <HomeView
    state={homeState({
      recent: unfailed(recent),
      recordings: unfailed(recordings),
      favorites: unfailed(favorites),
      minutes: unfailed(minutes),
      isSubscribed: unfailed(isSubscribed),
    })}
    recordingHref={(id) => paths.recording(id)}
    paths={paths}
  />
);
