import type { Database } from "../database/database.ts";

/** PostgREST's answer if a function raises `PT` and a status. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

interface CheckedRequest {
  readonly method: string;
  /** Begins after `/rest/v1`. */
  readonly path: string;
}

/**
 * Calls the function that a hosted project's data API calls before each request. The migrations name it in the setting
 * `pgrst.db_pre_request` of its role.
 *
 * @returns a function that takes the claims of a request's access token, and returns the refusal or undefined
 */
export function createPreRequest({
  sql,
}: Database): (claims: object, request: CheckedRequest) => Promise<Refusal | undefined> {
  let functionName: Promise<string | undefined> | undefined;
  const findFunction = async (): Promise<string | undefined> => {
    const [row] = await sql<{ setting: string }>(
      `select split_part(setting, '=', 2) as setting from pg_roles, unnest(rolconfig) as setting
        where rolname = 'authenticator' and setting like 'pgrst.db_pre_request=%'`,
      [],
    );
    return row?.setting;
  };
  return async (claims, { method, path }) => {
    functionName ??= findFunction();
    // If the database was unavailable, the setting is read again.
    functionName.catch(() => (functionName = undefined));
    const name = await functionName;
    if (name === undefined) return undefined;
    try {
      await sql(
        `select ${name}() from set_config('request.jwt.claims', $1, true) as claims,
           set_config('request.method', $2, true) as method, set_config('request.path', $3, true) as path`,
        [JSON.stringify(claims), method, path],
      );
      return undefined;
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: unknown };
      const [, status] = /^PT(\d{3})$/.exec(String(code)) ?? [];
      if (status === undefined) throw error;
      return { status: Number(status), code: String(code), message: String(message) };
    }
  };
}
