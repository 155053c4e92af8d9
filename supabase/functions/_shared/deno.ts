import { createDeps } from "./deps.ts";
import type { Handle } from "./endpoint.ts";

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
/** Supabase's edge runtime. Plain Deno doesn't have it, and stays alive without it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Serves a function in Deno, on Supabase or elsewhere. Deferred work keeps an isolate of Supabase alive until it ends. */
export function serve(handle: Handle): void {
  const deps = createDeps({
    env: (name) => Deno.env.get(name),
    defer: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  });
  Deno.serve((request) => handle(request, deps));
}
