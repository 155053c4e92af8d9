import "@lectern/ui/theme";
import { recordingPages } from "@lectern/data/recordings/recordings.api";
import { RecordingsView } from "@lectern/ui/screens/recordings";
import { stillList } from "../first-picture/still-list.tsx";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/recordings.html",
    address: paths.recordings,
    title: "Recordings",
    shape: stillList(RecordingsView, { kind: "loading" }),
    screens: ["src/screens/recordings/RecordingsScreen.tsx"],
    asks: [(client, userId) => recordingPages(client, userId).next()],
    picture: "src/first-picture/recordings.picture.tsx",
  }),
];
