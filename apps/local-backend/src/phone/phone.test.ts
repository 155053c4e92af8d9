import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectPaths } from "../project-paths.ts";
import { runPhone } from "./run-phone.ts";
import { startTestBackend, type TestBackend } from "../testing/test-backend.ts";

const lecture = join(projectPaths.demoContent, "lectures/hash-tables.vtt");
let backend: TestBackend;
let folder: string;

beforeAll(async () => {
  backend = await startTestBackend();
  folder = await mkdtemp(join(tmpdir(), "lectern-phone-"));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

async function phone(...args: string[]) {
  const output = { out: "", err: "" };
  const terminal = {
    log: (line: string) => void (output.out += `${line}\n`),
    error: (line: string) => void (output.err += `${line}\n`),
  };
  return { code: await runPhone(args, { INIT_CWD: folder }, terminal), ...output };
}

const file = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, name), content);
  return name;
};

const stored = () => backend.sql("select count(*)::int as recordings from public.recordings", []);

it("sends a lecture once, however often the command runs, and prints its address last", async () => {
  const args = ["record", lecture, "--as", "ada@school.edu", "--minutes", "50", "--icon", "book", "--url", backend.url];
  const first = await phone(...args);
  expect(first).toMatchObject({ code: 0, err: "" });
  expect(first.out).toContain("Summarised");
  const address = first.out.trimEnd().split("\n").at(-1) ?? "";
  const id = address.replace(`${backend.url}/dashboard/library/recording/`, "");
  const [row] = await backend.sql(
    `select r.original_name, r.status, r.recording_icon, r.ai_summary is not null as summarised, r.created_at < now() as past,
       s.segments -> 0 ->> 'speaker' as speaker, jsonb_array_length(s.segments) as segments
     from public.recordings r join public.recording_segments s on s.recording_id = r.id where r.id = $1`,
    [id],
  );
  expect(row).toEqual({
    original_name: "Hash tables",
    status: "completed",
    recording_icon: "book",
    summarised: true,
    past: true,
    speaker: "Dr. Wei-Lin Chen",
    segments: 28,
  });
  const again = await phone(...args);
  expect(again.out.trimEnd().split("\n").at(-1)).toBe(address);
  expect(await stored()).toEqual([{ recordings: 1 }]);
});

it("sends SubRip and plain text, and computes the length", async () => {
  const srt = await file("short.srt", "1\n00:00:01,000 --> 00:01:30,000\nOne and a half minutes of words.\n");
  expect(await phone("record", srt, "--as", "bob@school.edu", "--url", backend.url)).toMatchObject({
    code: 0,
    err: "",
  });
  const txt = await file("notes.txt", `${"A plain sentence of six words. ".repeat(100)}\n`);
  const result = await phone("record", txt, "--as", "bob@school.edu", "--provider", "apple", "--url", backend.url);
  expect(result).toMatchObject({ code: 0, err: "" });
  expect(result.out).toContain("4 min");
});

it("AST-01 sends a lecture in Markdown, named after its heading, without its markup", async () => {
  const md = await file("week-4.md", "# Rivers of ice\n\n**Dr. Ruiz:** A *glacier* moves.\n\n**Ada:** How fast?\n");
  const result = await phone("record", md, "--as", "dan@school.edu", "--url", backend.url);
  expect(result).toMatchObject({ code: 0, err: "" });
  const [row] = await backend.sql(
    "select original_name, transcript, language from public.recordings where transcript like '%glacier%'",
    [],
  );
  expect(row).toEqual({
    original_name: "Rivers of ice",
    transcript: "Rivers of ice\n\nDr. Ruiz: A glacier moves.\n\nAda: How fast?",
    language: expect.stringMatching(/^(?:en|und)$/),
  });
});

/** A second of captions in YouTube's format. */
const cue = (start: number, ...lines: string[]) =>
  `00:0${start}.000 --> 00:0${start + 1}.000 align:start position:0%\n${lines.join("\n")}\n`;

