import { LinkProvider } from "@lectern/ui/elements/link";
import { Toaster } from "@lectern/ui/overlays/toaster";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "./routes.tsx";
import { ErrorBoundary } from "./screens/error/ErrorBoundary.tsx";
import { KeepPlace } from "./wiring/KeepPlace.tsx";
import { RouterLink } from "./wiring/RouterLink.tsx";
import { type Services, ServicesContext } from "./wiring/services.ts";

interface AppProps {
  readonly services: Services;
  readonly queryClient: QueryClient;
}

export function App({ services, queryClient }: AppProps) {
  return (
    <ErrorBoundary report={services.report}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <LinkProvider component={RouterLink}>
              <KeepPlace />
              <AppRoutes />
            </LinkProvider>
          </BrowserRouter>
        </QueryClientProvider>
      </ServicesContext>
      <Toaster />
    </ErrorBoundary>
  );
}
