import { brand } from "@lectern/domain/brand";
import { html } from "hono/html";
import { standInPage } from "../stand-in-page/stand-in-page.ts";
import type { DemoAccount } from "./demo-accounts.ts";
import { providerLabel, type Provider } from "./provider.ts";

interface ConsentPage {
  readonly provider: Provider;
  /** A signed value that ties the form to the sign-in. */
  readonly state: string;
  readonly accounts: readonly DemoAccount[];
  /** A typed email that was refused, to show it again. */
  readonly refusedEmail?: string | undefined;
}

/** Renders the page that asks who is signing in. It works without script. */
export function consentPage({ provider, state, accounts, refusedEmail }: ConsentPage) {
  const title = `Sign in with ${providerLabel[provider]}`;
  return document(
    title,
    html`<h1>${title}</h1>
      <p class="to">to continue to ${brand.name}</p>
      ${accounts.length > 0 && form(provider, state, accountList(accounts))}
      ${form(provider, state, otherAccount(refusedEmail))}
      ${form(provider, state, html`<button class="quiet" name="choice" value="cancel">Cancel</button>`)}`,
  );
}

/** Renders the page for a link that is invalid or no longer valid. */
export const consentProblemPage = (sentence: string) =>
  document(
    "This sign-in can't continue",
    html`<h1>This sign-in can't continue</h1>
      <p class="to">${sentence}</p>
      <p><a href="/login">Back to ${brand.name}</a></p>`,
  );

/** One form for each choice, because Enter in a field presses the first button of its form. */
const form = (provider: Provider, state: string, choice: unknown) =>
  html`<form method="post" action="/stand-in/consent/${provider}">
    <input type="hidden" name="state" value="${state}" />
    ${choice}
  </form>`;

const accountList = (accounts: readonly DemoAccount[]) =>
  html`<ul>
    ${accounts.map(
      ({ email, name }, index) => html`<li>
        <button name="account" value="${email}" aria-label="${email}" aria-describedby="name-${index}">
          <span class="email">${email}</span><span class="name" id="name-${index}">${name}</span>
        </button>
      </li>`,
    )}
  </ul>`;

const otherAccount = (refusedEmail: string | undefined) =>
  html`<fieldset>
    <legend>Use another account</legend>
    <label for="email">Email</label>
    <input
      id="email"
      name="email"
      type="email"
      autocomplete="email"
      maxlength="254"
      required
      value="${refusedEmail ?? ""}"
      ${refusedEmail !== undefined && html`aria-invalid="true" aria-describedby="email-problem"`}
    />
    ${refusedEmail !== undefined && html`<p id="email-problem" class="problem" role="alert">Enter a valid email address.</p>`}
    <button class="primary" name="choice" value="continue">Continue</button>
  </fieldset>`;

const document = (title: string, body: unknown) =>
  standInPage({
    title,
    body,
    notice:
      "This page takes the provider's place on your own machine. It asks for no password, and nothing you choose here leaves this computer.",
  });
