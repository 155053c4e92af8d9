import { defineMachineModel } from "../machine-model.ts";
import { chatMachine } from "./chat.machine.ts";

export const chatModel = defineMachineModel({
  name: "chat",
  machine: chatMachine,
  inputs: [
    { recordingId: "biology-7", hasTranscript: true },
    { recordingId: "biology-7", hasTranscript: false },
  ],
  events: [
    {
      type: "question.asked",
      id: "question",
      content: "Why is the inner membrane folded?",
      timestamp: "2026-11-20T09:30:00Z",
    },
    { type: "answer.requested" },
    { type: "answer.continued" },
    { type: "text.received", text: "The folds give it **more surface** " },
    { type: "checks.received", id: "answer", checks: [0] },
    { type: "quiz.advanced", id: "answer" },
  ],
  answers: {
    answerQuestion: [
      {
        id: "answer",
        content: "The folds give it **more surface** for making ATP [12:34](#t=754).",
        timestamp: "2026-11-20T09:30:04Z",
        segments: [{ line: 40, start: 754, end: 771, text: "The folds give the membrane more surface." }],
      },
      {
        id: "cut",
        content: "The folds give it **more surface** for",
        timestamp: "2026-11-20T09:30:04Z",
        isCut: true,
      },
    ],
  },
  // A conversation has no limit. To keep states finite, they differ by who wrote the last message, whether it was cut and
  // whether a part of an answer has arrived, not by the messages or their number.
  getFacts: ({ hasTranscript, messages, arrived, failure }) => ({
    hasTranscript,
    lastRole: messages.at(-1)?.role ?? null,
    isCut: messages.at(-1)?.isCut === true,
    hasArrived: arrived !== "",
    failure,
  }),
});
