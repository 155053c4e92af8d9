import { OUTLINE_VERSION } from "@lectern/domain/outline";
import { hashText } from "@lectern/domain/text-hash";
import type { AssistantResponse } from "@lectern/domain/contracts/assistant";
import { type JourneyBackend, student } from "./journey-backend.ts";

const segments = [
  { start: 0, end: 9, text: "Today we ask why the inner membrane of a mitochondrion is folded." },
  { start: 9, end: 24, text: "Each fold is a crista, and the cristae give the membrane more surface." },
  { start: 24, end: 41, text: "More surface is room for more of the proteins that make ATP." },
  { start: 41, end: 60, text: "A heart muscle cell, which never rests, has three times as many folds as a skin cell." },
] as const;

export const lecture = {
  id: "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22",
  name: "Cell biology: why membranes fold",
  question: "Why is the membrane folded?",
  /** The sentence that the answer quotes, and when it was said. */
  quoted: { text: segments[1].text, time: "0:09" },
} as const;

const summary = `The inner membrane of a mitochondrion is folded so that it has room for more of the proteins that make ATP.

- **Cristae** are the folds.
- Cells that work hard have more of them: a heart muscle cell three times as many as a skin cell.`;

/** Adds the lecture as the phone has sent it, while its summary is being written. */
export function sendLecture({ rows }: JourneyBackend): void {
  rows.recordings = [
    {
      id: lecture.id,
      user_id: student.id,
      original_name: lecture.name,
      created_at: "2026-03-09T10:00:00+00:00",
      is_favorite: false,
      is_read: false,
      folder_id: null,
      recording_icon: "book",
      recording_icon_color: "#16A34A",
      status: "processing",
      has_transcript: true,
      language: "en",
      minutes: 1,
      transcript: segments.map(({ text }) => text).join("\n"),
      ai_summary: null,
      ai_notes: null,
      summary_opening: null,
    },
  ];
  rows.recording_segments = [
    { recording_id: lecture.id, user_id: student.id, segments: [...segments], opening: [...segments] },
  ];
}

const questions = ["What does “crista” mean?", "Why is “fold” important?", "What is said about “surface”?"];

/** The sentences of the summary, with the segments that say nearly the same. */
const claims = (
  [
    [
      "The inner membrane of a mitochondrion is folded so that it has room for more of the proteins that make ATP.",
      0,
      2,
    ],
    ["Cristae are the folds.", 0, 3],
    ["Cells that work hard have more of them: a heart muscle cell three times as many as a skin cell.", 3, 3],
  ] as const
).map(([text, first, last]) => {
  const quote = segments
    .slice(first, last + 1)
    .map((segment) => segment.text)
    .join(" ");
  return { text, grade: "close", start: segments[first].start, end: segments[last].end, quote };
});

const summaryHash = await hashText(summary);

/** Adds the lecture's summary, and the data derived with it. */
export function finishLecture({ rows }: JourneyBackend): void {
  const own = { recording_id: lecture.id, user_id: student.id };
  const parts = { chapters: [], terms: [], points: [], tasks: [], dates: [], forms: [] };
  rows.recording_outlines = [{ ...own, ...parts, version: OUTLINE_VERSION, questions }];
  rows.recording_claims = [{ ...own, text_sha256: summaryHash, claims, created_at: "2026-03-09T10:01:00+00:00" }];
  rows.recordings = rows.recordings.map((row) => ({
    ...row,
    status: "completed",
    ai_summary: summary,
    summary_opening: summary,
  }));
}

/** An answer with one sentence that the recording supports, and one that it does not. */
export const answer: AssistantResponse = {
  message: `${segments[1].text} Bacteria have no such folds.`,
  claims: [
    { text: segments[1].text, grade: "quoted", start: 9, end: 24, quote: segments[1].text },
    { text: "Bacteria have no such folds.", grade: "absent" },
  ],
};
