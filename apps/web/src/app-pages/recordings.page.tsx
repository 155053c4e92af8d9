import "@lectern/ui/theme";
import { recordingPages } from "@lectern/data/recordings/recordings.api";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/recordings.html",
    address: paths.recordings,
    title: "Recordings",
    shape: (
      <RecordingsView
        state={{ kind: "loading" }}
        query=""
        onQueryChange={nothing}
        recordingHref={(id) => paths.recording(id)}
        onToggleFavorite={nothing}
        onDelete={nothing}
      />
    ),
    screens: ["src/screens/recordings/RecordingsScreen.tsx"],
    asks: [(client, userId) => recordingPages(client, userId).next()],
    picture: "src/first-picture/recordings.picture.tsx",
  }),
];
