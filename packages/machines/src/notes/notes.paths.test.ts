import { provePaths } from "../testing/prove-paths.ts";
import { notesModel } from "./notes.model.ts";

provePaths(notesModel, {
  states: ["blocked", "choosing.failed", "choosing.ready", "saving", "writing"],
  resting: ["blocked", "choosing.failed", "choosing.ready"],
});
