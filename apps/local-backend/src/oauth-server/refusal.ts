/** An error of the OAuth protocol (RFC 6749, section 5.2). */
export interface OAuthRefusal {
  readonly status: 400 | 401;
  readonly error: string;
  readonly error_description: string;
}

export const invalidRequest = (error_description: string): OAuthRefusal => ({
  status: 400,
  error: "invalid_request",
  error_description,
});

export const invalidGrant = (error_description: string): OAuthRefusal => ({
  status: 400,
  error: "invalid_grant",
  error_description,
});
