import { provePaths } from "../testing/prove-paths.ts";
import { deleteAccountModel } from "./delete-account.model.ts";

provePaths(deleteAccountModel, {
  states: ["confirming.asking", "confirming.failed", "deleted", "deleting", "idle", "leaving"],
  resting: ["confirming.asking", "confirming.failed", "deleted", "idle", "leaving"],
});
