/**
 * Runs the real local backend in a separate process, with a student who has 10,000 recordings, one of them with a
 * transcript of 5,000 segments. Reports its address over IPC, and opens a session on request.
 */
import { startTestBackend } from "../test-backend.ts";
import type { LibraryRequest, LibraryAnswer } from "./large-library.ts";
import { makeLecture, makeLectureName, summary } from "./lecture-text.ts";

const EMAIL = "ten-thousand@lectern.test";
const SEGMENTS = 5000;

const [webApp = "", count = "0"] = process.argv.slice(2);
const recordings = Number(count);
const say = (message: LibraryAnswer) => process.send?.(message);

const backend = await startTestBackend({ webApp });
const { user } = await backend.setUpUser(EMAIL);

let longRecording = "";
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
  await backend.sql("analyze");
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
  const answer = message.ask === "session" ? openSession().then((session) => say({ session })) : backend.close();
  answer.then(
    () => message.ask === "end" && process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
say({ url: backend.url, longRecording });
