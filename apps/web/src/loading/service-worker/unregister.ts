import { forget } from "./kept.ts";
import type { WorkerScope } from "./scope.ts";

/**
 * In the worker's place it takes the worker away, with all that it kept; pages that are open go on. While developing it
 * always is, since `npm start` may have left a worker at the same address; for good with `VITE_SERVICE_WORKER=off`.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forget(caches), scope.registration.unregister()]));
});
