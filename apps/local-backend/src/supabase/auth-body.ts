import type { MiddlewareHandler } from "hono";
import { refuse } from "./auth-requests.ts";
import type { BackendEnv } from "./routes.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasNul = (value: unknown): boolean => {
  if (typeof value === "string") return value.includes("\0");
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes("\0") || hasNul(inner));
};

const TEXT_FIELDS = ["email", "phone", "password", "refresh_token", "auth_code", "code_verifier"];

/** Describes an error in the body of a request to the auth service; undefined if it is valid. */
function findFault(body: unknown): string | undefined {
  if (!isObject(body)) return "The body must be a JSON object";
  if (hasNul(body)) return "The body must not contain a NUL";
  const wrong = TEXT_FIELDS.find(
    (name) => Object.hasOwn(body, name) && typeof body[name] !== "string" && body[name] !== null,
  );
  if (wrong !== undefined) return `${wrong} must be a text`;
  if (Object.hasOwn(body, "data") && body["data"] !== null && !isObject(body["data"])) return "data must be an object";
  return undefined;
}

/** Answers a malformed body with 400 and a hosted project's message. lite would fail with 500 or accept it. */
export const checkAuthBody: MiddlewareHandler<BackendEnv> = async (c, next) => {
  if (c.req.method !== "POST" && c.req.method !== "PUT") return next();
  const text = await c.req.raw.clone().text();
  if (text === "") return next();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refuse(c, 400, "bad_json", "Could not parse request body as JSON");
  }
  const fault = findFault(body);
  return fault === undefined ? next() : refuse(c, 400, "validation_failed", fault);
};
