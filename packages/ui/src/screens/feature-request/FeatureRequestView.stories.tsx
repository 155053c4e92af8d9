import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { FeatureRequestView } from "./FeatureRequestView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: FeatureRequestView,
  args: { state: { kind: "form" }, onSubmit: fn(), paths: { settings: "#settings", subscription: "#subscription" } },
} satisfies Meta<typeof FeatureRequestView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking = { args: { state: { kind: "checking" } } } satisfies Story;

/** SUP-02 */
export const Upsell = {
  args: { state: { kind: "upsell" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Pro Feature" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Upgrade to Pro" })).toHaveAttribute("href", "#subscription");
  },
} satisfies Story;

/** SUP-02: six categories. */
export const Form = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Category" });
    await expect(within(select).getAllByRole("option")).toHaveLength(7);
    await userEvent.selectOptions(select, "Sharing");
    await userEvent.type(canvas.getByRole("textbox", { name: "Title" }), "Send a summary");
    await userEvent.type(canvas.getByRole("textbox", { name: "Description" }), "To my study group.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      category: "sharing",
      title: "Send a summary",
      message: "To my study group.",
    });
  },
} satisfies Story;
export const FormOnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const UpsellNarrow = { ...Upsell, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
