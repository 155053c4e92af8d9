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

/** The functions of `supabase/functions`, found when they are first called. */
export interface Functions {
  has(name: string): boolean;
  /** Undefined when there is no such function. */
  call(name: string, request: Request): Promise<Response | undefined>;
}

/** Finds the functions of a folder and runs them with what they are given. */
export type CreateFunctions = (folder: string, options: DepsOptions) => Functions;

/** Functions in this process. */
export function createFunctions(folder: string, options: DepsOptions): Functions {
  const pathOf = (name: string) => join(folder, name, "handler.ts");
  const has = (name: string) => /^[a-z][a-z0-9-]*$/.test(name) && existsSync(pathOf(name));
  let deps: Promise<unknown> | undefined;

  const makeDeps = async () => {
    const shared = (await importFile(join(folder, "_shared/deps.ts"))) as { createDeps(options: DepsOptions): unknown };
    return shared.createDeps(options);
  };

  return {
    has,
    call: async (name, request) => {
      if (!has(name)) return undefined;
      const { handle } = (await importFile(pathOf(name))) as { handle: Handle };
      deps ??= makeDeps();
      return handle(request, await deps);
    },
  };
}

const importFile = (path: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(path).href);

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** Says where a request comes from, as the proxy before a hosted project does. Only a proxy on this machine is believed. */
function setClientAddress(request: Request, peerAddress: string | null): void {
  if (peerAddress !== null && !LOOPBACK.test(peerAddress)) request.headers.set("cf-connecting-ip", peerAddress);
}

/** The same addresses as Supabase's edge functions have. */
export function functionRoutes(functions: Functions): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();
  routes.all("/functions/v1/:name", async (c) => {
    const name = c.req.param("name");
    try {
      setClientAddress(c.req.raw, c.env.peerAddress);
      const answer = await functions.call(name, c.req.raw);
      if (answer === undefined) return c.json({ code: "NOT_FOUND", message: `There is no function "${name}"` }, 404);
      const headers = new Headers(answer.headers);
      headers.delete("access-control-allow-origin");
      return new Response(answer.body, { status: answer.status, headers });
    } catch (error) {
      logError({ function: name, status: 500, cause: error });
      return c.json({ error: "The function failed" }, 500);
    }
  });
  return routes;
}
