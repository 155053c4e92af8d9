import { html } from "hono/html";

interface StandInPage {
  readonly title: string;
  readonly body: unknown;
  /** What this page replaces, and what it does not do; shown after the words "Local stand-in." */
  readonly notice: string;
}

/** The layout of all stand-ins' pages. Each says that it is a stand-in. */
export const standInPage = ({ title, body, notice }: StandInPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} (local stand-in)</title>
        <link rel="icon" href="/stand-in/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/stand-in/consent.css" />
      </head>
      <body>
        <main>
          ${body}
          <p class="notice"><strong>Local stand-in.</strong> ${notice}</p>
        </main>
      </body>
    </html>`;
