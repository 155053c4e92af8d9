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
    temporaryLectures(lectures),
    temporaryGuides(guides),
    ...accounts.map(([email, account]) => accountSql(email, account, cards)),
    hostedProjects(accounts.map(([email]) => userId(email))),
    "drop table seed_lectures, seed_guides;\n",
  ].join("\n");
}

const userId = (email: string) => stableId(`user ${email}`);
const ownId = (email: string, kind: string, name: string) => literal(stableId(`${kind} ${email} ${name}`));

const recordingId = (email: string, { slug, daysAgo }: SeedAccount["recordings"][number]) =>
  ownId(email, "recording", `${slug} ${daysAgo}`);

/** Writes each lecture's texts once, because several accounts share them. */
function temporaryLectures(lectures: readonly SeedLecture[]): string {
  const rows = lectures.map(({ slug, transcript, segments, summary, notes, outline }) => [
    literal(slug),
    literal(transcript),
    jsonLiteral(segments),
    literal(summary),
    literal(notes),
    jsonLiteral(outline),
  ]);
  return `create temporary table seed_lectures (
  slug text primary key, transcript text, segments jsonb, summary text, notes text, outline jsonb
);
${insert("seed_lectures", ["slug", "transcript", "segments", "summary", "notes", "outline"], rows)}`;
}

/** Writes each study guide once, for the same reason. */
function temporaryGuides(guides: DemoContent["guides"]): string {
  const rows = [...guides].map(([slug, content]) => [literal(slug), literal(content)]);
  return `create temporary table seed_guides (slug text primary key, content text);
${insert("seed_guides", ["slug", "content"], rows)}`;
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
  const days = account.folders.map((folder) => folder.createdDaysAgo);
  const since = momentAgo(
    Math.max(7, ...days, ...account.recordings.map((recording) => recording.daysAgo)) + 1,
    "08:00",
  );
  const state = Object.entries(accountStates[email] ?? {}).map(([column, value]) => `${column} = ${value}`);
  const empty = ["confirmation_token", "recovery_token", "email_change", "email_change_token_new"];
  const users = insert(
    "auth.users",
    [
      "id",
      "aud",
      "role",
      "email",
      "email_confirmed_at",
      "last_sign_in_at",
      "created_at",
      "updated_at",
      "raw_app_meta_data",
      "raw_user_meta_data",
      ...empty,
    ],
    [
      [
        id,
        "'authenticated'",
        "'authenticated'",
        literal(email),
        since,
        "now()",
        since,
        "now()",
        jsonLiteral({ provider, providers: [provider] }),
        jsonLiteral(claims),
        ...empty.map(() => "''"),
      ],
    ],
  );
  const identities = insert(
    "auth.identities",
    ["id", "provider", "provider_id", "user_id", "identity_data", "last_sign_in_at", "created_at", "updated_at"],
    [
      [
        ownId(email, "identity", provider),
        literal(provider),
        literal(String(claims["sub"])),
        id,
        jsonLiteral(claims),
        "now()",
        since,
        "now()",
      ],
    ],
  );
  const context = `select public.create_user_context(${id}, '{}');\n`;
  const update = state.length === 0 ? "" : `update private.accounts set ${state.join(", ")} where id = ${id};\n`;
  return users + identities + context + update;
}

function foldersSql(email: string, { folders }: SeedAccount): string {
  return insert(
    "public.folders",
    ["id", "user_id", "name", "description", "color", "exam_date", "exam_name", "exam_target", "created_at"],
    folders.map((folder) => [
      ownId(email, "folder", folder.slug),
      literal(userId(email)),
      literal(folder.name),
      literal(folder.description),
      literal(folder.color),
      folder.exam === undefined ? "null" : `(now() at time zone 'UTC')::date + ${folder.exam.inDays}`,
      literal(folder.exam?.name ?? null),
      literal(folder.exam?.target ?? null),
      momentAgo(folder.createdDaysAgo, "08:30"),
    ]),
  );
}

/** A column of a lecture; null if it isn't wanted or the recording has no lecture. */
const lecture = (slug: string | null, column: string, wanted: boolean) =>
  wanted && slug !== null ? `(select ${column} from seed_lectures where slug = ${literal(slug)})` : "null";

/** A recording that is still processing gets no job, so that it stays in that state for the demo. */
function recordingsSql(email: string, { recordings }: SeedAccount): string {
  const idOf = (recording: (typeof recordings)[number]) => recordingId(email, recording);
  const rows = recordings.map((recording) => [
    idOf(recording),
    literal(userId(email)),
    literal(recording.name),
    momentAgo(recording.daysAgo, recording.at, recording.minutes),
    literal(recording.status),
    literal(recording.favorite),
    literal(recording.read),
    recording.folder === null ? "null" : ownId(email, "folder", recording.folder),
    lecture(recording.slug, "transcript", recording.transcript),
    lecture(recording.slug, "summary", recording.summary),
    lecture(recording.slug, "notes", recording.notes !== null),
    literal(recording.minutes),
    literal(recording.icon),
    literal(recording.color),
    literal(LANGUAGE),
  ]);
  const spoken = recordings.filter((recording) => recording.transcript && recording.slug !== null);
  const segments = spoken.map((recording) => [
    idOf(recording),
    literal(userId(email)),
    lecture(recording.slug, "segments", true),
  ]);
  return (
    insert(
      "public.recordings",
      [
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
        "minutes",
        "recording_icon",
        "recording_icon_color",
        "language",
      ],
      rows,
    ) +
    insert("public.recording_segments", ["recording_id", "user_id", "segments"], segments) +
    outlinesSql(spoken.filter(({ status }) => status === "completed").map((recording) => [idOf(recording), recording]))
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
  return insert(
    "public.study_guides",
    ["id", "user_id", "title", "content", "icon", "icon_color", "created_at"],
    account.guides.map((guide) => [
      ownId(email, "guide", guide.slug),
      literal(userId(email)),
      literal(guide.title),
      `(select content from seed_guides where slug = ${literal(guide.slug)})`,
      literal(guide.icon),
      literal(guide.color),
      momentAgo(guide.daysAgo, "18:00"),
    ]),
  );
}

/**
 * Sets the zero instance id, by which a hosted project's auth service finds users. The local backend's table lacks the
 * column.
 */
function hostedProjects(ids: readonly string[]): string {
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
