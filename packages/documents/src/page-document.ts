import type { ReactElement } from "react";

/** The build's files that a document can name. Addresses begin with `/`. */
export interface BuiltPage {
  /** The app's entry. */
  readonly main: string;
  /** The scripts that must load before the page's screens can run. */
  readonly scripts: readonly string[];
  /** The fonts above the fold that the page's own styles name. */
  readonly fonts: readonly string[];
  /** The scripts of a module that several chunks share, without those among `scripts`. */
  readonly sharedScripts: (module: string) => readonly string[];
}

/** A module that is compiled into the document; `INLINE_DATA` in it stands for the data. */
export interface InlineScript {
  /** Its path in the app. */
  readonly module: string;
  readonly data?: unknown;
  /** Instead of `data`, for data that depends on the build. */
  readonly dataFrom?: (built: BuiltPage) => unknown;
}

interface Common {
  /** Its file among the built ones. */
  readonly file: string;
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  /** The path under which search engines find it; undefined keeps it from them. */
  readonly canonical?: string | undefined;
  /** The page before any script. */
  readonly element: ReactElement;
  /** Modules whose styles the page needs, in the order of the cascade. They are inlined. */
  readonly styles: readonly string[];
  /** A module that the page runs by itself. */
  readonly script?: string;
  /** Run before the first paint. */
  readonly head: readonly InlineScript[];
}

/** A document that needs no app. */
export interface StaticDocument extends Common {
  readonly kind: "static";
  /** The product's structured data for search engines, as schema.org defines it. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A document that the app runs in. */
export interface AppDocument extends Common {
  /** `complete`: what the app renders for a visitor; the app starts later. `skeleton`: is shown until the app mounts. */
  readonly kind: "complete" | "skeleton";
  /** The addresses that it answers, in the notation of static hosts: `*` matches the rest of a path, `:name` one part of it. */
  readonly addresses: readonly string[];
  /** Replaces `element` for a signed-in student. */
  readonly withSession?: ReactElement | undefined;
  /** Modules of the screens that open here: their code is preloaded beside the app's. */
  readonly screens: readonly string[];
  /** Run after `screens` are preloaded. */
  readonly afterPreloads?: readonly InlineScript[];
  /** Run at the end of the body. */
  readonly end: readonly InlineScript[];
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
  /** Its origin, where search engines find it. */
  readonly url: string;
  /** The backend's origin; undefined when it is the page's own. */
  readonly backendUrl: string | undefined;
  /** The origin of a captcha's script and frame; undefined without one. */
  readonly captchaOrigin?: string | undefined;
  /** The origin that browsers report errors to; undefined without one. */
  readonly reportOrigin?: string | undefined;
  /** Paths that robots.txt disallows. */
  readonly disallowed: readonly string[];
}

/** Creates the app's documents; a module exports it as `documents` for {@link documents}. */
export type ToDocuments = (backend: {
  readonly url: string | undefined;
  readonly publishableKey: string;
  readonly captchaOrigin?: string | undefined;
  readonly reportOrigin?: string | undefined;
}) => Promise<readonly PageDocument[]>;
