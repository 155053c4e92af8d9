import { CompiledQuery, Kysely } from "kysely";
import { describe, expect, it } from "vitest";
import type { Session, Sessions } from "./postgres-sessions.ts";
import { sessionsDialect } from "./sessions-dialect.ts";

/** A database that notes its statements, and refuses those that `fails` matches. */
function openNoted(fails?: RegExp) {
  const ran: string[] = [];
  const session: Session = {
    run: (text, params) => {
      ran.push([text, ...params].join(" | "));
      if (fails?.test(text) === true) return Promise.reject(new Error("refused"));
      return Promise.resolve(Object.assign([], { command: "SELECT", count: 0 }) as never);
    },
    runScript: () => Promise.reject(new Error("no script")),
  };
  const sessions: Sessions = {
    acquire: () => Promise.resolve(session),
    release: () => undefined,
    losses: () => 0,
    close: () => Promise.resolve(),
  };
  return { ran, database: new Kysely<unknown>({ dialect: sessionsDialect(sessions) }) };
}

const setting = (name: string, value: string) => CompiledQuery.raw(`SELECT set_config('${name}', $1, true)`, [value]);

const request = async (database: Kysely<unknown>) =>
  await database.transaction().execute(async (transaction) => {
    await transaction.executeQuery(setting("role", "authenticated"));
    await transaction.executeQuery(CompiledQuery.raw(`SELECT set_config('response.headers', '', true)`));
    await transaction.executeQuery(CompiledQuery.raw(`SET LOCAL ROLE "authenticated"`));
    await transaction.executeQuery(setting("request.jwt.claims", "{}"));
    await transaction.executeQuery(CompiledQuery.raw("select 1"));
  });

describe("the settings of a request", () => {
  it("are one statement, before the one that they are for", async () => {
    const { ran, database } = openNoted();
    await request(database);
    expect(ran).toEqual([
      "begin",
      "select set_config('role', $1, true), set_config('response.headers', $2, true), set_config('role', $3, true), " +
        "set_config('request.jwt.claims', $4, true) | authenticated |  | authenticated | {}",
      "select 1",
      "commit",
    ]);
  });

  it("SRV-01 stop the statement that they are for if one of them fails", async () => {
    const { ran, database } = openNoted(/set_config/);
    await expect(request(database)).rejects.toThrow("refused");
    expect(ran).not.toContain("select 1");
    expect(ran.at(-1)).toBe("rollback");
  });

  it("are not carried over to the next request", async () => {
    const { ran, database } = openNoted();
    await database.transaction().execute(async (transaction) => {
      await transaction.executeQuery(setting("role", "authenticated"));
    });
    await database.executeQuery(CompiledQuery.raw("select 2"));
    expect(ran.slice(ran.indexOf("commit"))).toEqual(["commit", "select 2"]);
  });
});
