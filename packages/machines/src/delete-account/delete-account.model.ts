import { defineMachineModel } from "../machine-model.ts";
import { deleteAccountMachine } from "./delete-account.machine.ts";

export const deleteAccountModel = defineMachineModel({
  name: "delete-account",
  machine: deleteAccountMachine,
  inputs: [{ userId: "maya" }],
  events: [{ type: "deletion.requested" }, { type: "deletion.confirmed" }, { type: "deletion.cancelled" }],
  answers: { deleteAccount: [undefined] },
});
