import { AuthLoadingView } from "@lectern/ui/screens/auth-loading";
import { Suspense } from "react";
import { Navigate, Route, Routes, useParams } from "react-router-dom";
import { lazyScreen } from "@lectern/page-loading/page/lazy-screen";
import { paths } from "../paths.ts";
import { ProtectedArea } from "../features/dashboard/ProtectedArea.tsx";
import { PageTitle, usePageTitle } from "../platform/document-title.ts";
import { findPage, pages } from "./index.ts";
import { matchPage } from "./match-page.ts";
import type { Page } from "./page.ts";

const dashboard = lazyScreen(async () => (await import("../features/dashboard/DashboardScreen.tsx")).DashboardScreen);

/** Fetches the code of the page at `href` without opening it. Never rejects. */
export async function preloadScreenAt(href: string): Promise<void> {
  const found = matchPage(pages, new URL(href, "http://here").pathname);
  await Promise.all([
    found?.page.screen?.preload(),
    found?.page.area === "dashboard" ? dashboard.preload() : undefined,
  ]);
}

/**
 * The pages that a student is likely to open next. The code of other pages is loaded when a link to them is hovered or
 * focused.
 */
const likelyNext = [findPage("home"), findPage("recordings"), findPage("favorites")];

const notFound = findPage("not-found");

/** Fetches the code of the pages that are likely to be opened next, one after another. */
export async function preloadLikely(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- in sequence, so that a page that the student opens meanwhile loads first
  for (const { screen } of likelyNext) await screen?.preload();
}

function PageRoute({ page: { title, screen } }: { readonly page: Page }) {
  usePageTitle(title);
  const { id } = useParams();
  // The key is what the page shows, because open dialogs and running mutations belong to it.
  return <PageTitle value={title}>{screen && <screen.Screen key={id} />}</PageTitle>;
}

const toRoute = (page: Page) => {
  const at = page.path === paths.dashboard ? { index: true as const } : { path: page.path };
  return <Route key={page.name} {...at} element={<PageRoute page={page} />} />;
};

/** The routes of a table, and the not-found page for all other addresses. A page's code is loaded with the page. */
export function AppRoutes({ table = pages }: { readonly table?: readonly Page[] }) {
  return (
    <Suspense fallback={<AuthLoadingView />}>
      <Routes>
        {table.filter(({ area }) => area === "public").map(toRoute)}
        <Route path={paths.dashboard} element={<ProtectedArea />}>
          <Route element={<dashboard.Screen />}>
            <Route path={paths.library} element={<Navigate to={paths.recordings} replace />} />
            {table.filter(({ area }) => area === "dashboard").map(toRoute)}
          </Route>
          <Route path="*" element={<PageRoute page={notFound} />} />
        </Route>
        <Route path="*" element={<PageRoute page={notFound} />} />
      </Routes>
    </Suspense>
  );
}
