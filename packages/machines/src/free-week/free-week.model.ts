import { Failure } from "@lectern/domain/failure";
import { defineMachineModel } from "../machine-model.ts";
import { freeWeekMachine } from "./free-week.machine.ts";

export const freeWeekModel = defineMachineModel({
  name: "free-week",
  machine: freeWeekMachine,
  inputs: [{ userId: "maya" }, { userId: null }],
  events: [
    { type: "code.submitted", code: "" },
    { type: "code.submitted", code: "QUIET-OWL-7" },
    { type: "code.edited" },
  ],
  answers: { redeemCode: [undefined] },
  failures: {
    redeemCode: [
      new Failure("server"),
      new Failure("invalid", "This code does not exist."),
      new Failure("unauthenticated"),
    ],
  },
});
