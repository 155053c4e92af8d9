import type { ReactElement } from "react";

/** The files of the build that a document can refer to. Addresses begin with `/`. */
export interface BuiltPage {
  /** The app's entry. */
  readonly main: string;
  /** The scripts that must load before the page's screens can run. */
  readonly scripts: readonly string[];
  /** The fonts above the fold that the page's own styles name. */
  readonly fonts: readonly string[];
  /** Finds the scripts of a module that several chunks share, without those in `scripts`. */
  readonly sharedScripts: (module: string) => readonly string[];
}

/** A module that is compiled into the document. `INLINE_DATA` in the module stands for the data. */
export interface InlineScript {
  /** Its path in the app, or in a package that the app depends on. */
  readonly module: string;
  readonly data?: unknown;
  /** Use it instead of `data` for data that depends on the build. */
  readonly dataFrom?: (built: BuiltPage) => unknown;
}

interface Common {
  /** Its file name in the build. */
  readonly file: string;
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  /** The path under which search engines find the page; undefined excludes it from search. */
  readonly canonical?: string | undefined;
  /** The page's content before any script runs. */
  readonly element: ReactElement;
  /** Modules whose styles the page needs, in the order of the CSS cascade. They are inlined. */
  readonly styles: readonly string[];
  /** Run before the first paint. */
  readonly head: readonly InlineScript[];
  /** Run at the end of the body. */
  readonly end: readonly InlineScript[];
}

/** A document that needs no app. */
export interface StaticDocument extends Common {
  readonly kind: "static";
  /** The product's structured data for search engines, as schema.org defines it. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A document in which the app runs. */
export interface AppDocument extends Common {
  /** `complete`: the app's rendering for a visitor; the app starts later. `skeleton`: shown until the app mounts. */
  readonly kind: "complete" | "skeleton";
  /**
   * The addresses at which it is served, in the notation of static hosts: `*` matches the rest of a path, `:name` one
   * segment.
   */
  readonly addresses: readonly string[];
  /** Replaces `element` for a signed-in student. */
  readonly withSession?: ReactElement | undefined;
  /** The modules of the screens that open at these addresses. Their code is preloaded together with the app's. */
  readonly screens: readonly string[];
  /** Run after `screens` are preloaded. */
  readonly afterPreloads?: readonly InlineScript[];
  /** The name of the page whose preview runs before the app mounts. */
  readonly preview?: string | undefined;
  /** Whether the service worker stores a copy on the device. */
  readonly isStored: boolean;
}

export type PageDocument = StaticDocument | AppDocument;

/** The values that all documents share. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  /** The origin under which search engines find the site. */
  readonly url: string;
  /** The backend's origin; undefined if it is the page's own. */
  readonly backendUrl: string | undefined;
  /** The origin of a captcha's script and frame; undefined if there is none. */
  readonly captchaOrigin?: string | undefined;
  /** The origin to which browsers report errors; undefined if there is none. */
  readonly reportOrigin?: string | undefined;
  /** Paths that robots.txt disallows. */
  readonly disallowed: readonly string[];
}

/** Creates the app's documents. A module exports it as `documents` for the plugin {@link documents}. */
export type ToDocuments = (backend: {
  readonly url: string | undefined;
  readonly publishableKey: string;
  readonly captchaOrigin?: string | undefined;
  readonly reportOrigin?: string | undefined;
}) => Promise<readonly PageDocument[]>;
