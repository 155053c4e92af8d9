import { expect, test } from "vitest";
import { createClientFlags } from "./client-flags.ts";

test("TLS-03 starts with both flags false, and notifies listeners of a change until they unsubscribe", () => {
  const flags = createClientFlags();
  expect(flags.current()).toEqual({ toolsEnabled: false, experimentalEnabled: false, smartChapters: false });
  let notifications = 0;
  const unsubscribe = flags.subscribe(() => (notifications += 1));
  flags.set({ toolsEnabled: true, experimentalEnabled: false });
  expect([flags.current(), notifications]).toMatchObject([{ toolsEnabled: true, experimentalEnabled: false }, 1]);
  unsubscribe();
  flags.set({ toolsEnabled: false, experimentalEnabled: false });
  expect(notifications).toBe(1);
});
