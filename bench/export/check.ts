import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { TestBackend } from "@lectern/local-backend/testing";
import { parseText } from "media-captions";

interface Manifest {
  readonly counts: {
    readonly recordings: number;
    readonly folders: number;
    readonly studyGuides: number;
    readonly cards: number;
    readonly reviews: number;
  };
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly sha256: string }[];
}

interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));

/** Finds files whose size or checksum differs from the manifest. */
export const findWrongFiles = (folder: string, { files }: Manifest): string[] =>
  files
    .filter(({ path, bytes, sha256 }) => {
      const content = readFileSync(join(folder, path));
      return content.length !== bytes || createHash("sha256").update(content).digest("hex") !== sha256;
    })
    .map(({ path }) => path);

const toMillis = (seconds: number): number => Math.round(seconds * 1000);

const isSame = (cues: readonly Segment[], segments: readonly Segment[]): boolean =>
  cues.length === segments.length &&
  cues.every(
    ({ start, end, text }, at) =>
      toMillis(start) === toMillis(segments[at]!.start) &&
      toMillis(end) === toMillis(segments[at]!.end) &&
      text.replace(/^(?:<v [^>]*>|[^:]+: )/, "") === segments[at]!.text,
  );

/** Counts recordings whose captions do not parse back to the segments in the database. */
export async function countWrongCaptions(backend: TestBackend, folder: string, manifest: Manifest): Promise<number> {
  const folders = manifest.files.filter(({ path }) => path.endsWith("/recording.json"));
  const wrong = await Promise.all(
    folders.map(async ({ path }) => {
      const read = (name: string) => readFileSync(join(folder, path.replace("recording.json", name)), "utf8");
      const { id } = JSON.parse(read("recording.json")) as { id: string };
      const [row] = await backend.sql<{ segments: readonly Segment[] }>(
        "select segments from public.recording_segments where recording_id = $1",
        [id],
      );
      const captions = await Promise.all(
        (["srt", "vtt"] as const).map(async (type) =>
          isSame(
            (await parseText(read(`transcript.${type}`), { type })).cues.map(({ startTime, endTime, text }) => ({
              start: startTime,
              end: endTime,
              text,
            })),
            row!.segments,
          ),
        ),
      );
      return captions.every(Boolean) ? 0 : 1;
    }),
  );
  return wrong.reduce<number>((sum, each) => sum + each, 0);
}
