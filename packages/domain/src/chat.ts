/** One line of a conversation about a recording. Local only, never stored (RDT-07). */
export interface ChatMessage {
  readonly id: string;
  readonly content: string;
  readonly role: "user" | "assistant";
  /** ISO 8601 with zone. */
  readonly timestamp: string;
}
