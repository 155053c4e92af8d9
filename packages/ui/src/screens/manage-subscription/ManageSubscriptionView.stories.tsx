import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ManageSubscriptionView } from "./ManageSubscriptionView.tsx";

const meta = {
  parameters: { surface: "sheet" },
  component: ManageSubscriptionView,
  args: {
    state: { kind: "active", plan: "Premium Semester", nextBilling: "2026-01-15T15:00:00Z" },
    portal: { kind: "idle" },
    onOpenPortal: fn(),
    onCheckAgain: fn(),
    celebrating: false,
    onCelebrated: fn(),
  },
} satisfies Meta<typeof ManageSubscriptionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Active")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Your Plan" })).toHaveTextContent(
      "Next billing date: January 15, 2026",
    );
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("button", { name: "Manage Subscription" }));
    await expect(args.onOpenPortal).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Cancelled = {
  args: { state: { kind: "cancelled", plan: "Premium Monthly", accessUntil: "2025-11-02T15:00:00Z" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Cancelling Soon")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Your Plan" })).toHaveTextContent("Access until: November 2, 2025");
  },
} satisfies Story;
export const NoDate = { args: { state: { kind: "active", plan: "Premium", nextBilling: null } } } satisfies Story;
export const Checking = { args: { state: { kind: "checking" } } } satisfies Story;
/** Product decision 12: after 30 s. */
export const Unconfirmed = {
  args: { state: { kind: "unconfirmed" } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Check Again" }));
    await expect(args.onCheckAgain).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Failed = {
  args: { state: { kind: "failed" } },
  play: ({ canvas }) =>
    expect(canvas.getByRole("alert")).toHaveTextContent("Failed to load subscription page. Please try again."),
} satisfies Story;
export const OpeningPortal = { args: { portal: { kind: "opening" } } } satisfies Story;
/** The confetti ends by itself. */
export const Celebrating = {
  args: { celebrating: true },
  play: async ({ args, canvasElement }) => {
    const sky = canvasElement.querySelector("[aria-hidden='true']") as HTMLElement;
    for (const animation of sky.getAnimations()) animation.finish();
    await waitFor(() => expect(args.onCelebrated).toHaveBeenCalledTimes(1));
  },
} satisfies Story;
/** Product decision 32 */
export const CancelledWithoutConfetti = {
  args: { ...Cancelled.args, celebrating: true },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector("[aria-hidden=true] > span:nth-child(40)")).toBeNull(),
} satisfies Story;
export const CancelledNarrow = { ...Cancelled, globals: { viewport: { value: "narrow" } } } satisfies Story;
