import { flagOf, type FlagRow, type MinutesRow, minutesOf } from "@lectern/data/profiles/profile-rows";
import { recentOf, type RecentRow } from "@lectern/data/recordings/recording-rows";
import { HomeView } from "@lectern/ui/screens/home";
import { paths } from "../paths.ts";
import { homeState } from "../screens/home/home.view-state.ts";
import { showPicture } from "./show-picture.ts";

const known = <Data,>(data: Data) => ({ data, isError: false });

void showPicture((recent, recordings, favorites, minutes, flag) => {
  const [flagRow] = flag.body as FlagRow[];
  return (
    <HomeView
      state={homeState({
        recent: known({ recordings: (recent.body as RecentRow[]).map(recentOf), isComplete: true }),
        recordings: known(recordings.count),
        favorites: known(favorites.count),
        minutes: known(minutesOf(minutes.body as MinutesRow)),
        isSubscribed: known(flagOf(flagRow)),
      })}
      recordingHref={(id) => paths.recording(id)}
      paths={paths}
    />
  );
});
