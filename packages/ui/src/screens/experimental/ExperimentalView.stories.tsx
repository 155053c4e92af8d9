import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ExperimentalView } from "./ExperimentalView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: ExperimentalView,
  args: {
    state: { kind: "enabled" },
    feedbackHref: "#contact-support",
    settingsHref: "#settings",
    smartChapters: false,
    onSmartChaptersChange: fn(),
  },
} satisfies Meta<typeof ExperimentalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComingSoon = { args: { state: { kind: "coming-soon" } } } satisfies Story;

/** TLS-02: three independent toggles, on and off again. */
export const Enabled = {
  play: async ({ args, canvas }) => {
    const voice = canvas.getByRole("switch", { name: "Voice Commands" });
    await userEvent.click(voice);
    await expect(voice).toBeChecked();
    await userEvent.click(voice);
    await expect(voice).not.toBeChecked();
    await userEvent.click(canvas.getByRole("switch", { name: "Real-time Translation" }));
    const states = canvas.getAllByRole("switch").map((toggle) => toggle.getAttribute("aria-checked"));
    await expect(states).toEqual(["false", "true", "false"]);
    await userEvent.click(canvas.getByRole("switch", { name: "Smart Chapters" }));
    await expect(args.onSmartChaptersChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole("link", { name: "Submit Feedback" })).toHaveAttribute("href", "#contact-support");
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const ComingSoonOnPhone = { ...ComingSoon, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
