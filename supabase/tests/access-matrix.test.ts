import { maxLengths } from "@lectern/domain/max-lengths";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClient, onEachDatabase, onOwnServer, type TestBackend, withoutPreRequest } from "./testing/backend.ts";
import { connectClient } from "./testing/connected-client.ts";
import { type Library, stockLibrary } from "./testing/library.ts";
import { restockLibraries, setUpTwoPeople, type TwoPeople } from "./testing/two-people.ts";

const denied = "42501";
const absent = "00000000-0000-4000-8000-000000000000";

interface Table {
  readonly name: string;
  readonly key: string;
  readonly getId: (library: Library) => string;
  readonly columns: readonly string[];
  /** Generated columns. PostgreSQL refuses to write them before it checks the caller's rights. */
  readonly generated?: readonly string[];
  readonly writable: readonly string[];
  readonly deletable: boolean;
  /** Whether the tools of a connected assistant read it. */
  readonly isReadByTools?: boolean;
  /** A view has no key for an upsert, and PostgreSQL checks that before the caller's rights. */
  readonly isView?: boolean;
}

const tables: Table[] = [
  {
    name: "recordings",
    isReadByTools: true,
    key: "id",
    getId: (library) => library.recording,
    columns: [
      "id",
      "user_id",
      "original_name",
      "created_at",
      "status",
      "is_favorite",
      "is_read",
      "folder_id",
      "transcript",
      "ai_summary",
      "ai_notes",
      "recording_icon",
      "recording_icon_color",
      "language",
      "minutes",
    ],
    generated: ["has_transcript", "summary_opening"],
    writable: ["is_favorite", "is_read", "original_name", "ai_notes", "folder_id"],
    deletable: true,
  },
  {
    name: "recording_segments",
    isReadByTools: true,
    key: "recording_id",
    getId: (library) => library.recording,
    columns: ["recording_id", "user_id", "segments"],
    generated: ["opening", "wave"],
    writable: [],
    deletable: false,
  },
  {
    name: "recording_corrections",
    isReadByTools: true,
    key: "recording_id",
    getId: (library) => library.recording,
    columns: ["recording_id", "user_id", "version", "corrections", "corrected"],
    writable: [],
    deletable: false,
  },
  {
    name: "course_corrections",
    key: "id",
    getId: (library) => library.courseCorrection,
    columns: ["id", "user_id", "folder_id", "kind", "heard", "shown", "created_at", "replaced"],
    writable: [],
    deletable: true,
  },
  {
    name: "recording_outlines",
    isReadByTools: true,
    key: "recording_id",
    getId: (library) => library.recording,
    columns: [
      "recording_id",
      "user_id",
      "version",
      "chapters",
      "questions",
      "terms",
      "points",
      "tasks",
      "dates",
      "forms",
      "thesis",
      "cards",
    ],
    writable: [],
    deletable: false,
  },
  {
    name: "folders",
    isReadByTools: true,
    key: "id",
    getId: (library) => library.folder,
    columns: [
      "id",
      "user_id",
      "name",
      "description",
      "color",
      "exam_date",
      "exam_name",
      "exam_target",
      "course_end",
      "course_end_noticed_at",
      "created_at",
    ],
    writable: ["name", "description", "color", "exam_date", "exam_name", "exam_target", "course_end"],
    deletable: true,
  },
  {
    name: "course_end_receipts",
    key: "id",
    getId: (library) => library.receipt,
    columns: [
      "id",
      "user_id",
      "folder_id",
      "folder_name",
      "course_end",
      "deleted_at",
      "recordings",
      "cards",
      "reviews",
      "tags",
    ],
    writable: [],
    deletable: true,
  },
  {
    name: "tags",
    isReadByTools: true,
    key: "id",
    getId: (library) => library.tag,
    columns: ["id", "user_id", "name", "color", "created_at"],
    writable: ["name", "color"],
    deletable: true,
  },
  {
    name: "recording_tags",
    isReadByTools: true,
    key: "tag_id",
    getId: (library) => library.tag,
    columns: ["user_id", "recording_id", "tag_id"],
    writable: [],
    deletable: false,
  },
  {
    name: "study_guides",
    key: "id",
    getId: (library) => library.guide,
    columns: ["id", "user_id", "title", "content", "icon", "icon_color", "created_at"],
    generated: ["content_opening"],
    writable: ["title"],
    deletable: true,
  },
  {
    name: "cards",
    key: "id",
    getId: (library) => library.card,
    columns: [
      "id",
      "user_id",
      "recording_id",
      "kind",
      "front",
      "back",
      "choices",
      "quote",
      "first",
      "last",
      "start_s",
      "source_hash",
      "source_changed",
      "origin",
      "standing",
      "rank",
      "suspended",
      "edited_at",
      "created_at",
    ],
    writable: ["front", "back", "standing", "suspended"],
    deletable: true,
  },
  {
    name: "reviews",
    key: "id",
    getId: (library) => library.review,
    columns: [
      "id",
      "user_id",
      "card_id",
      "rating",
      "reviewed_at",
      "received_at",
      "elapsed_ms",
      "retention",
      "undoes",
      "device",
      "device_number",
    ],
    writable: [],
    deletable: false,
  },
  {
    name: "card_states",
    key: "card_id",
    getId: (library) => library.card,
    columns: [
      "card_id",
      "user_id",
      "due",
      "stability",
      "difficulty",
      "state",
      "reps",
      "lapses",
      "step",
      "last_review",
      "log_length",
      "engine",
    ],
    writable: [],
    deletable: false,
  },
  {
    name: "practice_settings",
    key: "user_id",
    getId: (library) => library.userId,
    columns: ["user_id", "time_zone", "new_per_day", "retention"],
    writable: ["time_zone", "new_per_day", "retention"],
    deletable: false,
  },
  {
    name: "user_info",
    key: "id",
    getId: (library) => library.userId,
    columns: ["id", "default_summary_style"],
    writable: ["default_summary_style"],
    deletable: false,
  },
  {
    name: "profiles",
    key: "id",
    getId: (library) => library.userId,
    columns: [
      "id",
      "is_subscribed",
      "subscription_end_date",
      "subscription_plan_cancelled",
      "stripe_customer_id",
      "referral_code",
      "referred_by_code",
      "referral_count",
      "recording_time",
      "bonus_recording_time",
      "free_week",
      "free_week_end",
    ],
    writable: [],
    deletable: false,
    isView: true,
  },
];

