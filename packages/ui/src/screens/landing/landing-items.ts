import type { FeatureItemContent, PreviewItemContent } from "./landing.state.ts";

/** PUB-03 */
export const featureItems: readonly FeatureItemContent[] = [
  {
    id: "recording",
    title: "Live Recording",
    description:
      "Press record on your phone and listen. It keeps recording when you leave the app or turn off the phone.",
    imageUrl: "",
  },
  {
    id: "library",
    title: "Recording Library and Customization",
    description: "Every lecture in one place: in folders, among your favorites, with an icon and a color of its own.",
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
    description: "Every lecture with its name and its day. Search it, star it, or file it by course.",
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
