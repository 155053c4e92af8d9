import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ReferralsView } from "./ReferralsView.tsx";
import type { ReferralsState } from "./referrals.state.ts";

const ready: Extract<ReferralsState, { kind: "ready" }> = {
  kind: "ready",
  code: "QUIET7OWL",
  redeem: { kind: "idle" },
  freeWeek: { kind: "in-progress", friends: 3 },
};

const meta = {
  parameters: { surface: "sheet" },
  component: ReferralsView,
  args: {
    onRetry: fn(),
    state: ready,
    onCopyCode: fn(),
    onCopyLink: fn(),
    onApply: fn(),
    onEdit: fn(),
    mailLinkHref: "/forgot-password",
  },
} satisfies Meta<typeof ReferralsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** REF-01, REF-03 */
export const Ready = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Code" }));
    await expect(args.onCopyCode).toHaveBeenCalledWith("QUIET7OWL");
    await userEvent.click(canvas.getByRole("button", { name: "Copy Link" }));
    await expect(args.onCopyLink).toHaveBeenCalledWith("QUIET7OWL");
    await userEvent.click(canvas.getByRole("button", { name: "Apply Code" }));
    await expect(args.onApply).toHaveBeenLastCalledWith("");
    await userEvent.type(canvas.getByRole("textbox", { name: "Referral code" }), " BRAVE2FOX {Enter}");
    await expect(args.onApply).toHaveBeenLastCalledWith("BRAVE2FOX");
  },
} satisfies Story;
/** REF-03: the message is at the field, which has the focus, until the text is edited. */
export const Missing = {
  args: { state: { ...ready, redeem: { kind: "missing" } } },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole("textbox", { name: "Referral code" });
    await expect(code).toHaveAccessibleDescription("Please enter a referral code");
    await userEvent.click(canvas.getByRole("button", { name: "Apply Code" }));
    await expect(code).toHaveFocus();
    await userEvent.type(code, "B");
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
export const Failed = { args: { state: { kind: "failed" } } } satisfies Story;
/** REF-02 */
export const CodeFromLink = {
  args: { initialCode: "BRAVE2FOX" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Referral code" })).toHaveValue("BRAVE2FOX");
    await expect(canvas.getByText(/^Your friend's code is filled in/)).toBeVisible();
  },
} satisfies Story;
export const Applying = {
  args: { initialCode: "BRAVE2FOX", state: { ...ready, redeem: { kind: "applying" } } },
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole<HTMLInputElement>("textbox", { name: "Referral code" });
    await userEvent.type(code, "{Enter}");
    code.form?.requestSubmit();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
} satisfies Story;
/** REF-03, SRV-09: shown before a code is typed, and not as a failure. */
export const Unconfirmed = {
  args: { initialCode: "BRAVE2FOX", state: { ...ready, redeem: { kind: "unconfirmed" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Email Me a Link" })).toHaveAttribute("href", "/forgot-password");
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
} satisfies Story;
/** REF-04: the success stays until the page is left. */
export const Applied = {
  args: { state: { ...ready, redeem: { kind: "applied", code: "BRAVE2FOX" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Code applied/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
} satisfies Story;
/** REF-04 */
export const Redeemed = {
  args: { state: { ...ready, redeem: { kind: "redeemed", code: "BRAVE2FOX" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've already redeemed a referral code")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
} satisfies Story;
export const FreeWeekActive = {
  args: { state: { ...ready, freeWeek: { kind: "active", end: "2025-10-09T15:00:00Z" } } },
} satisfies Story;
/** A free week without an end date. */
export const FreeWeekForGood = {
  args: { state: { ...ready, freeWeek: { kind: "active", end: null } } },
  play: ({ canvas }) => expect(canvas.getByText("Record as much as you like.")).toBeVisible(),
} satisfies Story;
export const FreeWeekUsed = {
  args: { state: { ...ready, freeWeek: { kind: "used", end: "2025-10-09T15:00:00Z" } } },
} satisfies Story;
export const LongText = {
  args: {
    state: {
      ...ready,
      code: "ACODETHATISMUCHLONGERTHANANYTHATWEGIVEOUT",
      freeWeek: { kind: "in-progress", friends: 7 },
    },
  },
} satisfies Story;
export const OnPhone = { globals: { viewport: { value: "phone" } } } satisfies Story;
export const LongTextNarrow = { ...LongText, globals: { viewport: { value: "narrow" } } } satisfies Story;
export const OnDesktop = { globals: { viewport: { value: "desktop" } } } satisfies Story;
