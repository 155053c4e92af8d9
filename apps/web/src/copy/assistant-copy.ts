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

/** SRV-09: the model's daily budget is used up. */
export const NOTES_QUOTE_LECTURE =
  "The model has read as much as it may today, so these notes use the lecture's own sentences.";
