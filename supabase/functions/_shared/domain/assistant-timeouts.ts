// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
/**
 * How long an answer of the assistant may take, in milliseconds. The server times out before the page does, so that the
 * page can show the reason. A page that timed out first would show a failure and pay for an answer that it does not show.
 */
export const assistantTimeouts = { server: 110_000, page: 120_000 } as const;
