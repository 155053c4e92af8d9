import { LinkProvider } from "@lectern/ui/elements/link";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { LaterToaster } from "./LaterToaster.tsx";
import { AppRoutes } from "./routes.tsx";
import { ErrorBoundary } from "./screens/error/ErrorBoundary.tsx";
import { KeepPlace } from "./wiring/KeepPlace.tsx";
import { RouterLink } from "./wiring/RouterLink.tsx";
import { type Services, ServicesContext } from "./wiring/services.ts";

interface AppProps {
  readonly services: Services;
  readonly queryClient: QueryClient;
  /** The browser's own history unless given: a page that is rendered to HTML has none. */
  readonly router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ services, queryClient, router: Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary report={services.report}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <Router>
            <LinkProvider component={RouterLink}>
              <KeepPlace />
              <AppRoutes />
            </LinkProvider>
          </Router>
        </QueryClientProvider>
      </ServicesContext>
      <LaterToaster />
    </ErrorBoundary>
  );
}
