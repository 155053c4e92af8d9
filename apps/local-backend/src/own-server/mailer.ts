// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this file don't include the declaration
/// <reference path="./nodemailer.d.ts" />
import { createTransport } from "nodemailer";
import type { Deliver } from "../mailbox/mailbox.ts";
import { logError } from "../server/log.ts";
import type { OwnServer } from "./own-server.ts";

const toText = (link: string) => `Open this link in the browser you used to ask for it:

${link}

The link works once and expires in an hour. If you didn't ask for it, you can ignore this email. Your password won't change.
`;

/** Sends mails by SMTP. A mail that can't be sent is logged: the answer must not reveal whether an account exists. */
export function createMailer(
  { smtpUrl, from }: NonNullable<OwnServer["mail"]>,
  defer: (work: Promise<unknown>) => void,
): Deliver {
  const transport = createTransport(smtpUrl, { from });
  return ({ to, subject, link }) => {
    const sent = transport.sendMail({ to, subject, text: toText(link) });
    defer(sent.catch((cause: unknown) => logError({ work: "send-mail", cause })));
  };
}

/** Returns the mail server's refusal of a connection or of its password; undefined if it accepts both. */
export async function findMailFault({ smtpUrl, from }: NonNullable<OwnServer["mail"]>): Promise<string | undefined> {
  const transport = createTransport(smtpUrl, { from });
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    transport.close();
  }
}
