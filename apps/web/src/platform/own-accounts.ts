/** How accounts are made on a server of one's own (OPS-08). */
export interface OwnAccounts {
  readonly isSignUpOpen: boolean;
  /** Whether the server sends a mail for a forgotten password. Otherwise its operator hands links over. */
  readonly sendsMail: boolean;
}

/** Reads `VITE_ACCOUNTS`, which `npm start` sets for such a server's build: `open` or `closed`, then `mail` if it sends mails. */
export function readOwnAccounts(text: string | undefined): OwnAccounts | undefined {
  if (text === undefined || text === "") return undefined;
  const words = text.split(" ");
  return { isSignUpOpen: words.includes("open"), sendsMail: words.includes("mail") };
}
