import { defineMachineModel } from "../machine-model.ts";
import { readAloudMachine } from "./read-aloud.machine.ts";

export const readAloudModel = defineMachineModel({
  name: "read-aloud",
  machine: readAloudMachine,
  inputs: [{ rate: 1 }],
  events: [
    { type: "reading.requested" },
    { type: "reading.paused" },
    { type: "line.chosen", line: 0 },
    { type: "line.chosen", line: 1 },
    { type: "rate.chosen", rate: 1 },
    { type: "rate.chosen", rate: 1.5 },
  ],
  answers: {
    prepare: [
      { lineCount: 2, line: 0, hasVoice: true },
      { lineCount: 0, line: 0, hasVoice: true },
      { lineCount: 2, line: 0, hasVoice: false },
    ],
    speakLine: [2],
  },
});
