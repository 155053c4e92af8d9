import type { RecentRecording, Recording, RecordingDetails, TranscriptSegment } from "@lectern/domain/recording";

/** Realistic recordings for stories, with fixed dates so that a story is the same every day. */
export const lectures: readonly RecentRecording[] = [
  ["Organic Chemistry, lecture 14: nucleophilic substitution", "2025-10-02", true, "book", "#3B82F6"],
  ["Microeconomics: price elasticity", "2025-10-01", false, "circle-play", "#16A34A"],
  ["Constitutional law seminar", "2025-09-30", false, "comments", "#B45309"],
  ["Linear algebra: eigenvalues, at last", "2025-09-29", true, "sliders", "#FACC15"],
  ["Art history, the Dutch interior", "2025-09-26", false, "podcast", "#DB2777"],
  ["Group project, meeting 2", "2025-09-25", false, "headphones", "#0F172A"],
  ["Neuroscience: synaptic transmission", "2025-09-24", false, "microphone", "#7C3AED"],
].map(([name, day, isFavorite, glyph, color], index) => ({
  id: `00000000-0000-4000-8000-00000000000${index + 1}`,
  name,
  createdAt: `${String(day)}T15:00:00Z`,
  isFavorite,
  folderId: null,
  glyph,
  color,
  status: "completed",
})) as RecentRecording[];

export const [lecture] = lectures as readonly [RecentRecording];

export const lectureDetails: RecordingDetails = {
  minutes: 61.7,
  excerpt:
    "An SN2 reaction happens in one step: the nucleophile arrives from the back while the leaving group departs.",
  wave: "3766876665856575537666675466766647366748576776656563665788668767665635746554776476874347667867457765",
};

export const longTitle: RecentRecording = {
  ...lecture,
  name: "Comparative Constitutional Interpretation in Post-War European Courts, lecture 9: proportionality, margin of appreciation, and what the two have to do with each other",
};

export const unbreakableTitle: RecentRecording = {
  ...lecture,
  name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft_2025-10-02_final_final.m4a",
};

export const many = (count: number): readonly RecentRecording[] =>
  Array.from({ length: count }, (_, index) => {
    const base = lectures[index % lectures.length] ?? lecture;
    return { ...base, id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}` };
  });

/** Three lectures a week, going back from the newest of {@link lectures}. */
export const inWeeks = (count: number): readonly RecentRecording[] =>
  many(count).map((recording, index) => ({
    ...recording,
    createdAt: new Date(
      Date.parse(lecture.createdAt) - (Math.floor(index / 3) * 7 + (index % 3)) * 86_400_000,
    ).toISOString(),
  }));

export const summaryText = `## Nucleophilic substitution in two pictures

An **SN2** reaction happens in one step: the nucleophile arrives from the back while the leaving group departs, and the centre turns inside out like an umbrella in the wind. An **SN1** reaction waits for a carbocation first.

### What decides between them

- **The carbon.** Methyl and primary carbons go by SN2; tertiary ones by SN1, because three neighbours steady the charge.
- **The nucleophile.** A strong one forces SN2. A weak one, often the solvent itself, leaves time for SN1.
- **The solvent.** Polar aprotic (acetone, DMSO) for SN2; polar protic (water, ethanol) for SN1.

> "If you remember one thing from today, remember the umbrella."

| What | SN2 | SN1 |
|---|---|---|
| Steps | one | two |
| Rate | k[Nu][RX] | k[RX] |
| Stereochemistry | inversion | racemisation |

### For the exam

1. Draw the transition state of \`CH3Br + OH−\`.
2. Explain why *tert*-butyl bromide ignores the concentration of hydroxide.
`;

export const segments: readonly TranscriptSegment[] = [
  {
    start: 4,
    end: 21,
    speaker: "Dr. Okafor",
    text: "Good morning. Let's settle in. Last week we left the carbon with four different groups around it, and I asked you to think about what happens when something wants to take one of those places.",
  },
  {
    start: 21,
    end: 40,
    speaker: "Dr. Okafor",
    text: "There are two ways to take a seat on a crowded bus. You can push somebody off from behind, or you can wait until a seat is free. Chemistry knows both.",
  },
  { start: 44, end: 52, speaker: "Student", text: "Does the waiting one depend on how many people are standing?" },
  {
    start: 3675,
    end: 3702,
    speaker: "Dr. Okafor",
    text: "It does not, and that is exactly the experiment. Double the nucleophile, and the rate stays where it was.",
  },
];

export const recording: Recording = {
  ...lecture,
  isRead: false,
  hasTranscript: true,
  language: "en",
  summary: summaryText,
  notes: null,
};
