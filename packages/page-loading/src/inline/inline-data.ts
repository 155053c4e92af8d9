/**
 * The data of an inline script. Each document has its own: the build writes it as JSON in place of
 * `INLINE_DATA`.
 */
export interface InlineData {
  readonly "prefetch-requests": {
    readonly requests: readonly RecordedRequest[];
    readonly publishableKey: string;
    /** The index in the path of each parameter of the page's address. */
    readonly parts: Readonly<Record<string, number>>;
  };
  readonly "preload-unless": { readonly search: string; readonly scripts: readonly string[] };
  readonly "preload-cached-fonts": readonly string[];
  readonly "show-signed-in": { readonly email: string };
  readonly "start-on-interaction": { readonly main: string; readonly scripts: readonly string[] };
}

/** A recorded request of the client, without its credentials. */
export interface RecordedRequest {
  /** Its name in the page's `reads`. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Placeholders in recorded requests for values that only the browser knows. */
export const placeholders = {
  origin: "https://origin.invalid",
  userId: "USER-ID-PLACEHOLDER",
  param: (name: string) => `PARAM-PLACEHOLDER-${name}`,
} as const;
