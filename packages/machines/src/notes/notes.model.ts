import { defineMachineModel } from "../machine-model.ts";
import { notesMachine } from "./notes.machine.ts";

export const notesModel = defineMachineModel({
  name: "notes",
  machine: notesMachine,
  inputs: [
    { recordingId: "biology-7", hasTranscript: true },
    { recordingId: "biology-7", hasTranscript: false },
  ],
  events: [
    { type: "notes.requested", style: "outline", stored: "# Old" },
    { type: "draft.chosen", notes: "# Old" },
    { type: "undo.requested" },
    { type: "save.requested" },
  ],
  answers: { writeNotes: [{ notes: "# Cells" }], saveNotes: [undefined] },
});
