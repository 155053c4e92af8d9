import { provePaths } from "../testing/prove-paths.ts";
import { cardProposalsModel } from "./card-proposals.model.ts";

provePaths(cardProposalsModel, {
  states: ["failed", "saved", "saving"],
  resting: ["failed", "saved"],
  // Held ports don't fail with `changed-elsewhere`, whose tests are in card-proposals.test.ts.
  unwalked: ["card-proposals.failed save.requested 0", "card-proposals.failed cards.changed 0"],
});
