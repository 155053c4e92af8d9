import type { InlineConfig, Manifest } from "vite";
import type { InlineCompiler } from "./inline-script.ts";
import type { ShippedAssets, ShippedWork } from "./notices.ts";
import type { InlineScript, PageDocument, Site, ToDocuments } from "./page-document.ts";
import type { ServiceWorkers } from "./service-worker.ts";

export interface DocumentsOptions {
  /** The app's folder. */
  readonly root: string;
  /** The app's entry, as a path in `root`. */
  readonly main: string;
  /** The module whose export `documents` is a {@link ToDocuments}, as a path in `root`. */
  readonly table: string;
  /** Configures the build of the table and everything it imports, for Node. */
  readonly tableConfig: InlineConfig;
  /** Configures the build of a page's preview. @param name the page's name */
  readonly previewConfig: (name: string) => InlineConfig;
  readonly site: Omit<Site, "backendUrl">;
  /** @param env the variables that Vite reads for the app */
  readonly readBackend: (env: Readonly<Record<string, unknown>>) => Parameters<ToDocuments>[0];
  readonly workers: ServiceWorkers;
  /**
   * Modules that the service worker doesn't store, as paths in `root`. Modules that only they load aren't stored
   * either.
   */
  readonly notStored: readonly string[];
  /** Assets to name in the notices in addition to the packages in the scripts. */
  readonly shippedAssets: ShippedAssets;
  /** Runs in every document before the first paint, in development too. */
  readonly boot: InlineScript;
  /** Inserts the template's content in a copy that the service worker stores. */
  readonly insertRest: InlineScript;
}

export interface Builds extends Pick<DocumentsOptions, "root" | "main" | "workers" | "notStored" | "insertRest"> {
  /** The folder of the app's build. The documents are written into it. */
  readonly dist: string;
  /** The pages' modules, built for Node. */
  readonly pages: string;
  /** The folder of each page's built preview, by page. */
  readonly previews: ReadonlyMap<string, string>;
  readonly documents: readonly PageDocument[];
  readonly site: Site;
  /** Whether the service worker stores the app on the device (ADR 0011). */
  readonly isStored: boolean;
  readonly works: readonly ShippedWork[];
}

/** The input from which a document is written. */
export interface WriteContext extends Pick<Builds, "site" | "root" | "main" | "dist"> {
  /** The inlined styles of the page before any script. */
  readonly styles: string;
  /** The app's build. */
  readonly app: Manifest;
  readonly compileInline: InlineCompiler;
}
