import { createHash } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hashText } from "./digest.ts";

afterEach(() => void vi.unstubAllGlobals());

const texts = ["", "abc", "Zellen teilen sich. 細胞は分裂する。", "a".repeat(10_000)];

describe.each([
  ["with", crypto],
  ["without", { getRandomValues: crypto.getRandomValues.bind(crypto) }],
])("a digest %s the browser's cryptography", (_, ofPage) => {
  test.each(texts)("is the SHA-256 of a text's UTF-8: %.20s", async (text) => {
    const expected = createHash("sha256").update(text).digest("hex");
    vi.stubGlobal("crypto", ofPage);
    expect(await hashText(text)).toBe(expected);
  });
});
