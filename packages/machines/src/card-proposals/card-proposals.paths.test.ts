import { provePaths } from "../testing/prove-paths.ts";
import { cardProposalsModel } from "./card-proposals.model.ts";

provePaths(cardProposalsModel, {
  states: [
    "proposals.failed & decisions.failed",
    "proposals.failed & decisions.saved",
    "proposals.failed & decisions.saving",
    "proposals.making & decisions.failed",
    "proposals.making & decisions.saved",
    "proposals.making & decisions.saving",
    "proposals.ready & decisions.failed",
    "proposals.ready & decisions.saved",
    "proposals.ready & decisions.saving",
  ],
  resting: [
    "proposals.failed & decisions.failed",
    "proposals.failed & decisions.saved",
    "proposals.ready & decisions.failed",
    "proposals.ready & decisions.saved",
  ],
});
