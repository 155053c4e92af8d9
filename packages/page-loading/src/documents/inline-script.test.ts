import { describe, expect, test } from "vitest";
import { createInlineCompiler } from "./inline-script.ts";

const compileInline = createInlineCompiler(import.meta.dirname);
const module = "testing/greeting.ts";

function run(code: string): string {
  const document = { title: "" };
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- it is shipped as text
  new Function("document", code)(document);
  return document.title;
}

describe("an inline script", () => {
  test("runs with its document's data", async () => {
    expect(run(await compileInline({ module, data: { name: "Maya" } }))).toBe("Hello, Maya");
    expect(run(await compileInline({ module, data: { name: "Noah" } }))).toBe("Hello, Noah");
  });

  test("runs with data that depends on the build", async () => {
    const built = { main: "/assets/main.js", scripts: [], fonts: [], sharedScripts: () => [] };
    expect(run(await compileInline({ module, dataFrom: ({ main }) => ({ name: main }) }, built))).toBe(
      "Hello, /assets/main.js",
    );
  });

  test("can't be ended by its data", async () => {
    const name = "</script><script>alert(1)</script>";
    const code = await compileInline({ module, data: { name } });
    expect(code).not.toContain("</script>");
    expect(run(code)).toBe(`Hello, ${name}`);
  });

  test("keeps replacement patterns in its data", async () => {
    expect(run(await compileInline({ module, data: { name: "$& $1" } }))).toBe("Hello, $& $1");
  });
});
