import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../../project-paths.ts";

const lectures = join(projectPaths.demoContent, "lectures");

/** All words of the demo lectures, in their frequencies, so that texts made from them compress like a lecture. */
export const spoken: readonly string[] = readdirSync(lectures)
  .filter((file) => file.endsWith(".vtt"))
  .flatMap((file) => readFileSync(join(lectures, file), "utf8").split("\n"))
  .filter((line) => line !== "WEBVTT" && !line.includes("-->"))
  .flatMap((line) => line.replace(/<[^>]*>/g, "").split(/\s+/))
  .filter((word) => /[a-z]/i.test(word));

const subjects = ["Biochemistry", "Statistics", "Roman history", "Linear algebra", "Microeconomics", "Sync", "Ethics"];

/** A generator of pseudo-random numbers below 1, so that every run makes the same lecture. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly speaker: string;
  readonly text: string;
}

/** From one segment's start to the next. */
const SEGMENT_SECONDS = 5.7;
const roundToMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Makes the segments of a lecture. Eight hours have about 5,000 segments of 14 words. */
export function makeLecture(count: number, seed = 7): Segment[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor(random() * spoken.length);
    // Phrases of two or three words repeat within the lecture; whole sentences don't.
    const words = Array.from({ length: 10 + Math.floor(random() * 9) }, (__, place) =>
      place % 3 === 0 ? spoken[Math.floor(random() * spoken.length)] : spoken[(from + place) % spoken.length],
    );
    return {
      start: roundToMilliseconds(index * SEGMENT_SECONDS),
      end: roundToMilliseconds((index + 1) * SEGMENT_SECONDS - random()),
      speaker: index % 40 < 36 ? "Dr. Okafor" : "Student",
      text: words.join(" "),
    };
  });
}

export const makeLectureName = (index: number): string => `${subjects[index % subjects.length]} ${index}`;

/** Several pages of Markdown, like the assistant's. */
export const summary = Array.from({ length: 8 }, (_, part) => {
  const lines = makeLecture(6 + part, part).map(({ text }) => `- ${text}`);
  return `## Part ${part + 1}\n\n${lines.join("\n")}\n`;
}).join("\n");
