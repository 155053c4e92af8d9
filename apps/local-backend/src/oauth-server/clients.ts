import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { s256 } from "../consent/tickets.ts";
import type { Database, Sql } from "../database/database.ts";
import { isLoopbackName } from "../server/trusted-host.ts";
import { isUuid } from "../supabase/auth-requests.ts";
import { invalidRequest, type OAuthRefusal } from "./refusal.ts";

export interface Client {
  readonly id: string;
  readonly client_secret_hash: string | null;
  readonly redirect_uris: string;
  readonly client_name: string | null;
  readonly client_uri: string | null;
  readonly logo_uri: string | null;
}

interface Registration {
  readonly redirectUris: readonly string[];
  readonly name: string;
  readonly uri: string;
  readonly logo: string;
  /** `none` for a client that can't keep a secret. */
  readonly method: string;
  readonly grants: readonly string[];
}

export const AUTH_METHODS = ["client_secret_basic", "client_secret_post", "none"];
export const GRANT_TYPES = ["authorization_code", "refresh_token"];

/** As many as a hosted project accepts. */
const MOST_ADDRESSES = 10;

/** Whether a client may be answered at an address: https, or this machine's own, with nothing that hides where it leads. */
function isRedirectAddress(text: unknown): text is string {
  if (typeof text !== "string" || text.length > 2048 || /[\s,\\]/.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || text.includes("#")) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackName(url.hostname));
}

const toText = (value: unknown, most: number): string | undefined => {
  if (value === undefined || value === null) return "";
  return typeof value === "string" && value.length <= most ? value : undefined;
};

const toWebAddress = (value: unknown): string | undefined => {
  const text = toText(value, 2048);
  return text === "" || (text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text)) ? text : undefined;
};

/** Reads a registration (RFC 7591), or says what is wrong with it. */
export function readRegistration(body: Readonly<Record<string, unknown>>): Registration | string {
  const redirectUris = body["redirect_uris"];
  if (!Array.isArray(redirectUris) || redirectUris.length === 0) return "redirect_uris is required";
  if (redirectUris.length > MOST_ADDRESSES) return `redirect_uris cannot exceed ${MOST_ADDRESSES} items`;
  if (!redirectUris.every(isRedirectAddress)) return "each redirect URI must be https, or http on this machine";
  const grants: unknown = body["grant_types"] ?? GRANT_TYPES;
  if (!Array.isArray(grants) || !grants.includes("authorization_code")) return "grant_types needs authorization_code";
  const method = body["token_endpoint_auth_method"] ?? (body["client_type"] === "public" ? "none" : AUTH_METHODS[0]);
  if (typeof method !== "string" || !AUTH_METHODS.includes(method)) {
    return `token_endpoint_auth_method must be one of: ${AUTH_METHODS.join(", ")}`;
  }
  const name = toText(body["client_name"], 1024);
  if (name === undefined) return "client_name cannot exceed 1024 characters";
  const uri = toWebAddress(body["client_uri"]);
  const logo = toWebAddress(body["logo_uri"]);
  if (uri === undefined || logo === undefined) return "client_uri and logo_uri must be addresses of the web";
  return { redirectUris, name, uri, logo, method, grants: GRANT_TYPES.filter((grant) => grants.includes(grant)) };
}

/** Stores a client and returns the answer to its registration. Clients that were never allowed anything and are a day old are removed first. */
export async function registerClient(
  database: Database,
  { redirectUris, name, uri, logo, method, grants }: Registration,
): Promise<object> {
  const id = randomUUID();
  const secret = method === "none" ? undefined : randomBytes(32).toString("base64url");
  await database.sql(
    `delete from auth.oauth_clients as client
      where registration_type = 'dynamic' and created_at < now() - interval '1 day'
        and not exists (select from auth.oauth_consents where client_id = client.id)`,
    [],
  );
  await database.sql(
    `insert into auth.oauth_clients (id, client_secret_hash, client_type, registration_type, redirect_uris, grant_types,
       client_name, client_uri, logo_uri, token_endpoint_auth_method)
     values ($1, $2, $3, 'dynamic', $4, $5, nullif($6, ''), nullif($7, ''), nullif($8, ''), $9)`,
    [
      id,
      secret === undefined ? null : s256(secret),
      secret === undefined ? "public" : "confidential",
      redirectUris.join(","),
      grants.join(","),
      name,
      uri,
      logo,
      method,
    ],
  );
  return {
    client_id: id,
    ...(secret !== undefined && { client_secret: secret, client_secret_expires_at: 0 }),
    client_type: secret === undefined ? "public" : "confidential",
    redirect_uris: redirectUris,
    token_endpoint_auth_method: method,
    grant_types: grants,
    response_types: ["code"],
    ...(name !== "" && { client_name: name }),
    ...(uri !== "" && { client_uri: uri }),
    ...(logo !== "" && { logo_uri: logo }),
    registration_type: "dynamic",
    client_id_issued_at: Math.floor(Date.now() / 1000),
  };
}

export async function findClient(sql: Sql, id: string): Promise<Client | undefined> {
  if (!isUuid(id)) return undefined;
  const [client] = await sql<Client>(
    `select id, client_secret_hash, redirect_uris, client_name, client_uri, logo_uri
     from auth.oauth_clients where id = $1 and deleted_at is null`,
    [id],
  );
  return client;
}

/** The redirect address must be one that the client registered, letter by letter. */
export const mayRedirectTo = (client: Client, address: string): boolean =>
  client.redirect_uris.split(",").includes(address);

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

function readBasic(header: string): Credentials {
  const [id = "", secret = ""] = Buffer.from(header.slice("Basic ".length), "base64").toString("utf8").split(":");
  return { id: decode(id), secret: decode(secret) };
}

const isSecret = (client: Client, secret: string): boolean => {
  if (client.client_secret_hash === null) return secret === "";
  const expectedHash = Buffer.from(client.client_secret_hash);
  const receivedHash = Buffer.from(s256(secret));
  return expectedHash.length === receivedHash.length && timingSafeEqual(expectedHash, receivedHash);
};

/** Finds the client that asks for a token, by its header or its form. */
export async function authenticateClient(
  sql: Sql,
  header: string | undefined,
  form: URLSearchParams,
): Promise<Client | OAuthRefusal> {
  const { id, secret } = header?.startsWith("Basic ")
    ? readBasic(header)
    : { id: form.get("client_id") ?? "", secret: form.get("client_secret") ?? "" };
  if (id === "") return invalidRequest("client_id is required");
  const client = await findClient(sql, id);
  if (client !== undefined && isSecret(client, secret)) return client;
  return { status: 401, error: "invalid_client", error_description: "Invalid client credentials" };
}
