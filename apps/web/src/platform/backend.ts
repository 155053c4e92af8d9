import { CAPTCHA_ORIGIN } from "@lectern/browser/captcha-origin";

/** The local backend's key, unless the build names a Supabase project. */
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_lectern_local";

const toNonEmpty = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Reads the backend of a build from its variables. `url` is undefined if it is the page's own origin. */
export function readBackend(env: Readonly<Record<string, unknown>>) {
  const captchaSiteKey = toNonEmpty(env["VITE_TURNSTILE_SITE_KEY"]);
  const reportUrl = toNonEmpty(env["VITE_REPORT_URL"]);
  return {
    url: toNonEmpty(env["VITE_SUPABASE_URL"]),
    publishableKey: toNonEmpty(env["VITE_SUPABASE_PUBLISHABLE_KEY"]) ?? LOCAL_PUBLISHABLE_KEY,
    /** Undefined if sign-up requires no captcha. */
    captchaSiteKey,
    captchaOrigin: captchaSiteKey === undefined ? undefined : CAPTCHA_ORIGIN,
    /** Undefined if browsers report no errors. */
    reportOrigin: reportUrl === undefined ? undefined : new URL(reportUrl).origin,
  };
}
