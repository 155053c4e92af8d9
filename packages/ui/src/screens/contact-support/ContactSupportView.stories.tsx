import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ContactSupportView } from "./ContactSupportView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: ContactSupportView,
  args: { onSubmit: fn(), paths: { settings: "#settings", faq: "#faq" } },
} satisfies Meta<typeof ContactSupportView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

/** Product decision 5: opened through Submit Feedback. */
export const WithCategory = {
  args: { initialCategory: "feature" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Category" })).toHaveValue("feature");
    await userEvent.type(canvas.getByRole("textbox", { name: "Subject" }), "Chapters");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "They came out well.");
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      category: "feature",
      subject: "Chapters",
      message: "They came out well.",
    });
  },
} satisfies Story;

/** SUP-01: a question of the FAQ opens. */
export const FaqOpened = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("How do I cancel my subscription?"));
    await expect(canvas.getByText(/choose Manage Subscription/)).toBeVisible();
  },
} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;
