import type { Folder } from "@lectern/domain/folder";
import type { Transcript } from "@lectern/domain/recording";
import { createRecording } from "@lectern/domain/testing/recordings";

export const userId = "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11";

export const recording = createRecording({ id: "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22" });

export const transcript: Transcript = {
  segments: [],
  text: "The folds give the membrane more surface.",
  isComplete: true,
};

export const folder = {
  id: "1",
  name: "Biology",
  description: "",
  color: "#3B82F6",
  exam: null,
  courseEnd: null,
  createdAt: "2026-11-20T09:30:00Z",
} satisfies Folder;
