import type { ChatWork } from "@lectern/machines/chat/chat.types";
import type { NotesWork } from "@lectern/machines/notes/notes.types";

/** What the log says; the student is told in the tab (RDT-08). */
export const assistantLogLines: Record<NotesWork | ChatWork, string> = {
  writeNotes: "Error generating notes",
  saveNotes: "Error saving notes",
  answerQuestion: "Error getting a response",
};
