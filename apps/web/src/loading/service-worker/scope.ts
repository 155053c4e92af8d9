/** What a service worker's scope has, as far as ours uses it: the types of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
  addEventListener(type: "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface InstallEvent extends Extendable {
  /** The Static Routing API; not in every browser. */
  readonly addRoutes?: (routes: readonly Route[]) => Promise<void>;
}

interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What the browser answers by itself, without starting the worker. */
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
