import * as v from "valibot";

/**
 * POST /functions/v1/create-user-context (docs/product.md#calls-to-the-backend). The server identifies the caller by
 * the token and ignores these ids.
 */
export const createUserContextRequest = v.object({
  user: v.pipe(v.string(), v.uuid()),
  googleUserId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  appleUserId: v.optional(v.pipe(v.string(), v.maxLength(255))),
});
export const createUserContextResponse = v.object({ preExisting: v.boolean() });

export type CreateUserContextRequest = v.InferOutput<typeof createUserContextRequest>;
export type CreateUserContextResponse = v.InferOutput<typeof createUserContextResponse>;
