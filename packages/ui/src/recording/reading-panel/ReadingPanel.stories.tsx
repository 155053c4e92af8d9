import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import {
  applyPreset,
  applyReadingSettings,
  type ReadingPreset,
  standardReading,
  type Typeface,
} from "../../theme/reading/reading-settings.ts";
import { ReadingPanel } from "./ReadingPanel.tsx";

const toSettings = (preset: ReadingPreset, typeface: Typeface) => applyPreset(preset, { ...standardReading, typeface });

const meta = {
  component: ReadingPanel,
  args: { settings: standardReading, onChange: fn() },
  // Applies the settings to the page, as the app does.
  render: function Applied(args) {
    const [settings, setSettings] = useState(args.settings);
    useEffect(() => {
      applyReadingSettings(settings, document.documentElement);
      return () => applyReadingSettings(standardReading, document.documentElement);
    }, [settings]);
    return (
      <ReadingPanel
        settings={settings}
        onChange={(changed) => {
          setSettings(changed);
          args.onChange(changed);
        }}
      />
    );
  },
} satisfies Meta<typeof ReadingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ACC-01 */
export const Standard = {
  play: async ({ args, canvas }) => {
    const sentence = canvas.getByText(/^Every time you recall/);
    const before = Number.parseFloat(getComputedStyle(sentence).fontSize);
    await userEvent.click(canvas.getByRole("button", { name: "Large" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(applyPreset("Large", standardReading));
    await expect(Number.parseFloat(getComputedStyle(sentence).fontSize)).toBeCloseTo(before * 1.6, 1);
    await userEvent.click(canvas.getByRole("radio", { name: "Lexend" }));
    await expect(getComputedStyle(sentence).fontFamily).toMatch(/^Lexend/);
    await userEvent.click(canvas.getByRole("switch", { name: /More contrast/ }));
    await expect(document.documentElement).toHaveAttribute("data-contrast", "more");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(standardReading);
    await expect(document.documentElement).not.toHaveAttribute("data-contrast");
    await expect(Number.parseFloat(getComputedStyle(sentence).fontSize)).toBe(before);
  },
} satisfies Story;
/** The measures are behind "Fine-Tune". */
export const Whole = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("slider", { name: "Line spacing" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Fine-Tune" }));
    await expect(canvas.getByRole("slider", { name: "Line spacing" })).toBeVisible();
  },
} satisfies Story;
export const Comfortable = { args: { settings: toSettings("Comfortable", "atkinson") } } satisfies Story;
export const Compact = { args: { settings: toSettings("Compact", "newsreader") } } satisfies Story;
export const Large = { args: { settings: toSettings("Large", "lexend") } } satisfies Story;
export const MoreContrast = { args: { settings: { ...standardReading, contrast: "more" } } } satisfies Story;
export const LargeOnPhone = {
  args: { settings: { ...toSettings("Large", "lexend"), size: 240, letter: 12, word: 16 } },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;
