import type { LecternClient } from "@lectern/data/client";
import type { FirstRead } from "@lectern/data/request";
import type { PageDocument } from "@lectern/page-loading/documents/page-document";
import type { ReactElement } from "react";
import type { LazyScreen } from "@lectern/page-loading/page/lazy-screen";

/** The reading student, and the parameters of the page's address. */
export interface ReadContext {
  readonly client: LecternClient;
  readonly userId: string;
  /** By the names in the page's `path`. */
  readonly params: Readonly<Record<string, string>>;
}

export type Reads = Readonly<Record<string, FirstRead<unknown>>>;

/** The data of a page's reads, by name; undefined until a read has ended. */
export type ReadData<Named extends Reads> = {
  readonly [Name in keyof Named]: Named[Name] extends FirstRead<infer Data> ? Data | undefined : never;
};

/**
 * Renders the page's content without event handlers: its skeleton if all of `data` is undefined, and its preview if all
 * of it is defined. Returns undefined to keep the skeleton.
 */
export type Preview<Read extends (context: ReadContext) => Reads> = (
  data: ReadData<ReturnType<Read>>,
  searchParams: URLSearchParams,
) => ReactElement | undefined;

/** A method, so that the table can contain pages with different reads. */
export interface PreviewModule {
  preview(data: ReadData<Reads>, searchParams: URLSearchParams): ReactElement | undefined;
}

/** Renders what the app shows a visitor at a path. */
export type RenderForVisitor = (path: string) => Promise<ReactElement>;

/**
 * Renders a page's own document. The renderer of the app is passed in, because a page must not import the app, which
 * imports every page.
 */
export type ToDocument = (page: Page, renderForVisitor: RenderForVisitor) => Promise<PageDocument>;

export interface DocumentModule {
  readonly toDocument: ToDocument;
}

/**
 * The definition of a page for the app and its documents. Its folder in `pages/` and the files in it have the same
 * name.
 */
export interface Page {
  readonly name: string;
  /** The path in the router's notation, such as `/dashboard/library/recording/:id`. */
  readonly path: string;
  /** The tab's title, before the product's name. A screen may replace it with the name of what it shows. */
  readonly title?: string;
  /** `dashboard`: for signed-in students, inside the shell. `document`: separate HTML that needs no app. */
  readonly area: "public" | "dashboard" | "document";
  /** Its code is loaded with the page. Undefined for a page that needs no app. */
  readonly screen?: LazyScreen<object>;
  /** The reads that the page needs before it can show anything. */
  readonly reads?: ((context: ReadContext) => Reads) | undefined;
  /** For the build: renders the page's content before the app mounts. Without it, a spinner is shown. */
  readonly preview?: (() => Promise<PreviewModule>) | undefined;
  /** For the build: renders the page's own document. Pages without one and without a preview share a document. */
  readonly document?: (() => Promise<DocumentModule>) | undefined;
  /**
   * Modules, by their path in the repository, that nearly every address of the page needs: every address whose query
   * doesn't contain `search`.
   */
  readonly preloads?: { readonly search: string; readonly modules: readonly string[] };
}
