import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { toControls } from "../../samples/controls.ts";
import { button, flushRow } from "./Button.css.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "elements/button/Button",
  component: Button,
  argTypes: toControls(button, ["busy"]),
  args: { children: "Generate notes", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default = {} satisfies Story;

export const Busy = {
  args: { busy: true, variant: "primary" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Generate notes" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
} satisfies Story;

/** A button that stays pressed, beside one that is not. */
export const Pressed = {
  render: () => (
    <Inline>
      <Button aria-pressed>Saved Offline</Button>
      <Button aria-pressed={false}>Save Folder Offline</Button>
    </Inline>
  ),
} satisfies Story;

export const LongText = {
  args: { children: "Generate notes from everything that was said in the second half of the lecture, twice" },
  globals: { viewport: { value: "narrow" } },
} satisfies Story;

/** Where an element's text begins. */
const toStart = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
};

/** The labels of quiet buttons are aligned with the text above, on each line of a row. */
export const Flush = {
  render: () => (
    <Stack gap="xs">
      <Text>31 cards today, then about 22 a day.</Text>
      <div className={flushRow}>
        <Button>Practice</Button>
        {["Add to Calendar", "Daily Reminder", "Change Exam"].map((name) => (
          <Button key={name} variant="quiet" flush="start">
            {name}
          </Button>
        ))}
      </div>
      <Text>What these lectures define:</Text>
      <div className={flushRow}>
        <Button variant="quiet" size="small" flush="start">
          Key terms
        </Button>
      </div>
    </Stack>
  ),
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas, canvasElement }) => {
    // There the edges are visible, and in line themselves.
    if (matchMedia("(forced-colors: active)").matches) return;
    const start = toStart(canvas.getByText("31 cards today, then about 22 a day."));
    const inLine = [...canvasElement.querySelectorAll("button")].filter(
      (element) => Math.abs(toStart(element) - start) < 0.5,
    );
    await expect(inLine.map((element) => element.textContent)).toContain("Key terms");
    await expect(inLine.length).toBeGreaterThan(1);
  },
} satisfies Story;

const variants = ["primary", "secondary", "quiet", "critical"] as const;
const sizes = ["small", "medium", "large"] as const;

export const Everything = {
  render: () => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} busy>
            {variant} busy
          </Button>
          <Button variant={variant} disabled>
            {variant} disabled
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
} satisfies Story;
