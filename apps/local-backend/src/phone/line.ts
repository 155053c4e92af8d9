import type { Provider } from "../consent/provider.ts";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";
import { Complaint } from "./complaint.ts";
import { signInThroughConsent, signInWithPassword, type SignedIn } from "./sign-in.ts";
import { createUserContext } from "./user-context.ts";

/** The connection of a signed-in phone to Lectern. */
export interface Line {
  /** @throws Complaint with the server's own sentence if it refuses */
  callFunction<Answer>(name: string, body: unknown): Promise<Answer>;
  /** Reads the rows of a table that the signed-in person may read. */
  read<Row>(query: string): Promise<Row[]>;
}

interface Person {
  readonly email: string;
  readonly provider: Provider;
  /** For an account with a password, as on a server of one's own. */
  readonly password?: string | undefined;
}

/** @throws Complaint if no server answers at `url`, or the sign-in fails */
export async function openLine(url: string, { email, provider, password }: Person): Promise<Line> {
  await reach(url);
  const signingIn =
    password === undefined ? signInThroughConsent(url, email, provider) : signInWithPassword(url, { email, password });
  const signedIn = await signingIn.catch((cause: Error) => {
    throw new Complaint(`Signing in as ${email} failed: ${cause.message}.`, { cause });
  });
  const line = createLine(url, signedIn);
  const profiles = await line.read("profiles?select=id");
  if (profiles.length === 0) {
    await createUserContext(url, signedIn, provider).catch((cause: Error) => {
      throw new Complaint(`${cause.message}.`, { cause });
    });
  }
  return line;
}

async function reach(url: string): Promise<void> {
  try {
    const answer = await fetch(`${url}/healthz`);
    await answer.body?.cancel();
    if (answer.ok) return;
  } catch {
    throw new Complaint(`Lectern can't be reached at ${url}: start it with npm start, or say where it is with --url.`);
  }
  throw new Complaint(`What answers at ${url} is not a running Lectern.`);
}

function createLine(url: string, { accessToken }: SignedIn): Line {
  const headers = {
    apikey: PUBLISHABLE_KEY,
    authorization: `Bearer ${accessToken}`,
    "content-type": "application/json",
  };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers }).catch((cause: unknown) => {
      throw new Complaint(`The connection to ${url} broke.`, { cause });
    });
    const body = (await answer.json().catch(() => undefined)) as unknown;
    if (!answer.ok) throw new Complaint(readErrorMessage(body) ?? `Lectern refused it (${answer.status}).`);
    return body;
  };
  return {
    callFunction: async <Answer>(name: string, body: unknown) =>
      (await ask(`/functions/v1/${name}`, { method: "POST", body: JSON.stringify(body) })) as Answer,
    read: async <Row>(query: string) => (await ask(`/rest/v1/${query}`)) as Row[],
  };
}

function readErrorMessage(body: unknown): string | undefined {
  const { error, message } = (body ?? {}) as { error?: unknown; message?: unknown };
  return [error, message].find((text) => typeof text === "string");
}
