import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { Button } from "@lectern/ui/elements/button";
import { Stack } from "@lectern/ui/elements/stack";
import { Text } from "@lectern/ui/elements/text";
import { EntrySheet } from "@lectern/ui/frames/entry-sheet";
import { featureItems, LandingView, previewItems } from "@lectern/ui/screens/landing";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { App } from "@lectern/web/App";
import { compose, type ComposeWindow } from "@lectern/web/compose";
import { markShown } from "@lectern/web/loading/when-idle";
import { frame } from "@lectern/web/pages/public-frame";
import { paths } from "@lectern/web/paths";
import { MemoryStorage } from "@lectern/web/testing/memory-storage";
import { createSession, type JourneyBackend, student } from "./journey-backend.ts";

/** The origin that the app sees. No request reaches it, because the journey's backend answers them all. */
const ORIGIN = "http://lectern.test";
const CHECKOUT = "#/checkout";

interface JourneyWindow {
  readonly backend: JourneyBackend;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly href: string;
  /** Opens another document. */
  readonly open: (href: string) => void;
}

/** Creates a browser window at an address, with the properties that `compose` needs. */
function createWindow({ backend, localStorage, sessionStorage, href, open }: JourneyWindow): ComposeWindow {
  const location = Object.assign(new URL(href, ORIGIN), {
    assign: (next: string | URL) => open(String(next)),
    replace: (next: string | URL) => open(String(next)),
    reload: () => open(location.href),
  });
  return {
    location: location as unknown as Location,
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, next: string) => {
        location.href = new URL(next, ORIGIN).href;
      },
    } as unknown as History,
    localStorage,
    sessionStorage,
    performance,
    fetch: backend.fetch,
    navigator,
    addEventListener: () => undefined,
  };
}

const createRouter = (entry: string) =>
  function Router({ children }: { readonly children: ReactNode }) {
    return <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>;
  };

/** Renders the product as a document opened at an address. */
function Product(props: JourneyWindow) {
  const [{ composed, entry, Router }] = useState(() => {
    const browserWindow = createWindow(props);
    const composed = compose(browserWindow);
    // Read here, because the callback removes the provider's parameters from its address.
    const entry = `${browserWindow.location.pathname}${browserWindow.location.search}`;
    return { composed, entry, Router: createRouter(entry) };
  });
  useEffect(() => {
    markShown();
    return () => {
      composed.services.auth.stop();
    };
  }, [composed]);
  return <App key={entry} {...composed} router={Router} />;
}

/** Renders a page of another site, or the landing page; undefined for the app's own pages. */
function renderElsewhere(href: string, open: (href: string) => void): ReactNode {
  if (href === CHECKOUT) {
    return (
      <OtherSite
        title="Checkout"
        words="Stripe takes the payment. This page stands in for Stripe's own."
        action={{ label: "Pay", onClick: () => open(`${paths.manageSubscription}?checkout=success`) }}
        cancel={{ label: "Cancel", onClick: () => open(paths.subscription) }}
      />
    );
  }
  const url = new URL(href, ORIGIN);
  if (url.pathname === paths.home) return <LandingView {...frame} features={featureItems} previews={previewItems} />;
  const back = url.searchParams.get("redirect_to");
  if (back !== null) {
    return (
      <OtherSite
        title="Sign in with Google"
        words="Google asks who signs in. This page stands in for Google's own."
        action={{ label: `Continue as ${student.email}`, onClick: () => open(`${back}?code=journey`) }}
        cancel={{ label: "Cancel", onClick: () => open(`${back}?error=access_denied`) }}
      />
    );
  }
  return undefined;
}

interface Choice {
  readonly label: string;
  readonly onClick: () => void;
}

function OtherSite(props: { title: string; words: string; action: Choice; cancel: Choice }) {
  const { title, words, action, cancel } = props;
  return (
    <main style={{ display: "grid", placeItems: "center", minBlockSize: "100dvh" }}>
      <EntrySheet title={title} home={paths.home}>
        <Stack gap="s">
          <Text color="secondary">{words}</Text>
          <Button variant="primary" size="large" onClick={action.onClick}>
            {action.label}
          </Button>
          <Button size="large" onClick={cancel.onClick}>
            {cancel.label}
          </Button>
        </Stack>
      </EntrySheet>
    </main>
  );
}

export interface JourneyProps {
  readonly backend: JourneyBackend;
  /** The path that the student opens first. */
  readonly start: string;
  readonly isSignedIn?: boolean;
}

/**
 * Simulates a student's browser: the whole product with its own machines, data and router, on a backend in memory. A
 * placeholder page replaces Google and Stripe.
 */
export function Journey({ backend, start, isSignedIn = false }: JourneyProps) {
  const [visit, setVisit] = useState({ number: 0, href: start });
  const open = useCallback((href: string) => setVisit(({ number }) => ({ number: number + 1, href })), []);
  const [storages] = useState(() => ({
    localStorage: new MemoryStorage(
      new Map(isSignedIn ? [[SESSION_STORAGE_KEY, JSON.stringify(createSession())]] : []),
    ),
    sessionStorage: new MemoryStorage(),
  }));

  useEffect(() => {
    const follow = () => {
      if (location.hash !== CHECKOUT) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      open(CHECKOUT);
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [open]);

  /** Opens a new document for a link that the router does not know. */
  const followLink = (event: MouseEvent) => {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    if (event.defaultPrevented || href?.startsWith("/") !== true) return;
    event.preventDefault();
    open(href);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it listens to links, which have keys of their own
    <div key={visit.number} onClick={followLink}>
      {renderElsewhere(visit.href, open) ?? <Product backend={backend} {...storages} href={visit.href} open={open} />}
    </div>
  );
}
