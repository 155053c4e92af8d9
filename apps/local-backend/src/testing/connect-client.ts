import { createHash, randomBytes } from "node:crypto";
import { PUBLISHABLE_KEY } from "../supabase/keys.ts";

export const CLIENT_ADDRESS = "https://assistant.example/callback";

interface ConnectedClient {
  readonly clientId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface ClientOptions {
  readonly name?: string;
  readonly redirectUri?: string;
}

const post = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: PUBLISHABLE_KEY, ...headers },
    body: JSON.stringify(body),
  });

async function readJson<Body>(answer: Response, step: string): Promise<Body> {
  if (!answer.ok) throw new Error(`${step} was refused (${answer.status}): ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** Registers a public client, as assistants do. Returns its id. */
export async function registerClient(
  { url }: { url: string },
  { name = "An assistant", redirectUri = CLIENT_ADDRESS }: ClientOptions = {},
): Promise<string> {
  const body = { client_name: name, redirect_uris: [redirectUri], token_endpoint_auth_method: "none" };
  const answer = await post(`${url}/auth/v1/oauth/clients/register`, body);
  return (await readJson<{ client_id: string }>(answer, "The registration")).client_id;
}

/** Begins an authorization as a client does in the student's browser. Returns the id of the request, and its verifier. */
export async function beginAuthorization(
  { url }: { url: string },
  clientId: string,
  redirectUri: string = CLIENT_ADDRESS,
): Promise<{ id: string; verifier: string; consent: URL }> {
  const verifier = randomBytes(48).toString("base64url");
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: "code",
    state: "state of the client",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const answer = await fetch(`${url}/auth/v1/oauth/authorize?${query}`, { redirect: "manual" });
  const consent = new URL(answer.headers.get("location") ?? "about:blank");
  return { id: consent.searchParams.get("authorization_id") ?? "", verifier, consent };
}

/**
 * Registers a client and lets a student allow it, as the consent page does.
 *
 * @example const { accessToken } = await connectClient(backend, student)
 */
export async function connectClient(
  backend: { url: string },
  student: { accessToken: string },
  options: ClientOptions = {},
): Promise<ConnectedClient> {
  const clientId = await registerClient(backend, options);
  const { id, verifier } = await beginAuthorization(backend, clientId, options.redirectUri);
  const own = { authorization: `Bearer ${student.accessToken}` };
  const request = `${backend.url}/auth/v1/oauth/authorizations/${id}`;
  await readJson(await fetch(request, { headers: own }), "The request");
  await readJson(
    await post(`${backend.url}/rest/v1/rpc/connect_assistant`, { p_client_id: clientId }, own),
    "The grant",
  );
  const allowed = await post(`${request}/consent`, { action: "approve" }, own);
  const { redirect_url: address } = await readJson<{ redirect_url: string }>(allowed, "The consent");
  const exchange = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: clientId,
    code: new URL(address).searchParams.get("code") ?? "",
    code_verifier: verifier,
    redirect_uri: options.redirectUri ?? CLIENT_ADDRESS,
  });
  const answer = await fetch(`${backend.url}/auth/v1/oauth/token`, { method: "POST", body: exchange });
  const tokens = await readJson<{ access_token: string; refresh_token: string }>(answer, "The code");
  return { clientId, accessToken: tokens.access_token, refreshToken: tokens.refresh_token };
}
