import { afterAll, vi } from "vitest";

// One worker runs file after file (`isolate: false`): in the next one, everything that waits for a timer would hang.
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error("This file leaves fake timers behind: call vi.useRealTimers() when its tests are done.");
});
