import { authWorld } from "./auth/auth.world.ts";
import { chatWorld } from "./chat/chat.world.ts";
import { deleteAccountWorld } from "./delete-account/delete-account.world.ts";
import { freeWeekWorld } from "./free-week/free-week.world.ts";
import { notesWorld } from "./notes/notes.world.ts";
import { subscriptionWorld } from "./subscription/subscription.world.ts";
import type { World } from "./world.ts";

/** Every machine there is, for what must not forget one: figures, diagrams, the check of stories. */
export const worlds: readonly World[] = [
  authWorld,
  chatWorld,
  deleteAccountWorld,
  freeWeekWorld,
  notesWorld,
  subscriptionWorld,
];
