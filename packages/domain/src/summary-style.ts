/**
 * The styles of summaries and notes (docs/product.md#constants), in the order that pages show them (RDT-04): each
 * style's name and description. supabase/tests/checks.test.ts checks that the database accepts the same names.
 */
export const styleWords = {
  bullet: { label: "Bullet Points", note: "The facts, one a line" },
  paragraph: { label: "Paragraph", note: "A short text in one piece" },
  outline: { label: "Outline", note: "Points under points" },
  essay: { label: "Essay", note: "The whole story, told" },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly note: string }>>;

export type SummaryStyle = keyof typeof styleWords;
export const summaryStyles = Object.keys(styleWords) as readonly SummaryStyle[];
export const DEFAULT_SUMMARY_STYLE: SummaryStyle = "bullet";
