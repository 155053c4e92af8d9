import type { Library } from "../library/library.ts";

interface Page {
  readonly path: (library: Library) => string;
  /** What the page is for: once it has a box, the page is ready. */
  readonly ready: string;
  readonly signedIn: boolean;
}

export const pages = {
  landing: { path: () => "/", ready: "h1", signedIn: false },
  login: { path: () => "/login", ready: "main h1", signedIn: false },
  pricing: { path: () => "/pricing", ready: "h1", signedIn: false },
  library: { path: () => "/dashboard/library/recordings", ready: "article", signedIn: true },
  recording: {
    path: ({ longRecording }) => `/dashboard/library/recording/${longRecording}?tab=transcript`,
    ready: '[role="tabpanel"] p',
    signedIn: true,
  },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];
