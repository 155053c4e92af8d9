import { toClaims } from "../consent/provider.ts";
import { OUTLINE_VERSION } from "@lectern/domain/outline";
import { projectPaths } from "../project-paths.ts";
import { cardsSql } from "./cards.ts";
import { type DemoContent, LANGUAGE, readDemoContent, type SeedAccount, type SeedLecture } from "./library.ts";
import { insert, jsonLiteral, literal, momentAgo, stableId } from "./sql-text.ts";
import { accountStates } from "./subscriptions.ts";

/** Reads the demo content and writes its SQL. */
export const readSeed = async (): Promise<string> => seedSql(await readDemoContent(projectPaths.demoContent));

/**
 * Writes the demo accounts with their libraries as one SQL script. Dates count back from the day on which it runs; it works
 * on a new project, local or hosted.
 */
export function seedSql({ library, lectures, guides, cards }: DemoContent): string {
  const accounts = Object.entries(library.accounts);
  return [
    temporaryLecturesSql(lectures),
    temporaryGuidesSql(guides),
    ...accounts.map(([email, account]) => accountSql(email, account, cards)),
    instanceIdsSql(accounts.map(([email]) => userId(email))),
    "drop table seed_lectures, seed_guides;\n",
  ].join("\n");
}

const userId = (email: string) => stableId(`user ${email}`);
/** The id of something of an account as SQL, the same in every run. */
const itemId = (email: string, kind: string, name: string) => literal(stableId(`${kind} ${email} ${name}`));

const recordingId = (email: string, { slug, daysAgo }: SeedAccount["recordings"][number]) =>
  itemId(email, "recording", `${slug} ${daysAgo}`);

/** Writes each lecture's texts once, because several accounts share them. */
function temporaryLecturesSql(lectures: readonly SeedLecture[]): string {
  const rows = lectures.map(({ slug, transcript, segments, summary, notes, outline }) => ({
    slug: literal(slug),
    transcript: literal(transcript),
    segments: jsonLiteral(segments),
    summary: literal(summary),
    notes: literal(notes),
    outline: jsonLiteral(outline),
  }));
  return `create temporary table seed_lectures (
  slug text primary key, transcript text, segments jsonb, summary text, notes text, outline jsonb
);
${insert("seed_lectures", rows)}`;
}

/** Writes each study guide once, for the same reason. */
function temporaryGuidesSql(guides: DemoContent["guides"]): string {
  const rows = [...guides].map(([slug, content]) => ({ slug: literal(slug), content: literal(content) }));
  return `create temporary table seed_guides (slug text primary key, content text);
${insert("seed_guides", rows)}`;
}

function accountSql(email: string, account: SeedAccount, cards: DemoContent["cards"]): string {
  return [
    `-- ${account.name}, ${email}`,
    userSql(email, account),
    foldersSql(email, account),
    recordingsSql(email, account),
    cardsSql(email, account, cards, {
      user: literal(userId(email)),
      recording: (recording) => recordingId(email, recording),
    }),
    guidesSql(email, account),
  ].join("\n");
}

/**
 * Writes the rows that a sign-in through the consent stand-in would create, so that the next sign-in finds the
 * identity.
 */
function userSql(email: string, account: SeedAccount): string {
  const { provider } = account;
  const claims = toClaims(provider, { email, name: account.name });
  const id = literal(userId(email));
  const days = [
    ...account.folders.map((each) => each.createdDaysAgo),
    ...account.recordings.map((each) => each.daysAgo),
  ];
  // The day before the oldest item.
  const since = momentAgo(Math.max(7, ...days) + 1, "08:00");
  const assignments = Object.entries(accountStates[email] ?? {}).map(([column, value]) => `${column} = ${value}`);
  const users = insert("auth.users", [
    {
      id,
      aud: "'authenticated'",
      role: "'authenticated'",
      email: literal(email),
      email_confirmed_at: since,
      last_sign_in_at: "now()",
      created_at: since,
      updated_at: "now()",
      raw_app_meta_data: jsonLiteral({ provider, providers: [provider] }),
      raw_user_meta_data: jsonLiteral(claims),
      confirmation_token: "''",
      recovery_token: "''",
      email_change: "''",
      email_change_token_new: "''",
    },
  ]);
  const identities = insert("auth.identities", [
    {
      id: itemId(email, "identity", provider),
      provider: literal(provider),
      provider_id: literal(String(claims["sub"])),
      user_id: id,
      identity_data: jsonLiteral(claims),
      last_sign_in_at: "now()",
      created_at: since,
      updated_at: "now()",
    },
  ]);
  const context = `select public.create_user_context(${id}, '{}');\n`;
  const update =
    assignments.length === 0 ? "" : `update private.accounts set ${assignments.join(", ")} where id = ${id};\n`;
  return users + identities + context + update;
}

