import { provePaths } from "../testing/prove-paths.ts";
import { readAloudModel } from "./read-aloud.model.ts";

provePaths(readAloudModel, {
  states: ["failed", "finished", "noVoice", "paused", "preparing", "speaking"],
  resting: ["failed", "finished", "noVoice", "paused"],
});
