import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ReadAloudBar } from "./ReadAloudBar.tsx";

const meta = {
  component: ReadAloudBar,
  args: {
    state: { kind: "speaking" },
    language: "en",
    rate: 1,
    onPlay: fn(),
    onPause: fn(),
    onPrevious: undefined,
    onNext: fn(),
    onRate: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ReadAloudBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ACC-04: the first line has none before it. */
export const Default = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Pause Reading" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Previous Line" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Faster" }));
    await expect(args.onRate).toHaveBeenCalledWith(1.25);
  },
} satisfies Story;

/** ACC-04: the device can't speak the lecture's language, and it isn't read in another. */
export const NoVoice = {
  args: { state: { kind: "no-voice" }, language: "de", rate: 2 },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("There's no German voice on this device.");
    await expect(canvas.getByRole("button", { name: "Faster" })).toBeDisabled();
  },
} satisfies Story;
