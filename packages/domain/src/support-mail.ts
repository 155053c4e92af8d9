import { brand } from "./brand.ts";
import type { BugCategory, FeatureCategory, SupportCategory } from "./support.ts";

const prefixByForm = {
  "contact-support": "Support",
  "feature-request": "Feature request",
  "bug-report": "Bug report",
} as const;

export interface SupportMail {
  readonly form: keyof typeof prefixByForm;
  readonly category: SupportCategory | FeatureCategory | BugCategory;
  /** The title of a bug report or a feature request. */
  readonly subject: string;
  readonly message: string;
  /** The account's address, if known. */
  readonly email?: string;
  /** Names of the files to attach: a mail link can't attach them itself (product decision 18). */
  readonly screenshots?: readonly string[];
}

/**
 * The most characters of a mail link, as encoded. Chromium on Windows hands on no more than 2,048, and Windows itself
 * no more than 2,083. A longer one opens nothing and reports no error.
 */
export const MAX_MAIL_LINK_LENGTH = 2_000;

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Line ends as RFC 6068 wants them. */
const encodeField = (text: string): string => encodeURIComponent(text.toWellFormed().replaceAll(/\r\n?|\n/g, "\r\n"));

function renderBody({ category, message, email, screenshots = [] }: SupportMail): string {
  const attachments =
    screenshots.length === 0
      ? []
      : ["", "Please attach these screenshots before sending:", ...screenshots.map((name) => `- ${toOneLine(name)}`)];
  return [
    message.trim(),
    ...attachments,
    "",
    "---",
    `Category: ${category}`,
    ...(email ? [`Account: ${toOneLine(email)}`] : []),
    `App version: ${brand.appVersion}`,
    `Platform: ${brand.platformName}`,
  ].join("\n");
}

/**
 * Creates the `mailto:` link that opens the user's mail program with the message (SUP-04).
 * @throws RangeError if it is longer than `MAX_MAIL_LINK_LENGTH`
 */
export function createSupportMailLink(mail: SupportMail): string {
  const subject = `[${prefixByForm[mail.form]}] ${toOneLine(mail.subject)}`;
  const link = `mailto:${brand.supportEmail}?subject=${encodeField(subject)}&body=${encodeField(renderBody(mail))}`;
  if (link.length > MAX_MAIL_LINK_LENGTH) {
    throw new RangeError(`A mail link of ${link.length} characters, where ${MAX_MAIL_LINK_LENGTH} are sure to open`);
  }
  return link;
}
