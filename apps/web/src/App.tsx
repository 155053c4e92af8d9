import { LinkProvider } from "@lectern/ui/elements/link";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { createPrefetchedComponent } from "./features/lazy-component.tsx";
import { AppRoutes } from "./pages/AppRoutes.tsx";
import { ErrorBoundary } from "./platform/ErrorBoundary.tsx";
import { ScrollRestoration } from "@lectern/browser/scroll/ScrollRestoration";
import { whenIdle } from "@lectern/browser/when-idle";
import { RouterLink } from "./RouterLink.tsx";
import { type Services, ServicesContext } from "./flows/services.ts";

/** Toasts shown before its code has loaded appear then. */
const LazyToaster = createPrefetchedComponent(
  whenIdle,
  async () => (await import("@lectern/ui/overlays/toaster")).Toaster,
);

interface AppProps {
  readonly services: Services;
  readonly queryClient: QueryClient;
  /** Defaults to the browser's own history, which a page that is rendered to HTML doesn't have. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ services, queryClient, router: Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary report={services.report}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <Router>
            <LinkProvider component={RouterLink}>
              <ScrollRestoration scrollPositions={services.scrollPositions} />
              <AppRoutes />
            </LinkProvider>
          </Router>
        </QueryClientProvider>
      </ServicesContext>
      <LazyToaster />
    </ErrorBoundary>
  );
}
