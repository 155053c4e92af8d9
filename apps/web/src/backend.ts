/** The local backend's key, unless the build names a Supabase project. */
const LOCAL_PUBLISHABLE_KEY = "sb_publishable_lectern_local";

const toNonEmpty = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** The backend that a build talks to, by its variables. `url` is undefined when it is the page's own origin. */
export const readBackend = (env: Readonly<Record<string, unknown>>) => ({
  url: toNonEmpty(env["VITE_SUPABASE_URL"]),
  publishableKey: toNonEmpty(env["VITE_SUPABASE_PUBLISHABLE_KEY"]) ?? LOCAL_PUBLISHABLE_KEY,
});
