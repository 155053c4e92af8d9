/** The categories of the three mail forms (SUP-01 to SUP-03), in the specification's order. */
export const supportCategories = ["technical", "account", "feature", "other"] as const;
export type SupportCategory = (typeof supportCategories)[number];

export const featureCategories = ["recording", "transcription", "organization", "sharing", "ui", "other"] as const;
export type FeatureCategory = (typeof featureCategories)[number];

export const bugCategories = ["recording", "transcription", "app", "performance", "ui", "other"] as const;
export type BugCategory = (typeof bugCategories)[number];

/** SUP-03 */
export const MAX_SCREENSHOTS = 3;
