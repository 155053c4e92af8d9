import { expect, test } from "vitest";
import { createClientFlags } from "./client-flags.ts";

test("TLS-03 both flags begin false, and whoever listens hears of a change until they leave", () => {
  const flags = createClientFlags();
  expect(flags.current()).toEqual({ toolsEnabled: false, experimentalEnabled: false });
  let heard = 0;
  const leave = flags.subscribe(() => (heard += 1));
  flags.set({ toolsEnabled: true, experimentalEnabled: false });
  expect([flags.current(), heard]).toEqual([{ toolsEnabled: true, experimentalEnabled: false }, 1]);
  leave();
  flags.set({ toolsEnabled: false, experimentalEnabled: false });
  expect(heard).toBe(1);
});
