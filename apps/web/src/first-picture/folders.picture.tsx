import { type FolderRow, folderOf } from "@lectern/data/folders/folder-rows";
import { FoldersView } from "@lectern/ui/screens/folders";
import { paths } from "../paths.ts";
import { foldersState } from "../screens/folders/folders.view-state.ts";
import { showPicture } from "./show-picture.ts";

const nothing = () => undefined;

void showPicture((list) => (
  <FoldersView
    state={foldersState({ data: (list.body as FolderRow[]).map(folderOf), isError: false })}
    dialog={{ kind: "closed" }}
    onDialogOpenChange={nothing}
    onCreate={nothing}
    folderHref={(id) => paths.folder(id)}
  />
));
