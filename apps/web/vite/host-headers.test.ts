import { headerRules } from "@lectern/page-loading/documents/host-files";
import { startTestBackend } from "@lectern/local-backend/testing";
import { expect, test } from "vitest";

test("OPS-04 the local backend sends the headers that static hosts send for every file, but the one about HTTPS", async () => {
  const backend = await startTestBackend();
  try {
    const { headers } = await backend.fetch("/healthz");
    const [everywhere] = headerRules.filter(({ path }) => path === "/*");
    const { "Strict-Transport-Security": https, ...shared } = everywhere!.headers;
    expect(https).toMatch(/^max-age=\d{8}$/);
    expect(Object.keys(shared).length).toBeGreaterThan(5);
    for (const [name, value] of Object.entries(shared)) expect([name, headers.get(name)]).toEqual([name, value]);
  } finally {
    await backend.close();
  }
}, 60_000);
