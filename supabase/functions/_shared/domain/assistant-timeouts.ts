// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
/**
 * How long an answer of the assistant may take, in milliseconds. The server gives up before the page does, so that
 * whoever waits hears why; a page that gave up first would show a failure and pay for an answer that nobody reads.
 */
export const assistantTimeouts = { server: 110_000, page: 120_000 } as const;
