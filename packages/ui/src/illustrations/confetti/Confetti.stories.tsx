import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Confetti } from "./Confetti.tsx";

const meta = {
  title: "illustrations/confetti/Confetti",
  component: Confetti,
  args: { onEnd: fn() },
} satisfies Meta<typeof Confetti>;
export default meta;

/** SUB-03: it ends and calls `onEnd`. It can't be clicked, and screen readers ignore it. */
export const Default = {
  play: async ({ args, canvasElement }) => {
    const sky = canvasElement.querySelector("[aria-hidden='true']") as HTMLElement;
    await expect(getComputedStyle(sky).pointerEvents).toBe("none");
    for (const animation of sky.getAnimations()) animation.finish();
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1));
  },
} satisfies StoryObj<typeof meta>;
