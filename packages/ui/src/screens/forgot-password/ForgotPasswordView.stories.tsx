import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ForgotPasswordView } from "./ForgotPasswordView.tsx";

const meta = {
  component: ForgotPasswordView,
  parameters: { layout: "fullscreen" },
  args: { state: { kind: "idle" }, onSubmit: fn(), paths: { home: "#", signIn: "#sign-in" } },
} satisfies Meta<typeof ForgotPasswordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {} satisfies Story;
export const Asking = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.click(canvas.getByRole("button", { name: "Send Link" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, "new@lectern.test{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("new@lectern.test");
  },
} satisfies Story;
export const LinkRefused = { args: { state: { kind: "link-refused" } } } satisfies Story;
/** Neither Enter nor a password manager, which submits a form without its button, sends a second request. */
export const Sending = {
  args: { state: { kind: "sending" } },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole<HTMLInputElement>("textbox", { name: "Email" });
    await userEvent.type(email, "{Enter}");
    email.form?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
export const Sent = { args: { state: { kind: "sent", email: "new@lectern.test" } } } satisfies Story;
/** OPS-08 */
export const ByHand = {
  args: { state: { kind: "by-hand", isLinkRefused: false } },
  play: ({ canvas }) => expect(canvas.queryByRole("textbox")).toBeNull(),
} satisfies Story;
export const ByHandAfterRefusedLink = { args: { state: { kind: "by-hand", isLinkRefused: true } } } satisfies Story;
export const OnPhone = {
  args: { state: { kind: "sent", email: "a.rather.long.address.of.somebody@students.lectern.test" } },
  globals: { viewport: { value: "phone" } },
} satisfies Story;
export const Narrow = {
  args: { state: { kind: "link-refused" } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
