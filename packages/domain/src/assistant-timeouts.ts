/**
 * How long the assistant may take to answer, in milliseconds. The server's timeout is shorter than the page's, so that
 * the page can show the server's reason. If the page timed out first, it would show a failure, and the model's answer
 * would be paid for and thrown away.
 */
export const assistantTimeouts = { server: 110_000, page: 120_000 } as const;
