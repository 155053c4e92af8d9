import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./routes.ts";

/** Whether a parameter is `or`, `not.and`, or one of an embedded table, whose value holds several filters. */
const isLogical = (name: string): boolean => /(?:^|\.)(?:or|and)$/.test(name);

/**
 * Whether a filter uses a regular expression: `name=match.x`, `name=not.imatch(any).{x}`, `or=(name.match.x,…)`. One with a backreference can occupy the database's only process for
 * minutes.
 */
const usesPattern = (name: string, value: string): boolean =>
  isLogical(name)
    ? /[.(,]i?match(?:\((?:any|all)\))?\./i.test(value)
    : /^(?:not\.)?i?match(?:\((?:any|all)\))?\./i.test(value);

/** The parameters that restrict no rows. */
const NO_FILTERS = new Set(["select", "columns", "order", "limit", "offset", "on_conflict"]);

/** Whether a parameter restricts the rows of the table itself. A filter on an embedded table has that table's name first. */
const isFilter = (name: string): boolean =>
  !NO_FILTERS.has(name) && (!name.includes(".") || /^not\.(?:or|and)$/.test(name));

const UNFILTERED: Readonly<Record<string, string>> = { PATCH: "UPDATE", DELETE: "DELETE" };

const countQuotes = (text: string): number => text.replaceAll(/\\./g, "").split('"').length - 1;

const refuse = (message: string) => ({ code: "PGRST100", message, details: null, hint: null });

/**
 * Refuses queries at which lite would fail, those with which one client could block the whole backend, and changes of all rows,
 * as a hosted project's extension safeupdate does.
 */
export const checkRestQuery: MiddlewareHandler<BackendEnv> = async (c, next) => {
  const verb = UNFILTERED[c.req.method];
  if (verb !== undefined && ![...new URL(c.req.url).searchParams.keys()].some(isFilter)) {
    return c.json({ code: "21000", message: `${verb} requires a WHERE clause`, details: null, hint: null }, 400);
  }
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (usesPattern(name, value)) return c.json(refuse("match and imatch are not served here"), 400);
    if (name === "select" && countQuotes(value) % 2 === 1) {
      return c.json(refuse("failed to parse select parameter: a quote is not closed"), 400);
    }
  }
  return next();
};
