import { Hono, type Context } from "hono";
import { EMAIL_PATTERN, returnAddress } from "../consent/request-fields.ts";
import { withQuery } from "../consent/return-address.ts";
import type { Database } from "../database/database.ts";
import { beginInvitation } from "../own-server/invitation.ts";
import { isUuid, refuse } from "./auth-requests.ts";
import type { BackendEnv } from "./routes.ts";

const ADMIN_USER = /* sql */ `
  select id, aud, role, email, phone, email_confirmed_at, last_sign_in_at, raw_app_meta_data as app_metadata,
    raw_user_meta_data as user_metadata, created_at, updated_at, is_anonymous
  from auth.users where id = $1`;

const noSuchUser = (c: Context) => refuse(c, 404, "user_not_found", "User not found");

const NO_SUCH_PATH =
  "The local backend has GET and DELETE of /admin/users/<id>, POST of /admin/generate_link, and no other admin path";

/**
 * The admin requests that lite lacks: account deletion reads a user before deleting them, and an operator's commands
 * ask for links.
 */
export function adminUserRoutes(database: Database, options: { secretKey: string }): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/auth/v1/admin");

  routes.use("*", async (c, next) => {
    const keys = [c.req.header("apikey"), c.req.header("authorization")?.replace(/^Bearer /i, "")];
    if (keys.includes(options.secretKey)) return next();
    return refuse(c, 401, "no_authorization", "This endpoint requires a secret key");
  });

  routes.get("/users/:id", async (c) => {
    const id = c.req.param("id");
    const [user] = isUuid(id) ? await database.sql(ADMIN_USER, [id]) : [];
    return user === undefined ? noSuchUser(c) : c.json(user);
  });

  routes.delete("/users/:id", async (c) => {
    const id = c.req.param("id");
    if (!isUuid(id)) return noSuchUser(c);
    const gone = await database.transaction(async (sql) => {
      await sql("delete from auth.refresh_tokens where user_id = $1", [id]);
      return sql("delete from auth.users where id = $1 returning id", [id]);
    });
    return gone.length === 0 ? noSuchUser(c) : c.json({ user: { id } });
  });

  routes.post("/generate_link", async (c) => {
    const body = (await c.req.json().catch(() => ({}))) as { type?: unknown; email?: unknown };
    const { type } = body;
    const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
    if (type !== "invite" && type !== "recovery") {
      return refuse(c, 422, "validation_failed", "The type must be invite or recovery");
    }
    if (email.length > 254 || !EMAIL_PATTERN.test(email)) {
      return refuse(c, 422, "validation_failed", "Unable to validate email address");
    }
    const token = await beginInvitation(database, { email, type });
    if (token === undefined) {
      return type === "invite"
        ? refuse(c, 422, "email_exists", "A user with this email address has already been registered")
        : refuse(c, 404, "user_not_found", "User with this email not found");
    }
    const origin = new URL(c.req.url).origin;
    const redirect_to = returnAddress(c.req.query("redirect_to") ?? "", origin);
    const action_link = withQuery(`${origin}/auth/v1/verify`, { token, type, redirect_to });
    return c.json({ action_link, redirect_to, verification_type: type });
  });
  routes.all("*", (c) => refuse(c, 404, "not_found", NO_SUCH_PATH));
  return routes;
}
