import type { CreateUserContextRequest } from "@lectern/domain/contracts/create-user-context";
import type { Provider } from "../consent/provider.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";
import type { SignedIn } from "./sign-in.ts";

/** Sets up the account of a person who has just signed in, as every client does after a first sign-in. */
export async function createUserContext(url: string, signedIn: SignedIn, provider: Provider): Promise<void> {
  const request: CreateUserContextRequest = {
    user: signedIn.user.id,
    ...(signedIn.subject !== undefined &&
      (provider === "google" ? { googleUserId: signedIn.subject } : { appleUserId: signedIn.subject })),
  };
  const answer = await fetch(new URL("/functions/v1/create-user-context", url), {
    method: "POST",
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${signedIn.accessToken}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(request),
  });
  if (!answer.ok) throw new Error(`the account could not be set up (${answer.status}): ${await answer.text()}`);
  await answer.body?.cancel();
}
