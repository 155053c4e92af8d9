import { expect, it } from "vitest";
import { motion, size } from "./metrics.ts";

it("SHL-01 the sidebar is 64 units of 4 px wide", () => {
  expect(size.sidebar).toBe(`${(64 * 4) / 16}rem`);
});

it("SHL-01 PUB-02 the drawer and the mobile menu take 300 ms", () => {
  expect(motion.drawer).toBe("300ms");
});
