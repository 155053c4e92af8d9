import * as v from "valibot";

/**
 * POST /functions/v1/create-user-context (docs/product.md#calls-to-the-backend). The server identifies the caller by
 * the token and ignores these ids.
 */
const createUserContextRequest = v.object({
  user: v.pipe(v.string(), v.uuid()),
  googleUserId: v.optional(v.pipe(v.string(), v.maxLength(255))),
  appleUserId: v.optional(v.pipe(v.string(), v.maxLength(255))),
});
const createUserContextResponse = v.object({ preExisting: v.boolean() });
export const createUserContextContract = {
  name: "create-user-context",
  request: createUserContextRequest,
  response: createUserContextResponse,
};
export type CreateUserContextRequest = v.InferOutput<typeof createUserContextRequest>;
export type CreateUserContextResponse = v.InferOutput<typeof createUserContextResponse>;
