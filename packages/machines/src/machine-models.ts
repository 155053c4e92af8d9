import { authModel } from "./auth/auth.model.ts";
import { cardProposalsModel } from "./card-proposals/card-proposals.model.ts";
import { chatModel } from "./chat/chat.model.ts";
import { deleteAccountModel } from "./delete-account/delete-account.model.ts";
import { exportModel } from "./export/export.model.ts";
import { freeWeekModel } from "./free-week/free-week.model.ts";
import { notesModel } from "./notes/notes.model.ts";
import { practiceModel } from "./practice/practice.model.ts";
import { readAloudModel } from "./read-aloud/read-aloud.model.ts";
import { subscriptionModel } from "./subscription/subscription.model.ts";
import type { MachineModel } from "./machine-model.ts";

/**
 * The model of every machine, for figures, diagrams and the check of stories. A test fails if a machine is missing
 * here.
 */
export const machineModels: readonly MachineModel[] = [
  authModel,
  cardProposalsModel,
  chatModel,
  deleteAccountModel,
  exportModel,
  freeWeekModel,
  notesModel,
  practiceModel,
  readAloudModel,
  subscriptionModel,
];
