/** The settings of a server whose accounts have an email and a password (OPS-08). */
export interface PasswordAccounts {
  readonly isSignUpOpen: boolean;
  /** Whether the server sends a mail for a forgotten password. Otherwise its operator hands links over. */
  readonly sendsMail: boolean;
}

/** Reads `VITE_ACCOUNTS`, which `npm start` sets for such a server's build: `open` or `closed`, then `mail` if it sends mails. */
export function readPasswordAccounts(text: string | undefined): PasswordAccounts | undefined {
  if (text === undefined || text === "") return undefined;
  const words = text.split(" ");
  return { isSignUpOpen: words.includes("open"), sendsMail: words.includes("mail") };
}
