/** The part of a service worker's scope that ours uses. TypeScript's types for DOM and workers can't be combined. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends ExtendableEvent {
  /** The Static Routing API, which some browsers lack. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** A rule by which the browser itself responds, without starting the worker. */
export interface Route {
  readonly condition: Condition;
  readonly source: "cache" | "network" | { readonly cacheName: string };
}

interface Condition {
  readonly urlPattern?: { readonly pathname: string; readonly search?: string };
  readonly requestMethod?: string;
  readonly requestMode?: string;
  readonly not?: Condition;
}
