import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PasswordEntryView } from "./PasswordEntryView.tsx";

const meta = {
  component: PasswordEntryView,
  parameters: { layout: "fullscreen" },
  args: {
    state: { kind: "idle" },
    mode: "sign-in",
    isSignUpOpen: true,
    onSubmit: fn(),
    onForgotPassword: fn(),
    paths: {
      home: "#",
      login: "#login",
      signup: "#signup",
      forgotPassword: "#forgot-password",
      terms: "#tos",
      privacyPolicy: "#privacy-policy",
    },
  },
} satisfies Meta<typeof PasswordEntryView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** OPS-08: no button leads to Google or Apple. */
export const SignIn = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "New here?" })).toHaveAttribute("href", "#signup");
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "ada@school.test");
    await userEvent.type(canvas.getByLabelText("Password"), "moss on stone{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "ada@school.test", password: "moss on stone" });
    await userEvent.click(canvas.getByRole("link", { name: "Forgot your password?" }));
    await expect(args.onForgotPassword).toHaveBeenCalledWith("ada@school.test");
  },
} satisfies Story;
export const Submitting = { args: { state: { kind: "submitting" } } } satisfies Story;
export const Failed = {
  args: { state: { kind: "failed", isPasswordTooShort: false } },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to log in"),
} satisfies Story;
/** AUT-16 */
export const SignedOut = {
  args: { state: { kind: "signed-out" } },
  play: ({ canvas }) => expect(canvas.getByRole("note")).toHaveTextContent("You were signed out"),
} satisfies Story;
/** AUT-18 */
export const StorageBlocked = {
  args: { state: { kind: "storage-blocked" } },
  play: ({ canvas }) => expect(canvas.getByRole("button", { name: "Log In" })).toBeDisabled(),
} satisfies Story;
/** PUB-10 */
export const Invited = { args: { invited: true } } satisfies Story;
/** OPS-08 */
export const Join = {
  args: { mode: "join" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
    await expect(canvas.getByRole("link", { name: "Already have an account? Log in" })).toHaveAttribute(
      "href",
      "#login",
    );
  },
} satisfies Story;
export const JoinFailed = {
  args: { mode: "join", state: { kind: "failed", isPasswordTooShort: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to sign up");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(/at least 6 characters/);
  },
} satisfies Story;
/** OPS-08: the operator invites people. */
export const ByInvitation = {
  args: { mode: "join", isSignUpOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText("Password")).toBeNull();
    await expect(canvas.getByText(/Accounts are by invitation only/)).toBeVisible();
  },
} satisfies Story;
export const SignInByInvitation = {
  args: { isSignUpOpen: false },
  play: ({ canvas }) => expect(canvas.queryByRole("link", { name: "New here?" })).toBeNull(),
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
