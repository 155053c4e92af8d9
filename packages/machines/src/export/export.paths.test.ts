import { provePaths } from "../testing/prove-paths.ts";
import { exportModel } from "./export.model.ts";

provePaths(exportModel, {
  states: ["choosing", "choosingPlace", "done", "failed", "finishing", "listing", "stopped", "writing.reading"],
  resting: ["choosing", "choosingPlace", "done", "failed", "stopped"],
});
