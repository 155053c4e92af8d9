// For the build only: creates the documents of a table of pages.

import { subscriptionFlagRequest } from "@lectern/data/profiles/profiles";
import { disconnectedClient } from "@lectern/data/disconnected-client";
import { brand } from "@lectern/domain/brand";
import type {
  AppDocument,
  PageDocument,
  StaticDocument,
  ToDocuments,
} from "@lectern/page-loading/documents/page-document";
import { placeholders } from "@lectern/page-loading/inline/inline-data";
import { inline } from "@lectern/page-loading/inline/inline-scripts";
import { recordRequests } from "@lectern/page-loading/page/record-requests";
import { paths } from "./paths.ts";
import { toDocumentTitle } from "./platform/document-title.ts";
import { pages } from "./pages/index.ts";
import type { Page, RenderForVisitor } from "./pages/page.ts";
import { toScreenModule } from "./pages/screen-module.ts";

const description = "Record lectures on your phone. Read them, ask about them and study from them here.";
type Backend = Parameters<ToDocuments>[0];

const SKELETON_FILE = "src/features/dashboard/dashboard-skeleton.tsx";
const DASHBOARD_SCREEN = "src/features/dashboard/DashboardScreen.tsx";

/** Converts a path to the notation of static hosts: `/dashboard/library/folder/:id` becomes `/dashboard/library/folder/*`. */
const toAddress = (path: string): string => path.replace(/:\w+$/, "*");

/** Returns the inline script that prefetches a dashboard page's first reads, and the sign-in's read. */
async function prefetchRequests({ path, reads }: Page, backend: Backend) {
  const userId = placeholders.userId;
  const names = path
    .split("/")
    .flatMap((part, index) => (part.startsWith(":") ? [[part.slice(1), index] as const] : []));
  const params = Object.fromEntries(names.map(([name]) => [name, placeholders.param(name)]));
  const first = Object.entries(reads?.({ client: disconnectedClient, userId, params }) ?? {});
  const requests = {
    ...Object.fromEntries(first.map(([name, { firstRequest }]) => [name, firstRequest])),
    // Last, because no page waits for it.
    subscriptionFlag: subscriptionFlagRequest(userId),
  };
  return inline.prefetchRequests({
    requests: await recordRequests(requests, backend.url),
    publishableKey: backend.publishableKey,
    parts: Object.fromEntries(names),
  });
}

/**
 * Creates a document in which the app starts. It doesn't know whether a student is signed in (AUT-04).
 *
 * @param others further pages that it serves
 */
async function toSkeleton(page: Page, backend: Backend, others: readonly Page[] = []): Promise<AppDocument> {
  // Imported dynamically, so that its styles are listed separately.
  const { DashboardSkeleton, UnknownVisitor } = await import("./features/dashboard/dashboard-skeleton.tsx");
  const content = (await page.preview?.())?.preview({}, new URLSearchParams());
  const address = toAddress(page.path);
  return {
    kind: "skeleton",
    description,
    element: <UnknownVisitor />,
    file: `app/${page.name}.html`,
    addresses: [address, ...others.map(({ path }) => path)],
    title: toDocumentTitle(page.title),
    styles: [SKELETON_FILE, ...(page.preview === undefined ? [] : [`src/pages/${page.name}/${page.name}.preview.tsx`])],
    withSession: <DashboardSkeleton currentPath={address}>{content}</DashboardSkeleton>,
    screens: [DASHBOARD_SCREEN, ...(page.screen === undefined ? [] : [toScreenModule(page)])],
    head: [inline.applyTheme, await prefetchRequests(page, backend)],
    afterPreloads: page.preloads === undefined ? [] : [inline.preloadUnless(page.preloads)],
    end: [inline.showSignedIn, inline.enableCachedFonts],
    preview: page.preview === undefined ? undefined : page.name,
    isStored: true,
  };
}

/** Creates the document of public pages that have no document of their own. */
async function toSharedDocument(table: readonly Page[]): Promise<AppDocument> {
  const { UnknownVisitor } = await import("./features/dashboard/dashboard-skeleton.tsx");
  const publicPages = table.filter(({ area, document }) => area === "public" && document === undefined);
  return {
    kind: "skeleton",
    description,
    element: <UnknownVisitor />,
    file: "app.html",
    addresses: publicPages.map(({ path }) => toAddress(path)),
    title: brand.name,
    styles: [SKELETON_FILE],
    screens: [],
    head: [inline.applyTheme],
    end: [inline.enableCachedFonts],
    isStored: false,
  };
}

/** The document of dashboard pages that have no document of their own. */
const anyDashboardPage: Page = { name: "dashboard", path: `${paths.dashboard}/*`, area: "dashboard" };

/** Whether a page's path is below one with a parameter, whose document would be served for it too. */
const isBelowParameter = ({ path }: Page): boolean => /:\w+\//.test(path);

/** Imported dynamically, so that its styles are listed separately. */
const renderForVisitor: RenderForVisitor = async (path) =>
  await (await import("./render-for-visitor.tsx")).renderForVisitor(path);

const toOwnDocument = async (page: Page): Promise<PageDocument[]> =>
  page.document === undefined ? [] : [await (await page.document()).toDocument(page, renderForVisitor)];

/** Creates the documents of a table of pages. */
export async function toDocuments(table: readonly Page[], backend: Backend): Promise<readonly PageDocument[]> {
  const withPreview = table.filter(({ preview }) => preview !== undefined);
  return [
    ...(await Promise.all(table.map(toOwnDocument))).flat(),
    await toSharedDocument(table),
    ...(await Promise.all(withPreview.map((page) => toSkeleton(page, backend)))),
    await toSkeleton(
      anyDashboardPage,
      backend,
      table.filter((page) => page.preview === undefined && isBelowParameter(page)),
    ),
  ];
}

export const documents: ToDocuments = (backend) => toDocuments(pages, backend);

/** The documents that need no app. The development server renders them too. */
export const staticDocuments = async (): Promise<StaticDocument[]> =>
  (await Promise.all(pages.filter(({ area }) => area === "document").map(toOwnDocument)))
    .flat()
    .filter((document) => document.kind === "static");
