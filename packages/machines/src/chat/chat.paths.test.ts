import { provePaths } from "../testing/prove-paths.ts";
import { chatModel } from "./chat.model.ts";

provePaths(chatModel, {
  states: ["answering.receiving", "answering.thinking", "blocked", "listening.failed", "listening.ready"],
  // No answer of the model is a quiz.
  unwalked: ["chat quiz.advanced 0"],
  resting: ["blocked", "listening.failed", "listening.ready"],
});
