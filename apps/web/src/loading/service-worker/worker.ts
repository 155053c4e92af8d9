import { answer, type Kept, routesOf, store, tidy } from "./kept.ts";
import type { WorkerScope } from "./scope.ts";

declare const KEPT: Kept;

const kept = KEPT;
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  const install = async () => {
    await store(kept, { caches, fetch });
    // Where the browser knows no such routes the worker answers.
    await event.addRoutes?.(routesOf(kept)).catch(() => undefined);
    // Open tabs find what they need in the build before; whoever loads next gets this one.
    await scope.skipWaiting();
  };
  event.waitUntil(install());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([tidy(kept, caches), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const found = answer(kept, request, scope.location.origin, caches);
  if (found === undefined) return;
  // The device may have lost it, or refuse to say.
  event.respondWith(found.catch(() => undefined).then((stored) => stored ?? fetch(request)));
});
