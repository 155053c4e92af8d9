import { keptKinds, type KeptCounts } from "@lectern/domain/kept-data";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../elements/button/Button.tsx";
import { KeptDataView } from "./KeptDataView.tsx";

const counts = {
  ...Object.fromEntries(Object.keys(keptKinds).map((id, index) => [id, index * index * 37])),
  afterwards: null,
  account: 1,
} as unknown as KeptCounts;

const meta = {
  parameters: { surface: "sheet" },
  component: KeptDataView,
  args: {
    state: { kind: "ready", counts },
    onRetry: fn(),
    exportAction: <Button>Export</Button>,
    paths: { settings: "#settings", privacyPolicy: "#privacy" },
  },
} satisfies Meta<typeof KeptDataView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** PRV-01: a line opens to what, why, how long, who reads it, where it goes, without the names of tables. */
export const Ready = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("1 account"));
    await expect(canvas.getByText("To track how much recording time you have.")).toBeVisible();
    await expect(canvas.queryByText(/private\./)).not.toBeInTheDocument();
  },
} satisfies Story;
export const Loading = { args: { state: { kind: "loading" } } } satisfies Story;
/** The words stay. */
export const Failed = {
  args: { state: { kind: "failed" } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Recordings")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try Again" }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
} satisfies Story;
