import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { pack, unpack } from "./archive.ts";

it.each([
  ["of one colour", Buffer.alloc(4000, 7)],
  ["of few colours", Buffer.from(Uint32Array.from({ length: 5000 }, (_, at) => at % 700).buffer)],
  ["of 65,536 colours", Buffer.from(Uint32Array.from({ length: 65_536 }, (_, at) => at).buffer)],
  ["of more colours than 16 bits can tell apart", randomBytes(400_000)],
  ["of no size", Buffer.alloc(0)],
])("QAS-03 a screenshot %s comes out of its archive as it went in", async (_, pixels) => {
  expect((await unpack(await pack(pixels))).equals(pixels)).toBe(true);
});

it("repeated screenshots take little more than one", async () => {
  const screenshot = randomBytes(40_000);
  const one = (await pack(screenshot)).length;
  expect((await pack(Buffer.concat([screenshot, screenshot, screenshot]))).length).toBeLessThan(one * 1.3);
});

it("a damaged archive is refused", async () => {
  const archive = await pack(randomBytes(4000));
  await expect(unpack(archive.subarray(0, archive.length / 2))).rejects.toThrow(/unexpected end|truncated|corrupt/i);
});
