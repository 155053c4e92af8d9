/** An assistant that asks to read a student's lectures. */
export interface AskingAssistant {
  /** As it calls itself, prepared to be shown; null if it has no name, or only its address is known. */
  readonly name: string | null;
  /** The host that it leads to; null for a program on the student's own machine. */
  readonly host: string | null;
  /** Whether the student has allowed it before. */
  readonly isKnown: boolean;
}

/** CON-02 */
export type ConnectAssistantState =
  | { readonly kind: "loading" }
  /** The request could not be loaded. */
  | { readonly kind: "unreachable" }
  /** The request is answered, too old, or another student's. */
  | { readonly kind: "ended" }
  | { readonly kind: "asking"; readonly assistant: AskingAssistant }
  | { readonly kind: "allowing"; readonly assistant: AskingAssistant }
  | { readonly kind: "refusing"; readonly assistant: AskingAssistant }
  /** The answer could not be stored. */
  | { readonly kind: "failed"; readonly assistant: AskingAssistant }
  /** The browser is being taken back to the assistant. */
  | { readonly kind: "answered"; readonly assistant: AskingAssistant; readonly isAllowed: boolean };

export interface ConnectAssistantViewProps {
  readonly state: ConnectAssistantState;
  /** The signed-in student's email. */
  readonly email: string;
  readonly onAllow: () => void;
  readonly onRefuse: () => void;
  /** Loads the request again. */
  readonly onRetry: () => void;
  readonly paths: {
    /** The logo's link target. */
    readonly home: string;
    /** Where connected assistants are listed. */
    readonly settings: string;
  };
}
