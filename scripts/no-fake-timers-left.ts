import { afterAll, vi } from "vitest";

// One worker runs file after file (`isolate: false`), so fake timers would make the next file hang.
afterAll(() => {
  if (!vi.isFakeTimers()) return;
  vi.useRealTimers();
  throw new Error("This file leaves fake timers behind: call vi.useRealTimers() when its tests are done.");
});
