import type { ConsoleMessage, Page } from "@playwright/test";

/** Whether a message is an error or a warning, of the app or the browser. */
export const isComplaint = (message: ConsoleMessage): boolean => ["error", "warning"].includes(message.type());

/** Whether the app itself logged an error. For each failed request, the browser logs another one. */
export const isAppError = (message: ConsoleMessage): boolean =>
  message.type() === "error" && !message.text().startsWith("Failed to load resource");

/**
 * Records the lines that a page logs from now on.
 *
 * @param matches which messages to record; all by default
 * @returns a list that grows
 */
export function recordLog(page: Page, matches: (message: ConsoleMessage) => boolean = () => true): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (matches(message)) lines.push(message.text());
  });
  return lines;
}
