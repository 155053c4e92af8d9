import * as v from "valibot";
import { uuid } from "./limits.ts";

/**
 * POST /functions/v1/delete-user (docs/product.md#calls-to-the-backend). It acts on the caller, whatever `user_id` says (SRV-07), and answers
 * success again when the caller's account is already gone: a repeat after a lost answer must not look like a failure.
 */
export const deleteUserRequest = v.object({ user_id: uuid });
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `deleted`: what went with the account (EXP-04). Absent for an account that was gone before. */
export const deleteUserResponse = v.object({
  success: v.literal(true),
  deleted: v.optional(
    v.object({ recordings: count, folders: count, tags: count, studyGuides: count, cards: count, reviews: count }),
  ),
});

export type DeleteUserResponse = v.InferOutput<typeof deleteUserResponse>;
