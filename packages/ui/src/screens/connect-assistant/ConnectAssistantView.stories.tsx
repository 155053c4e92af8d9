import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ConnectAssistantView } from "./ConnectAssistantView.tsx";

const assistant = { name: "Claude", host: "claude.ai", isKnown: false };

const meta = {
  component: ConnectAssistantView,
  parameters: { layout: "fullscreen" },
  args: {
    state: { kind: "asking", assistant },
    email: "maya@lectern.test",
    onAllow: fn(),
    onRefuse: fn(),
    onRetry: fn(),
    paths: { home: "#", settings: "#settings" },
  },
} satisfies Meta<typeof ConnectAssistantView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CON-02 */
export const Asking = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Don't Allow" }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
    await expect(args.onAllow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Allow" }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** An editor on the student's own machine. */
export const OnThisComputer = {
  args: { state: { kind: "asking", assistant: { ...assistant, name: "Visual Studio Code", host: null } } },
} satisfies Story;
export const WithoutName = {
  args: { state: { kind: "asking", assistant: { ...assistant, name: null } } },
} satisfies Story;
/** The auth server says nothing of an assistant that was allowed before but where it leads to. */
export const Known = {
  args: { state: { kind: "asking", assistant: { ...assistant, name: null, isKnown: true } } },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Unreachable = {
  args: { state: { kind: "unreachable" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const Ended = { args: { state: { kind: "ended" } } } satisfies Story;
export const Allowing = { args: { state: { kind: "allowing", assistant } } } satisfies Story;
export const Refusing = { args: { state: { kind: "refusing", assistant } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed", assistant } } } satisfies Story;
export const Answered = { args: { state: { kind: "answered", assistant, isAllowed: true } } } satisfies Story;
export const AnsweredNo = { args: { state: { kind: "answered", assistant, isAllowed: false } } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const LongTextNarrow = {
  args: {
    email: "a.rather.long.address.of.a.student@students.lectern.test",
    state: {
      kind: "asking",
      assistant: {
        name: "Anassistantwhosenamehasnospacesandgoesonandonuntilitiscut…",
        host: "an-assistant.with.many.subdomains.of.an.even.longer.domain.example:8443",
        isKnown: false,
      },
    },
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
