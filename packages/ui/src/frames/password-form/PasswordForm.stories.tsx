import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PasswordForm } from "./PasswordForm.tsx";

const meta = {
  component: PasswordForm,
  args: {
    submit: "Log In",
    isNew: false,
    busy: false,
    disabled: false,
    isPasswordTooShort: false,
    onSubmit: fn(),
    forgotPasswordPath: "#forgot-password",
    onForgotPassword: fn(),
  },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@school.test");
    await userEvent.type(canvas.getByLabelText("Password"), "moss on stone{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "ada@school.test", password: "moss on stone" });
  },
} satisfies Story;
export const New = { args: { submit: "Sign Up", isNew: true, isPasswordTooShort: true } } satisfies Story;
