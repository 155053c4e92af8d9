import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { toHeaders } from "../testing/requests.ts";
import { startTestBackend, type TestBackend, type TestUser } from "../testing/test-backend.ts";
import { createHealth, probe } from "./health.ts";

let backend: TestBackend;
let student: TestUser;
beforeAll(async () => {
  backend = await startTestBackend();
  student = await backend.setUpUser("full@school.edu");
});
afterAll(() => backend?.close());

const fullDisk = Object.assign(new Error("could not extend file"), { code: "53100" });

it("SRV-01 answers a write that meets a full disk with 503 and when to try again", async () => {
  await backend.sql(`
    create function private.meet_full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on public.folders execute function private.meet_full_disk()`);
  const answer = await backend.fetch("/rest/v1/folders", {
    method: "POST",
    headers: toHeaders(student),
    body: JSON.stringify({ user_id: student.user.id, name: "Biology" }),
  });
  await backend.sql("drop trigger full_disk on public.folders");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await answer.json()).toMatchObject({ code: "53100" });
});

it("health answers with the reason while a write finds no room, and asks again before it is well", async () => {
  let isFull = true;
  const sql = vi.fn<Database["sql"]>((text) =>
    isFull && text.includes("health_probe") ? Promise.reject(fullDisk) : Promise.resolve([]),
  );
  const findFault = createHealth({ sql } as unknown as Database);
  expect(await findFault()).toBe("the database has no room to write");
  isFull = false;
  expect(await findFault()).toBeUndefined();
  const writes = () => sql.mock.calls.filter(([text]) => text.includes("health_probe")).length;
  const before = writes();
  await Promise.all([findFault(), findFault(), findFault()]);
  expect(writes()).toBe(before);
});

it("health is well on a database that has room", async () => {
  const answer = await backend.fetch("/healthz");
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

it("health writes eight blocks to find that there is room", async () => {
  await backend.sql(probe.replace("on commit drop", ""));
  expect(await backend.sql("select pg_relation_size('health_probe')::integer as bytes")).toEqual([{ bytes: 65_536 }]);
  await backend.sql("drop table health_probe");
});
