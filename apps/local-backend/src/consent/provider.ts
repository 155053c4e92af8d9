import { createHash } from "node:crypto";

export const providers = ["google", "apple"] as const;
export type Provider = (typeof providers)[number];

export const isProvider = (value: string): value is Provider => (providers as readonly string[]).includes(value);

export const providerLabel: Record<Provider, string> = { google: "Google", apple: "Apple" };

const issuer: Record<Provider, string> = { google: "https://accounts.google.com", apple: "https://appleid.apple.com" };

const digest = (provider: Provider, email: string) =>
  createHash("sha256").update(`lectern stand-in\n${provider}\n${email}`).digest("hex");

/**
 * Returns a person's id at a provider. It is always the same for an email, so that a person who deletes their account
 * and comes back is recognised. Google uses 21 digits, Apple three parts with dots.
 */
export function toSubject(provider: Provider, email: string): string {
  const hex = digest(provider, email.trim().toLowerCase());
  if (provider === "apple") return `000000.${hex.slice(0, 32)}.0000`;
  return `1${(BigInt(`0x${hex}`) % 10n ** 20n).toString().padStart(20, "0")}`;
}

/** Derives a name from an email: "ada.lovelace@school.edu" becomes "Ada Lovelace" if nothing else is known. */
export const nameFromEmail = (email: string): string =>
  (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter((word) => word !== "")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(" ");

/**
 * Returns the claims that a provider sends to Supabase about a person. They become `identity_data` and `user_metadata`.
 */
export function toClaims(provider: Provider, person: { email: string; name: string }): Record<string, unknown> {
  const email = person.email.trim().toLowerCase();
  const sub = toSubject(provider, email);
  return {
    iss: issuer[provider],
    sub,
    provider_id: sub,
    email,
    email_verified: true,
    phone_verified: false,
    full_name: person.name,
    name: person.name,
  };
}
