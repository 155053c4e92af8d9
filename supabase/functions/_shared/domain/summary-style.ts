// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
export const summaryStyles = ["bullet", "paragraph", "outline", "essay"] as const;
/** How summaries and notes are written (docs/product.md#constants). */
export type SummaryStyle = (typeof summaryStyles)[number];
export const DEFAULT_SUMMARY_STYLE: SummaryStyle = "bullet";
