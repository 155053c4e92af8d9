import type { ChatMessage } from "@lectern/domain/chat";
import type { RecordingDetails, TranscriptSegment } from "@lectern/domain/recording";
import type { SearchResult } from "@lectern/domain/search";
import type { StudyGuide } from "@lectern/domain/study-guide";
import { lectureDetails, recording } from "./recordings.ts";
import { guide } from "./study-guides.ts";

/** A lecture in a language that is written from right to left, with Latin words and digits in it. */
interface RightToLeftLecture {
  readonly language: string;
  readonly name: string;
  readonly segments: readonly TranscriptSegment[];
  /** A word of the first line. */
  readonly word: string;
}

const arabicText: RightToLeftLecture = {
  language: "ar",
  name: "الأنهار والرمال (المحاضرة 3)",
  segments: [
    {
      start: 4,
      end: 12,
      speaker: "د. ليلى حداد",
      text: "صباح الخير. اليوم نتكلم عن الأنهار: كيف تحمل الرمال، وأين تتركها؟",
    },
    { start: 12, end: 21, speaker: "د. ليلى حداد", text: "السرعة هي الأهم (نقيسها بوحدة m/s)، وليست كمية الماء." },
    { start: 21, end: 28, speaker: "Tom Berg", text: "Is that the same as “discharge”?" },
    { start: 125, end: 134, speaker: "د. ليلى حداد", text: "لا، فالتصريف Q هو حجم الماء في الثانية." },
  ],
  word: "الأنهار",
};

const hebrewText: RightToLeftLecture = {
  language: "he",
  name: "נהרות וחול (שיעור 3)",
  segments: [
    {
      start: 4,
      end: 12,
      speaker: "ד״ר נועה לוי",
      text: "בוקר טוב. היום נדבר על נהרות: כיצד הם נושאים חול, והיכן הם מניחים אותו?",
    },
    { start: 12, end: 21, speaker: "ד״ר נועה לוי", text: "המהירות חשובה יותר מכול (היא נמדדת ב־m/s), ולא כמות המים." },
    { start: 21, end: 28, speaker: "Tom Berg", text: "Is that the same as “discharge”?" },
  ],
  word: "נהרות",
};

const arabicSummary = `## كيف تحمل الأنهار الرمال

يحمل **التيار السريع** حبيبات الرمل، ويتركها حين يبطئ (عند نحو 0.2 m/s). تسمى هذه العملية *الترسيب*.

- تنخفض السرعة عند المنحنى الداخلي، فتتكون ضفة من الرمل.
- يحسب الطلاب السرعة بالقاعدة \`v = Q / A\`. [2:05](#t=125)
- DNA is a word from another lecture.

1. اقرؤوا الفصل الثاني قبل يوم الخميس.
2. احسبوا السرعة في المثال.

> «تذكروا: الماء البطيء لا يحمل شيئا.»

| المادة | السرعة (m/s) |
|---|---|
| رمل ناعم | 0.2 |
| حصى | 1.5 |

\`\`\`
v = flow / area  # m/s
\`\`\``;
const question = "ما الفرق بين السرعة والتصريف (Q)؟";
const messages: readonly ChatMessage[] = [
  { id: "asked", role: "user", content: question, timestamp: "2025-10-02T16:10:00Z" },
  {
    id: "answered",
    role: "assistant",
    content:
      "السرعة هي ما يقطعه الماء في الثانية، **والتصريف Q** هو حجمه.\n\n- الماء السريع يحمل الرمل.\n- القاعدة: `v = Q / A`.",
    timestamp: "2025-10-02T16:11:00Z",
    segments: arabicText.segments.slice(3).map(({ start, end, text }) => ({ start, end, text, line: 3 })),
    suggestions: [question],
  },
];
const details: RecordingDetails = { ...lectureDetails, excerpt: "يحمل التيار السريع حبيبات الرمل، ويتركها حين يبطئ." };

const toLecture = ({ language, name, segments, word }: RightToLeftLecture, summary: string | null) => {
  const result: SearchResult = {
    kind: "recording",
    id: language,
    name,
    createdAt: recording.createdAt,
    moments: segments.slice(0, 3).map(({ start, speaker = null, text }) => ({
      part: "said",
      start,
      speaker,
      text,
      words: [word],
    })),
  };
  return {
    recording: { ...recording, id: `${recording.id.slice(0, -2)}${language}`, name, language, summary },
    result,
  };
};

const studyGuide: StudyGuide = { ...guide, title: arabicText.name, content: arabicSummary };
export const arabic = {
  ...toLecture(arabicText, arabicSummary),
  segments: arabicText.segments,
  question,
  messages,
  details,
  guide: studyGuide,
};
/** Beside Arabic in lists: a page of it would show nothing else. */
export const hebrew = toLecture(hebrewText, null);
