import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Hono } from "hono";
import type { BackendEnv } from "../supabase/routes.ts";
import { logError } from "./log.ts";

type Handle = (request: Request, deps: unknown) => Promise<Response>;

export interface DepsOptions {
  env: (name: string) => string | undefined;
  fetch: typeof fetch;
  defer: (work: Promise<unknown>) => void;
}

/** The functions of `supabase/functions`, loaded when they are first called. */
export interface Functions {
  has(name: string): boolean;
  /** Undefined if there is no such function. */
  call(name: string, request: Request): Promise<Response | undefined>;
}

/** Finds the functions in a folder and runs them with these options. */
export type CreateFunctions = (folder: string, options: DepsOptions) => Functions;

/** Runs the functions in this process. */
export function createFunctions(folder: string, options: DepsOptions): Functions {
  const toPath = (name: string) => join(folder, name, "handler.ts");
  const has = (name: string) => /^[a-z][a-z0-9-]*$/.test(name) && existsSync(toPath(name));
  let deps: Promise<unknown> | undefined;

  const createDeps = async () => {
    const shared = (await importFile(join(folder, "_shared/deps.ts"))) as { createDeps(options: DepsOptions): unknown };
    return shared.createDeps(options);
  };

  return {
    has,
    call: async (name, request) => {
      if (!has(name)) return undefined;
      const { handle } = (await importFile(toPath(name))) as { handle: Handle };
      deps ??= createDeps();
      return handle(request, await deps);
    },
  };
}

const importFile = (path: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path).href);

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/**
 * Sets the address that a request comes from, as the proxy of a hosted project does. A header is trusted only from a
 * proxy on this machine.
 */
function setClientAddress(request: Request, peerAddress: string | null): void {
  if (peerAddress !== null && !LOOPBACK.test(peerAddress)) request.headers.set("cf-connecting-ip", peerAddress);
}

/** Serves the functions at the same addresses as Supabase. */
export function functionRoutes(functions: Functions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  routes.on("ALL", ["/functions/v1/:name", "/functions/v1/:name/*"], async (c) => {
    const name = c.req.param("name");
    try {
      setClientAddress(c.req.raw, c.env.peerAddress);
      const answer = await functions.call(name, c.req.raw);
      if (answer === undefined) return c.json({ code: "NOT_FOUND", message: `There is no function "${name}"` }, 404);
      const headers = new Headers(answer.headers);
      headers.delete("access-control-allow-origin");
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      if (c.req.raw.signal.aborted) return new Response(null, { status: 400 });
      logError({ function: name, status: 500, cause: error });
      return c.json({ error: "The function failed" }, 500);
    }
  });
  return routes;
}
