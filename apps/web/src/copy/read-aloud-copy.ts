import type { ReadAloudWork } from "@lectern/machines/read-aloud/read-aloud.machine";

export const NO_VOICE = "There's no voice on this device for the lecture's language.";

export const readAloudLogLines: Record<ReadAloudWork, string> = {
  prepare: "Error finding a voice",
  speakLine: "Error reading aloud",
};
