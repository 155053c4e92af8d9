import type { Caller } from "./caller.ts";

const rememberedProviders = new Set(["google", "apple"]);

/**
 * One mailbox, one spelling: case, what follows a plus sign and, at Gmail, dots make no other person.
 * Only compared after hashing, never written to.
 */
function normalEmail(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  const mailbox = address.slice(0, at).replace(/\+.*$/, "");
  const domain = address.slice(at + 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

const provided = ({ identities }: Caller): string[] =>
  identities
    .filter(({ provider }) => rememberedProviders.has(provider))
    .map(({ provider, subject }) => `${provider}:${subject}`);

/** Whether Google or Apple vouches for this person. Anybody can type an address into the beta programme's form. */
export const isVouchedFor = (caller: Caller): boolean => provided(caller).length > 0;

/**
 * What a person is known again by: every Google and Apple identity, and the mailbox that comes with it. A beta tester's
 * mailbox counts among testers only: else signing up with a stranger's address would cost that stranger their minutes.
 */
function identitiesOf(caller: Caller): string[] {
  const mailbox = caller.email ? [normalEmail(caller.email)] : [];
  return isVouchedFor(caller)
    ? [...provided(caller), ...mailbox.map((address) => `mailbox:${address}`)]
    : mailbox.map((address) => `email:${address}`);
}

/** Keyed hashes of everything that this person is known again by (ADR 0028). */
export const identityHashesOf = (caller: Caller, key: string): Promise<string[]> =>
  Promise.all(identitiesOf(caller).map((identity) => hashIdentity(identity, key)));

/** HMAC-SHA-256, hexadecimal: without the key, trying identities does not tell whose a hash is. */
export async function hashIdentity(identity: string, key: string): Promise<string> {
  const bytes = new TextEncoder();
  const hmac = await crypto.subtle.importKey("raw", bytes.encode(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", hmac, bytes.encode(identity));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
