const NO_ROOM = "The database has no room to write";

/**
 * Replaces lite's 500 for a full disk by 503, since the request can be repeated once there is room. Other answers stay as they are.
 */
export async function answerFullDisk(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { code?: unknown } | null;
  if (body?.code !== "53100") return response;
  const refusal = { code: body.code, message: NO_ROOM, details: null, hint: null };
  return Response.json(refusal, { status: 503, headers: { "retry-after": "30", "cache-control": "no-store" } });
}

/** The answer of a hosted project that can't reach its database: the request was valid and can be repeated. */
export function databaseUnavailable(path: string): Response {
  const message = "Could not connect with the database";
  const body = path.startsWith("/rest/")
    ? { code: "PGRST001", message, details: null, hint: null }
    : { code: 503, error_code: "database_unavailable", msg: message };
  return Response.json(body, { status: 503, headers: { "retry-after": "1", "cache-control": "no-store" } });
}
