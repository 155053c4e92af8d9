import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { NewPasswordView } from "./NewPasswordView.tsx";

const meta = {
  component: NewPasswordView,
  parameters: { layout: "fullscreen" },
  args: { state: { kind: "idle" }, email: "new@lectern.test", onSubmit: fn(), paths: { home: "#" } },
} satisfies Meta<typeof NewPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {} satisfies Story;
export const Choosing = {
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText("New password");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await userEvent.type(password, "moss on slate{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("moss on slate");
  },
} satisfies Story;
/** Neither Enter nor a password manager, which submits a form without its button, saves a second time. */
export const Saving = {
  args: { state: { kind: "saving" } },
  play: async ({ args, canvas }) => {
    const password = canvas.getByLabelText<HTMLInputElement>("New password");
    await userEvent.type(password, "{Enter}");
    password.form?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;
/** The error shows at the field. */
export const TooShort = {
  args: { state: { kind: "refused", reason: "too-short" } },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText("New password")).toHaveAccessibleDescription(/at least 6 characters/),
} satisfies Story;
export const Refused = { args: { state: { kind: "refused", reason: "other" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Narrow = {
  args: {
    state: { kind: "refused", reason: "too-short" },
    email: "a.rather.long.address.of.somebody@students.lectern.test",
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
