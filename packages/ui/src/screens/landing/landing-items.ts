import type { FeatureItemContent, NewsItemContent, PreviewItemContent, ReasonItemContent } from "./landing.state.ts";

/** PUB-03 */
export const featureItems: readonly FeatureItemContent[] = [
  {
    id: "recording",
    title: "Live Recording",
    description: "Press record on your phone and listen. It keeps recording when you leave the app or lock your phone.",
    imageUrl: "",
  },
  {
    id: "library",
    title: "Recording Library and Customization",
    description:
      "Every lecture in one place. Sort lectures into folders, mark favorites, and give each its own icon and color.",
    imageUrl: "",
  },
  {
    id: "information",
    title: "Recording Information",
    description: "Each recording is transcribed and summarized. Read an hour-long lecture in minutes.",
    imageUrl: "",
  },
  {
    id: "chat",
    title: "Extra Customization + AI Chat",
    description: "Notes as bullet points, a paragraph, an outline or an essay, and answers about what was said.",
    imageUrl: "",
  },
];

/** The texts beside the screenshots; the app adds the images by `id`. */
export const previewItems: readonly PreviewItemContent[] = [
  {
    id: "library",
    title: "Your library",
    description: "Every lecture by name and date. Search it, favorite it, or file it by course.",
    imageUrl: "",
  },
  {
    id: "recording",
    title: "One lecture, read in minutes",
    description: "The summary comes first. The full, time-stamped transcript is one tab away.",
    imageUrl: "",
  },
  {
    id: "chat",
    title: "Ask, and it tells you where",
    description: "Questions about what was said, answered from the lecture itself.",
    imageUrl: "",
  },
];

/** The app adds the images by `id`. */
export const reasonItems: readonly ReasonItemContent[] = [
  {
    id: "moment",
    title: "Tap to see the exact moment",
    description: "Summaries and answers come with timestamps. Tap one to read what your professor actually said.",
    imageUrl: "",
  },
  {
    id: "course",
    title: "Your whole course at once",
    description: "Search or ask across all your lectures, with nothing to paste.",
    imageUrl: "",
  },
  {
    id: "cards",
    title: "Cards that come back before the exam",
    description: "Keep the ones you want. You'll see each one again right before you'd forget it.",
    imageUrl: "",
  },
  {
    id: "yours",
    title: "Yours to keep",
    description: "Download everything as Word, Markdown or Anki cards, whenever you like.",
    imageUrl: "",
  },
];

/** PUB-05: announced in the specification, and marked as new (product decision 36). */
export const newsItems: readonly NewsItemContent[] = [
  {
    words: "practice questions and flashcards for one recording or a whole unit",
    description:
      "Cards from your lecture, each with a quote and a timestamp, and brought back right before you'd forget them.",
  },
  {
    words: "notes organized by subject, topic or custom tags",
    description: "Add your own tags to any recording. Lectern suggests some, and you can filter your library by them.",
  },
  {
    words: "export",
    description: "Your recordings and study guides as Markdown, Word or text, one by one or all in one file.",
  },
];
