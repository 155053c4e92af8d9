import "@lectern/ui/theme";
import { listFolders } from "@lectern/data/folders/folders.api";
import { FoldersView } from "@lectern/ui/screens/folders";
import { paths } from "../paths.ts";
import type { AppPage } from "./app-page.ts";
import { dashboardPage } from "./waiting-page.tsx";

const nothing = () => undefined;

export const pages: readonly AppPage[] = [
  dashboardPage({
    file: "app/folders.html",
    address: paths.folders,
    title: "Folders",
    shape: (
      <FoldersView
        state={{ kind: "loading" }}
        dialog={{ kind: "closed" }}
        onDialogOpenChange={nothing}
        onCreate={nothing}
        folderHref={(id) => paths.folder(id)}
      />
    ),
    screens: ["src/screens/folders/FoldersScreen.tsx"],
    asks: [listFolders],
    picture: "src/first-picture/folders.picture.tsx",
  }),
];
