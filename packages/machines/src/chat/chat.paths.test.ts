import { provePaths } from "../testing/prove-paths.ts";
import { chatWorld } from "./chat.world.ts";

provePaths(chatWorld, {
  states: ["answering", "blocked", "listening.failed", "listening.ready"],
  resting: ["blocked", "listening.failed", "listening.ready"],
});
