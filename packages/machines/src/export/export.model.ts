import { defineMachineModel } from "../machine-model.ts";
import { exportMachine } from "./export.machine.ts";

export const exportModel = defineMachineModel({
  name: "export",
  machine: exportMachine,
  inputs: [{ scope: { kind: "library" } }, { scope: { kind: "recording", id: "biology-7", name: "Cells" } }],
  events: [
    { type: "export.requested", format: "everything" },
    { type: "export.requested", format: "markdown" },
    { type: "export.cancelled" },
    { type: "export.retried" },
  ],
  answers: {
    choosePlace: [true, false],
    listItems: [
      { total: 30, isTooLarge: false },
      { total: 4_000, isTooLarge: true },
    ],
    writeNext: [
      { kind: "written", done: 10 },
      { kind: "written", done: 30 },
      { kind: "stopped", reason: "unwritable" },
    ],
    finish: [{ kind: "finished" }, { kind: "stopped", reason: "too-large" }],
  },
  getFacts: ({ scope, format, total, done, stopReason, failure }) => [
    scope.kind,
    format === "everything",
    total,
    done,
    stopReason,
    failure,
  ],
});
