import type { Meta, StoryObj } from "@storybook/react-vite";
import { criteria } from "@lectern/domain/conformance";
import { expect } from "storybook/test";
import { publicPage } from "../../samples/public-page.ts";
import { AccessibilityView } from "./AccessibilityView.tsx";

const meta = {
  component: AccessibilityView,
  parameters: { layout: "fullscreen" },
  args: publicPage,
} satisfies Meta<typeof AccessibilityView>;
export default meta;

/** ACC-03 */
export const Default = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Accessibility");
    for (const { number, name } of criteria) {
      // oxlint-disable-next-line no-await-in-loop -- one heading after the other
      await expect(
        canvas.getByText(new RegExp(`^${number.replaceAll(".", "\\.")} ${name.split(" ")[0]}.* \\(Level A`)),
      ).toBeVisible();
    }
  },
} satisfies StoryObj<typeof meta>;
