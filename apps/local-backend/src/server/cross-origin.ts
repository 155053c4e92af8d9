import { cors } from "hono/cors";
import { isLoopbackName } from "./trusted-host.ts";

/** Allows an app on another port of this machine to call the services, as it could call a hosted project. */
export const crossOrigin = cors({
  origin: (origin) => (URL.canParse(origin) && isLoopbackName(new URL(origin).hostname) ? origin : null),
  allowMethods: ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"],
  allowHeaders: [
    "authorization",
    "apikey",
    "content-type",
    "x-client-info",
    "x-supabase-api-version",
    "x-region",
    "accept-profile",
    "content-profile",
    "prefer",
    "range",
    "range-unit",
  ],
  exposeHeaders: ["content-range", "x-sb-error-code", "x-supabase-api-version"],
  maxAge: 600,
});
