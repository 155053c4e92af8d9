import type { Recording, Transcript } from "@lectern/domain/recording";

export const userId = "7b0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a11";

export const recording: Recording = {
  id: "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22",
  name: "Bio 101",
  createdAt: "2026-11-20T09:30:00Z",
  isFavorite: false,
  folderId: null,
  glyph: "microphone",
  color: "#3B82F6",
  status: "completed",
  hasTranscript: true,
  summary: "- Membranes",
  notes: null,
};

export const transcript: Transcript = {
  segments: [],
  text: "The folds give the membrane more surface.",
  isComplete: true,
};
