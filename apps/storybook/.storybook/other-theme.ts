import axe from "axe-core";

/**
 * The accessibility addon checks each story in the light theme. Another theme changes only colours, so in the long test
 * run the page is also shown in dark after each story and checked only for contrast. A second complete run would take
 * twice as long and find nothing else. The short run checks every page in dark (`every-route.spec.ts`).
 */
export async function checkOtherTheme(canvas: HTMLElement, restore: () => void): Promise<void> {
  if (!("__vitest_browser__" in globalThis) || import.meta.env["LECTERN_SOAK"] !== "1") return;
  const root = canvas.ownerDocument.documentElement;
  root.dataset["theme"] = "dark";
  try {
    const { violations } = await axe.run(canvas.ownerDocument.body, {
      runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
    });
    if (violations.length > 0) {
      const messages = violations.flatMap(({ nodes }) =>
        nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary}`),
      );
      throw new Error(`In the dark theme:\n${messages.join("\n")}`);
    }
  } finally {
    restore();
  }
}
