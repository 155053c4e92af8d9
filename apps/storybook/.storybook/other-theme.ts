import axe from "axe-core";

/**
 * The accessibility addon checks a story in the theme it shows, light. What another theme changes is colour alone, so
 * after each story of the long test run the page is shown in dark and checked for contrast only. A second run of everything
 * would cost twice the time and prove no more. The short run checks every page in dark (`every-route.spec.ts`).
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
