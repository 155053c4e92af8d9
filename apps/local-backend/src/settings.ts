import { resolve } from "node:path";
import { readOwnServer, type OwnServer } from "./own-server/own-server.ts";
import { projectPaths } from "./project-paths.ts";

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly seeds: boolean;
  /** A database on a PostgreSQL server; undefined uses the data directory's own. */
  readonly databaseUrl: string | undefined;
  /** The folder of an operator's backups, which only the doctor reads. */
  readonly backups?: string | undefined;
  /** Undefined on a laptop, where stand-ins sign in anybody. */
  readonly ownServer?: OwnServer | undefined;
}

/** @throws Error with a sentence for the user if a variable has a wrong value */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const ownServer = readOwnServer(env);
  return {
    port: parsePort(env["PORT"] || "3000"),
    host: env["HOST"] || "127.0.0.1",
    dataDirectory: resolve(projectPaths.root, env["DATA_DIR"] || ".lectern"),
    seeds: env["LECTERN_SEED"] !== "off" && ownServer === undefined,
    databaseUrl: env["DATABASE_URL"] ? checkDatabaseUrl(env["DATABASE_URL"]) : undefined,
    backups: env["BACKUP_DIR"] || undefined,
    ownServer,
  };
}

/** The message leaves the value out, because it has a password. */
function checkDatabaseUrl(text: string): string {
  const { protocol, hostname, pathname } = URL.canParse(text) ? new URL(text) : {};
  const isWhole = Boolean(hostname) && (pathname ?? "").length > 1;
  if (isWhole && /^postgres(?:ql)?:$/.test(protocol ?? "")) return text;
  throw new Error("DATABASE_URL must be like postgres://user:password@host:5432/database");
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`PORT must be a number up to 65535, not "${text}"`);
}
