import "@lectern/ui/theme";
import { getMinutes } from "@lectern/data/profiles/profiles.api";
import { countFavorites, countRecordings, listRecentRecordings } from "@lectern/data/recordings/recordings.api";
import { HomeView } from "@lectern/ui/screens/home";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/home.html",
    address: paths.dashboard,
    title: "Home",
    shape: (
      <HomeView
        state={{
          recordings: { kind: "loading" },
          favorites: { kind: "loading" },
          plan: { kind: "checking" },
          recents: { kind: "loading" },
        }}
        recordingHref={(id) => paths.recording(id)}
        paths={paths}
      />
    ),
    screens: ["src/screens/home/HomeScreen.tsx"],
    asks: [listRecentRecordings, countRecordings, countFavorites, getMinutes],
    picture: "src/first-picture/home.picture.tsx",
  }),
];
