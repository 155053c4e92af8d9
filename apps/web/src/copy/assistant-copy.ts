import type { ChatWork } from "@lectern/machines/chat/chat.machine";
import type { NotesWork } from "@lectern/machines/notes/notes.machine";

/** Log lines for failures. The student sees the failure in the tab (RDT-08). */
export const assistantLogLines: Record<NotesWork | ChatWork, string> = {
  writeNotes: "Error generating notes",
  saveNotes: "Error saving notes",
  answerQuestion: "Error getting a response",
};

/** Toasts for copying notes. */
export const notesCopy = { copied: "Notes copied", failed: "Error copying the notes" } as const;
export const answerCopy = { copied: "Answer copied", failed: "Error copying an answer" } as const;
export const conversationCopy = { copied: "Conversation copied", failed: "Error copying the conversation" } as const;

/** Why written notes weren't stored: the page shows the other ones, before the student saves over them (COR-03). */
export const NOTES_CHANGED_ELSEWHERE =
  "These notes were changed in another tab or on another device. Save Again replaces that version.";

/** Why notes use the lecture's own sentences (SRV-09, TUT-08). */
export const notesFallbacks = {
  budget: "We've reached today's AI limit, so these notes use the lecture's own sentences.",
  unavailable: "AI isn't available right now, so these notes use the lecture's own sentences.",
} as const;
