import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { MailForm } from "./MailForm.tsx";

const meta = {
  component: MailForm,
  args: {
    categoryLabel: "Category",
    categories: [
      { value: "account", label: "Account" },
      { value: "other", label: "Other" },
    ],
    titleLabel: "Subject",
    messageLabel: "Message",
    onSubmit: fn(),
  },
} satisfies Meta<typeof MailForm<"account" | "other">>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;
export const CategoryChosen = { args: { initialCategory: "account" } } satisfies Story;

/** SUP-04: spaces alone don't count; submitted texts are trimmed and stay in the form. */
export const Filling = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    await expect(canvas.getByText("Please fill in all fields")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Category" }), "Account");
    await userEvent.type(canvas.getByRole("textbox", { name: "Subject" }), "  Two accounts ");
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "   ");
    await expect(send).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Message" }), "I have two.");
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      category: "account",
      title: "Two accounts",
      message: "I have two.",
    });
    await expect(canvas.getByRole("textbox", { name: "Message" })).not.toHaveValue("");
  },
} satisfies Story;

/** SUP-04: the mail has only the beginning; the whole text can be copied. */
export const TooLong = {
  args: { initialCategory: "account", onCopyWhole: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Your message is too long for your email app to open in full.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Copy Full Message" }));
    await expect(args.onCopyWhole).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const TooLongNarrow = { args: TooLong.args, globals: { viewport: { value: "narrow" } } } satisfies Story;
