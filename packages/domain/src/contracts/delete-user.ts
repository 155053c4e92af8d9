import * as v from "valibot";
import { uuid } from "./limits.ts";

/**
 * POST /functions/v1/delete-user (docs/product.md#calls-to-the-backend). It deletes the caller's account, and
 * refuses another `user_id` (SRV-07). If the account is already gone, it answers success too, so that a client that lost the first
 * answer sees no failure when it repeats the request.
 */
export const deleteUserRequest = v.object({ user_id: uuid });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `deleted`: counts of what was deleted with the account (EXP-04). Absent if the account was already gone. */
export const deleteUserResponse = v.object({
  success: v.literal(true),
  deleted: v.optional(
    v.object({ recordings: count, folders: count, tags: count, studyGuides: count, cards: count, reviews: count }),
  ),
});
export const deleteUserContract = { name: "delete-user", request: deleteUserRequest, response: deleteUserResponse };
export type DeleteUserResponse = v.InferOutput<typeof deleteUserResponse>;
