import type { ChatMessage } from "@lectern/domain/chat";
import type { RecordingDetails, TranscriptSegment } from "@lectern/domain/recording";
import type { SearchResult } from "@lectern/domain/search";
import type { StudyGuide } from "@lectern/domain/study-guide";
import { lectureDetails, recording } from "./recordings.ts";
import { guide } from "./study-guides.ts";

/** A lecture in a language that is written from right to left, with Latin words, digits and code in it. */
interface RightToLeftLecture {
  readonly language: string;
  readonly name: string;
  readonly summary: string;
  readonly segments: readonly TranscriptSegment[];
  readonly question: string;
  readonly answer: string;
  readonly excerpt: string;
  /** A word of the first line. */
  readonly word: string;
}

const arabicText: RightToLeftLecture = {
  language: "ar",
  name: "الأنهار والرمال (المحاضرة 3)",
  summary: `## كيف تحمل الأنهار الرمال

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
\`\`\``,
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
  question: "ما الفرق بين السرعة والتصريف (Q)؟",
  answer:
    "السرعة هي ما يقطعه الماء في الثانية، **والتصريف Q** هو حجمه.\n\n- الماء السريع يحمل الرمل.\n- القاعدة: `v = Q / A`.",
  excerpt: "يحمل التيار السريع حبيبات الرمل، ويتركها حين يبطئ.",
  word: "الأنهار",
};

const hebrewText: RightToLeftLecture = {
  language: "he",
  name: "נהרות וחול (שיעור 3)",
  summary: `## כיצד הנהר נושא חול

**זרם מהיר** נושא את גרגרי החול, ומניח אותם כשהוא מאט (בערך ב־0.2 m/s). התהליך נקרא *השקעה*.

- המהירות יורדת בצד הפנימי של העיקול, ושם נוצרת גדה של חול.
- המהירות היא \`v = Q / A\`. [2:05](#t=125)
- DNA is a word from another lecture.

1. קראו את פרק ב׳ לפני יום חמישי.
2. חשבו את המהירות בדוגמה.

> „זכרו: מים איטיים אינם נושאים דבר.“

| חומר | מהירות (m/s) |
|---|---|
| חול דק | 0.2 |
| חצץ | 1.5 |

\`\`\`
v = flow / area  # m/s
\`\`\``,
  segments: [
    {
      start: 4,
      end: 12,
      speaker: "ד״ר נועה לוי",
      text: "בוקר טוב. היום נדבר על נהרות: כיצד הם נושאים חול, והיכן הם מניחים אותו?",
    },
    { start: 12, end: 21, speaker: "ד״ר נועה לוי", text: "המהירות חשובה יותר מכול (היא נמדדת ב־m/s), ולא כמות המים." },
    { start: 21, end: 28, speaker: "Tom Berg", text: "Is that the same as “discharge”?" },
    { start: 125, end: 134, speaker: "ד״ר נועה לוי", text: "לא, הספיקה Q היא נפח המים בשנייה." },
  ],
  question: "מה ההבדל בין מהירות לספיקה (Q)?",
  answer:
    "המהירות היא המרחק שהמים עוברים בשנייה, **והספיקה Q** היא הנפח.\n\n- מים מהירים נושאים חול.\n- הכלל: `v = Q / A`.",
  excerpt: "זרם מהיר נושא את גרגרי החול, ומניח אותם כשהוא מאט.",
  word: "נהרות",
};

const toLecture = (text: RightToLeftLecture) => {
  const { language, name, summary, segments, question, answer, excerpt, word } = text;
  const messages: readonly ChatMessage[] = [
    { id: "asked", role: "user", content: question, timestamp: "2025-10-02T16:10:00Z" },
    {
      id: "answered",
      role: "assistant",
      content: answer,
      timestamp: "2025-10-02T16:11:00Z",
      segments: segments.slice(3).map(({ start, end, text: line }, at) => ({ start, end, text: line, line: 3 + at })),
      suggestions: [question],
    },
  ];
  const details: RecordingDetails = { ...lectureDetails, excerpt };
  const result: SearchResult = {
    kind: "recording",
    id: language,
    name,
    createdAt: recording.createdAt,
    moments: segments.slice(0, 3).map(({ start, speaker = null, text: line }) => ({
      part: "said",
      start,
      speaker,
      text: line,
      words: [word],
    })),
  };
  const studyGuide: StudyGuide = { ...guide, title: name, content: summary };
  return {
    recording: { ...recording, id: `${recording.id.slice(0, -2)}${language}`, name, language, summary },
    segments,
    question,
    messages,
    details,
    result,
    guide: studyGuide,
  };
};

export const arabic = toLecture(arabicText);
export const hebrew = toLecture(hebrewText);
