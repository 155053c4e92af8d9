/** The headers that supabase-js sends with a call. */
const allowedHeaders = "authorization, apikey, content-type, x-client-info";

/**
 * Returns the headers that allow a page of `origin` to read an answer. They are empty for an origin that is not on the
 * list: without a list, only pages of the functions' own origin can call them.
 */
export function corsHeaders(origin: string | null, allowedOrigins: readonly string[]): Record<string, string> {
  if (allowedOrigins.length === 0) return {};
  const varies = { vary: "Origin" };
  if (origin === null || !allowedOrigins.includes(origin)) return varies;
  return {
    ...varies,
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": allowedHeaders,
    "access-control-max-age": "86400",
  };
}
