import { userEvent, waitFor } from "storybook/test";

/** Radix moves a radio's choice a tick after the key goes down, and only while it is down, as fingers do it. */
export async function arrow(key: "ArrowLeft" | "ArrowRight", settled: () => Promise<void>): Promise<void> {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(settled);
  await userEvent.keyboard(`{/${key}}`);
}
