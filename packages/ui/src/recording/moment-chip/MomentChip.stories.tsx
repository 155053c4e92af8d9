import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { MomentChip } from "./MomentChip.tsx";

const meta = {
  component: MomentChip,
  args: {
    seconds: 3675,
    quote: "Double the nucleophile, and the rate stays where it was.",
    href: "#at-3675",
  },
} satisfies Meta<typeof MomentChip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that a press within 24 px around its middle activates it (WCAG 2.5.8). */
async function expectTarget(link: HTMLElement): Promise<void> {
  const { left, right, top, bottom } = link.getBoundingClientRect();
  for (const [x, y] of [
    [0, -11.5],
    [0, 11.5],
    [-11.5, 0],
    [11.5, 0],
  ] as const) {
    const hit = document.elementFromPoint((left + right) / 2 + x, (top + bottom) / 2 + y);
    // oxlint-disable-next-line no-await-in-loop -- assertions in Storybook are promises
    await expect(hit?.closest("a")).toBe(link);
  }
}

/** TUT-01: the line that the recording has there. The target is large enough for touch. */
export const Default = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link", { name: "Transcript at 1:01:15" });
    await expect(link).toHaveAttribute("href", args.href);
    await expectTarget(link);
    await expect(link).toHaveAccessibleDescription(`“${args.quote}”`);
  },
} satisfies Story;
/** The recording's words, on focus and hover; Escape closes them. */
export const WithQuote = {
  play: async ({ args }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(screen.getByText(`“${args.quote}”`, { selector: "[data-side] [dir=auto]" })).toBeVisible(),
    );
  },
} satisfies Story;
/** TUT-01: by touch the first tap shows the line, and the second follows the link. */
export const ByTouch = {
  globals: { viewport: { value: "phone" } },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole("link");
    const followed: boolean[] = [];
    const stop = new AbortController();
    // After React's handler, which the root calls. Followed, the link would leave the page that runs the tests.
    const follow = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener("click", follow, { signal: stop.signal });
    await userEvent.pointer({ target: link, keys: "[TouchA]" });
    await waitFor(() =>
      expect(screen.getByText(`“${args.quote}”`, { selector: "[data-side] [dir=auto]" })).toBeVisible(),
    );
    await userEvent.pointer({ target: link, keys: "[TouchA]" });
    await waitFor(() => expect(followed).toEqual([false, true]));
    stop.abort();
  },
} satisfies Story;
