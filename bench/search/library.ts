import type { TestBackend } from "@lectern/local-backend/testing";
import { type Segment, spoken } from "@lectern/local-backend/testing/lecture-text";

const SEGMENTS = 790;
export const MINUTES = 75;
const SEGMENT_SECONDS = (MINUTES * 60) / SEGMENTS;
const WORDS = 14;
/** How many consecutive segments come from one demo lecture, about two minutes, before another begins. */
const STRETCH_SEGMENTS = 20;
const TERMS = 20_000;
/** One in this many segments has a term of its course. */
const TERM_EVERY = 6;

const syllables = "ba ce di fo gu la me ni po ru sa te vi xo zu cra dre flo gly pho sti tra".split(" ");

/** Makes an invented word, like a course's own terms: the first ones occur in many lectures, the last in few. */
export function makeTerm(number: number): string {
  let rest = number + syllables.length ** 2;
  let word = "";
  while (rest > 0) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return `${word}in`;
}

const counts = new Map<string, number>();
for (const word of spoken) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
/** Words that lectures on any subject share. All other words belong to a course. */
const general = new Set(
  [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 400)
    .map(([word]) => word),
);
const LECTURES_A_COURSE = 15;

/** Makes a word specific to a course, because twenty demo lectures have too few words for four years. */
const toCourseWord = (word: string, course: number): string =>
  word.length < 5 || general.has(word.toLowerCase())
    ? word
    : word.replace(
        /[a-z]{2,3}(?=[^a-z]*$)/i,
        `${syllables[course % syllables.length]}${syllables[Math.floor(course / syllables.length) % syllables.length]}`,
      );

/** Four words that occur together only in this lecture, in a sentence of their own. */
export const plantedWords = (lecture: number): string[] =>
  [3, 5, 7, 11].map((factor) => makeTerm(TERMS + (((lecture + 1) * factor * 101) % 9_973) * 4 + (factor % 4)));
export const plantedSegment = (lecture: number): number => (lecture * 37) % SEGMENTS;

/**
 * Makes a lecture of 75 minutes: 11,000 words from parts of the demo lectures, its own terms, and one planted sentence.
 */
export function makeLecture(lecture: number): Segment[] {
  const planted = plantedSegment(lecture);
  const course = Math.floor(lecture / LECTURES_A_COURSE);
  return Array.from({ length: SEGMENTS }, (_, index) => {
    // The factors are primes, so that each stretch begins somewhere else.
    const stretch = Math.floor(index / STRETCH_SEGMENTS);
    const from = (lecture * 7_727 + stretch * 33_391 + (index % STRETCH_SEGMENTS) * WORDS) % (spoken.length - WORDS);
    const start = Math.round(index * SEGMENT_SECONDS * 1000) / 1000;
    const text = spoken
      .slice(from, from + WORDS)
      .map((word) => toCourseWord(word, course))
      .join(" ");
    const segment = { start, end: start + SEGMENT_SECONDS, speaker: "Dr. Okafor", text };
    if (index === planted) {
      const [a, b, c, d] = plantedWords(lecture);
      return { ...segment, text: `Remember that the ${a} turns every ${b} into ${c}, unless ${d} was there before.` };
    }
    if (index % TERM_EVERY !== 0) return segment;
    // A few terms are in every lecture, and most in one or two.
    const share = ((lecture * 7_919 + index * 104_729) % 10_007) / 10_007;
    return { ...segment, text: `${segment.text} ${makeTerm(Math.floor(TERMS * share ** 4))}` };
  });
}

const store = /* sql */ `
with made as (
  insert into public.recordings (user_id, original_name, created_at, status, language, transcript)
    select $1, 'Lecture ' || l.n, timestamptz '2022-10-01 09:00Z' + l.n * interval '18 hours', 'completed', 'en', l.transcript
    from unnest($2::int[], $4::text[]) as l (n, transcript)
    returning id, original_name
)
insert into public.recording_segments (recording_id, user_id, segments)
  select made.id, $1, l.segments
  from jsonb_array_elements($3::text::jsonb) with ordinality as l (segments, place)
  join made on made.original_name = 'Lecture ' || ($2::int[])[l.place]`;

/** Stores lectures, ten in a statement. Triggers index them unless they are switched off. */
export async function storeLectures(backend: TestBackend, userId: string, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += 10) {
    const numbers = Array.from({ length: Math.min(10, to - first) }, (_, index) => first + index);
    const lectures = numbers.map(makeLecture);
    const transcripts = lectures.map((segments) => segments.map(({ text }) => text).join(" "));
    // oxlint-disable-next-line no-await-in-loop -- one statement at a time
    await backend.sql(store, [userId, numbers, JSON.stringify(lectures), transcripts]);
  }
}

/** Adds passages of students with 1,000 each: copies of the first student's, in the same index. */
export async function addOthers(backend: TestBackend, userId: string, others: readonly string[]): Promise<void> {
  await backend.sql(
    `with theirs as (
      insert into public.recordings (user_id, original_name, status, language)
        select unnest($2::uuid[]), 'Another lecture', 'completed', 'en' returning id, user_id, created_at
    ), copied as (
      select row_number() over () as first, words from private.passages where user_id = $1 limit 1000
    )
    insert into private.passages (shelf, user_id, recording_id, part, first, last, words)
      select private.shelf(t.user_id, 'english', private.quarter(t.created_at)), t.user_id, t.id, 'said', c.first, c.first,
          c.words
        from theirs as t cross join copied as c`,
    [userId, others],
  );
}
