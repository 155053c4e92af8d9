import { provePaths } from "../testing/prove-paths.ts";
import { freeWeekModel } from "./free-week.model.ts";

provePaths(freeWeekModel, {
  states: ["entering.ready", "entering.refused", "redeemed", "redeeming"],
  resting: ["entering.ready", "entering.refused", "redeemed"],
});
