import { randomBytes, randomUUID } from "node:crypto";
import { s256 } from "../consent/tickets.ts";
import type { Database, Sql } from "../database/database.ts";

/** A link that an operator hands over lasts longer than one that was asked for by mail. */
const LINK_SECONDS = 24 * 60 * 60;

/** Begins the token of a link that an operator hands over. */
export const INVITATION_PREFIX = "link_";

async function createUser(sql: Sql, email: string): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, '{"provider":"email","providers":["email"]}', '{}')`,
    [id, email],
  );
  await sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, 'email', $2::text, $2::text::uuid, jsonb_build_object('sub', $2::text, 'email', $3::text), null, now(), now())`,
    [randomUUID(), id, email],
  );
  return id;
}

/**
 * Stores that an operator lets a person choose a password. The link has its own columns, so that a mail that any visitor
 * may ask for doesn't end it.
 *
 * @param type `invite` creates an account, `recovery` expects one
 * @returns the link's token; undefined if the account exists already, or doesn't exist
 */
export function beginInvitation(
  database: Database,
  { email, type }: { readonly email: string; readonly type: "invite" | "recovery" },
): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    const [user] = await sql<{ id: string; is_new: boolean }>(
      `select id, last_sign_in_at is null and encrypted_password is null as is_new from auth.users where lower(email) = $1`,
      [email],
    );
    // An invitation that was lost is given again.
    if (type === "invite" ? user?.is_new === false : user === undefined) return undefined;
    const id = user?.id ?? (await createUser(sql, email));
    const token = `${INVITATION_PREFIX}${randomBytes(32).toString("base64url")}`;
    await sql("update auth.users set confirmation_token = $2, confirmation_sent_at = now() where id = $1", [
      id,
      s256(token),
    ]);
    return token;
  });
}

/** Uses a link, once and in time, in whichever browser opens it. Returns the code and verifier of its session. */
export function endInvitation(
  database: Database,
  token: string,
): Promise<{ readonly authCode: string; readonly verifier: string } | undefined> {
  return database.transaction(async (sql) => {
    const [user] = await sql<{ id: string }>(
      `update auth.users set confirmation_token = null, email_confirmed_at = coalesce(email_confirmed_at, now())
       where confirmation_token = $1 and confirmation_sent_at > now() - make_interval(secs => ${LINK_SECONDS})
       returning id`,
      [s256(token)],
    );
    if (user === undefined) return undefined;
    const [flow, authCode] = [randomUUID(), randomUUID()];
    const verifier = randomBytes(32).toString("base64url");
    await sql(
      `insert into auth.flow_state (id, user_id, auth_code, authentication_method, code_challenge, code_challenge_method,
         provider_type, auth_code_issued_at, created_at, updated_at)
       values ($1, $2, $3, 'recovery', $4, 's256', 'email', now(), now(), now())`,
      [flow, user.id, authCode, s256(verifier)],
    );
    return { authCode, verifier };
  });
}
