/** The answer of a hosted project that can't reach its database: the request was valid and can be repeated. */
export function databaseUnavailable(path: string): Response {
  const message = "Could not connect with the database";
  const body = path.startsWith("/rest/")
    ? { code: "PGRST001", message, details: null, hint: null }
    : { code: 503, error_code: "database_unavailable", msg: message };
  return Response.json(body, { status: 503, headers: { "retry-after": "1", "cache-control": "no-store" } });
}
