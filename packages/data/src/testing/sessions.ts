import { SESSION_STORAGE_KEY } from "../auth/stored-session.ts";
import { createFakeStorage, type FakeStorage } from "./fake-storage.ts";

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/**
 * A session as supabase-js stores it. Its access token is "token of <userId>".
 *
 * @param secondsLeft until the access token expires; negative for one that has expired
 */
export const createStoredSession = (userId: string, secondsLeft = 3600) => ({
  access_token: `token of ${userId}`,
  refresh_token: "refresh",
  token_type: "bearer",
  expires_in: 3600,
  expires_at: inSeconds(secondsLeft),
  user: { id: userId, email: `${userId}@lectern.test`, app_metadata: {}, user_metadata: {}, aud: "", created_at: "" },
});

/** A storage with a session in it, or an empty one. */
export const createSessionStorage = (session?: unknown): FakeStorage =>
  createFakeStorage(session === undefined ? {} : { [SESSION_STORAGE_KEY]: JSON.stringify(session) });
