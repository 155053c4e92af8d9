import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { TestBackend } from "./test-backend.ts";

/** Creates a client as in a new browser: with its own storage and without timers. */
export function openBrowser(backend: Pick<TestBackend, "url" | "publishableKey">): SupabaseClient {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createClient(backend.url, backend.publishableKey, {
    auth: { flowType: "pkce", storage, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
