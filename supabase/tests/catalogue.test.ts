import { expect, it } from "vitest";
import { makeClient, onEachDatabase } from "./testing/backend.ts";

/** The condition for rows after a time, as the data API builds it from a filter with "or". */
const keyset = (at: string) =>
  `created_at <= ${at} and (created_at < ${at} or (created_at = ${at} and id < gen_random_uuid()))`;

onEachDatabase("what the database's own catalogue says", (backend) => {
  it("SRV-01 row-level security is on for every table of ours", async () => {
    const open = await backend().sql(
      `select relnamespace::regnamespace::text || '.' || relname as name from pg_class
        where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  it("SRV-01 every policy restricts to the caller's own rows", async () => {
    const policies = await backend().sql<{ policyname: string; condition: string; roles: string }>(
      `select policyname, roles::text, coalesce(qual, '') || coalesce(with_check, '') as condition from pg_policies
        where schemaname in ('public', 'private') and permissive = 'PERMISSIVE'`,
    );
    expect(policies.length).toBeGreaterThan(10);
    for (const { condition, roles } of policies) {
      expect(condition).toContain("auth.uid()");
      expect(roles).toBe("{authenticated}");
    }
  });

  it("SRV-01 no table with a policy is accessible to an ended session", async () => {
    const tables = await backend().sql(
      `select tablename, bool_or(permissive = 'RESTRICTIVE' and cmd = 'ALL' and qual like '%is_session_active()%') as is_closed
        from pg_policies where schemaname in ('public', 'private') group by tablename order by tablename`,
    );
    expect(tables.length).toBeGreaterThan(5);
    expect(tables.filter(({ is_closed }) => is_closed !== true)).toEqual([]);
  });

  /** The tables with a policy that a connected client may write, and those that it may read. */
  const findOpenToClients = async () => {
    const tables = await backend().sql<{ tablename: string; refused: string[] }>(
      `select tablename, coalesce(array_agg(distinct verb) filter (
            where permissive = 'RESTRICTIVE' and cmd in (verb, 'ALL') and (case verb when 'INSERT' then coalesce(with_check, qual) else qual end)
              like '%is_own_session()%'
          ), '{}') as refused
        from pg_policies, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as verb
        where schemaname in ('public', 'private') group by tablename order by tablename`,
    );
    const open = (...verbs: string[]) =>
      tables.filter(({ refused }) => verbs.some((verb) => !refused.includes(verb))).map(({ tablename }) => tablename);
    return { writable: open("INSERT", "UPDATE", "DELETE"), readable: open("SELECT") };
  };
  const readByTools = [
    "folders",
    "recording_corrections",
    "recording_outlines",
    "recording_segments",
    "recording_tags",
    "recordings",
    "tags",
  ];

  it("CON-04 every table with a policy refuses a connected client's writes, and all but the tools' tables its reads", async () => {
    // A new table: add its policies as connect_assistants.sql does.
    expect(await findOpenToClients()).toEqual({ writable: [], readable: readByTools });
  });

  it("CON-04 a new table without these policies is found", async () => {
    await backend().sql(
      "create table public.moods (user_id uuid); create policy own on public.moods using (user_id = auth.uid())",
    );
    try {
      expect(await findOpenToClients()).toEqual({
        writable: ["moods"],
        readable: ["moods", ...readByTools].toSorted(),
      });
    } finally {
      await backend().sql("drop table public.moods");
    }
  });

  it("SRV-01 SRV-02 the view runs with the rights of its reader", async () => {
    const views = await backend().sql(
      `select relname, reloptions::text from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`,
    );
    expect(views).toEqual([{ relname: "profiles", reloptions: "{security_invoker=true}" }]);
  });

  it("SRV-02 a client may write exactly these columns, also after the API has served requests", async () => {
    const { user, accessToken } = await backend().setUpUser("catalogue@school.edu");
    const client = makeClient(backend(), accessToken);
    await client.from("recordings").select();
    await client.from("folders").insert({ user_id: user.id, name: "Physics" });

    const columnsFor = async (role: string, privilege: string) => {
      const rows = await backend().sql<{ name: string }>(
        `select relname || '.' || attname as name
          from pg_attribute join pg_class on pg_class.oid = attrelid
          where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'p')
            and attnum > 0 and not attisdropped and has_column_privilege($1, attrelid, attnum, $2)
          order by 1`,
        [role, privilege],
      );
      return rows.map(({ name }) => name);
    };
    expect(await columnsFor("authenticated", "update")).toEqual([
      "cards.back",
      "cards.front",
      "cards.standing",
      "cards.suspended",
      "folders.color",
      "folders.course_end",
      "folders.description",
      "folders.exam_date",
      "folders.exam_name",
      "folders.exam_target",
      "folders.name",
      "practice_settings.new_per_day",
      "practice_settings.retention",
      "practice_settings.time_zone",
      "recordings.ai_notes",
      "recordings.folder_id",
      "recordings.is_favorite",
      "recordings.is_read",
      "recordings.original_name",
      "study_guides.title",
      "tags.color",
      "tags.name",
      "user_info.default_summary_style",
    ]);
    expect(await columnsFor("authenticated", "insert")).toEqual([
      "folders.color",
      "folders.description",
      "folders.id",
      "folders.name",
      "folders.user_id",
      "tags.color",
      "tags.id",
      "tags.name",
      "tags.user_id",
    ]);
    for (const privilege of ["select", "insert", "update", "references"]) {
      expect(await columnsFor("anon", privilege)).toEqual([]);
    }
  });

  it("SRV-02 a client may delete from exactly these tables, and truncate none", async () => {
    const tables = await backend().sql(
      `select role, privilege, string_agg(relname, ' ' order by relname) as tables
        from pg_class, unnest(array['anon', 'authenticated']) as role,
          unnest(array['delete', 'truncate', 'trigger', 'maintain']) as privilege
        where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'p')
          and has_table_privilege(role, pg_class.oid, privilege)
        group by role, privilege`,
    );
    expect(tables).toEqual([
      {
        role: "authenticated",
        privilege: "delete",
        tables: "cards course_corrections course_end_receipts folders recordings study_guides tags",
      },
    ]);
  });

  it("SRV-02 a trigger guards every column that a client may not write, in every table that it may write", async () => {
    const unguarded = await backend().sql(
      `select c.relname, a.attname
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = ''
          and exists (select from pg_policy where polrelid = c.oid and polcmd in ('w', '*') and polpermissive)
          and not has_column_privilege('authenticated', c.oid, a.attnum, 'update')
          and not exists (
            select from pg_trigger t
              where t.tgrelid = c.oid and t.tgname = 'refuse_protected_columns' and t.tgenabled = 'O'
                and a.attnum = any (t.tgattr)
          )`,
    );
    expect(unguarded).toEqual([]);
  });

  /** The function that the data API calls before each request. */
  const PRE_REQUEST = "refuse_ended_session";

  /** The function with which a tool of a connected client reads past row-level security. */
  const FOR_TOOLS = "due_fronts";

  /** The functions that students may call and that bypass row-level security. */
  const forStudents = [
    "change_corrections",
    "change_recordings",
    "confirm_address",
    "connect_assistant",
    "connected_assistants",
    "disconnect_assistant",
    FOR_TOOLS,
    "is_address_confirmed",
    "kept_data_counts",
    "remember_correction",
    "replace_written_words",
    "undo_recording_change",
    "undo_replacement",
    "written_places",
  ];

  /** The functions that students call with their own rights. */
  const withCallersRights = [
    "cards_to_ask",
    "change_card",
    "change_folder",
    "change_notes",
    "course_contents",
    "course_ends",
    "delete_recordings",
    "due_cards",
    "exam_material",
    "export_cards",
    "find_unit_passages",
    "lectures",
    "mark_recordings_read",
    "practice_days",
    "practice_overview",
    "practice_today",
    "read_also_said",
    "read_transcript",
    "read_unit",
    "read_unit_terms",
    "search_recordings",
    "tagged_recordings",
  ];

  it("SRV-01 SRV-10 CON-04 functions for students that bypass row-level security pin their search path and require the student's own active session", async () => {
    const functions = await backend().sql(
      `select proname as name, prosecdef as definer, coalesce(proconfig::text, '') as config,
          has_function_privilege('anon', oid, 'execute') as anon,
          case when proname = any ($1) then prosrc like '%is_session_active()%'
            else prosrc like '%is_own_session()%' and prosrc not like '%is_session_active()%' end as is_closed
        from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
          and has_function_privilege('authenticated', oid, 'execute') order by proname`,
      [[PRE_REQUEST, FOR_TOOLS]],
    );
    expect(functions).toEqual(
      [...forStudents, PRE_REQUEST].toSorted().map((name) => ({
        name,
        definer: true,
        config: '{"search_path=\\"\\""}',
        // The data API calls it in each request, including a visitor's.
        anon: name === PRE_REQUEST,
        is_closed: true,
      })),
    );
  });

  it("SRV-01 other functions that bypass row-level security pin their search path, and only the server may call them", async () => {
    const functions = await backend().sql<{ name: string }>(
      `select proname as name, prosecdef as definer, coalesce(proconfig::text, '') as config,
          has_function_privilege('anon', oid, 'execute') as anon,
          has_function_privilege('authenticated', oid, 'execute') as authenticated,
          has_function_privilege('service_role', oid, 'execute') as service_role
        from pg_proc where pronamespace = 'public'::regnamespace and proname <> all ($1) order by proname`,
      [[...forStudents, PRE_REQUEST, ...withCallersRights]],
    );
    const names = [
      "append_reviews",
      "apply_stripe_event",
      "begin_deletion",
      "begin_stripe_event",
      "charge_assistant_turn",
      "claim_outline_job",
      "claim_summary_job",
      "course_end_backlog",
      "create_user_context",
      "customers_left_by",
      "describe_schedule",
      "describe_schema",
      "end_deletion",
      "end_next_course",
      "finish_summary_job",
      "forget_customer",
      "forget_person",
      "forget_replacements",
      "index_next_text",
      "keep_stripe_customer",
      "list_card_logs",
      "postpone_outline_job",
      "queue_outlines",
      "queue_reading",
      "read_again_job",
      "read_sent_name",
      "redeem_referral_code",
      "release_outline_job",
      "release_summary_job",
      "remember_redemption",
      "remember_sent_name",
      "renew_recording",
      "restore_outlines",
      "retry_summary_job",
      "rewrite_summary_job",
      "settle_assistant_turn",
      "settle_summary_tokens",
      "store_card_states",
      "store_outline",
      "store_own_card",
      "store_proposed_cards",
      "store_reading_part",
      "store_recording",
      "store_study_guide",
      "take_assistant_turn",
      "take_payment_turn",
      "take_storage",
      "take_summary_tokens",
      "take_tool_call",
    ];
    expect(functions).toEqual(
      names.map((name) => ({
        name,
        definer: true,
        config: '{"search_path=\\"\\""}',
        anon: false,
        authenticated: false,
        service_role: true,
      })),
    );
  });

  it("SRV-01 FND-01 PRC-02 UNT-04 search, practice and tags run with their caller's rights, and a visitor may not call them", async () => {
    const functions = await backend().sql(
      `select proname as name, prosecdef as definer, proconfig::text as config,
          has_function_privilege('anon', oid, 'execute') as anon,
          has_function_privilege('authenticated', oid, 'execute') as authenticated
        from pg_proc where pronamespace = 'public'::regnamespace and proname = any ($1) order by proname`,
      [withCallersRights],
    );
    expect(functions).toEqual(
      withCallersRights.map((name) => ({
        name,
        definer: false,
        config: '{"search_path=\\"\\""}',
        anon: false,
        authenticated: true,
      })),
    );
  });

  it("SRV-01 of the private functions, a client may call only the clock, the calendar, practice days, the session check and the searches", async () => {
    const functions = await backend().sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'private'::regnamespace
        and (has_function_privilege('authenticated', oid, 'execute') or has_function_privilege('anon', oid, 'execute'))
        order by 1`,
    );
    expect(functions.map(({ name }) => name)).toEqual([
      "find_unit_passages",
      "is_connected_client",
      "is_own_session",
      "is_session_active",
      "moment",
      "practice_day",
      "practice_day_start",
      "read_also_said",
      "read_unit_terms",
      "search_recordings",
      "week_of",
    ]);
    const unpinned = await backend().sql(
      `select proname from pg_proc where pronamespace = 'private'::regnamespace
        and coalesce(proconfig::text, '') not like '%search_path%'`,
    );
    expect(unpinned).toEqual([]);
    const definers = await backend().sql<{ name: string }>(
      "select proname as name from pg_proc where pronamespace = 'private'::regnamespace and prosecdef order by 1",
    );
    expect(definers.map(({ name }) => name)).toEqual([
      "check_course_end",
      "correct_again",
      "create_practice_settings",
      "find_unit_passages",
      "forget_reading_parts",
      "forget_sent_name",
      "forget_words",
      "index_recording_texts",
      "index_speech",
      "index_study_guide",
      "is_connected_client",
      "is_own_session",
      "is_session_active",
      "is_verified",
      "note_card_change",
      "queue_outline",
      "read_also_said",
      "read_unit_terms",
      "refuse_password_of_connected",
      "refuse_password_without_mail",
      "remove_unverified_password",
      "search_recordings",
      "stop_changed_cards",
      "sweep_vocabulary",
    ]);
  });

  it("DAT-01 RDT-03 the first read of a transcript is of generated columns: whether there is one, and its opening", async () => {
    const { user } = await backend().setUpUser("opening@school.edu");
    const [, ...rows] = await backend().sql<{ id: string; has_transcript: boolean }>(
      `insert into public.recordings (user_id, original_name, transcript)
        select $1, n::text, (array[null, '', E' \\n\\t', 'Good morning.', repeat(' ', 1000) || 'x', repeat('word ', 200000)])[n]
        from generate_series(0, 6) as n returning id, has_transcript`,
      [user.id],
    );
    expect(rows.map(({ has_transcript }) => has_transcript)).toEqual([false, false, false, true, false, true]);
    const lengths = await backend().sql(
      `insert into public.recording_segments (recording_id, user_id, segments)
        select id, $1, (select coalesce(jsonb_agg(jsonb_build_object('start', s)), '[]') from generate_series(1, many) as s)
          from unnest($2::uuid[], array[0, 40, 101, 5000]) as r (id, many) where id is not null
        returning jsonb_array_length(opening) as kept, jsonb_array_length(segments) as segments, opening -> -1 ->> 'start' as last`,
      [user.id, rows.slice(0, 4).map(({ id }) => id)],
    );
    expect(lengths).toEqual([
      { kept: 0, segments: 0, last: null },
      { kept: 40, segments: 40, last: "40" },
      { kept: 101, segments: 101, last: "101" },
      { kept: 101, segments: 5000, last: "101" },
    ]);
  });

  it("SRV-03 of an identity, only a hash, a date and whether it redeemed a code are stored", async () => {
    const columns = await backend().sql(
      `select attname from pg_attribute where attrelid = 'private.registrations'::regclass and attnum > 0 order by attnum`,
    );
    expect(columns).toEqual([{ attname: "identity_hash" }, { attname: "created_at" }, { attname: "redeemed" }]);
  });

  it("DAT-04 a profile has the columns of the specification", async () => {
    const columns = await backend().sql<{ attname: string }>(
      `select attname from pg_attribute where attrelid = 'public.profiles'::regclass and attnum > 0 order by attnum`,
    );
    expect(columns.map(({ attname }) => attname)).toEqual([
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
    ]);
  });

  it("DAT-01 FOL-09 the lists of the library are read in an index alone, from any page on, and a deleted folder's recordings by it", async () => {
    const { user } = await backend().setUpUser("indexes@school.edu");
    await backend().sql(
      `insert into public.recordings (user_id, original_name, created_at, is_favorite, status, ai_summary)
        select $1, 'Lecture ' || n, now() - n * interval '1 hour', n % 20 = 0, 'completed', repeat(md5(n::text), 40)
        from generate_series(1, 5000) as n`,
      [user.id],
    );
    await backend().sql("vacuum analyze public.recordings", []);
    const planOf = async (where: string) => {
      const [row] = await backend().sql(
        `explain (format json) select id, original_name, created_at, is_favorite, folder_id, recording_icon, recording_icon_color
          from public.recordings where user_id = '${user.id}' and status = 'completed' and ${where}
          order by created_at desc, id desc limit 1000`,
      );
      return JSON.stringify(Object.values(row!)[0]);
    };
    for (const [where, index] of [
      ["true", "recordings_newest_first"],
      [keyset("now() - interval '900 hours'"), "recordings_newest_first"],
      [keyset("now() - interval '3000 hours'"), "recordings_newest_first"],
      ["is_favorite", "recordings_favorites_newest_first"],
      ["folder_id = '00000000-0000-4000-8000-000000000000'", "recordings_of_folder_newest_first"],
    ] as const) {
      const plan = await planOf(where);
      expect(plan).toContain(index);
      expect(plan).toContain("Index Only Scan");
      expect(plan).not.toMatch(/Seq Scan|Bitmap|"Sort"/);
    }
    // What the reference from recordings to folders runs.
    const [row] = await backend().sql(
      `explain (format json) update only public.recordings set folder_id = null
        where folder_id = '00000000-0000-4000-8000-000000000000' and user_id = '${user.id}'`,
    );
    expect(JSON.stringify(Object.values(row!)[0])).toContain("recordings_of_folder_newest_first");
  });
});
