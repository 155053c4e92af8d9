import { defineMachineModel } from "../machine-model.ts";
import { cardProposalsMachine } from "./card-proposals.machine.ts";

export const cardProposalsModel = defineMachineModel({
  name: "card-proposals",
  machine: cardProposalsMachine,
  inputs: [{ recordingId: "biology-7" }],
  events: [
    {
      type: "cards.changed",
      changes: [{ cardId: "thylakoid", to: { standing: "kept" }, from: { standing: "proposed" } }],
    },
    { type: "undo.requested" },
    { type: "save.requested" },
    { type: "changes.discarded" },
  ],
  answers: { saveChanges: [undefined] },
  // A student can make any number of decisions. To keep states finite, they differ by whether there is a decision to
  // undo, not by how many.
  getFacts: ({ steps }) => ({ canUndo: steps.length > 0 }),
});
