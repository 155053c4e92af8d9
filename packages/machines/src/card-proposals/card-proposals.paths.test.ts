import { provePaths } from "../testing/prove-paths.ts";
import { cardProposalsModel } from "./card-proposals.model.ts";

provePaths(cardProposalsModel, {
  states: ["failed", "saved", "saving"],
  resting: ["failed", "saved"],
});
