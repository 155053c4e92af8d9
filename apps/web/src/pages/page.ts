import type { LecternClient } from "@lectern/data/client";
import type { FirstRead } from "@lectern/data/request";
import type { PageDocument } from "@lectern/documents/page-document";
import type { ReactElement } from "react";
import type { LazyScreen } from "../loading/lazy-screen.tsx";

/** Who reads, and what the page's address names. */
export interface ReadContext {
  readonly client: LecternClient;
  readonly userId: string;
  /** By the names in the page's `path`. */
  readonly params: Readonly<Record<string, string>>;
}

export type Reads = Readonly<Record<string, FirstRead<unknown>>>;

/** What was read, by name; undefined for what has not come yet. */
export type ReadData<Named extends Reads> = {
  readonly [Name in keyof Named]: Named[Name] extends FirstRead<infer Data> ? Data | undefined : never;
};

/**
 * The page's content without handlers: its skeleton while all of `data` is undefined, and what is shown before the app's
 * code has come when all of it is there. Undefined leaves the skeleton where it is.
 */
export type Preview<Read extends (context: ReadContext) => Reads> = (
  data: ReadData<ReturnType<Read>>,
  searchParams: URLSearchParams,
) => ReactElement | undefined;

/** A method, so that the table can hold pages that read different things. */
interface PreviewModule<Named extends Reads = Reads> {
  preview(data: ReadData<Named>, searchParams: URLSearchParams): ReactElement | undefined;
}

/** Renders a page's own document. */
export type ToDocument = (page: Page) => Promise<PageDocument>;

/** Everything that the app and its documents know of a page. Its folder in `pages/` and the files in it bear its name. */
export interface Page<Named extends Reads = Reads> {
  readonly name: string;
  /** Its address as the router writes it, such as `/dashboard/library/recording/:id`. */
  readonly path: string;
  /** In the tab, before the product's name. A screen may put the name of what it shows in its place. */
  readonly title?: string;
  /** `dashboard`: for students who are signed in, in the shell. `document`: HTML of its own that needs no app. */
  readonly area: "public" | "dashboard" | "document";
  /** Its code comes with the page. Absent from a page that needs no app. */
  readonly screen?: LazyScreen<object>;
  /** What it has to read before it can show anything. */
  readonly reads?: (context: ReadContext) => Named;
  /** For the build: draws the page's content before the app is there. Without it, a spinner stands in its place. */
  readonly preview?: (() => Promise<PreviewModule<Named>>) | undefined;
  /** For the build: renders a document of its own. Pages without one and without a preview share a document. */
  readonly document?: (() => Promise<{ readonly toDocument: ToDocument }>) | undefined;
  /** Modules, by their path in the repository, that nearly every address of the page needs: all without `search` in it. */
  readonly preloads?: { readonly search: string; readonly modules: readonly string[] };
}

/**
 * Checks a page's definition against what it reads. A page is added with a folder and a line in `pages/index.ts`.
 */
export function definePage<Named extends Reads>(page: Page<Named>): Page<Named> {
  return page;
}
