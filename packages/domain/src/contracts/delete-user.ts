import * as v from "valibot";
import { uuid } from "./limits.ts";

/**
 * POST /functions/v1/delete-user (docs/product.md#calls-to-the-backend). It acts on the caller, whatever `user_id` says (SRV-07), and answers
 * success again when the caller's account is already gone: a repeat after a lost answer must not look like a failure.
 */
export const deleteUserRequest = v.object({ user_id: uuid });
export const deleteUserResponse = v.object({ success: v.literal(true) });

export type DeleteUserResponse = v.InferOutput<typeof deleteUserResponse>;
