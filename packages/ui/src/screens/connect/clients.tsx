import { brand } from "@lectern/domain/brand";
import type { ReactNode } from "react";

export interface Client {
  readonly name: string;
  /** Who can do it. */
  readonly plan: string;
  /** Whether it asks from its maker's servers, so that the address must be reachable from the internet. */
  readonly isRemote: boolean;
  readonly steps: readonly ReactNode[];
  /** The maker's own page. */
  readonly source: { readonly title: string; readonly href: string };
}

/** When the makers' pages were read. */
export const READ_ON = "November 29, 2026";

const brandName = <strong>{brand.name}</strong>;

/** Steps through another program's menus. */
const path = (...names: readonly string[]): ReactNode => <strong>{names.join(" > ")}</strong>;

const allow: ReactNode = (
  <>
    {brand.name} opens in your browser. Log in, then select {path("Allow")}.
  </>
);

export const clients: readonly Client[] = [
  {
    name: "ChatGPT",
    plan: "On the web, with a paid plan. In a school workspace, an admin needs to allow it first.",
    isRemote: true,
    steps: [
      <>
        Go to {path("Settings", "Apps", "Advanced settings")} and turn on {path("Developer mode")}.
      </>,
      <>
        In {path("Settings", "Apps")}, select {path("Create app")}. Name it {brandName}, paste the server address and
        select {path("OAuth")}.
      </>,
      allow,
      <>
        In a new chat, open {path("+", "More", "Developer mode")} and select {brandName}. Then ask your question.
      </>,
    ],
    source: {
      title: "Developer mode and MCP apps in ChatGPT",
      href: "https://help.openai.com/en/articles/12584461-developer-mode-apps-and-full-mcp-connectors-in-chatgpt-beta",
    },
  },
  {
    name: "Claude",
    plan: "On the web and in the desktop app. The free plan allows one custom connector. On a team plan, an owner adds it first.",
    isRemote: true,
    steps: [
      <>
        Go to {path("Customize", "Connectors")}, then select {path("+")} and {path("Add custom connector")}.
      </>,
      <>
        Name it {brandName}, paste the server address and select {path("Add")}. Then select {path("Connect")} next to
        it.
      </>,
      allow,
      <>
        In a chat, open {path("+", "Connectors")} and turn on {brandName}. Then ask your question.
      </>,
    ],
    source: {
      title: "Get started with custom connectors using remote MCP",
      href: "https://support.claude.com/en/articles/11175166-getting-started-with-custom-connectors-using-remote-mcp",
    },
  },
  {
    name: "VS Code",
    plan: "With GitHub Copilot, which has a free plan.",
    isRemote: false,
    steps: [
      <>
        Open the Command Palette, run {path("MCP: Add Server")} and select {path("HTTP")}.
      </>,
      <>
        Paste the server address, name it {brandName} and select {path("Global")}.
      </>,
      <>When VS Code asks to open your browser, allow it. {allow}</>,
      "Open Chat, choose Agent, and ask your question.",
    ],
    source: {
      title: "Add and use MCP servers in VS Code",
      href: "https://code.visualstudio.com/docs/agent-customization/mcp-servers",
    },
  },
];
