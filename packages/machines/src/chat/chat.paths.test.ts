import { provePaths } from "../testing/prove-paths.ts";
import { chatModel } from "./chat.model.ts";

provePaths(chatModel, {
  states: ["answering", "blocked", "listening.failed", "listening.ready"],
  resting: ["blocked", "listening.failed", "listening.ready"],
});
