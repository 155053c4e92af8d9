/**
 * Runs the real local backend in a separate process, with a student who has as many recordings as the second argument
 * says, one more with a transcript of 5,000 segments, and a folder of lectures with transcripts of 800. Reports its address
 * over IPC, and opens a session on request.
 */
import { startTestBackend } from "../test-backend.ts";
import type { LibraryRequest, LibraryAnswer } from "./large-library.ts";
import { makeLecture, makeLectureName, summary } from "./lecture-text.ts";

const EMAIL = "ten-thousand@lectern.test";
const SEGMENTS = 5000;
/** Of a lecture of 75 minutes. */
const LECTURE_SEGMENTS = 800;

const [webApp = "", count = "0", lectures = "0"] = process.argv.slice(2);
const recordings = Number(count);
const send = (message: LibraryAnswer) => process.send?.(message);

const backend = await startTestBackend({ driver: "pglite", webApp });
const { user } = await backend.setUpUser(EMAIL);

let longRecording = "";
let folder = "";
if (recordings > 0) {
  const names = Array.from({ length: recordings }, (_, index) => makeLectureName(index));
  await backend.sql(
    `insert into public.recordings (user_id, original_name, created_at, status, is_favorite, ai_summary, recording_icon_color)
     select $1, name, now() - n * interval '3 hours', 'completed', n % 9 = 0, $3, (array['#3B82F6', '#B45309', '#0F766E'])[1 + n % 3]
     from unnest($2::text[]) with ordinality as names (name, n)`,
    [user.id, names, "- One thing\n- Another thing\n"],
  );
  const lecture = makeLecture(SEGMENTS);
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.recordings (user_id, original_name, created_at, status, transcript, ai_summary)
     values ($1, 'The long lecture', now(), 'completed', $2, $3) returning id`,
    [user.id, lecture.map(({ text }) => text).join(" "), summary],
  );
  longRecording = row?.id ?? "";
  await backend.sql("insert into public.recording_segments (recording_id, user_id, segments) values ($1, $2, $3)", [
    longRecording,
    user.id,
    JSON.stringify(lecture),
  ]);
  if (Number(lectures) > 0) folder = await storeCourse(Number(lectures));
  await backend.sql("analyze");
}

/** Stores lectures with transcripts and summaries in a folder, and returns its id. */
async function storeCourse(count: number): Promise<string> {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.folders (user_id, name) values ($1, 'The course') returning id",
    [user.id],
  );
  for (let index = 0; index < count; index += 1) {
    const lecture = makeLecture(LECTURE_SEGMENTS, index);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, because they are large
    await backend.sql(
      `with made as (
        insert into public.recordings (user_id, folder_id, original_name, created_at, status, transcript, ai_summary)
          values ($1, $2, $3, now() - $4 * interval '1 day', 'completed', $5, $6) returning id
      )
      insert into public.recording_segments (recording_id, user_id, segments) select id, $1, $7 from made`,
      [
        user.id,
        row?.id,
        `Lecture ${index} of the course`,
        index,
        lecture.map(({ text }) => text).join(" "),
        summary,
        JSON.stringify(lecture),
      ],
    );
  }
  return row?.id ?? "";
}

/** Returns what supabase-js would store in local storage. */
async function openSession(): Promise<string> {
  const { accessToken, refreshToken } = await backend.signIn(EMAIL);
  const answer = await backend.fetch("/auth/v1/user", {
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` },
  });
  const hour = 3600;
  return JSON.stringify({
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: "bearer",
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    user: await answer.json(),
  });
}

process.on("message", (message: LibraryRequest) => {
  const answer = message.ask === "session" ? openSession().then((session) => send({ session })) : backend.close();
  answer.then(
    () => message.ask === "end" && process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
send({ url: backend.url, longRecording, folder });
