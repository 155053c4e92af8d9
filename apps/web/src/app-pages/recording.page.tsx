import "@lectern/ui/theme";
import { getRecording } from "@lectern/data/recordings/recordings.api";
import { getOpening } from "@lectern/data/recordings/transcript.api";
import { RecordingView } from "@lectern/ui/screens/recording";
import { paths } from "../paths.ts";
import { type AppPage, ID_IN_ADDRESS } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/recording.html",
    address: paths.recording("*").replace("%2A", "*"),
    shape: (
      <RecordingView
        state={{ kind: "loading" }}
        tab="summary"
        onTabChange={nothing}
        recordingsHref={paths.recordings}
        onRename={nothing}
        onToggleFavorite={nothing}
        onDelete={nothing}
      />
    ),
    screens: ["src/screens/recording/RecordingScreen.tsx"],
    // The other tabs show Markdown, the first one at once.
    unless: { search: "tab=transcript", modules: ["packages/ui/src/recording/markdown/Markdown.tsx"] },
    asks: [(client) => getRecording(client, ID_IN_ADDRESS), (client) => getOpening(client, ID_IN_ADDRESS)],
    picture: "src/first-picture/recording.picture.tsx",
  }),
];
