/**
 * The styles of summaries and notes (RDT-04), in the order that pages show them: each
 * style's name and description. supabase/tests/checks.test.ts checks that the database accepts the same names.
 */
export const styleWords = {
  bullet: { label: "Bullet Points", note: "One fact per line" },
  paragraph: { label: "Paragraph", note: "One short paragraph" },
  outline: { label: "Outline", note: "Headings with nested points" },
  essay: { label: "Essay", note: "A full write-up" },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly note: string }>>;

export type SummaryStyle = keyof typeof styleWords;
export const summaryStyles = Object.keys(styleWords) as readonly SummaryStyle[];
export const DEFAULT_SUMMARY_STYLE: SummaryStyle = "bullet";

/** The longest wish for notes, such as "Focus on the proofs". */
export const FOCUS_MAX_CHARACTERS = 200;
