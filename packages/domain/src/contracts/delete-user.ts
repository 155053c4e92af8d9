import * as v from "valibot";
import { uuid, wholeNumber } from "./limits.ts";

/**
 * POST /functions/v1/delete-user (docs/product.md#calls-to-the-backend). It deletes the caller's account, and
 * refuses another `user_id` (SRV-07). If the account is already gone, it answers success too, so that a client that lost the first
 * answer sees no failure when it repeats the request.
 */
export const deleteUserRequest = v.object({ user_id: uuid });

/** `deleted`: counts of what was deleted with the account (EXP-04). Absent if the account was already gone. */
export const deleteUserResponse = v.object({
  success: v.literal(true),
  deleted: v.optional(
    v.object({
      recordings: wholeNumber,
      folders: wholeNumber,
      tags: wholeNumber,
      studyGuides: wholeNumber,
      cards: wholeNumber,
      reviews: wholeNumber,
    }),
  ),
});
export const deleteUserContract = { name: "delete-user", request: deleteUserRequest, response: deleteUserResponse };
export type DeleteUserResponse = v.InferOutput<typeof deleteUserResponse>;
