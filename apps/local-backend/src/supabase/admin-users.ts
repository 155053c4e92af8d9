import { Hono } from "hono";
import { EMAIL, returnAddress } from "../consent/request-fields.ts";
import { withQuery } from "../consent/return-address.ts";
import type { Database } from "../database/database.ts";
import { beginInvitation } from "../own-server/invitation.ts";
import type { BackendEnv } from "./routes.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const ADMIN_USER = /* sql */ `
  select id, aud, role, email, phone, email_confirmed_at, last_sign_in_at, raw_app_meta_data as app_metadata,
    raw_user_meta_data as user_metadata, created_at, updated_at, is_anonymous
  from auth.users where id = $1`;

const noSuchUser = { code: 404, error_code: "user_not_found", msg: "User not found" };

const noSuchPath = {
  code: 404,
  error_code: "not_found",
  msg: "The local backend has GET and DELETE of /admin/users/<id>, POST of /admin/generate_link, and no other admin path",
};

const noLink = (msg: string, error_code = "validation_failed", code: 404 | 422 = 422) => ({ code, error_code, msg });

/**
 * The admin requests that lite lacks: account deletion reads a user before deleting them, and an operator's commands
 * ask for links.
 */
export function adminUserRoutes(database: Database, options: { secretKey: string }): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>().basePath("/auth/v1/admin");

  routes.use("*", async (c, next) => {
    const held = [c.req.header("apikey"), c.req.header("authorization")?.replace(/^Bearer /i, "")];
    if (held.includes(options.secretKey)) return next();
    return c.json({ code: 401, error_code: "no_authorization", msg: "This endpoint requires a secret key" }, 401);
  });

  routes.get("/users/:id", async (c) => {
    const id = c.req.param("id");
    const [user] = UUID.test(id) ? await database.sql(ADMIN_USER, [id]) : [];
    return user === undefined ? c.json(noSuchUser, 404) : c.json(user);
  });

  routes.delete("/users/:id", async (c) => {
    const id = c.req.param("id");
    if (!UUID.test(id)) return c.json(noSuchUser, 404);
    const gone = await database.transaction(async (sql) => {
      await sql("delete from auth.refresh_tokens where user_id = $1", [id]);
      return sql("delete from auth.users where id = $1 returning id", [id]);
    });
    return gone.length === 0 ? c.json(noSuchUser, 404) : c.json({ user: { id } });
  });

  routes.post("/generate_link", async (c) => {
    const body = (await c.req.json().catch(() => ({}))) as { type?: unknown; email?: unknown };
    const { type } = body;
    const email = typeof body.email === "string" ? body.email.trim().toLowerCase() : "";
    if (type !== "invite" && type !== "recovery") return c.json(noLink("The type must be invite or recovery"), 422);
    if (email.length > 254 || !EMAIL.test(email)) return c.json(noLink("Unable to validate email address"), 422);
    const token = await beginInvitation(database, { email, type });
    if (token === undefined) {
      return type === "invite"
        ? c.json(noLink("A user with this email address has already been registered", "email_exists"), 422)
        : c.json(noLink("User with this email not found", "user_not_found", 404), 404);
    }
    const own = new URL(c.req.url).origin;
    const redirect_to = returnAddress(c.req.query("redirect_to") ?? "", own);
    const action_link = withQuery(`${own}/auth/v1/verify`, { token, type, redirect_to });
    return c.json({ action_link, redirect_to, verification_type: type });
  });
  routes.all("*", (c) => c.json(noSuchPath, 404));
  return routes;
}
