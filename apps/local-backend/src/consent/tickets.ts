import { createHash, createHmac } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { isProvider, type Provider } from "./provider.ts";

/** A person's consent, on its way from the consent page to the callback. */
export interface Consent {
  readonly flow: string;
  readonly provider: Provider;
  readonly email: string;
  readonly name: string;
}

/**
 * Signs the values that pass through the browser between the steps of a sign-in. Nothing is kept in memory, so a
 * restart during a sign-in does not make it fail.
 */
export interface Tickets {
  consentCode(consent: Consent): Promise<string>;
  /** The consent for a code; undefined if the code is forged, belongs to another flow, or is older than a minute. */
  readConsent(code: string, flow: string): Promise<Consent | undefined>;
}

export const s256 = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

export function createTickets(secret: string): Tickets {
  const key = createHmac("sha256", secret).update("consent code").digest();
  return {
    consentCode: (consent) =>
      new SignJWT({ provider: consent.provider, email: consent.email, name: consent.name })
        .setProtectedHeader({ alg: "HS256" })
        .setSubject(consent.flow)
        .setIssuedAt()
        .setExpirationTime("1m")
        .sign(key),
    readConsent: async (code, flow) => {
      try {
        const { payload } = await jwtVerify(code, key, { algorithms: ["HS256"], subject: flow });
        const { provider, email, name } = payload;
        if (typeof provider !== "string" || !isProvider(provider)) return undefined;
        return typeof email === "string" && typeof name === "string" ? { flow, provider, email, name } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
