import { type APIRequestContext, expect } from "@playwright/test";
import { readBackend } from "../src/platform/backend.ts";

const { publishableKey: apikey } = readBackend({});
const PASSWORD = "moss on stone";

/** The part of supabase-js's session that these journeys use. */
export interface Session {
  readonly access_token: string;
  readonly expires_at: number;
  readonly user: { readonly id: string };
}

/** Creates a row by a function. @returns its id */
export const create = async (
  request: APIRequestContext,
  session: Session,
  name: string,
  data: object,
): Promise<string> => {
  const answer = await request.post(`/functions/v1/${name}`, { headers: toHeaders(session), data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
};

export const toHeaders = ({ access_token }: Session) => ({ apikey, authorization: `Bearer ${access_token}` });

/** Opens a session on another device of the same student. */
const openElsewhere = async (request: APIRequestContext, email: string): Promise<Session> => {
  const data = { email, password: PASSWORD };
  const answer = await request.post("/auth/v1/token?grant_type=password", { headers: { apikey }, data });
  expect(answer.status()).toBe(200);
  return await answer.json();
};

/** Creates an account with a password, by requests. */
export async function signUp(request: APIRequestContext, email: string): Promise<Session> {
  const data = { email, password: PASSWORD };
  const session: Session = await (await request.post("/auth/v1/signup", { headers: { apikey }, data })).json();
  const made = await request.post("/functions/v1/create-user-context", {
    headers: toHeaders(session),
    data: { user: session.user.id },
  });
  expect(made.ok()).toBe(true);
  return session;
}

const endEverywhere = async (request: APIRequestContext, email: string): Promise<Session> => {
  const session = await openElsewhere(request, email);
  const answer = await request.post("/auth/v1/logout?scope=global", { headers: toHeaders(session) });
  expect(answer.status()).toBe(204);
  return session;
};

export interface Way {
  readonly name: string;
  readonly end: (request: APIRequestContext, email: string) => Promise<unknown>;
  /** Whether the access token has expired too, so that the session must be refreshed. */
  readonly isExpired?: boolean;
  /** Whether the short run has it: the end of an account, and the one way that begins with a refresh. */
  readonly inEveryRun?: boolean;
}

/** How a session ends without the browser that has it. */
export const ways: readonly Way[] = [
  {
    name: "the account is deleted",
    inEveryRun: true,
    end: async (request, email) => {
      const session = await openElsewhere(request, email);
      const headers = toHeaders(session);
      const answer = await request.post("/functions/v1/delete-user", { headers, data: { user_id: session.user.id } });
      expect(answer.ok()).toBe(true);
    },
  },
  {
    name: "the password is replaced",
    end: async (request, email) => {
      const headers = toHeaders(await openElsewhere(request, email));
      const answer = await request.put("/auth/v1/user", { headers, data: { password: `${PASSWORD} and sand` } });
      expect(answer.ok()).toBe(true);
    },
  },
  { name: "it is signed out everywhere", end: endEverywhere },
  { name: "its refresh token is refused", end: endEverywhere, isExpired: true, inEveryRun: true },
];
