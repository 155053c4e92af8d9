import { createDeps } from "./deps.ts";
import type { Handle } from "./endpoint.ts";

declare const Deno: {
  readonly env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
/** Supabase's edge runtime; plain Deno has none and stays alive by itself. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Serves a function in Deno, hosted by Supabase or not. */
export function serve(handle: Handle): void {
  const deps = createDeps({
    env: (name) => Deno.env.get(name),
    defer: (work) => {
      if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work);
    },
  });
  Deno.serve((request) => handle(request, deps));
}