it("AST-01 writes each word of rolling captions once", async () => {
  const vtt = [
    "WEBVTT\nKind: captions\n",
    cue(0, " ", "the<00:00:00.400><c> ice</c><00:00:00.800><c> moves</c>"),
    cue(1, "the ice moves", " "),
    cue(2, "the ice moves", "down<00:00:02.400><c> the</c><00:00:02.800><c> valley</c>"),
    cue(3, "down the valley", " "),
    cue(4, "down the valley", "every<00:00:04.400><c> year</c><00:00:04.800><c> again</c>"),
    cue(5, "every year again", " "),
  ].join("\n");
  const result = await phone("record", await file("ice.en.vtt", vtt), "--as", "eve@school.edu", "--url", backend.url);
  expect(result).toMatchObject({ code: 0, err: "" });
  const [row] = await backend.sql(
    `select r.original_name, s.segments from public.recordings r join public.recording_segments s on s.recording_id = r.id
      where r.transcript like 'the ice moves%'`,
    [],
  );
  expect(row).toEqual({
    original_name: "Ice",
    segments: [{ start: 0, end: 6, text: "the ice moves down the valley every year again" }],
  });
});

it("sends a study guide, named after its heading", async () => {
  const guide = await file("guide.md", "# Cell energetics\n\n- ATP\n");
  const result = await phone("guide", guide, "--as", "ada@school.edu", "--url", backend.url);
  expect(result).toMatchObject({ code: 0, err: "" });
  expect(result.out).toContain(`${backend.url}/dashboard/library/study-guide/`);
  expect(await backend.sql("select title from public.study_guides", [])).toEqual([{ title: "Cell energetics" }]);
});

it("reports in one line what it can't read, and sends nothing", async () => {
  const before = await stored();
  const users = await backend.sql("select count(*) from auth.users", []);
  const cases = [
    ["gone.vtt", "does not exist"],
    [await file("empty.txt", " \n"), "is empty"],
    [await file("lecture.pdf", "%PDF"), "is a PDF document, which Lectern doesn't read"],
    [await file("noise.vtt", new Uint8Array([0xff, 0x00, 0xfe, 0x80])), "is not text"],
    [await file("blank.vtt", "WEBVTT\n"), "has no captions that can be read"],
  ] as const;
  for (const [name, reason] of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one process at a time is enough for two cores
    const { code, out, err } = await phone("record", name, "--as", "new@school.edu", "--url", backend.url);
    expect([code, out, err.split("\n").length]).toEqual([1, "", 2]);
    expect(err).toContain(reason);
  }
  expect(await stored()).toEqual(before);
  expect(await backend.sql("select count(*) from auth.users", [])).toEqual(users);
});

it("passes on why the server refuses", async () => {
  const refused = await phone("record", lecture, "--as", "cyn@school.edu", "--minutes", "90", "--url", backend.url);
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/^You have 75 recording minutes left and this recording needs 90\..*\n$/);
});

it("reports in one line that no server answers, or what is missing on the command line", async () => {
  const unreachable = await phone("record", lecture, "--as", "ada@school.edu", "--url", "http://127.0.0.1:1");
  expect(unreachable.code).toBe(1);
  expect(unreachable.err).toMatch(/^Lectern can't be reached at http:\/\/127\.0\.0\.1:1: start it with npm start.*\n$/);
  expect(await phone("record", lecture)).toEqual({ code: 1, out: "", err: "Whose phone is it? Add --as <email>.\n" });
  expect(await phone("record", lecture, "--as", "a@b.cd", "--loud")).toEqual({
    code: 1,
    out: "",
    err: "Unknown option '--loud'; see --help.\n",
  });
  expect(await phone("--help")).toMatchObject({ code: 0, err: "" });
});

it("exits with 0, or with 1 and a line on stderr", async () => {
  const run = promisify(execFile);
  const program = fileURLToPath(new URL("phone.ts", import.meta.url));
  expect((await run(process.execPath, [program, "--help"])).stdout).toContain("npm run phone -- record");
  const refused = run(process.execPath, [program, "record", "/no/such/file.vtt", "--as", "ada@school.edu"]);
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: "", stderr: "/no/such/file.vtt does not exist.\n" });
});
