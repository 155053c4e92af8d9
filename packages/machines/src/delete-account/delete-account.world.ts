import { defineWorld } from "../world.ts";
import { deleteAccountMachine } from "./delete-account.machine.ts";

export const deleteAccountWorld = defineWorld({
  name: "delete-account",
  machine: deleteAccountMachine,
  inputs: [{ userId: "maya" }],
  events: [{ type: "deletion.requested" }, { type: "deletion.confirmed" }, { type: "deletion.cancelled" }],
  answers: { deleteAccount: [undefined] },
});
