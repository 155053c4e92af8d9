import { provePaths } from "../testing/prove-paths.ts";
import { notesWorld } from "./notes.world.ts";

provePaths(notesWorld, {
  states: ["blocked", "choosing.failed", "choosing.ready", "saving", "writing"],
  resting: ["blocked", "choosing.failed", "choosing.ready"],
});
