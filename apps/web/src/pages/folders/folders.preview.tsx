import { toDay } from "@lectern/domain/dates";
import { FoldersView } from "@lectern/ui/screens/folders";
import { paths } from "../../paths.ts";
import type { Preview } from "../page.ts";
import { noop, toPreviewRead } from "../../features/read.ts";
import type { reads } from "./folders.reads.ts";
import { toFoldersState } from "./folders.view-state.ts";

export const preview: Preview<typeof reads> = ({ list }) => (
  <FoldersView
    state={toFoldersState(toPreviewRead(list))}
    today={toDay(new Date().toISOString())}
    onRetry={noop}
    dialog={{ kind: "closed" }}
    onDialogOpenChange={noop}
    onCreate={noop}
    onEdit={noop}
    folderHref={(id) => paths.folder(id)}
  />
);
