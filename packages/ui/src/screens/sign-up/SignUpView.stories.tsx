import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { SignUpView, type SignUpViewProps } from "./SignUpView.tsx";

const meta = {
  component: SignUpView,
  parameters: { layout: "fullscreen" },
  args: {
    state: { kind: "idle" },
    mode: "join",
    onModeChange: fn(),
    onSubmit: fn(),
    onForgotPassword: fn(),
    paths: {
      home: "#",
      login: "#login",
      forgotPassword: "#forgot-password",
      terms: "#tos",
      privacyPolicy: "#privacy-policy",
    },
  },
} satisfies Meta<typeof SignUpView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PUB-07: required fields, type email, a new password, and no other constraints. */
export const Join = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Already joined? Log in" }));
    await expect(args.onModeChange).toHaveBeenCalledWith("sign-in");
    const email = canvas.getByRole("textbox", { name: "Email" });
    const password = canvas.getByLabelText("Password");
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute("type", "email");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    await userEvent.click(canvas.getByRole("button", { name: "Join Beta Program" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, "new@lectern.test");
    await userEvent.type(password, "x{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: "new@lectern.test", password: "x" });
  },
} satisfies Story;
/** AUT-18 */
export const StorageBlocked = {
  args: { state: { kind: "storage-blocked" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("note")).toHaveTextContent("allow this site to store data in your browser");
    await expect(canvas.getByRole("button", { name: "Join Beta Program" })).toBeDisabled();
  },
} satisfies Story;
export const Idle = {} satisfies Story;
/** A password manager, which submits a form without its button, doesn't submit a second time. */
export const Submitting = {
  args: { state: { kind: "submitting" } },
  play: async ({ args, canvas }) => {
    canvas.getByRole<HTMLInputElement>("textbox", { name: "Email" }).form?.requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
} satisfies Story;
export const Failed = {
  args: { state: { kind: "failed", isPasswordTooShort: false } },
  play: ({ canvas }) => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to join beta program"),
} satisfies Story;
/** Product decision 2 */
export const SignIn = {
  args: { mode: "sign-in" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("autocomplete", "current-password");
    await userEvent.click(canvas.getByRole("button", { name: "New here?" }));
    await expect(args.onModeChange).toHaveBeenCalledWith("join");
  },
} satisfies Story;
/** The typed email is passed to the page for a new password. The browser handles opening another tab. */
export const ForgotPassword = {
  args: { mode: "sign-in" },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Forgot your password?" });
    const isLeftToBrowser = new Promise<boolean>((resolve) => {
      const stay = (event: Event): void => {
        // Another click may still be in progress.
        if (!(event.target instanceof Node && link.contains(event.target))) return;
        document.removeEventListener("click", stay);
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener("click", stay);
    });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(await isLeftToBrowser).toBe(true);
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole("textbox", { name: "Email" }), "forgetful@lectern.test");
    await expect(link).toHaveAttribute("href", "#forgot-password");
    await userEvent.click(link);
    await expect(args.onForgotPassword).toHaveBeenCalledWith("forgetful@lectern.test");
  },
} satisfies Story;
/** PUB-07: the reason is at the field, in addition to the catalogue's text. */
export const PasswordTooShort = {
  args: { state: { kind: "failed", isPasswordTooShort: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to join beta program");
    await expect(canvas.getByLabelText("Password")).toHaveAccessibleDescription(/at least 6 characters/);
  },
} satisfies Story;
export const SignInFailed = {
  args: { mode: "sign-in", state: { kind: "failed", isPasswordTooShort: false } },
} satisfies Story;
export const Narrow = { globals: { viewport: { value: "narrow" } } } satisfies Story;

function Hydrated({ onHydrated, ...props }: SignUpViewProps & { readonly onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return <SignUpView {...props} />;
}

/**
 * As in the app: content in a Suspense boundary hydrates when React is idle, and so do state updates of its effects.
 */
const Hydrating = (props: SignUpViewProps & { readonly onHydrated: () => void }) => (
  <Suspense>
    <Hydrated {...props} />
  </Suspense>
);

/** PUB-07: no render removes text that was typed into the document's form before hydration, not even briefly. */
export const TypedBeforeHydration = {
  tags: ["no-visual"],
  play: async ({ args, canvasElement }) => {
    const container = canvasElement.ownerDocument.createElement("div");
    const onHydrated = fn();
    container.innerHTML = renderToString(<Hydrating {...args} onHydrated={onHydrated} />);
    canvasElement.append(container);
    const email = within(container).getByRole<HTMLInputElement>("textbox", { name: "Email" });
    email.value = "maya@school.test";
    const written = spyOn(HTMLInputElement.prototype, "value", "set");
    const root = hydrateRoot(container, <Hydrating {...args} onHydrated={onHydrated} />);
    await waitFor(() => expect(onHydrated).toHaveBeenCalled());
    await userEvent.type(email, "!");
    await expect(email).toHaveValue("maya@school.test!");
    await expect(written).not.toHaveBeenCalledWith("");
    written.mockRestore();
    root.unmount();
    container.remove();
  },
} satisfies Story;
