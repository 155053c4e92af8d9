type Container = Pick<ServiceWorkerContainer, "controller" | "addEventListener">;

/**
 * Calls `onNewBuild` once, when the device has stored another build than the one that this document came from. A document that no
 * worker answered has nothing older.
 *
 * @param before the worker that answered the document; null for none
 */
export function watchForNewBuild(container: Container, before: ServiceWorker | null, onNewBuild: () => void): void {
  if (before === null) return;
  if (container.controller === before) container.addEventListener("controllerchange", onNewBuild, { once: true });
  else onNewBuild();
}
