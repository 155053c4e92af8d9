/** A mail that a real project would send. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly sentAt: Date;
}

export type Deliver = (letter: Omit<Letter, "sentAt">) => void;

export interface Mailbox {
  readonly deliver: Deliver;
  /** Newest first. */
  letters(): readonly Letter[];
}

const MOST_LETTERS = 50;

/** Creates a mailbox that keeps the latest mails until the process ends. Nothing leaves the machine. */
export function createMailbox(): Mailbox {
  let storedLetters: readonly Letter[] = [];
  return {
    deliver: (letter) => {
      storedLetters = [{ ...letter, sentAt: new Date() }, ...storedLetters].slice(0, MOST_LETTERS);
    },
    letters: () => storedLetters,
  };
}
