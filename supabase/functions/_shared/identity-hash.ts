import type { Caller } from "./caller.ts";

const rememberedProviders = new Set(["google", "apple"]);

/**
 * Normalizes an email, so that each mailbox has one spelling: removes case, the part after a plus sign and, at Gmail,
 * dots. The result is hashed and compared, never written to.
 */
function normalEmail(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const index = address.lastIndexOf("@");
  const mailbox = address.slice(0, index).split("+", 1)[0]!;
  const domain = address.slice(index + 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

const listIdentities = ({ identities }: Caller): string[] =>
  identities
    .filter(({ provider }) => rememberedProviders.has(provider))
    .map(({ provider, subject }) => `${provider}:${subject}`);

const listMailboxes = ({ email }: Caller, kind: "mailbox" | "email"): string[] =>
  email ? [`${kind}:${normalEmail(email)}`] : [];

/**
 * Computes keyed hashes of the identities by which a person is recognised (ADR 0028): every Google and Apple identity,
 * and the mailbox that comes with it. A beta tester's mailbox counts only among testers: otherwise signing up with a
 * stranger's address would cost that stranger their minutes.
 */
export function hashIdentities(caller: Caller, key: string): Promise<string[]> {
  const identities = listIdentities(caller);
  return hashAll(
    identities.length > 0 ? [...identities, ...listMailboxes(caller, "mailbox")] : listMailboxes(caller, "email"),
    key,
  );
}

/**
 * Computes keyed hashes of every identity by which an account's owner is recognised once the address is verified, by a
 * provider or a mail link: as a tester and as a provider's user.
 */
export const hashOwners = (caller: Caller, key: string): Promise<string[]> =>
  hashAll([...listIdentities(caller), ...listMailboxes(caller, "mailbox"), ...listMailboxes(caller, "email")], key);

const hashAll = (identities: readonly string[], key: string): Promise<string[]> =>
  Promise.all(identities.map((identity) => hashIdentity(identity, key)));

/** HMAC-SHA-256 in hexadecimal. Without the key, hashing known identities does not reveal whose a hash is. */
export async function hashIdentity(identity: string, key: string): Promise<string> {
  const bytes = new TextEncoder();
  const hmac = await crypto.subtle.importKey("raw", bytes.encode(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", hmac, bytes.encode(identity));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
