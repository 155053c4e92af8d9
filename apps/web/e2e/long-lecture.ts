import { writeFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { restoreSession } from "./journey.ts";
import type { Lectern } from "./lectern.ts";

/** Subjects of a lecture, each with its own words. */
const subjects = [
  ["glacier", "ice", "crevasse", "valley", "snowfield", "meltwater"],
  ["volcano", "magma", "crater", "lava", "ash", "eruption"],
  ["river", "delta", "meander", "sediment", "floodplain", "current"],
  ["desert", "dune", "sandstorm", "oasis", "drought", "mesa"],
  ["reef", "coral", "lagoon", "polyp", "atoll", "plankton"],
  ["canyon", "limestone", "cavern", "stalactite", "sinkhole", "aquifer"],
] as const;

const CUES = 60;
const SECONDS = 12;

const toSentences = ([first, ...rest]: readonly string[], cue: number): string => {
  const [a, b] = [rest[cue % rest.length], rest[(cue + 2) % rest.length]];
  return cue === 7
    ? `A ${first} is what geographers call a place where ${rest[0]} and ${rest[1]} have met for ${cue + 40} years.`
    : `The ${first} number ${cue} shows how ${a} changes ${b}, which everyone who has walked along a ${first} remembers for a long time. In the field we measured the ${a} twice, once in spring and once in late autumn, and wrote down what the ${b} did.`;
};

const padTwo = (value: number): string => String(value).padStart(2, "0");
const toTime = (seconds: number): string =>
  `${padTwo(Math.floor(seconds / 3600))}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}.000`;

/** The questions that a lecture of 72 minutes suggests. */
export const questions = subjects.map(([first]) => `What is a ${first}?`);

/** Writes a lecture of 72 minutes about six subjects as WebVTT, in the test's folder. @returns the file's path */
function writeLongLecture(): string {
  const cues = subjects.flatMap((words, part) =>
    Array.from({ length: CUES }, (_, cue) => {
      const start = (part * CUES + cue) * SECONDS;
      return `${toTime(start)} --> ${toTime(start + SECONDS - 1)}\n${toSentences(words, cue)}`;
    }),
  );
  const path = test.info().outputPath("geography.vtt");
  writeFileSync(path, `WEBVTT\n\n${cues.join("\n\n")}\n`);
  return path;
}

const STUDENT = "geography@school.test";
/** The address of the lecture on this worker's server. */
let stored: string | undefined;

/** Opens the lecture, as its student, with what is added to its address. The first time, the phone sends it. @returns its address */
export async function openLongLecture(page: Page, server: Lectern, added = ""): Promise<string> {
  stored ??= await server.record(STUDENT, { file: writeLongLecture(), minutes: 73 });
  await restoreSession(page, STUDENT);
  await page.goto(`${stored}${added}`);
  return stored;
}

/** Lists the indexes of the citations to follow: in a short run the first, the middle and the last, for each takes most of a second. */
export async function listTried(citations: Locator): Promise<number[]> {
  const count = await citations.count();
  expect(count).toBeGreaterThan(2);
  if (process.env.LECTERN_SOAK !== "1") return [0, Math.floor(count / 2), count - 1];
  return Array.from({ length: count }, (_, index) => index);
}
