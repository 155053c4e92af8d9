import type { Database } from "../database/database.ts";

interface GrantRow {
  readonly id: string;
  readonly name: string;
  readonly uri: string;
  readonly logo_uri: string;
  readonly scopes: string;
  readonly granted_at: string;
}

/** Lists the clients that a student has allowed, newest first. */
export async function listGrants(database: Database, userId: string): Promise<object[]> {
  const rows = await database.sql<GrantRow>(
    `select client.id, coalesce(client_name, '') as name, coalesce(client_uri, '') as uri,
       coalesce(client.logo_uri, '') as logo_uri, consent.scopes, consent.granted_at
     from auth.oauth_consents as consent join auth.oauth_clients as client on client.id = consent.client_id
     where consent.user_id = $1 and revoked_at is null and deleted_at is null order by granted_at desc`,
    [userId],
  );
  return rows.map(({ id, name, uri, logo_uri, scopes, granted_at }) => ({
    client: { id, name, uri, logo_uri },
    scopes: scopes.split(" "),
    granted_at,
  }));
}

/** Takes back what a student has allowed a client, and ends its sessions. Returns false if there was nothing. */
export const revokeGrant = (database: Database, userId: string, clientId: string): Promise<boolean> =>
  database.transaction(async (sql) => {
    const revoked = await sql(
      `update auth.oauth_consents set revoked_at = now()
       where user_id = $1 and client_id = $2 and revoked_at is null returning id`,
      [userId, clientId],
    );
    if (revoked.length === 0) return false;
    // A code that is on its way must not open a session afterwards.
    await sql("delete from auth.oauth_authorizations where user_id = $1 and client_id = $2", [userId, clientId]);
    await sql("delete from auth.sessions where user_id = $1 and oauth_client_id = $2", [userId, clientId]);
    return true;
  });
