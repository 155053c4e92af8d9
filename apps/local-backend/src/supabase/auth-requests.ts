import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Reads the token of a request; an empty text if it has none. */
export const readBearer = (c: Context): string => /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? "";

/** Reads a JSON body and leaves it for the next handler; an empty object if the body is none. */
export async function peekFields<Fields extends object>(c: Context): Promise<Partial<Fields>> {
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === "object" && body !== null ? body : {};
}

/** Answers with an error in the form of a hosted project's auth service. */
export const refuse = (c: Context, code: ContentfulStatusCode, error_code: string, msg: string): Response =>
  c.json({ code, error_code, msg }, code);

/** Answers a request beyond a rate limit. */
export function refuseForNow(c: Context, waitMs: number): Response {
  c.header("retry-after", String(waitMs / 1000));
  return refuse(c, 429, "over_request_rate_limit", "Request rate limit reached");
}
