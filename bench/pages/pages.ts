import type { LargeLibrary } from "@lectern/local-backend/testing/large-library";

interface Page {
  readonly path: (library: LargeLibrary) => string;
  /** The page's main element. The page is ready once it has a box. */
  readonly ready: string;
  readonly signedIn: boolean;
  /** Opened a second time, on a device that stores the dashboard's code (ADR 0011). */
  readonly again?: true;
  /** On a device that keeps lectures (docs/offline.md). */
  readonly keeping?: true;
}

const library = { path: () => "/dashboard/library/recordings", ready: "article", signedIn: true };
const recording = {
  path: ({ longRecording }: LargeLibrary) => `/dashboard/library/recording/${longRecording}?tab=transcript`,
  ready: '[role="tabpanel"] p',
  signedIn: true,
};

export const pages = {
  landing: { path: () => "/", ready: "h1", signedIn: false },
  login: { path: () => "/login", ready: "main h1", signedIn: false },
  pricing: { path: () => "/pricing", ready: "h1", signedIn: false },
  library,
  recording,
  "home again": { path: () => "/dashboard", ready: "time", signedIn: true, again: true },
  "library again": { ...library, again: true },
  "recording again": { ...recording, again: true },
  "library keeping": { ...library, again: true, keeping: true },
  "recording keeping": { ...recording, again: true, keeping: true },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];

export const isAgain = (name: PageName): boolean => "again" in pages[name];

export const isKeeping = (name: PageName): boolean => "keeping" in pages[name];
