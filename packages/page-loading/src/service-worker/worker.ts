import type { StoredBuild } from "../documents/service-worker.ts";
import type { WorkerScope } from "./scope.ts";
import { deleteOldBuilds, findStoredResponse, storeBuild, toRoutes } from "./stored-build.ts";

declare const STORED_BUILD: StoredBuild;

// Assigned once, because the bundler would inline the constant at each use.
const stored = STORED_BUILD;
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => {
  const install = async () => {
    await storeBuild(stored, { caches, fetch });
    // In browsers without static routes, the worker's fetch listener responds.
    await event.addRoutes?.(toRoutes(stored)).catch(() => undefined);
    // Open tabs find their files in the previous build. The next navigation gets this build.
    await scope.skipWaiting();
  };
  event.waitUntil(install());
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteOldBuilds(stored, caches), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const storedResponse = findStoredResponse(stored, request, scope.location.origin, caches);
  if (storedResponse === undefined) return;
  // The device may have deleted the cache, or refuse to read it.
  event.respondWith(storedResponse.catch(() => undefined).then((response) => response ?? fetch(request)));
});
