import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ChooseAccountView } from "./ChooseAccountView.tsx";

const meta = {
  component: ChooseAccountView,
  parameters: { layout: "fullscreen" },
  args: {
    state: { kind: "asking" },
    arriving: "noah@lectern.test",
    current: "maya@lectern.test",
    onContinue: fn(),
    onStay: fn(),
    paths: { home: "#" },
  },
} satisfies Meta<typeof ChooseAccountView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** AUT-02 */
export const Asking = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stay Signed In as maya@lectern.test" }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Continue as noah@lectern.test" }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const Continuing = { args: { state: { kind: "continuing" } } } satisfies Story;
/** This browser's session could not be read in time. */
export const WithoutName = { args: { current: null } } satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const Narrow = {
  args: {
    arriving: "an.even.longer.address.than.that@students.lectern.test",
    current: "a.rather.long.address.of.a.student@students.lectern.test",
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
