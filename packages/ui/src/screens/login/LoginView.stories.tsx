import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LoginView } from "./LoginView.tsx";

const meta = {
  component: LoginView,
  parameters: { layout: "fullscreen" },
  args: {
    state: { kind: "idle" },
    onSignIn: fn(),
    paths: { home: "#", terms: "#tos", privacyPolicy: "#privacy-policy" },
  },
} satisfies Meta<typeof LoginView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue with Apple" }));
    await expect(args.onSignIn).toHaveBeenCalledWith("apple");
  },
} satisfies Story;

export const SignedOut = {
  args: { state: { kind: "signed-out" } },
  play: ({ canvas }) => expect(canvas.getByRole("note")).toHaveTextContent("You were signed out"),
} satisfies Story;

/** PUB-10 */
export const Invited = {
  args: { invited: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole("note")).toHaveTextContent("A friend invited you: 20 extra minutes for both of you"),
} satisfies Story;

export const SigningIn = {
  args: { state: { kind: "signing-in", provider: "google" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Continue with Google" }));
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
} satisfies Story;

export const Failed = {
  args: { state: { kind: "failed", provider: "google" } },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to sign in with Google"),
} satisfies Story;

export const FailedWithApple = { args: { state: { kind: "failed", provider: "apple" } } } satisfies Story;
/** AUT-18 */
export const StorageBlocked = {
  args: { state: { kind: "storage-blocked" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note")).toHaveTextContent("allow this site to store data in your browser");
    await expect(canvas.getByRole("button", { name: "Continue with Google" })).toBeDisabled();
  },
} satisfies Story;

export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
