import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { KeepUnitButton } from "./KeepUnitButton.tsx";

const meta = {
  component: KeepUnitButton,
  args: { state: { kind: "offered" }, onPress: fn(), onKeepNow: fn() },
} satisfies Meta<typeof KeepUnitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered = {} satisfies Story;
/** OFF-04: on mobile data it waits, and goes on at once if the student says so. */
export const Waiting = {
  args: { state: { kind: "waiting" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Waiting for Wi-Fi");
    await userEvent.click(canvas.getByRole("button", { name: "Save Now" }));
    await expect(args.onKeepNow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
} satisfies Story;
/** OFF-04: it can be stopped. */
export const Keeping = {
  args: { state: { kind: "keeping", done: 3, all: 12 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stop Saving (3 of 12)" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
} satisfies Story;
export const Kept = { args: { state: { kind: "kept" } } } satisfies Story;