function foldersSql(email: string, { folders }: SeedAccount): string {
  const rows = folders.map((folder) => ({
    id: itemId(email, "folder", folder.slug),
    user_id: literal(userId(email)),
    name: literal(folder.name),
    description: literal(folder.description),
    color: literal(folder.color),
    exam_date: folder.exam === undefined ? "null" : `(now() at time zone 'UTC')::date + ${folder.exam.inDays}`,
    exam_name: literal(folder.exam?.name ?? null),
    exam_target: literal(folder.exam?.target ?? null),
    created_at: momentAgo(folder.createdDaysAgo, "08:30"),
  }));
  return insert("public.folders", rows);
}

/** Selects a column of a recording's lecture; null for a recording without words. */
const lectureColumn = (slug: string | null, column: "transcript" | "segments" | "summary" | "notes") =>
  slug === null ? "null" : `(select ${column} from seed_lectures where slug = ${literal(slug)})`;

/** A recording that is still processing gets no job, so that it stays in that state for the demo. */
function recordingsSql(email: string, { recordings }: SeedAccount): string {
  const toId = (recording: (typeof recordings)[number]) => recordingId(email, recording);
  const rows = recordings.map((recording) => ({
    id: toId(recording),
    user_id: literal(userId(email)),
    original_name: literal(recording.name),
    created_at: momentAgo(recording.daysAgo, recording.at, recording.minutes),
    status: literal(recording.status),
    is_favorite: literal(recording.favorite),
    is_read: literal(recording.read),
    folder_id: recording.folder === null ? "null" : itemId(email, "folder", recording.folder),
    transcript: recording.transcript ? lectureColumn(recording.slug, "transcript") : "null",
    ai_summary: recording.summary ? lectureColumn(recording.slug, "summary") : "null",
    ai_notes: recording.notes === null ? "null" : lectureColumn(recording.slug, "notes"),
    minutes: literal(recording.minutes),
    recording_icon: literal(recording.icon),
    recording_icon_color: literal(recording.color),
    language: literal(LANGUAGE),
  }));
  const spoken = recordings.filter((recording) => recording.transcript && recording.slug !== null);
  const segments = spoken.map((recording) => ({
    recording_id: toId(recording),
    user_id: literal(userId(email)),
    segments: lectureColumn(recording.slug, "segments"),
  }));
  return (
    insert("public.recordings", rows) +
    insert("public.recording_segments", segments) +
    outlinesSql(spoken.filter(({ status }) => status === "completed").map((recording) => [toId(recording), recording]))
  );
}

/** Writes the outlines of recordings, as a summary's job stores them. */
function outlinesSql(
  recordings: readonly (readonly [id: string, recording: SeedAccount["recordings"][number]])[],
): string {
  if (recordings.length === 0) return "";
  const rows = recordings.map(([id, { slug }]) => `(${id}, ${literal(slug)})`);
  return `do $$ begin
  perform public.store_outline(seeded.id::uuid, ${OUTLINE_VERSION}, lecture.outline)
    from (values
${rows.join(",\n")}
    ) as seeded (id, slug)
    join seed_lectures as lecture using (slug);
end $$;
`;
}

function guidesSql(email: string, account: SeedAccount): string {
  const rows = account.guides.map((guide) => ({
    id: itemId(email, "guide", guide.slug),
    user_id: literal(userId(email)),
    title: literal(guide.title),
    content: `(select content from seed_guides where slug = ${literal(guide.slug)})`,
    icon: literal(guide.icon),
    icon_color: literal(guide.color),
    created_at: momentAgo(guide.daysAgo, "18:00"),
  }));
  return insert("public.study_guides", rows);
}

/**
 * Sets the zero instance id, by which a hosted project's auth service finds users. The local backend's table lacks the
 * column.
 */
function instanceIdsSql(ids: readonly string[]): string {
  return `do $$ begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000' where id in (${ids.map(literal).join(", ")});
  end if;
end $$;
`;
}
