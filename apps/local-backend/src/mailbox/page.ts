import { html } from "hono/html";
import { standInPage } from "../stand-in-page/stand-in-page.ts";
import type { Letter } from "./mailbox.ts";

/** Renders a page with the mails to every address. */
export const mailboxPage = (letters: readonly Letter[]) =>
  standInPage({
    title: "Mailbox",
    body: html`<h1>Mailbox</h1>
      ${letters.length === 0 ? html`<p class="to">No letters yet.</p>` : letters.map(renderLetter)}`,
    notice:
      "This page takes the place of a mail service on your own machine: what would be sent is shown here until the server stops.",
  });

const renderLetter = ({ to, subject, link, sentAt }: Letter) =>
  html`<p>
    <a href="${link}">${subject}</a><br />
    <span class="to">to ${to}, <time datetime="${sentAt.toISOString()}">${sentAt.toLocaleTimeString("en-US")}</time></span>
  </p>`;
