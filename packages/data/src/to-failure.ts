import { Failure, type FailureCode, isFailure } from "@lectern/domain/failure";
import type { AuthError, FunctionsFetchError, FunctionsHttpError } from "@supabase/supabase-js";

// supabase-js's errors are recognised by their fields and names, so that reading a table does not load its error
// classes.
const isAuthError = (error: unknown): error is AuthError =>
  typeof error === "object" && error !== null && "__isAuthError" in error;
const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
const isFunctionsFetchError = (error: unknown): error is FunctionsFetchError => isNamed(error, "FunctionsFetchError");
const isFunctionsHttpError = (error: unknown): error is FunctionsHttpError => isNamed(error, "FunctionsHttpError");

/** Maps the backend's error codes that its statuses don't say. */
const byCode: Record<string, FailureCode> = {
  // the auth service (AUT-14 and its neighbours)
  identity_already_exists: "identity-already-exists",
  identity_not_found: "identity-not-found",
  single_identity_not_deletable: "single-identity-not-deletable",
  invalid_credentials: "credentials-refused",
  email_not_confirmed: "credentials-refused",
  phone_not_confirmed: "credentials-refused",
  user_already_exists: "credentials-refused",
  email_exists: "credentials-refused",
  phone_exists: "credentials-refused",
  user_banned: "forbidden",
  signup_disabled: "forbidden",
  weak_password: "password-weak",
  validation_failed: "invalid",
  email_address_invalid: "invalid",
  bad_jwt: "unauthenticated",
  invalid_jwt: "unauthenticated",
  no_authorization: "unauthenticated",
  session_not_found: "unauthenticated",
  session_expired: "unauthenticated",
  refresh_token_not_found: "unauthenticated",
  refresh_token_already_used: "unauthenticated",
  flow_state_not_found: "unauthenticated",
  flow_state_expired: "unauthenticated",
  bad_code_verifier: "unauthenticated",
  bad_oauth_state: "unauthenticated",
  bad_oauth_callback: "unauthenticated",
  access_denied: "consent-refused",
  user_not_found: "not-found",
  over_request_rate_limit: "rate-limited",
  over_email_send_rate_limit: "rate-limited",
  over_sms_send_rate_limit: "rate-limited",
  request_timeout: "timeout",
  hook_timeout: "timeout",
  hook_timeout_after_retry: "timeout",
  bad_json: "malformed",
  unexpected_failure: "server",
  // PostgREST
  PGRST205: "server",
  // PostgreSQL
  "42501": "forbidden",
  "57014": "timeout",
};

/** Maps errors that supabase-js creates itself, which have a name and no code. */
const byAuthErrorName: Record<string, FailureCode> = {
  AuthInvalidCredentialsError: "credentials-missing",
  AuthInvalidTokenResponseError: "session-missing",
  AuthPKCECodeVerifierMissingError: "unauthenticated",
  AuthPKCEGrantCodeExchangeError: "unauthenticated",
  AuthInvalidJwtError: "unauthenticated",
  AuthRefreshDiscardedError: "unauthenticated",
  AuthUnknownError: "malformed",
};

function toCodeByStatus(status: number): FailureCode {
  if (status === 401) return "unauthenticated";
  if (status === 403) return "forbidden";
  if (status === 404 || status === 406) return "not-found";
  if (status === 408 || status === 504) return "timeout";
  if (status === 429) return "rate-limited";
  return status >= 400 && status < 500 ? "invalid" : "server";
}

/** PostgreSQL's classes 22 and 23: a value or a constraint. */
const isDataException = (code: string): boolean => /^2[23][0-9A-Z]{3}$/.test(code);

const findByCode = (code: string | undefined): FailureCode | undefined => {
  if (code === undefined || code === "") return undefined;
  return Object.hasOwn(byCode, code) ? byCode[code] : isDataException(code) ? "invalid" : undefined;
};

/** Maps a request without an answer, by the name and message of the error that `fetch` threw. */
function toCodeByThrown(nameAndMessage: string): FailureCode {
  if (/TimeoutError|AbortError|aborted|timed? ?out/i.test(nameAndMessage)) return "timeout";
  if (/SyntaxError|JSON/i.test(nameAndMessage)) return "malformed";
  return "offline";
}

const toText = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error));

/** Whether a text is HTML, which comes from a proxy, a captive portal or an error page, not from our backend. */
const isHtml = (text: string): boolean => /^\s*</.test(text);

interface RestError {
  readonly message: string;
  readonly code?: string;
}
const isRestError = (error: unknown): error is RestError =>
  typeof error === "object" && error !== null && "message" in error && typeof error.message === "string";

function toAuthCode(error: Error & { code?: string | undefined; status?: number | undefined }): FailureCode {
  if (isNamed(error, "AuthSessionMissingError")) return "unauthenticated";
  if (isNamed(error, "AuthRetryableFetchError"))
    return error.status ? toCodeByStatus(error.status) : toCodeByThrown(error.message);
  return findByCode(error.code) ?? byAuthErrorName[error.name] ?? toCodeByStatus(error.status ?? 500);
}

/**
 * Maps any error of supabase-js, of `fetch` or of reading an answer to a `Failure`.
 *
 * @param status the HTTP status of the answer, 0 if there was none; undefined for the auth client
 */
export function toFailure(error: unknown, status?: number): Failure {
  if (isFailure(error)) return error;
  const cause = { cause: error };
  if (isAuthError(error)) return new Failure(toAuthCode(error), error.message, cause);
  if (status === undefined && error instanceof Error)
    return new Failure(toCodeByThrown(toText(error)), error.message, cause);
  if (!isRestError(error))
    return new Failure(status === undefined ? "server" : toCodeByStatus(status), undefined, cause);
  if (!status) return new Failure(toCodeByThrown(error.message), error.message, cause);
  if (status < 400) return new Failure("malformed", undefined, cause);
  const code = findByCode(error.code) ?? toCodeByStatus(status);
  if (!isHtml(error.message)) return new Failure(code, error.message, cause);
  return new Failure(code === "invalid" || code === "not-found" ? "malformed" : code, undefined, cause);
}

/**
 * Maps the reasons in a callback's address to a `Failure`: the first known reason decides; `server` if none is known.
 */
export function toCallbackFailure(reasons: readonly string[], detail: string | undefined): Failure {
  return new Failure(reasons.map(findByCode).find((code) => code !== undefined) ?? "server", detail);
}

/** Maps an error of an edge function to a `Failure`. The sentence in the field `error` becomes the detail. */
export async function toFunctionFailure(error: unknown): Promise<Failure> {
  const cause = { cause: error };
  if (isFunctionsFetchError(error)) return new Failure(toCodeByThrown(toText(error.context)), undefined, cause);
  if (!isFunctionsHttpError(error))
    return new Failure(error instanceof SyntaxError ? "malformed" : "server", undefined, cause);
  const response: Response = error.context;
  const code = toCodeByStatus(response.status);
  let body: unknown;
  try {
    body = JSON.parse(await response.text());
  } catch {
    return new Failure(code === "invalid" || code === "not-found" ? "malformed" : code, undefined, cause);
  }
  const says = typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
  return new Failure(code, typeof says === "string" ? says : undefined, cause);
}
