import { expect, test, vi } from "vitest";
import { watchForNewBuild } from "./new-build.ts";

const [old, next] = [{}, {}] as ServiceWorker[];

/** A page whose worker is `controller` by now, and may change. */
function createContainer(controller: ServiceWorker | null) {
  const events = new EventTarget();
  const addEventListener = events.addEventListener.bind(events) as ServiceWorkerContainer["addEventListener"];
  return {
    container: { controller, addEventListener },
    change: () => events.dispatchEvent(new Event("controllerchange")),
  };
}

test("offers a build that is stored while the page is open, once", () => {
  const offer = vi.fn<() => void>();
  const { container, change } = createContainer(old!);
  watchForNewBuild(container, old!, offer);
  expect(offer).not.toHaveBeenCalled();
  change();
  change();
  expect(offer).toHaveBeenCalledTimes(1);
});

test("offers a build that was stored before the page paused", () => {
  const offer = vi.fn<() => void>();
  watchForNewBuild(createContainer(next!).container, old!, offer);
  expect(offer).toHaveBeenCalledTimes(1);
});

test("offers nothing on the first visit, whose own build is stored", () => {
  const offer = vi.fn<() => void>();
  const { container, change } = createContainer(null);
  watchForNewBuild(container, null, offer);
  change();
  expect(offer).not.toHaveBeenCalled();
});
