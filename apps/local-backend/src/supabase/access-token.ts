import { decodeProtectedHeader, errors, jwtVerify, SignJWT, type JWTPayload } from "jose";

/** Names the signing key in a token's header, as a hosted project does. */
export const KEY_ID = "lectern-local-hs256";

export interface TokenUser {
  readonly phone?: string | null;
  readonly app_metadata?: Record<string, unknown>;
  readonly user_metadata?: Record<string, unknown>;
}

const toKey = (secret: string) => new TextEncoder().encode(secret);

/** How a session was opened, as in the claim `amr` of a hosted project. */
export interface AuthenticationMethod {
  readonly method: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/**
 * Adds what lite's tokens lack compared with a hosted project: `kid`, `iss`, `aal`, `amr` and the two metadata claims
 * that policies may read. It is the same session, signed again.
 */
export async function addHostedClaims(
  token: string,
  user: TokenUser | undefined,
  options: { secret: string; issuer: string; amr: readonly AuthenticationMethod[] },
): Promise<string> {
  if (decodeProtectedHeader(token).kid === KEY_ID) return token;
  const { payload } = await jwtVerify(token, toKey(options.secret), { algorithms: ["HS256"] });
  return signAccessToken(payload, user, options);
}

/** Signs an access token with the claims that a hosted project's tokens have. */
export const signAccessToken = (
  payload: JWTPayload,
  user: TokenUser | undefined,
  options: { secret: string; issuer: string; amr: readonly AuthenticationMethod[] },
): Promise<string> =>
  new SignJWT({
    iat: Math.floor(Date.now() / 1000),
    ...payload,
    iss: options.issuer,
    phone: user?.phone ?? "",
    app_metadata: user?.app_metadata ?? {},
    user_metadata: user?.user_metadata ?? {},
    aal: "aal1",
    amr: options.amr,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT", kid: KEY_ID })
    .sign(toKey(options.secret));

export type TokenVerdict = { kind: "valid"; payload: JWTPayload } | { kind: "expired" } | { kind: "forged" };

export async function judgeToken(token: string, secret: string): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, toKey(secret), { algorithms: ["HS256"] });
    return { kind: "valid", payload };
  } catch (error) {
    return { kind: error instanceof errors.JWTExpired ? "expired" : "forged" };
  }
}
