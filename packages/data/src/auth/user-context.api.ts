import {
  type CreateUserContextRequest,
  type CreateUserContextResponse,
  createUserContextContract,
} from "@lectern/domain/contracts/create-user-context";
import { Failure } from "@lectern/domain/failure";
import type { User } from "@supabase/supabase-js";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";
import { callAuth } from "./session.api.ts";

/** The provider's id of a user, in the contract's field for that provider; empty for a password account. */
function toProviderIdentity({ app_metadata, user_metadata }: User): Omit<CreateUserContextRequest, "user"> {
  const sub: unknown = user_metadata["sub"];
  if (typeof sub !== "string") return {};
  if (app_metadata.provider === "google") return { googleUserId: sub };
  return app_metadata.provider === "apple" ? { appleUserId: sub } : {};
}

/** Creates the signed-in user's profile, preferences and referral code. A second call changes nothing (SRV-03). */
export async function createUserContext(client: LecternClient): Promise<CreateUserContextResponse> {
  const { session } = await callAuth(client, (auth) => auth.getSession());
  if (session === null) throw new Failure("unauthenticated");
  const { user } = session;
  return await callFunction(client, createUserContextContract, { user: user.id, ...toProviderIdentity(user) });
}
