/** An assistant of another maker that a student lets read their lectures (CON-01). */
export interface ConnectedAssistant {
  readonly clientId: string;
  /** As it calls itself; see {@link toAssistantName}. */
  readonly name: string;
  /** Where it leads to, with its port. */
  readonly host: string;
  readonly connectedAt: string;
  /** Null if it has read nothing yet. */
  readonly lastUsedAt: string | null;
}

/** A request of an assistant to read a student's lectures, which waits for their answer (CON-02). */
export type ConnectionRequest =
  | {
      readonly kind: "new";
      readonly id: string;
      readonly clientId: string;
      readonly name: string;
      readonly host: string;
    }
  /** The student has allowed this assistant before, and the auth server says nothing but where it leads to. */
  | { readonly kind: "repeated"; readonly host: string; readonly address: string };

const LONGEST_NAME_CHARACTERS = 60;

/**
 * Prepares the name that an assistant gave itself to be shown: without characters that hide or turn round what stands
 * beside them, on one line, cut. Empty if nothing is left.
 */
export function toAssistantName(name: string): string {
  const plain = name
    .replaceAll(/\s/gu, " ")
    .replaceAll(/[\p{C}\u{115F}\u{1160}\u{3164}\u{FFA0}]/gu, "")
    .replaceAll(/ +/g, " ")
    .trim();
  const characters = Array.from(plain);
  return characters.length <= LONGEST_NAME_CHARACTERS
    ? plain
    : `${characters
        .slice(0, LONGEST_NAME_CHARACTERS - 1)
        .join("")
        .trimEnd()}…`;
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/** Whether an assistant runs on the student's own machine, which no host name says. */
export const isOnThisMachine = (host: string): boolean => THIS_MACHINE.test(host);
