import { provePaths } from "../testing/prove-paths.ts";
import { chatModel } from "./chat.model.ts";

provePaths(chatModel, {
  states: ["answering.receiving", "answering.thinking", "blocked", "listening.failed", "listening.ready"],
  resting: ["blocked", "listening.failed", "listening.ready"],
});
