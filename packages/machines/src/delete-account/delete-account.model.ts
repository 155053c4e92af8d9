import { defineMachineModel } from "../machine-model.ts";
import { deleteAccountMachine } from "./delete-account.machine.ts";

export const deleteAccountModel = defineMachineModel({
  name: "delete-account",
  machine: deleteAccountMachine,
  inputs: [{ userId: "maya" }],
  events: [
    { type: "deletion.requested" },
    { type: "deletion.confirmed" },
    { type: "deletion.cancelled" },
    { type: "receipt.closed" },
  ],
  answers: {
    deleteAccount: [
      {
        deletedAt: "2026-03-02T12:00:00.000Z",
        counts: { recordings: 31, folders: 4, tags: 12, studyGuides: 1, cards: 212, reviews: 1480 },
      },
      { deletedAt: "2026-03-02T12:00:00.000Z", counts: null },
    ],
  },
});
