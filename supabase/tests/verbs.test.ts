import { isLong } from "@lectern/local-backend/testing/long-run";
import { beforeAll, expect, it } from "vitest";
import { onEachDatabase } from "./testing/backend.ts";
import { type Library, stockLibrary } from "./testing/library.ts";

const tables = [
  "recordings",
  "recording_segments",
  "recording_corrections",
  "course_corrections",
  "cards",
  "reviews",
  "card_states",
  "practice_settings",
  "folders",
  "tags",
  "recording_tags",
  "study_guides",
  "user_info",
  "profiles",
] as const;
type Table = (typeof tables)[number];
const verbs = ["POST", "PATCH", "PUT", "DELETE"] as const;

/** The requests that a signed-in person may send, with a body. */
const allowed: Partial<Record<Table, Partial<Record<(typeof verbs)[number], object>>>> = {
  course_corrections: { DELETE: {} },
  cards: { PATCH: { suspended: true }, DELETE: {} },
  recordings: { PATCH: { is_favorite: true }, DELETE: {} },
  practice_settings: { PATCH: { new_per_day: 10 } },
  folders: { POST: { name: "Physics" }, PATCH: { name: "Chemistry" }, PUT: { name: "Biology" }, DELETE: {} },
  tags: { POST: { name: "Physics" }, PATCH: { color: "red" }, PUT: { name: "Biology" }, DELETE: {} },
  study_guides: { PATCH: { title: "Physics" }, DELETE: {} },
  user_info: { PATCH: { default_summary_style: "essay" } },
};
/** A body for each write that no client may make, with an existing column. */
const column: Record<Table, object> = {
  recordings: { status: "completed" },
  recording_segments: { segments: [] },
  recording_corrections: { corrections: [] },
  course_corrections: { shown: "Physics" },
  cards: { quote: "Physics" },
  reviews: { rating: 4 },
  card_states: { reps: 4 },
  practice_settings: { user_id: "00000000-0000-4000-8000-000000000000" },
  folders: { name: "Physics" },
  tags: { name: "Physics" },
  recording_tags: { tag_id: "00000000-0000-4000-8000-000000000000" },
  study_guides: { content: "Physics" },
  user_info: { id: "00000000-0000-4000-8000-000000000000" },
  profiles: { is_subscribed: true },
};

const keys: Partial<Record<string, string>> = {
  recording_segments: "recording_id",
  recording_corrections: "recording_id",
  card_states: "card_id",
  recording_tags: "tag_id",
  practice_settings: "user_id",
};
const keyName = (table: string): string => keys[table] ?? "id";

onEachDatabase("every table and every verb, over HTTP", (backend, driver) => {
  let token: string;
  let library: Library;
  beforeAll(async () => {
    const { accessToken, user } = await backend().setUpUser("verbs@school.edu");
    token = accessToken;
    library = await stockLibrary(backend(), user.id);
  });

  const rowId = (table: Table): string =>
    ({
      recordings: library.recording,
      recording_segments: library.recording,
      recording_corrections: library.recording,
      course_corrections: library.courseCorrection,
      cards: library.card,
      reviews: library.review,
      card_states: library.card,
      practice_settings: library.userId,
      folders: library.folder,
      tags: library.tag,
      recording_tags: library.tag,
      study_guides: library.guide,
      user_info: library.userId,
      profiles: library.userId,
    })[table];
  const toKey = (table: Table): Readonly<Record<string, string>> => ({
    [keyName(table)]: rowId(table),
    // Some tables have a key of their id and their owner.
    ...(["folders", "tags", "recording_tags", "course_corrections", "cards", "reviews", "card_states"].includes(
      table,
    ) && {
      user_id: library.userId,
    }),
    ...(table === "recording_tags" && { recording_id: library.recording }),
  });
  const toPath = (table: Table): string => {
    const filters = Object.entries(toKey(table)).map(([name, value]) => `${name}=eq.${value}`);
    return `${table}?${filters.join("&")}`;
  };
  const send = async (path: string, method: string, body: string | undefined, bearer?: string, headers = {}) => {
    const answer = await backend().fetch(`/rest/v1/${path}`, {
      method,
      headers: {
        apikey: backend().publishableKey,
        "content-type": "application/json",
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    return { status: answer.status, code: text === "" ? undefined : (JSON.parse(text) as { code?: string }).code };
  };

  const refusals = tables.flatMap((table) =>
    verbs.filter((verb) => allowed[table]?.[verb] === undefined).map((verb) => [verb, table] as const),
  );

  it.each(refusals)("SRV-02 %s %s is refused as forbidden, and as unauthorized to a visitor", async (verb, table) => {
    const body = JSON.stringify(verb === "PUT" ? { ...column[table], ...toKey(table) } : column[table]);
    const path = toPath(table);
    const target = verb === "POST" ? table : path;
    const payload = verb === "DELETE" ? undefined : body;
    // A view has no key for PUT.
    const methodNotAllowed = table === "profiles" && verb === "PUT" ? { status: 405, code: "PGRST105" } : undefined;
    expect(await send(target, verb, payload, token)).toEqual(methodNotAllowed ?? { status: 403, code: "42501" });
    expect(await send(target, verb, payload)).toEqual(methodNotAllowed ?? { status: 401, code: "42501" });
  });

  it("SRV-02 answers every allowed write with success", async () => {
    for (const [table, writes] of Object.entries(allowed) as [Table, Record<string, object>][]) {
      for (const [verb, body] of Object.entries(writes)) {
        const target = verb === "POST" ? table : toPath(table);
        const payload = {
          ...body,
          ...(verb === "POST" && { user_id: library.userId }),
          ...(verb === "PUT" && toKey(table)),
        };
        const { status } = await send(target, verb, verb === "DELETE" ? undefined : JSON.stringify(payload), token);
        expect([table, verb, status]).toEqual([table, verb, verb === "POST" ? 201 : 204]);
      }
    }
  });

  // The other tests are the same on both databases, and this one is slower.
  if (driver === "pglite") return;

  it("SRV-02 no request is answered with a 5xx, for each table, verb and body", async () => {
    const bodies = [undefined, "", "{}", "[1]", "null", "{", '{"no_such":1}', '[{"name":"a"},{"id":1}]'];
    const prefers = ["", "return=representation", "resolution=merge-duplicates", "tx=rollback,count=exact"];
    const places = [...tables, "no_such_table", "rpc/no_such_function", "rpc/forget_person", ""];
    const tries = places.flatMap((place) =>
      [...verbs, "GET", "HEAD", "OPTIONS"].flatMap((method) =>
        bodies
          .filter((body) => body === undefined || (method !== "GET" && method !== "HEAD"))
          .flatMap((body, at) => [token, undefined].map((bearer) => ({ place, method, body, bearer, at }))),
      ),
    );
    // The steps of five meet each place, method, body and bearer in turn.
    const left = isLong ? tries : tries.filter((_, at) => at % 5 === 0);
    const failures: unknown[] = [];
    const next = async () => {
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const { place, method, body, bearer, at } = one;
        // The filter matches nothing, so that allowed requests change nothing.
        const path = `${place}?${keyName(place)}=is.null`;
        // oxlint-disable-next-line no-await-in-loop -- eight in parallel, each one after another
        const { status, code } = await send(path, method, body, bearer, { prefer: prefers[at % prefers.length] ?? "" });
        if (status >= 500) failures.push({ method, path, body, status, code });
      }
    };
    await Promise.all(Array.from({ length: 8 }, next));
    expect(failures).toEqual([]);
  });
});
