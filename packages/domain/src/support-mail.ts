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
 * The most characters of a mail link, encoded. Chromium on Windows passes on at most 2,048, and Windows itself 2,083. A
 * longer link opens nothing and reports no error.
 */
export const MAX_MAIL_LINK_LENGTH = 2_000;

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Uses the line ends that RFC 6068 requires. */
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

const toSubject = ({ form, subject }: SupportMail): string => `[${prefixByForm[form]}] ${toOneLine(subject)}`;

const renderLink = (mail: SupportMail): string =>
  `mailto:${brand.supportEmail}?subject=${encodeField(toSubject(mail))}&body=${encodeField(renderBody(mail))}`;

/** Added to a mail after the beginning of a shortened message. */
const NOTE_OF_SHORTENING = "(The rest didn't fit. Please copy the full text from the page and paste it here.)";

/**
 * If a message is shortened, the subject keeps at most this many characters, so that the mail fits however it is
 * encoded.
 */
const CUT_SUBJECT_LENGTH = 60;
const CUT_FILE_NAME_LENGTH = 15;

const toBeginning = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;

function cutLink(mail: SupportMail): string {
  const message = mail.message.trim();
  const rest: SupportMail = {
    ...mail,
    subject: toBeginning(toOneLine(mail.subject), CUT_SUBJECT_LENGTH),
    screenshots: (mail.screenshots ?? []).map((name) => toBeginning(toOneLine(name), CUT_FILE_NAME_LENGTH)),
  };
  const render = (length: number) =>
    renderLink({ ...rest, message: `${toBeginning(message, length)}\n\n${NOTE_OF_SHORTENING}` });
  let [fitting, tooLong] = [0, message.length + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (render(middle).length <= MAX_MAIL_LINK_LENGTH) fitting = middle;
    else tooLong = middle;
  }
  return render(fitting);
}

export interface SupportMailDraft {
  /** The `mailto:` link that opens the user's mail program, never longer than `MAX_MAIL_LINK_LENGTH`. */
  readonly link: string;
  /** Subject and body, if the link contains only their beginning. */
  readonly wholeText?: string;
}

/**
 * Writes the mail to the support mailbox (SUP-04). If it is too long for a link, the mail has its beginning and says
 * so.
 */
export function createSupportMail(mail: SupportMail): SupportMailDraft {
  const link = renderLink(mail);
  if (link.length <= MAX_MAIL_LINK_LENGTH) return { link };
  return { link: cutLink(mail), wholeText: `${toSubject(mail)}\n\n${renderBody(mail)}` };
}
