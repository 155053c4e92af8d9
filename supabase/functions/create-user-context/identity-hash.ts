import type { Caller } from "../_shared/caller.ts";

const rememberedProviders = new Set(["google", "apple"]);

/**
 * One mailbox, one spelling: case, what follows a plus sign and, at Gmail, dots make no other person.
 * Only compared after hashing, never written to.
 */
export function normalEmail(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  const mailbox = address.slice(0, at).replace(/\+.*$/, "");
  const domain = address.slice(at + 1);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}

/** What a person is known again by: every Google and Apple identity; a beta tester, who has neither, by email. */
export function identitiesOf(caller: Caller): string[] {
  const provided = caller.identities
    .filter(({ provider }) => rememberedProviders.has(provider))
    .map(({ provider, subject }) => `${provider}:${subject}`);
  if (provided.length > 0) return provided;
  return caller.email ? [`email:${normalEmail(caller.email)}`] : [];
}

/** HMAC-SHA-256, hexadecimal: without the key, nobody finds out whose identity a hash is by trying identities. */
export async function hashIdentity(identity: string, key: string): Promise<string> {
  const bytes = new TextEncoder();
  const hmac = await crypto.subtle.importKey("raw", bytes.encode(key), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", hmac, bytes.encode(identity));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
