import { provePaths } from "../testing/prove-paths.ts";
import { practiceModel } from "./practice.model.ts";

provePaths(practiceModel, {
  states: [
    "deleted",
    "empty.noCards",
    "empty.noneDue",
    "failed",
    "finished",
    "loading",
    "rating",
    "suspending",
    "turn.asking",
    "turn.shown",
    "undoing",
  ],
  resting: ["deleted", "empty.noCards", "empty.noneDue", "failed", "finished", "turn.asking", "turn.shown"],
});
