import { randomUUID } from "node:crypto";
import type { Sql } from "../database/database.ts";
import { toClaims, type Provider } from "./provider.ts";

interface Person {
  readonly provider: Provider;
  readonly email: string;
  readonly name: string;
}

/**
 * Finds the user of a provider's identity as Supabase does: by the identity, or by the email, in which case the
 * identity is linked to that user; otherwise creates a user. Returns the user's id.
 */
export async function signInIdentity(sql: Sql, person: Person): Promise<string> {
  const claims = toClaims(person.provider, person);
  const identity = { provider: person.provider, subject: String(claims["sub"]), claims: JSON.stringify(claims) };
  const userId = (await findKnownUser(sql, identity)) ?? (await linkUser(sql, identity, String(claims["email"])));
  await sql(
    `update auth.users u set
       updated_at = now(), last_sign_in_at = now(), email_confirmed_at = coalesce(email_confirmed_at, now()),
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || $2::text::jsonb,
       raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object('providers', (
         select jsonb_agg(provider order by since) from (
           select provider, min(created_at) as since from auth.identities where user_id = u.id group by provider) linked))
     where id = $1`,
    [userId, identity.claims],
  );
  return userId;
}

interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  /** JSON */
  readonly claims: string;
}

async function findKnownUser(sql: Sql, { provider, subject, claims }: Identity): Promise<string | undefined> {
  const [identity] = await sql<{ user_id: string }>(
    `update auth.identities set identity_data = $3::text::jsonb, last_sign_in_at = now(), updated_at = now()
     where provider = $1 and provider_id = $2 returning user_id`,
    [provider, subject, claims],
  );
  return identity?.user_id;
}

/** Links the identity to the user with this email, or to a new one, and returns the user's id. */
async function linkUser(sql: Sql, identity: Identity, email: string): Promise<string> {
  const [existing] = await sql<{ id: string; email_confirmed_at: string | null }>(
    "select id, email_confirmed_at from auth.users where lower(email) = $1 and not is_sso_user for update",
    [email],
  );
  const userId = existing?.id ?? (await createUser(sql, identity, email));
  if (existing?.email_confirmed_at === null) await forgetUnconfirmedPassword(sql, userId);
  await sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5::text::jsonb, now(), now(), now())`,
    [randomUUID(), identity.provider, identity.subject, userId, identity.claims],
  );
  return userId;
}

async function createUser(sql: Sql, { provider, claims }: Identity, email: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, now(), $3::text::jsonb, $4::text::jsonb)`,
    [id, email, JSON.stringify({ provider, providers: [provider] }), claims],
  );
  return id;
}

/**
 * Removes a password whose address was not confirmed: a person who signed up with an address that isn't theirs must not
 * get in with it.
 */
async function forgetUnconfirmedPassword(sql: Sql, userId: string): Promise<void> {
  await sql("update auth.users set encrypted_password = null where id = $1", [userId]);
  await sql("delete from auth.identities where user_id = $1 and provider = 'email'", [userId]);
}
