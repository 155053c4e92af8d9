import "@lectern/ui/theme";
import { listStudyGuides } from "@lectern/data/study-guides/study-guides.api";
import { StudyGuidesView } from "@lectern/ui/screens/study-guides";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/study-guides.html",
    address: paths.reviews,
    title: "Study Guides",
    shape: (
      <StudyGuidesView
        state={{ kind: "loading" }}
        query=""
        onQueryChange={nothing}
        guideHref={(id) => paths.studyGuide(id)}
        onDelete={nothing}
      />
    ),
    screens: ["src/screens/study-guides/StudyGuidesScreen.tsx"],
    asks: [listStudyGuides],
    picture: "src/first-picture/study-guides.picture.tsx",
  }),
];
