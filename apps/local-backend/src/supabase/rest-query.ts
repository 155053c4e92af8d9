import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./routes.ts";

/** `or`, `not.and`, or one of an embedded table: its value holds several filters. */
const isLogical = (name: string): boolean => /(?:^|\.)(?:or|and)$/.test(name);

/** A regular expression with a backreference can keep the one process of the database busy for minutes. */
const usesPattern = (name: string, value: string): boolean =>
  isLogical(name)
    ? /[.(,]i?match(?:\((?:any|all)\))?\./i.test(value)
    : /^(?:not\.)?i?match(?:\((?:any|all)\))?\./i.test(value);

const countQuotes = (text: string): number => text.replaceAll(/\\./g, "").split('"').length - 1;

const refuse = (message: string) => ({ code: "PGRST100", message, details: null, hint: null });

/** Refuses what lite would fail at, and what one client could freeze the whole backend with. */
export const checkRestQuery: MiddlewareHandler<BackendEnv> = async (c, next) => {
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (usesPattern(name, value)) return c.json(refuse("match and imatch are not served here"), 400);
    if (name === "select" && countQuotes(value) % 2 === 1) {
      return c.json(refuse("failed to parse select parameter: a quote is not closed"), 400);
    }
  }
  return next();
};
