import { provePaths } from "../testing/prove-paths.ts";
import { freeWeekWorld } from "./free-week.world.ts";

provePaths(freeWeekWorld, {
  states: ["entering.ready", "entering.refused", "redeemed", "redeeming"],
  resting: ["entering.ready", "entering.refused", "redeemed"],
});
