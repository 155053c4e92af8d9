import type Axe from "axe-core";
import type { RunOptions, Spec } from "axe-core";
import type { Examiner } from "./examiner.ts";

/** Runs axe with the settings of Storybook's accessibility addon. The preview adds it to the page: `globalThis.axe`. */
export const axe: Examiner = {
  name: "axe",
  examine: async (stage) => {
    const { axe: inPage } = globalThis as unknown as { axe: Pick<typeof Axe, "reset" | "configure" | "run"> };
    const { a11y } = (await stage.parameters()) as { a11y?: { config?: Spec; options?: RunOptions } };
    // The addon's settings, without its wait of a tenth of a second. Rules about whole pages don't apply to a story.
    inPage.reset();
    inPage.configure({ ...a11y?.config, rules: [{ id: "region", enabled: false }, ...(a11y?.config?.rules ?? [])] });
    const context = { include: document.body, exclude: [".sb-wrapper", "#storybook-docs"] };
    const { violations, incomplete } = await inPage.run(context, a11y?.options ?? {});
    return {
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
      ),
      undecided: incomplete.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any, all, none }) => {
          const [check] = [...any, ...all, ...none];
          const { messageKey } = (check?.data ?? {}) as { messageKey?: string };
          return { rule: id, why: messageKey ?? check?.id ?? "", element: html.slice(0, 200) };
        }),
      ),
    };
  },
};
