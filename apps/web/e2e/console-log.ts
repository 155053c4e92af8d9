import type { ConsoleMessage, Page } from "@playwright/test";

/** Errors and warnings of the app and the browser. */
export const isComplaint = (message: ConsoleMessage): boolean => ["error", "warning"].includes(message.type());

/** Errors that the app itself logged; the browser logs each failed request beside them. */
export const isAppError = (message: ConsoleMessage): boolean =>
  message.type() === "error" && !message.text().startsWith("Failed to load resource");

/**
 * Records the lines that a page logs from now on.
 *
 * @param matches which messages to record; all unless given
 * @returns a list that grows
 */
export function recordLog(page: Page, matches: (message: ConsoleMessage) => boolean = () => true): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (matches(message)) lines.push(message.text());
  });
  return lines;
}
