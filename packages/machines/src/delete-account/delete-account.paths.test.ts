import { provePaths } from "../testing/prove-paths.ts";
import { deleteAccountWorld } from "./delete-account.world.ts";

provePaths(deleteAccountWorld, {
  states: ["confirming.asking", "confirming.failed", "deleted", "deleting", "idle"],
  resting: ["confirming.asking", "confirming.failed", "deleted", "idle"],
});
