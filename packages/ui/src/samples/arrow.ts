import { userEvent, waitFor } from "storybook/test";

/** Presses an arrow key. Radix changes a radio's choice one task after keydown, and only while the key is down. */
export async function arrow(key: "ArrowLeft" | "ArrowRight", settled: () => Promise<void>): Promise<void> {
  await userEvent.keyboard(`{${key}>}`);
  await waitFor(settled);
  await userEvent.keyboard(`{/${key}}`);
}