const reached = (rows: object[]) => ({ data: rows, error: null });

const title = "two people, a visitor, a connected assistant, every table, every verb";
const tests = (backend: () => TestBackend) => {
  let people: TwoPeople;
  let owner: SupabaseClient;
  let other: SupabaseClient;
  let visitor: SupabaseClient;
  let assistant: SupabaseClient;
  let library: Library;
  let othersLibrary: Library;
  let ownerId: string;
  let otherId: string;

  beforeAll(async () => {
    people = await setUpTwoPeople(backend(), "matrix");
    ({ owner, other, ownerId, otherId } = people);
    visitor = makeClient(backend());
    assistant = (await connectClient(backend(), people.ownersSession)).api;
  });

  const restock = async () => {
    ({ library, othersLibrary } = await restockLibraries(backend(), people));
  };

  const createRow = async ({ name, key, getId: idOf, generated = [] }: Table): Promise<Record<string, unknown>> => {
    const [row] = await backend().sql<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) - $2::text[] as row from public.${name} t where ${key} = $1`,
      [idOf(library), generated],
    );
    return row?.row ?? {};
  };

  describe("the library", () => {
    beforeEach(restock);

    it("the columns tried here are all that exist", async () => {
      for (const table of tables) {
        const row = await createRow({ ...table, generated: [] });
        expect(Object.keys(row).toSorted()).toEqual([...table.columns, ...(table.generated ?? [])].toSorted());
      }
    });

    it("SRV-02 refuses writes of generated columns", async () => {
      const made = tables.flatMap((table) => (table.generated ?? []).map((column) => ({ table, column })));
      expect(made.length).toBeGreaterThan(0);
      for (const { table, column } of made) {
        for (const client of [owner, other, visitor]) {
          const written = client.from(table.name).update({ [column]: null });
          expect((await written.eq(table.key, table.getId(library))).error?.code).toBe("428C9");
        }
      }
    });

    it("CON-04 a connected assistant inserts no folder and no tag", async () => {
      for (const table of ["folders", "tags"]) {
        const row = { user_id: ownerId, name: "Planted" };
        expect((await assistant.from(table).insert(row)).status).toBe(403);
        const { error } = await withoutPreRequest(backend(), async () => assistant.from(table).insert(row));
        expect(error?.code).toBe(denied);
      }
    });

    it("SRV-02 a new folder belongs to the caller and gets its date from the server, and by default its id and color", async () => {
      const { data, error } = await owner
        .from("folders")
        .insert({ user_id: ownerId, name: "Chemistry" })
        .select()
        .single();
      expect(error).toBeNull();
      expect(data).toMatchObject({ user_id: ownerId, name: "Chemistry", description: null, color: "#3B82F6" });
      const full = { user_id: ownerId, name: "Physics", description: "Waves", color: "#16A34A" };
      expect((await owner.from("folders").insert(full)).error).toBeNull();

      const refusedFolders: { user_id: string; name: string; [more: string]: string }[] = [
        { user_id: ownerId, name: "Physics" },
        { user_id: ownerId, name: "Physics", id: absent },
        { user_id: otherId, name: "Physics", created_at: "2020-01-01T00:00:00Z" },
      ];
      for (const refused of refusedFolders) {
        expect((await other.from("folders").insert(refused)).error?.code).toBe(denied);
      }
      expect((await visitor.from("folders").insert({ user_id: ownerId, name: "Physics" })).error?.code).toBe(denied);
    });

    it("DAT-04 written values keep their form: names, colours, styles", async () => {
      const folder = { user_id: ownerId, name: "Physics" };
      const preferences = () => owner.from("user_info");
      const recordings = () => owner.from("recordings");
      const { data: course } = await owner
        .from("folders")
        .insert({ ...folder, name: "Course" })
        .select("id")
        .single();
      const exam = (fields: { exam_date?: string; exam_name?: string; exam_target?: number }) =>
        owner.from("folders").update(fields).eq("id", course!.id);
      const refusals = await Promise.all([
        owner.from("folders").insert({ ...folder, name: "   " }),
        owner.from("folders").insert({ ...folder, name: "x".repeat(maxLengths.folderName + 1) }),
        owner.from("folders").insert({ ...folder, description: "x".repeat(maxLengths.folderDescription + 1) }),
        owner.from("folders").insert({ ...folder, color: "red" }),
        exam({ exam_date: "1999-12-31" }),
        exam({ exam_date: "2200-01-01" }),
        exam({ exam_date: "infinity" }),
        exam({ exam_date: "2026-12-12", exam_name: "x".repeat(maxLengths.examName + 1) }),
        exam({ exam_date: "2026-12-12", exam_name: " " }),
        exam({ exam_date: "2026-12-12", exam_target: 0 }),
        exam({ exam_date: "2026-12-12", exam_target: 101 }),
        exam({ exam_name: "Midterm" }),
        exam({ exam_target: 90 }),
        preferences().update({ default_summary_style: "haiku" }).eq("id", ownerId),
        recordings()
          .update({ original_name: "x".repeat(maxLengths.recordingTitle + 1) })
          .eq("id", library.recording),
        owner
          .from("study_guides")
          .update({ title: "x".repeat(maxLengths.studyGuideTitle + 1) })
          .eq("id", library.guide),
        recordings()
          .update({ ai_notes: "x".repeat(200_001) })
          .eq("id", library.recording),
      ]);
      for (const { error } of refusals) expect(error?.message).toContain("violates check constraint");
      expect((await recordings().update({ original_name: "" }).eq("id", library.recording)).error).toBeNull();
    });

    it("SRV-01 a recording can be moved only to a folder of its owner", async () => {
      const putInto = (folder_id: string | null) =>
        owner.from("recordings").update({ folder_id }).eq("id", library.recording).select("folder_id").single();
      expect((await putInto(othersLibrary.folder)).error?.code).toBe("23503");
      expect((await putInto(absent)).error?.code).toBe("23503");
      expect((await putInto(null)).data).toEqual({ folder_id: null });
      expect((await putInto(library.folder)).data).toEqual({ folder_id: library.folder });
    });

    it("DER-01 PRC-02 deleting a folder keeps its recordings; deleting a recording deletes everything about it", async () => {
      await owner.from("folders").delete().eq("id", library.folder);
      expect((await owner.from("recordings").select("id, folder_id")).data).toEqual([
        { id: library.recording, folder_id: null },
      ]);
      await owner.from("recordings").delete().eq("id", library.recording);
      for (const table of [
        "recording_segments",
        "recording_corrections",
        "recording_outlines",
        "cards",
        "reviews",
        "card_states",
        "recording_tags",
      ]) {
        expect((await owner.from(table).select()).data).toEqual([]);
        expect((await other.from(table).select()).data).toHaveLength(1);
      }
    });

    it("SRV-01 COR-03 change_card compares one's own card's texts, and reaches no other's", async () => {
      const { card } = library;
      const change = (client: SupabaseClient, shown: object, texts: object, id = card) =>
        client.rpc("change_card", { p_card_id: id, p_shown: shown, p_texts: texts });
      const read = async () => {
        const text = "select front, back from public.cards where id = $1";
        const [row] = await backend().sql<{ front: string; back: string }>(text, [card]);
        return row!;
      };
      const seen = await read();
      const edited = { ...seen, front: "細胞は _____。" };
      for (const attempt of ["first", "repeated"])
        expect([attempt, (await change(owner, seen, edited)).data]).toEqual([attempt, "changed"]);
      expect((await change(owner, seen, { ...seen, front: "Overwritten" })).data).toBe("changed-elsewhere");
      // Another device changes the side that this one doesn't.
      expect((await change(owner, seen, { ...seen, back: "split" })).data).toBe("changed");
      const stored = await read();
      expect(stored).toEqual({ front: edited.front, back: "split" });
      expect((await change(owner, stored, { ...stored, front: "x".repeat(501) })).error?.code).toBe("23514");

      const planted = { ...stored, front: "Planted" };
      expect((await change(other, stored, planted)).data).toBe("not-found");
      expect((await change(owner, stored, planted, absent)).data).toBe("not-found");
      expect((await change(visitor, stored, planted)).error?.code).toBe(denied);
      const byAssistant = await withoutPreRequest(backend(), async () => await change(assistant, stored, planted));
      expect(byAssistant.data).toBe("not-found");
      expect(await read()).toEqual(stored);
    });

    it("SRV-10 COR-03 an ended session changes no card's texts", async () => {
      const student = await backend().setUpUser("leaves-matrix@school.edu");
      const { card } = await stockLibrary(backend(), student.user.id);
      await backend().sql("delete from auth.sessions where user_id = $1", [student.user.id]);
      const client = makeClient(backend(), student.accessToken);
      const read = () => backend().sql<{ front: string }>("select front from public.cards where id = $1", [card]);
      const [seen] = await read();
      const call = async () =>
        await client.rpc("change_card", { p_card_id: card, p_shown: seen, p_texts: { front: "Planted" } });
      expect((await call()).status).toBe(401);
      expect((await withoutPreRequest(backend(), call)).data).toBe("not-found");
      expect(await read()).toEqual([seen]);
    });

    it("SRV-01 hides the private schema from the API", async () => {
      for (const client of [owner, visitor]) {
        for (const table of [
          "accounts",
          "registrations",
          "ingestions",
          "summary_jobs",
          "summary_retries",
          "outline_jobs",
          "former_outlines",
          "reading_parts",
          "stripe_events",
          "assistant_turns",
          "summary_readings",
          "payment_turns",
          "orphaned_customers",
          "card_checkpoints",
          "recording_changes",
        ]) {
          expect((await client.schema("private").from(table).select()).error?.code).toBe("PGRST106");
          expect((await client.from(table).select()).error?.code).toBe("PGRST205");
        }
        expect((await client.schema("private").rpc("moment")).error?.code).toBe("PGRST106");
        expect((await client.from("profiles").select("*, accounts(*)")).error).not.toBeNull();
      }
    });

    it("SRV-02 CON-04 only the server can call the server's functions", async () => {
      const calls = {
        create_user_context: { p_user_id: ownerId, p_identity_hashes: ["0".repeat(64)] },
        store_recording: {
          p_user_id: ownerId,
          p_client_id: "c",
          p_name: "n",
          p_started_at: "2025-01-01T00:00:00Z",
          p_minutes: 1,
          p_transcript: "t",
        },
        store_study_guide: { p_user_id: ownerId, p_client_id: "c", p_title: "t", p_content: "c" },
        claim_summary_job: {},
        begin_deletion: { p_user_id: ownerId },
        end_deletion: { p_user_id: ownerId },
        forget_person: { p_user_id: ownerId },
        keep_stripe_customer: { p_user_id: ownerId, p_customer_id: "cus_1" },
        customers_left_by: { p_user_id: ownerId },
        forget_customer: { p_customer_id: "cus_1" },
        take_payment_turn: { p_user_id: ownerId },
        begin_stripe_event: { p_event_id: "evt_1", p_customer_id: "cus_1" },
        apply_stripe_event: {
          p_event_id: "evt_1",
          p_customer_id: "cus_1",
          p_look: 1,
          p_is_subscribed: true,
          p_end_date: null,
          p_is_cancelled: false,
        },
        charge_assistant_turn: { p_user_id: ownerId, p_turn: 1, p_tokens: 1 },
        settle_assistant_turn: { p_user_id: ownerId, p_turn: 1, p_tokens: 0, p_share: "all" },
        settle_summary_tokens: { p_recording_id: library.recording, p_reserved: 1, p_tokens: 0, p_share: "all" },
        take_assistant_turn: { p_user_id: ownerId },
        take_summary_tokens: { p_recording_id: library.recording, p_tokens: 1 },
        redeem_referral_code: { p_user_id: ownerId, p_code: "ABCDEFGH" },
        finish_summary_job: { p_recording_id: library.recording, p_lease: absent, p_summary: "s" },
        release_summary_job: { p_recording_id: library.recording, p_lease: absent, p_error: "e" },
        retry_summary_job: { p_user_id: ownerId, p_recording_id: library.recording },
        queue_outlines: { p_version: 1 },
        read_again_job: { p_user_id: ownerId, p_recording_id: library.recording, p_version: 10 },
        rewrite_summary_job: { p_user_id: ownerId, p_recording_id: library.recording },
        queue_reading: { p_recording_id: library.recording },
        remember_sent_name: { p_recording_id: library.recording, p_name: "a.vtt", p_title: "a" },
        read_sent_name: { p_recording_id: library.recording },
        renew_recording: { p_recording_id: library.recording, p_language: "en", p_title: "a" },
        claim_outline_job: { p_version: 1, p_reads: true },
        store_reading_part: {
          p_recording_id: library.recording,
          p_lease: library.recording,
          p_version: 1,
          p_first: 0,
          p_last: 0,
          p_reading: {},
        },
        postpone_outline_job: { p_recording_id: library.recording, p_lease: absent },
        release_outline_job: { p_recording_id: library.recording, p_lease: absent, p_error: "e" },
        store_outline: { p_recording_id: library.recording, p_version: 1, p_outline: {} },
        restore_outlines: { p_version: 1 },
        store_proposed_cards: {
          p_user_id: ownerId,
          p_recording_id: library.recording,
          p_origin: "offline",
          p_cards: [],
        },
        store_own_card: { p_user_id: ownerId, p_recording_id: library.recording, p_card: {} },
        append_reviews: { p_user_id: ownerId, p_reviews: [], p_engine: "e" },
        store_card_states: { p_user_id: ownerId, p_engine: "e", p_states: [] },
        list_card_logs: {},
        take_tool_call: { p_user_id: ownerId, p_client_id: absent },
      };
      for (const [name, parameters] of Object.entries(calls)) {
        for (const client of [owner, other, visitor]) {
          expect((await client.rpc(name, parameters)).error?.code).toBe(denied);
        }
        expect((await assistant.rpc(name, parameters)).status).toBe(403);
      }
    });
  });

  describe.each(tables)("$name", (table) => {
    const { name, key, getId: idOf, columns, writable, deletable, isView = false, isReadByTools = false } = table;
    // Once: all but the last of these tests leave every row as it was.
    beforeAll(restock);

    const refusedUpsert = isView ? expect.any(String) : denied;

    it(`SRV-01 DAT-05 ${name}: select returns only the caller's rows, for every filter`, async () => {
      for (const [client, id] of [
        [owner, idOf(library)],
        [other, idOf(othersLibrary)],
      ] as const) {
        const { data, error } = await client.from(name).select();
        expect(error).toBeNull();
        expect(data?.map((row) => row[key])).toEqual([id]);
        expect((await client.from(name).select("*", { count: "exact", head: true })).count).toBe(1);
      }
      expect((await other.from(name).select().eq(key, idOf(library))).data).toEqual([]);
      expect((await visitor.from(name).select()).error?.code).toBe(denied);
    });

    it(`SRV-02 ${name}: insert is refused, with the caller's id or another's`, async () => {
      const row = await createRow(table);
      for (const client of [owner, other, visitor]) {
        const { error } = await client.from(name).insert({ ...row, [key]: absent });
        expect(error?.code).toBe(denied);
      }
    });

    it(`SRV-02 ${name}: upsert is refused`, async () => {
      const row = await createRow(table);
      for (const client of [owner, other, visitor]) {
        expect((await client.from(name).upsert(row)).error?.code).toEqual(refusedUpsert);
      }
      expect(await createRow(table)).toEqual(row);
    });

    // In one test, because it replaces the rows of each.
    it(`SRV-01 SRV-02 ${name}: update of each column`, async () => {
      const row = await createRow(table);
      for (const column of columns) {
        const change = { [column]: row[column] };
        const byOwner = await owner.from(name).update(change).eq(key, idOf(library)).select(key);
        const byOther = await other.from(name).update(change).eq(key, idOf(library)).select(key);
        const byVisitor = await visitor.from(name).update(change).eq(key, idOf(library));
        const refusal = { data: null, error: { code: denied } };
        const isWritable = writable.includes(column);
        expect({ column, byOwner, byOther, byVisitor }).toMatchObject({
          column,
          byOwner: isWritable ? reached([{ [key]: idOf(library) }]) : refusal,
          byOther: isWritable ? reached([]) : refusal,
          byVisitor: { error: { code: denied } },
        });
      }
      expect(await createRow(table)).toEqual(row);
    });

    it(`CON-04 ${name}: a connected assistant reads ${isReadByTools ? "its student's rows" : "nothing"}`, async () => {
      const { data, status } = await assistant.from(name).select();
      expect([data?.map((row) => row[key]), status]).toEqual(isReadByTools ? [[idOf(library)], 200] : [undefined, 403]);
      const unchecked = await withoutPreRequest(backend(), async () => assistant.from(name).select());
      expect(unchecked.data?.map((row) => row[key])).toEqual(isReadByTools ? [idOf(library)] : []);
      const others = await withoutPreRequest(backend(), async () =>
        assistant.from(name).select().eq(key, idOf(othersLibrary)),
      );
      expect(others.data).toEqual([]);
    });

    it(`CON-04 ${name}: a connected assistant writes nothing, with the check before a request and without`, async () => {
      const row = await createRow(table);
      const write = async (changed: readonly string[]) => {
        const answers = [
          await assistant
            .from(name)
            .insert({ ...row, [key]: absent })
            .select(),
          await assistant.from(name).upsert(row).select(),
          await assistant.from(name).delete().eq(key, idOf(library)).select(),
        ];
        for (const column of changed) {
          const change = { [column]: row[column] };
          answers.push(await assistant.from(name).update(change).eq(key, idOf(library)).select());
        }
        return answers;
      };
      // The check before a request knows no columns.
      expect(new Set((await write(columns.slice(0, 1))).map(({ status }) => status))).toEqual(new Set([403]));
      const reached = await withoutPreRequest(backend(), () => write(columns));
      expect(reached.flatMap(({ data }) => data ?? [])).toEqual([]);
      expect(await createRow(table)).toEqual(row);
    });

    it(`SRV-02 ${name}: delete`, async () => {
      const row = await createRow(table);
      const byOther = await other.from(name).delete().eq(key, idOf(library)).select(key);
      const refusal = { data: null, error: { code: denied } };
      expect(byOther).toMatchObject(deletable ? { data: [], error: null } : refusal);
      expect((await visitor.from(name).delete().eq(key, idOf(library))).error?.code).toBe(denied);
      expect(await createRow(table)).toEqual(row);

      const byOwner = await owner.from(name).delete().eq(key, idOf(library)).select(key);
      expect(byOwner).toMatchObject(deletable ? { data: [{ [key]: idOf(library) }], error: null } : refusal);
      expect(await createRow(table)).toEqual(deletable ? {} : row);
    });
  });
};

onEachDatabase(title, tests);
onOwnServer(`OPS-08 ${title}`, tests);
