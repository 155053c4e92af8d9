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
    description: "Each recording is transcribed and summarized, so that an hour of talk can be read in minutes.",
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
    description:
      "Every lecture with its name and its day. A search finds it, a star keeps it near, a folder holds a course.",
    imageUrl: "",
  },
  {
    id: "recording",
    title: "One lecture, read in minutes",
    description: "The summary stands first. The transcript is a tab away, with the moment each sentence was said.",
    imageUrl: "",
  },
  {
    id: "chat",
    title: "Ask, and it tells you where",
    description: "Questions about what was said, answered from the lecture itself.",
    imageUrl: "",
  },
];
