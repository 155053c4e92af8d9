import type { WorkerScope } from "./scope.ts";
import { deleteAllBuilds } from "./stored-build.ts";

/**
 * A worker that deletes the data of an earlier one and unregisters itself. Open pages stay open. Development always
 * serves it, since `npm start` may have registered a worker at the same address. So does a build with
 * `VITE_SERVICE_WORKER=off`.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteAllBuilds(caches), scope.registration.unregister()]));
});
