import { notesModel } from "@lectern/machines/notes/notes.model";
import { loadMarkdown, loadPane, loadTabs, RecordingView } from "@lectern/ui/screens/recording";
import type { Meta } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { showAllStates, type StateArgs } from "../../testing/StateGallery.tsx";
import { toDraftsProps, toNotesState } from "./customize.view-state.ts";
import { createSampleView } from "../../testing/recording-view.ts";

const meta = {
  loaders: [async () => void (await Promise.all([loadMarkdown(), loadTabs(), loadPane()]))],
  parameters: { surface: "sheet", machine: notesModel.name },
} satisfies Meta<StateArgs>;
export default meta;

/** RDT-04, RDT-08 */
export const AllStates = showAllStates(notesModel, ({ snapshot }) => (
  <RecordingView
    {...createSampleView("customize", snapshot.context.hasTranscript)}
    customize={{
      notes: toNotesState(snapshot, null),
      initialStyle: "bullet",
      onGenerate: fn(),
      onSaveAgain: fn(),
      onCopy: fn(),
      drafts: toDraftsProps(snapshot, fn()),
    }}
  />
));
