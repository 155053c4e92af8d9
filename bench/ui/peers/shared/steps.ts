/** Mounting 1,000 cards; changing title and star of every card; changing one card. */
export const steps = ["mount", "updateAll", "updateOne"] as const;
export type Step = (typeof steps)[number];

declare global {
  interface Window {
    /** Milliseconds until it is on the screen. */
    takeStep(step: Step): Promise<number>;
  }
}
