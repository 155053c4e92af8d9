import { expect, test } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createClientFlags } from "./client-flags.ts";

test("TLS-03 starts with both flags false, and notifies listeners of a change until they unsubscribe", () => {
  const flags = createClientFlags(new MemoryStorage());
  expect(flags.current()).toEqual({ toolsEnabled: false, experimentalEnabled: false, smartChapters: false });
  let notifications = 0;
  const unsubscribe = flags.subscribe(() => (notifications += 1));
  flags.set({ toolsEnabled: true, experimentalEnabled: false });
  expect([flags.current(), notifications]).toMatchObject([{ toolsEnabled: true, experimentalEnabled: false }, 1]);
  unsubscribe();
  flags.set({ toolsEnabled: false, experimentalEnabled: false });
  expect(notifications).toBe(1);
});

test("TLS-03 keeps both flags on the device, and TLS-02 forgets the experiment", () => {
  const device = new MemoryStorage();
  createClientFlags(device).set({ toolsEnabled: true, experimentalEnabled: true, smartChapters: true });
  const reloaded = createClientFlags(device);
  expect(reloaded.current()).toEqual({ toolsEnabled: true, experimentalEnabled: true, smartChapters: false });
  reloaded.set({ toolsEnabled: false });
  expect(createClientFlags(device).current()).toMatchObject({ toolsEnabled: false, experimentalEnabled: true });
  reloaded.set({ experimentalEnabled: false });
  expect(device.length).toBe(0);
});

test("TLS-03 switches the flags for the page if the storage is refused", () => {
  const device = new MemoryStorage();
  device.getItem = device.setItem = () => {
    throw new DOMException("refused", "SecurityError");
  };
  const flags = createClientFlags(device);
  flags.set({ toolsEnabled: true });
  expect(flags.current().toolsEnabled).toBe(true);
});
